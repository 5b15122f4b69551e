import { useState, type KeyboardEvent } from 'react';
import { Input } from '@mantine/core';
import { fieldAria, LabelledField } from '../design/labelled-field.tsx';

interface KeptFieldProps<Value> {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  /** What is kept, as it is shown. */
  readonly shown: string;
  /** null when the text cannot be read. */
  readonly read: (typed: string) => Value | null;
  /** Said while it cannot. */
  readonly problem: string;
  /** Keeps it; rejects when it was not kept, which the page says. */
  readonly onKeep: (value: Value) => Promise<unknown>;
}

/** A line of text that is kept when the cursor leaves it or Enter is pressed, like every other change of a setting. */
export function KeptField<Value>(props: KeptFieldProps<Value>) {
  const { id, label, note, shown, read, problem, onKeep } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const words = { id, label, note, problem: isWrong ? problem : undefined };
  const keep = async (): Promise<void> => {
    if (typed === null) return;
    const value = read(typed);
    setWrong(value === null);
    if (value === null) return;
    await onKeep(value).catch(() => undefined);
    // Whether or not it was kept, what holds is shown.
    setTyped(null);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') void keep();
    if (event.key !== 'Escape' || typed === null) return;
    // Puts back what is kept; the screen does not step back as well.
    event.preventDefault();
    setTyped(null);
    setWrong(false);
  };
  return (
    <LabelledField {...words}>
      <Input
        {...fieldAria(words)}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        value={typed ?? shown}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => void keep()}
        onKeyDown={onKeyDown}
      />
    </LabelledField>
  );
}
