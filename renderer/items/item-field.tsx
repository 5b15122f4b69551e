import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { useWords } from '../words/use-words.ts';
import { ClassificationField } from './classification-field.tsx';
import { CodeField } from './code-field.tsx';
import { isRequired, type FieldPlan } from './item-fields.ts';
import { LabelledInput } from './labelled-input.tsx';
import { problemWords } from './problem-words.ts';
import { SwitchField } from './switch-field.tsx';
import { tidyAmount } from './typed-amount.ts';
import type { ItemEditing } from './use-item-editing.ts';
import { useLengthNote } from './use-length-note.ts';

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
  const lengthNote = useLengthNote(plan.name, control);
  const found = editing.problems.find(({ field }) => field === plan.name);
  const words = {
    id: `item-${plan.name}`,
    label: t(`field-${plan.name}`),
    isRequired: isRequired(plan.name),
    problem: found === undefined ? undefined : problemWords(found, t),
  };
  const handlers = {
    onChange: () => editing.touch(plan.name),
    onBlur: () => leave(plan, editing),
  };
  switch (plan.is) {
    case 'switch':
      return <SwitchField id={words.id} name={plan.name} label={words.label} control={control} />;
    case 'code':
      return <CodeField {...words} name={plan.name} control={control} {...handlers} />;
    case 'classification':
      return <ClassificationField {...words} control={control} {...handlers} />;
    case 'amount': {
      const looks = plan.isMoney ? MONEY_LOOKS : {};
      return <LabelledInput {...words} inputMode="decimal" {...looks} {...register(plan.name, handlers)} />;
    }
    default: {
      const field = register(plan.name, handlers);
      return <LabelledInput {...words} note={note ?? lengthNote} readOnly={isFixed} {...field} />;
    }
  }
}

/** The shilling stands before the amount and is never typed. */
const MONEY_LOOKS = {
  leftSection: 'Ksh',
  leftSectionWidth: '2.75rem',
  leftSectionPointerEvents: 'none',
} as const;

/** The cursor leaves a field: an amount is written tidily, and what is wrong is said at once (ux §4.5). */
function leave({ name }: FieldPlan, { form, check }: ItemEditing): void {
  const rule = ITEM_FIELD_RULES[name];
  const typed = form.getValues(name);
  if (rule.is === 'number' && typeof typed === 'string') {
    const tidy = tidyAmount(typed, rule.size);
    if (tidy !== typed) form.setValue(name, tidy);
  }
  check(name);
}
