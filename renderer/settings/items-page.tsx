import { useAnswer } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { CodePattern } from './code-pattern.tsx';
import { NextNumber } from './next-number.tsx';
import { PinsList } from './pins-list.tsx';
import { Presets } from './presets.tsx';
import classes from './settings-page.module.css';

/** How the shop enters items: how item codes look, what fills several fields at once, and what stays (ux §4.10). */
export function ItemsPage() {
  const { t } = useWords('settings');
  const { data: entry, error, refetch } = useAnswer('items', 'entry', undefined);
  const { mutateAsync: change, error: notChanged } = useDeed('items', 'changeEntry');
  if (entry === undefined)
    return error === null ? null : (
      <ErrorRegion error={error} action={{ label: t('shell:try-again'), run: () => void refetch() }} />
    );
  return (
    <div className={classes.parts}>
      {notChanged !== null && <FailureNotice error={notChanged} title={t('not-changed')} />}
      <CodePattern entry={entry} onChange={change} />
      <NextNumber entry={entry} onChange={change} />
      <Presets presets={entry.presets} onChange={change} />
      <PinsList pins={entry.pins} onChange={change} />
    </div>
  );
}
