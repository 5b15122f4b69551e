import { useWatch } from 'react-hook-form';
import { composeItemCode } from '../../shared/items/item-code.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import type { FieldRemark } from './field-remark.ts';
import { RemedyButton } from './remedy-button.tsx';
import type { ItemEditing } from './use-item-editing.ts';
import { useCodeParts } from './use-suggested-code.ts';

/** How the item code came about, and what it will look like; a code that another item has is replaced by one press. */
export function useCodeRemark({ item, form, suggestion, problems }: ItemEditing): FieldRemark {
  const { t } = useWords('items');
  const preview = useCodePreview(form.control);
  const code = useWatch({ control: form.control, name: 'itemCode' });
  if (item?.isCodeFrozen === true) return { note: t('note-code-frozen') };
  const isTaken = problems.all.some(({ field, rule }) => field === 'itemCode' && rule === 'code-used');
  if (isTaken) {
    const makeNew = (): void => {
      form.setValue('itemCode', suggestion.code);
      problems.touch('itemCode');
    };
    return { remedies: <RemedyButton onPress={makeNew}>{t('item-editor:make-new-code')}</RemedyButton> };
  }
  if (suggestion.isInField) return { note: t('note-code-made') };
  return code === '' && preview !== null ? { note: t('item-editor:code-preview', { code: preview }) } : {};
}

/** The code by the shop's pattern, with dots for the parts that are not filled yet; null while none is. */
function useCodePreview(control: ItemEditing['form']['control']): string | null {
  const parts = useCodeParts(control);
  const entry = useAnswer('items', 'entry', undefined).data;
  if (entry === undefined || Object.values(parts).every((part) => part === '')) return null;
  const filled = {
    originCountryCode: parts.originCountryCode || '··',
    itemTypeCode: parts.itemTypeCode || '·',
    packagingUnitCode: parts.packagingUnitCode,
    quantityUnitCode: parts.quantityUnitCode,
  };
  return composeItemCode(filled, entry.nextNumber, entry.pattern);
}
