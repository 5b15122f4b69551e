import { useState } from 'react';
import { Button } from '@mantine/core';
import type { Item } from '../../shared/items/item.ts';
import type { ItemRevision } from '../../shared/items/item-editing.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { StateWord } from '../design/state-word.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { useFieldValueWords } from './field-value-words.ts';
import { planOf } from './item-fields.ts';
import classes from './item-history.module.css';

/** Who saved the item when, what changed, and what the authority said; the newest first (ux §4.5). */
export function ItemHistory({ item }: { item: Item | null }) {
  const { t } = useWords('item-editor');
  if (item === null) return <p className={classes['quiet']}>{t('history-none')}</p>;
  return <Revisions id={item.id} />;
}

function Revisions({ id }: { id: number }) {
  const { t } = useWords('item-editor');
  const [count, setCount] = useState(FIRST);
  const history = useAnswer('items', 'history', { id, from: 0, count }, { keepOld: true });
  if (history.data === undefined) {
    return history.error === null ? null : (
      <FailureNotice error={history.error} onTryAgain={() => void history.refetch()} />
    );
  }
  const { rows, total } = history.data;
  return (
    <>
      <ol className={classes['list']}>
        {rows.map((revision) => (
          <Revision key={revision.revision} revision={revision} />
        ))}
      </ol>
      {rows.length < total && count < MOST && (
        <Button variant="default" onClick={() => setCount(Math.min(count + MORE, MOST))}>
          {t('history-older', { count: total - rows.length })}
        </Button>
      )}
    </>
  );
}

function Revision({ revision: { savedAt, savedBy, changes, sent } }: { revision: ItemRevision }) {
  const { t } = useWords('item-editor');
  const format = useFormat();
  return (
    <li className={classes['revision']}>
      <p className={classes['head']}>{t('history-head', { when: format.when(savedAt), name: savedBy })}</p>
      <Sent sent={sent} />
      <ul className={classes['changes']}>
        {changes.map((change) => (
          <Change key={change.field} {...change} />
        ))}
      </ul>
    </li>
  );
}

function Sent({ sent }: { sent: ItemRevision['sent'] }) {
  const { t } = useWords('item-editor');
  const format = useFormat();
  if (sent === null) return <p className={classes['quiet']}>{t('history-not-sent')}</p>;
  if (sent.state === 'replaced') return <p className={classes['quiet']}>{t('history-replaced')}</p>;
  return (
    <>
      <p className={classes['sent']}>
        <StateWord state={sent.state} /> <span className={classes['quiet']}>{format.when(sent.at)}</span>
      </p>
      {sent.outcome === 'marked-by-person' && <p className={classes['quiet']}>{t('history-marked')}</p>}
      <AuthorityWords message={sent.message} resultCode={sent.resultCode} />
    </>
  );
}

function Change({ field, before, after }: ItemRevision['changes'][number]) {
  const { t } = useWords('item-editor');
  const words = useFieldValueWords();
  const plan = planOf(field);
  const isFlag = plan?.is === 'switch';
  const say = (value: string): string => words(isFlag && value !== '' ? value === 'Y' : value);
  return (
    <li>
      <span className={classes['field']}>{plan === undefined ? field : t(`items:field-${plan.name}`)}</span>{' '}
      {before === '' ? say(after) : t('history-change', { before: say(before), after: say(after) })}
    </li>
  );
}

const FIRST = 20;
const MORE = 60;
const MOST = 200;
