import type { ItemProblem } from '../../shared/items/item.ts';
import { useWords } from '../words/use-words.ts';
import { planOf } from './item-fields.ts';
import { problemWords } from './problem-words.ts';
import classes from './problem-summary.module.css';

interface ProblemListProps {
  readonly problems: readonly ItemProblem[];
  readonly onGoTo: (field: string) => void;
}

/** The problems of an item, each with a link that puts the cursor into its field. */
export function ProblemList({ problems, onGoTo }: ProblemListProps) {
  const { t } = useWords('items');
  return (
    <ul className={classes['list']}>
      {problems.map((problem) => {
        const plan = planOf(problem.field);
        return (
          <li key={problem.field}>
            {plan !== undefined && (
              <button type="button" className={classes['link']} onClick={() => onGoTo(problem.field)}>
                {t(`field-${plan.name}`)}
              </button>
            )}{' '}
            {problemWords(problem, t)}
          </li>
        );
      })}
    </ul>
  );
}
