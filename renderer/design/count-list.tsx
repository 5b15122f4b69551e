import { formatCount } from '../words/format.ts';
import classes from './count-list.module.css';

/** What a deed on many would do, in numbers: the first line is the whole, and of its parts those that are not none. */
export function CountList({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <dl className={classes['counts']}>
      {counts
        .filter(([, count], place) => count > 0 || place === 0)
        .map(([label, count]) => (
          <div key={label} className={classes['line']}>
            <dt>{label}</dt>
            <dd className={classes['number']}>{formatCount(count)}</dd>
          </div>
        ))}
    </dl>
  );
}
