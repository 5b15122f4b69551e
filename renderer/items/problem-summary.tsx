import { useLayoutEffect, useRef } from 'react';
import type { ItemProblem } from '../../shared/items/item.ts';
import { useWords } from '../words/use-words.ts';
import { ProblemList } from './problem-list.tsx';
import classes from './problem-summary.module.css';

interface ProblemSummaryProps {
  readonly problems: readonly ItemProblem[];
  /** The item was stored nevertheless, as one that needs fixing. */
  readonly isKept: boolean;
  readonly onGoTo: (field: string) => void;
}

/** Everything that keeps the item from being sent, with a link to each field; it takes the focus (ux §4.5). */
export function ProblemSummary({ problems, isKept, onGoTo }: ProblemSummaryProps) {
  const { t } = useWords('item-editor');
  const box = useRef<HTMLElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="problem-summary" className={classes['box']}>
      <h2 id="problem-summary" className={classes['title']}>
        {t(isKept ? 'summary-kept' : 'summary', { count: problems.length })}
      </h2>
      {isKept && <p>{t('summary-kept-body')}</p>}
      <ProblemList problems={problems} onGoTo={onGoTo} />
    </section>
  );
}
