import type { ReactNode } from 'react';
import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { useWords } from '../words/use-words.ts';
import { AmountRemedies } from './amount-remedy-buttons.tsx';
import { ClassificationField } from './classification-field.tsx';
import { CodeField } from './code-field.tsx';
import type { FieldRemark } from './field-remark.ts';
import { isRequired, type FieldPlan } from './item-fields.ts';
import { LabelledInput } from './labelled-input.tsx';
import { PinButton } from './pin-button.tsx';
import { isPinnable } from './pins.ts';
import { problemWords } from './problem-words.ts';
import { SwitchField } from './switch-field.tsx';
import { tidyAmount } from './typed-amount.ts';
import type { ItemEditing } from './use-item-editing.ts';
import { useLengthNote } from './use-length-note.ts';
import type { Pins } from './use-pins.ts';
import classes from './item-editor.module.css';

interface ItemFieldProps {
  readonly plan: FieldPlan;
  readonly editing: ItemEditing;
  readonly pins: Pins;
  readonly remark?: FieldRemark | undefined;
}

/** One field of the editor, by its plan: label and pin above, the field, and below it what is to be said about it. */
export function ItemField(props: ItemFieldProps) {
  const { plan, pins } = props;
  return (
    <div className={classes['cell']} data-pinned={pins.isPinned(plan.name) || undefined} data-is={plan.is}>
      <PlannedField {...props} />
    </div>
  );
}

function PlannedField({ plan, editing, pins, remark = {} }: ItemFieldProps) {
  const { control, register } = editing.form;
  const lengthNote = useLengthNote(plan.name, control);
  const words = { ...useFieldWords(plan, editing, remark), beside: usePin(plan, editing, pins) };
  const handlers = {
    onChange: () => editing.problems.touch(plan.name),
    onBlur: () => leave(plan, editing),
  };
  switch (plan.is) {
    case 'switch':
      return <SwitchField {...words} name={plan.name} control={control} />;
    case 'code':
      return <CodeField {...words} name={plan.name} control={control} {...handlers} />;
    case 'classification':
      return <ClassificationField {...words} control={control} {...handlers} />;
    case 'amount': {
      const looks = plan.isMoney ? MONEY_LOOKS : {};
      const remedies = <AmountRemedies plan={plan} editing={editing} />;
      const field = register(plan.name, handlers);
      return <LabelledInput {...words} remedies={remedies} inputMode="decimal" {...looks} {...field} />;
    }
    default: {
      const field = register(plan.name, handlers);
      const isFixed = plan.is === 'item-code' && editing.item?.isCodeFrozen === true;
      return <LabelledInput {...words} note={words.note ?? lengthNote} readOnly={isFixed} {...field} />;
    }
  }
}

function useFieldWords(plan: FieldPlan, { problems, keepLocal }: ItemEditing, remark: FieldRemark) {
  const { t } = useWords('items');
  const found = problems.all.find(({ field }) => field === plan.name);
  const relaxed = keepLocal && plan.name !== 'name' && plan.name !== 'price';
  return {
    id: `item-${plan.name}`,
    label: t(`field-${plan.name}`),
    isRequired: isRequired(plan.name) && !relaxed,
    problem: found === undefined ? undefined : problemWords(found, t),
    mark: remark.mark,
    warning: remark.warning,
    note: remark.note,
    remedies: remark.remedies,
  };
}

function usePin({ name }: FieldPlan, { form }: ItemEditing, pins: Pins): ReactNode {
  const { t } = useWords('items');
  if (!isPinnable(name)) return undefined;
  return (
    <PinButton
      label={t(`field-${name}`)}
      isPinned={pins.isPinned(name)}
      onToggle={() => pins.toggle(name, form.getValues(name))}
    />
  );
}

/** The shilling stands before the amount and is never typed. */
const MONEY_LOOKS = {
  leftSection: 'Ksh',
  leftSectionWidth: '2.75rem',
  leftSectionPointerEvents: 'none',
} as const;

/** The cursor leaves a field: an amount is written tidily, and what is wrong is said at once (ux §4.5). */
function leave({ name }: FieldPlan, { form, problems }: ItemEditing): void {
  const rule = ITEM_FIELD_RULES[name];
  const typed = form.getValues(name);
  if (rule.is === 'number' && typeof typed === 'string') {
    const tidy = tidyAmount(typed, rule.size);
    if (tidy !== typed) form.setValue(name, tidy);
  }
  problems.check(name);
}
