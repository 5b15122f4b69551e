import { useId, useState } from 'react';
import { Input } from '@mantine/core';
import { formatDay } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { fieldAria, LabelledField } from './labelled-field.tsx';
import { readTypedDay } from './typed-day.ts';

interface DayFieldProps {
  readonly label: string;
  /** ISO, e.g. 2026-11-21. */
  readonly value: string | null;
  /** Told as soon as what is typed is a day, and null when the field is empty. */
  readonly onChange: (value: string | null) => void;
  /** In a dialog: the keyboard begins here. */
  readonly isFirst?: boolean;
}

/**
 * A day, typed day first whatever the language of the system (ux §5.4). What is no day is said when the field is left,
 * and changes nothing.
 */
export function DayField({ label, value, onChange, isFirst = false }: DayFieldProps) {
  const { t } = useWords('shell');
  const [typed, setTyped] = useState(value === null ? '' : formatDay(value));
  const [hasLeft, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  if (value !== known) {
    // Somebody chose a period, or took the condition away.
    setKnown(value);
    if (readTypedDay(typed) !== value) setTyped(value === null ? '' : formatDay(value));
  }
  const isWrong = typed.trim() !== '' && readTypedDay(typed) === null;
  const words = { id: useId(), label, problem: hasLeft && isWrong ? t('day-wrong') : undefined };
  const change = (text: string): void => {
    setTyped(text);
    setLeft(false);
    const day = readTypedDay(text);
    if (day !== value && (day !== null || text.trim() === '')) onChange(day);
  };
  return (
    <LabelledField {...words}>
      <Input
        {...fieldAria(words)}
        inputMode="numeric"
        placeholder={t('day-hint')}
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        value={typed}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setLeft(true)}
      />
    </LabelledField>
  );
}
