import { Switch } from '@mantine/core';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import type { SettableField } from '../../shared/items/item-deeds.ts';
import { ClassificationPicker, CodePicker } from '../codes/code-picker.tsx';
import { useWords } from '../words/use-words.ts';
import { planOf } from './item-fields.ts';
import { LabelledInput } from './labelled-input.tsx';

interface SetFieldControlProps {
  readonly field: SettableField;
  readonly value: string | boolean;
  readonly problem: string | undefined;
  readonly onChange: (value: string | boolean) => void;
}

/** The control that fits the field: the same that the editor has for it. */
export function SetFieldControl({ field, value, problem, onChange }: SetFieldControlProps) {
  const { t } = useWords('items');
  const plan = planOf(field);
  const words = { id: 'set-value', label: t('set-to', { field: t(`field-${field}`) }), problem };
  const text = String(value);
  if (typeof value === 'boolean') {
    return (
      <Switch
        id={words.id}
        label={t(`field-${field}`)}
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    );
  }
  if (plan?.is === 'code')
    return <CodePicker {...words} name="set-value" field={plan.name} value={text} onChange={onChange} />;
  if (plan?.is === 'classification')
    return <ClassificationPicker {...words} name="set-value" itemName="" value={text} onChange={onChange} />;
  return (
    <LabelledInput
      {...words}
      inputMode={plan?.is === 'amount' ? 'decimal' : 'text'}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
