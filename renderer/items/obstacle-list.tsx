import { Link } from 'wouter';
import type { BulkReport } from '../../shared/items/item-deeds.ts';
import type { ItemFieldName, ItemProblem } from '../../shared/items/item.ts';
import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { problemWords } from './problem-words.ts';
import classes from './set-field.module.css';

interface ObstacleListProps {
  readonly obstacles: BulkReport['obstacles'];
  /** How many there are in all; only the first are listed. */
  readonly count: number;
}

/** Items that a rule keeps out of a deed, each with its reason and a way to it. */
export function ObstacleList({ obstacles, count }: ObstacleListProps) {
  const { t } = useWords('items');
  return (
    <>
      <ul className={classes['obstacles']}>
        {obstacles.map(({ item, problems }) => (
          <li key={item.id}>
            <Link href={`/items/${item.id}`}>{item.name === '' ? item.itemCode : item.name}</Link>
            {problems.map((problem) => (
              <span key={`${problem.field} ${problem.rule}`} className={classes['problem']}>
                {obstacleWords(problem, t)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      {count > obstacles.length && <p>{t('obstacles-more', { count: count - obstacles.length })}</p>}
    </>
  );
}

/** The field and what is wrong with it, in the words of the item's own screen (ux §4.12 rule 6). */
function obstacleWords(problem: ItemProblem, t: Say<'items'>): string {
  const text = problemWords(problem, t);
  return isFieldName(problem.field) ? `${t(`field-${problem.field}`)}: ${text}` : text;
}

function isFieldName(field: string): field is ItemFieldName {
  return field in ITEM_FIELD_RULES;
}
