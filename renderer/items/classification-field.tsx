import type { ReactNode } from 'react';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useDebouncedValue } from '@mantine/hooks';
import type { ItemFields } from '../../shared/items/item.ts';
import { ClassificationPicker } from '../codes/code-picker.tsx';

interface ClassificationFieldProps {
  readonly id: string;
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

/** The classification of the item. What such names were given before is offered first, so it follows the name. */
export function ClassificationField({ control, onChange, onBlur, ...words }: ClassificationFieldProps) {
  const [itemName] = useDebouncedValue(useWatch({ control, name: 'name' }), TYPING_REST_MS);
  return (
    <Controller
      control={control}
      name="classificationCode"
      render={({ field }) => (
        <ClassificationPicker
          {...words}
          name="classificationCode"
          itemName={itemName}
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

/** The field need not be drawn anew for each letter of the name. */
const TYPING_REST_MS = 150;
