import { Input } from '@mantine/core';
import type { FieldWords } from './labelled-field.tsx';
import { fieldAria, LabelledField } from './labelled-field.tsx';

interface TextFieldProps extends FieldWords {
  readonly value: string;
  /** Not needed where nobody may type. */
  readonly onChange?: (value: string) => void;
  readonly type?: 'text' | 'password';
  readonly isNumeric?: boolean;
  readonly isReadOnly?: boolean;
  /** No more characters than these can be typed; without it, what is too much is told instead. */
  readonly maxLength?: number;
}

/** A line of text with its label, and below it the problem or a note. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    type = 'text',
    isNumeric = false,
    isReadOnly = false,
    maxLength,
    ...words
  } = props;
  return (
    <LabelledField {...words}>
      <Input
        {...fieldAria(words)}
        type={type}
        inputMode={isNumeric ? 'numeric' : 'text'}
        value={value}
        readOnly={isReadOnly}
        maxLength={maxLength}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </LabelledField>
  );
}
