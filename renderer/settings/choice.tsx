import { useId } from 'react';
import { useShownAtOnce } from '../design/use-shown-at-once.ts';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string | number> {
  legend: string;
  note?: string;
  value: Value;
  options: readonly { value: Value; label: string; lang?: string }[];
  /** Resolves when the choice holds. */
  onChoose: (value: Value) => Promise<unknown>;
}

/** One of a few, all in sight: radio buttons in a row, which arrows move through and the choice follows. */
export function Choice<Value extends string | number>(props: ChoiceProps<Value>) {
  const { legend, note, value, options, onChoose } = props;
  const id = useId();
  const [shown, choose] = useShownAtOnce(value, onChoose);
  return (
    <fieldset className={classes.choice} aria-describedby={note === undefined ? undefined : `${id}-note`}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options}>
        {options.map((option) => (
          <label key={option.value} className={classes.option} lang={option.lang}>
            <input
              type="radio"
              className={classes.radio}
              name={id}
              checked={option.value === shown}
              onChange={() => choose(option.value)}
            />
            <span className={classes.dot} aria-hidden />
            {option.label}
          </label>
        ))}
      </div>
      {note !== undefined && (
        <p id={`${id}-note`} className={classes.note}>
          {note}
        </p>
      )}
    </fieldset>
  );
}
