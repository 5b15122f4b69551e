import { ITEM_FIELD_RULES } from '../../shared/items/item-rules.ts';
import { useWords } from '../words/use-words.ts';
import { amountRemedies } from './amount-remedies.ts';
import { focusField } from './enter-moves-on.ts';
import type { FieldPlan } from './item-fields.ts';
import { RemedyButton } from './remedy-button.tsx';
import type { ItemEditing } from './use-item-editing.ts';

interface AmountRemediesProps {
  readonly plan: Extract<FieldPlan, { is: 'amount' }>;
  readonly editing: ItemEditing;
}

/** Below an amount that cannot be taken as typed: what it may have meant, to be taken with one press (I06, I07). */
export function AmountRemedies({ plan: { name }, editing: { form, problems } }: AmountRemediesProps) {
  const { t } = useWords('item-editor');
  const rule = ITEM_FIELD_RULES[name];
  if (rule.is !== 'number' || !problems.all.some(({ field }) => field === name)) return null;
  const offered = amountRemedies(form.getValues(name), rule.size);
  const take = (amount: string): void => {
    form.setValue(name, amount);
    problems.touch(name);
    focusField(document.querySelector('form'), name);
  };
  return offered.map((amount) => (
    <RemedyButton key={amount} onPress={() => take(amount)}>
      {t('use-amount', { amount })}
    </RemedyButton>
  ));
}
