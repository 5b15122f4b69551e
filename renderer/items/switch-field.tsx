import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { ReactNode } from 'react';
import { Controller, type Control } from 'react-hook-form';
import type { ItemFields } from '../../shared/items/item.ts';
import type { SwitchFieldName } from './item-fields.ts';
import classes from './item-editor.module.css';

interface SwitchFieldProps {
  readonly id: string;
  readonly name: SwitchFieldName;
  readonly label: string;
  readonly control: Control<ItemFields>;
  readonly beside: ReactNode;
}

/** A yes or no of the item. */
export function SwitchField({ id, name, label, control, beside }: SwitchFieldProps) {
  return (
    <div className={classes['switch']}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <Switch
            id={id}
            name={name}
            label={label}
            ref={field.ref}
            checked={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      />
      {beside}
    </div>
  );
}
