import classes from './plain-facts.module.css';

/** One fact: its name and its value. */
export interface PlainFact {
  readonly label: string;
  /** null or '' where there is none. */
  readonly value: string | null;
  /** true for what the authority sent: it is English whatever the language of the screen. */
  readonly isAuthority?: boolean;
}

/** Names and values one below the other; a fact that is not there is left out. */
export function PlainFacts({ facts }: { facts: readonly PlainFact[] }) {
  return (
    <dl className={classes.list}>
      {facts
        .filter(({ value }) => value !== null && value !== '')
        .map(({ label, value, isAuthority }) => (
          <div key={label} className={classes.fact}>
            <dt className={classes.label}>{label}</dt>
            <dd className={classes.value} lang={isAuthority === true ? 'en' : undefined}>
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}
