import type { ComponentProps } from 'react';
import { Input } from '@mantine/core';
import { fieldAria, LabelledField, type FieldWords } from '../design/labelled-field.tsx';

type LabelledInputProps = FieldWords & Omit<ComponentProps<typeof Input<'input'>>, keyof FieldWords>;

/** A text field of the editor. */
export function LabelledInput(props: LabelledInputProps) {
  const { id, label, isRequired, problem, mark, warning, note, remedies, beside, ...input } = props;
  const required = isRequired === undefined ? {} : { isRequired };
  const words = { id, label, problem, mark, warning, note, remedies, beside, ...required };
  return (
    <LabelledField {...words}>
      <Input autoComplete="off" spellCheck={false} {...fieldAria(words)} {...input} />
    </LabelledField>
  );
}
