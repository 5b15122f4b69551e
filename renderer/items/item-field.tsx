import { useWords } from '../words/use-words.ts';
import { CodeField } from './code-field.tsx';
import type { FieldPlan } from './item-fields.ts';
import { LabelledInput } from './labelled-input.tsx';
import { problemWords } from './problem-words.ts';
import { SwitchField } from './switch-field.tsx';
import { tidyAmount } from './typed-amount.ts';
import type { ItemEditing } from './use-item-editing.ts';

interface ItemFieldProps {
  readonly plan: FieldPlan;
  readonly editing: ItemEditing;
  /** A hint below the field, when nothing is wrong with it. */
  readonly note?: string | undefined;
  /** The item code once the authority knows it. */
  readonly isFixed?: boolean;
}

/** One field of the editor, by its plan: label above, the field, and below it what is to be said about it. */
export function ItemField({ plan, editing, note, isFixed = false }: ItemFieldProps) {
  const { t } = useWords('items');
  const { control, register } = editing.form;
  const found = editing.problems.find(({ field }) => field === plan.name);
  const words = {
    id: `item-${plan.name}`,
    label: t(`field-${plan.name}`),
    problem: found === undefined ? undefined : problemWords(found, t),
  };
  const onChange = () => editing.touch(plan.name);
  switch (plan.is) {
    case 'switch':
      return <SwitchField id={words.id} name={plan.name} label={words.label} control={control} />;
    case 'code':
      return <CodeField name={plan.name} control={control} onChanged={onChange} {...words} />;
    case 'amount':
      return (
        <LabelledInput
          {...words}
          isRequired={plan.isRequired ?? false}
          inputMode="decimal"
          {...(plan.isMoney === true ? MONEY_LOOKS : {})}
          {...register(plan.name, { onChange, onBlur: () => tidy(plan, editing) })}
        />
      );
    default:
      return (
        <LabelledInput
          {...words}
          note={note}
          isRequired={plan.isRequired ?? false}
          readOnly={isFixed}
          {...register(plan.name, { onChange })}
        />
      );
  }
}

/** The shilling stands before the amount and is never typed. */
const MONEY_LOOKS = {
  leftSection: 'Ksh',
  leftSectionWidth: '2.75rem',
  leftSectionPointerEvents: 'none',
} as const;

function tidy(plan: FieldPlan & { is: 'amount' }, { form, report }: ItemEditing): void {
  const typed = form.getValues(plan.name);
  const { text, rule } = tidyAmount(typed, plan.size);
  if (text !== typed) form.setValue(plan.name, text);
  if (rule !== null) report({ field: plan.name, rule, details: {} });
}
