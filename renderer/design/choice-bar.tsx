import { NativeSelect, SegmentedControl } from '@mantine/core';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import classes from './choice-bar.module.css';

interface ChoiceBarProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A few choices of which one holds: side by side where there is room, otherwise as one list to choose from. */
export function ChoiceBar<Value extends string>({ label, choices, value, onChange }: ChoiceBarProps<Value>) {
  const data = choices.map((choice) => ({ ...choice }));
  const choose = (chosen: string) => {
    const choice = choices.find((known) => known.value === chosen);
    if (choice !== undefined) onChange(choice.value);
  };
  return (
    <>
      <SegmentedControl
        className={classes['wide']}
        classNames={{ label: classes['choice'] }}
        aria-label={label}
        data={data}
        value={value}
        onChange={choose}
        transitionDuration={0}
      />
      <NativeSelect
        className={classes['narrow']}
        aria-label={label}
        data={data}
        value={value}
        onChange={(event) => choose(event.currentTarget.value)}
      />
    </>
  );
}
