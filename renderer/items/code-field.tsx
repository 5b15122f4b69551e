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
  readonly control: Control<ItemFields>;
  readonly onChanged: () => void;
}

/** A field of the item whose value is a code of the authority's lists; all of them are required (spec §2.6). */
export function CodeField({ id, name, label, problem, control, onChanged }: CodeFieldProps) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <CodePicker
          id={id}
          name={name}
          field={name}
          label={label}
          value={field.value}
          isRequired
          problem={problem}
          inputRef={field.ref}
          onBlur={field.onBlur}
          onChange={(code) => {
            field.onChange(code);
            onChanged();
          }}
        />
      )}
    />
  );
}
