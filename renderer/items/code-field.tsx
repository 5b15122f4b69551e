import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { CodePicker } from '../codes/code-picker.tsx';
import type { TextFieldName } from './item-fields.ts';

interface CodeFieldProps {
  readonly id: string;
  readonly name: CodedField & TextFieldName;
  readonly label: string;
  readonly problem: string | undefined;
  readonly mark: string | undefined;
  readonly control: Control<ItemFields>;
  readonly isRequired: boolean;
  readonly remedies: ReactNode;
  readonly beside: ReactNode;
  readonly onChange: () => void;
  readonly onBlur: () => void;
}

/** A field of the item whose value is a code of the authority's lists. */
export function CodeField({ name, control, onChange, onBlur, ...words }: CodeFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <CodePicker
          {...words}
          name={name}
          field={name}
          value={field.value}
          inputRef={field.ref}
          onBlur={() => {
            field.onBlur();
            onBlur();
          }}
          onChange={(code) => {
            field.onChange(code);
            onChange();
          }}
        />
      )}
    />
  );
}
