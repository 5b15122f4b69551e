import type { ReactNode } from 'react';
import classes from './fact-list.module.css';

interface FactListProps {
  readonly title: string;
  /** Label and value of each fact, in order; an empty value shows as a dash. */
  readonly facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A group of facts about one thing: label at the left, value at the right. */
export function FactList({ title, facts }: FactListProps) {
  return (
    <section className={classes['group']}>
      <h3 className={classes['title']}>{title}</h3>
      <dl className={classes['facts']}>
        {facts.map(([label, value]) => (
          <div key={label} className={classes['fact']}>
            <dt className={classes['label']}>{label}</dt>
            <dd className={classes['value']}>{value === '' ? '—' : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
