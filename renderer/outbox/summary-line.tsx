import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { useWords } from '../words/use-words.ts';
import { clearWords } from './clear-words.ts';
import classes from './outbox.module.css';

/** The outbox in one line: "37 waiting · 4 not accepted · 1 no answer · about 6 min to clear" (ux §4.7). */
export function SummaryLine({ summary }: { summary: OutboxSummary }) {
  const { t } = useWords('outbox');
  const { sending, waiting, notAccepted, noAnswer, held, secondsToClear, pause } = summary;
  const counts = [
    sending > 0 && t('summary-sending', { count: sending }),
    waiting > 0 && t('summary-waiting', { count: waiting }),
    notAccepted > 0 && t('summary-not-accepted', { count: notAccepted }),
    noAnswer > 0 && t('summary-no-answer', { count: noAnswer }),
    held > 0 && t('summary-held', { count: held }),
    // While nothing is being sent, nobody knows how long it takes.
    pause === null && waiting > 0 && clearWords(secondsToClear, t),
  ];
  const told = counts.filter((words) => words !== false && words !== '');
  const words = told.length === 0 ? t('summary-nothing') : told.join(' · ');
  // Where there is no room for all of it the end is cut, and pointing at it tells it.
  return (
    <output className={classes['told']} title={words}>
      {words}
    </output>
  );
}
