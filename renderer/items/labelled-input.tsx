import type { ComponentProps } from 'react';
import { Input } from '@mantine/core';
import { fieldAria, LabelledField, type FieldWords } from '../design/labelled-field.tsx';

type LabelledInputProps = FieldWords & Omit<ComponentProps<typeof Input<'input'>>, keyof FieldWords>;

/** A text field of the editor. */
export function LabelledInput({ id, label, isRequired, problem, note, ...input }: LabelledInputProps) {
  const words = { id, label, problem, note, ...(isRequired === undefined ? {} : { isRequired }) };
  return (
    <LabelledField {...words}>
      <Input autoComplete="off" spellCheck={false} {...fieldAria(words)} {...input} />
    </LabelledField>
  );
}
