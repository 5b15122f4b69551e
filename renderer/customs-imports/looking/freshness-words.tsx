import { useFormat } from '../../words/use-format.ts';
import { useNow } from '../../words/use-now.ts';
import { useWords } from '../../words/use-words.ts';
import { freshnessOf } from './freshness.ts';
import classes from './looking.module.css';

/** When the list was fetched, and from an age on that it has to be fetched again before it is used. */
export function FreshnessWords({ lookedAt }: { lookedAt: string }) {
  const { t } = useWords('customs-imports');
  const format = useFormat();
  const freshness = freshnessOf(lookedAt, useNow());
  return (
    <span className={classes['freshness']} data-freshness={freshness}>
      {t(`fetched-${freshness}`, { when: format.when(lookedAt) })}
    </span>
  );
}
