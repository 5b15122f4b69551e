import { useState } from 'react';
import { Button } from '@mantine/core';
import { Dialog } from '../../app/dialog.tsx';
import { useAnswer } from '../../bridge/use-answer.ts';
import type { UnreadableRow } from '../../../shared/customs-imports/import-list.ts';
import { FailureNotice } from '../../design/failure-notice.tsx';
import { QuietLine } from '../../design/quiet-line.tsx';
import { RawText } from '../../design/raw-text.tsx';
import { useWords } from '../../words/use-words.ts';
import { unreadableReasons } from './unreadable-reason.ts';
import classes from './looking.module.css';

/** Says that rows of the last look could not be read, and opens their list. */
export function UnreadableNotice({ count }: { count: number }) {
  const { t } = useWords('customs-imports');
  const [isOpen, setOpen] = useState(false);
  if (count === 0) return null;
  return (
    <>
      <QuietLine kind="warning" deed={{ label: t('unreadable-show'), run: () => setOpen(true) }}>
        {t('unreadable', { count })}
      </QuietLine>
      {isOpen && <UnreadableRows onClose={() => setOpen(false)} />}
    </>
  );
}

/** Each row with its place in the answer, what was wrong with it in words, and as it came. */
function UnreadableRows({ onClose }: { onClose: () => void }) {
  const { t } = useWords('customs-imports');
  const [from, setFrom] = useState(0);
  const { data, error } = useAnswer('customsImports', 'unreadable', { from, count: PAGE }, { keepOld: true });
  return (
    <Dialog title={t('unreadable-title')} size="48rem" onClose={onClose}>
      <p className={classes['quiet']}>{t('unreadable-text')}</p>
      {error !== null && <FailureNotice error={error} />}
      <ol className={classes['unreadable']}>
        {data?.rows.map((row) => (
          <UnreadableItem key={row.place} row={row} />
        ))}
      </ol>
      {data !== undefined && data.total > PAGE && (
        <div className={classes['paging']}>
          <Button variant="default" disabled={from === 0} onClick={() => setFrom(from - PAGE)}>
            {t('previous')}
          </Button>
          <Button variant="default" disabled={from + PAGE >= data.total} onClick={() => setFrom(from + PAGE)}>
            {t('next')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

const PAGE = 50;

function UnreadableItem({ row }: { row: UnreadableRow }) {
  const { t } = useWords('customs-imports');
  const place = t('unreadable-place', { place: row.place });
  return (
    <li>
      <h3 className={classes['place']}>{place}</h3>
      <ul className={classes['reasons']}>
        {unreadableReasons(row.problems, t).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      <RawText label={t('unreadable-raw', { place: row.place })} text={row.raw} />
    </li>
  );
}
