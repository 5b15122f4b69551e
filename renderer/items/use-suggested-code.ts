import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ItemFields } from '../../shared/items/item.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { codeParts, mayReplace, type CodeParts } from './suggested-code.ts';

/**
 * Fills the item code of a new item as soon as its parts are known, and anew when they change or another item took
 * the number; what a person typed stays (ux §4.5). Answers whether the suggestion stands in the field.
 */
export function useSuggestedCode(form: UseFormReturn<ItemFields>, isNew: boolean): boolean {
  const { control, getValues, setValue } = form;
  const parts = codeParts(useCodeParts(control));
  const isWanted = isNew && parts !== null;
  const answer = useAnswer('items', 'suggestCode', parts ?? NO_PARTS, { enabled: isWanted });
  const suggestion = isWanted ? (answer.data?.itemCode ?? '') : '';
  const before = useRef('');
  useEffect(() => {
    if (suggestion === '' || !mayReplace(getValues('itemCode'), before.current)) return;
    before.current = suggestion;
    setValue('itemCode', suggestion);
  }, [suggestion, getValues, setValue]);
  return useWatch({ control, name: 'itemCode' }) === suggestion && suggestion !== '';
}

function useCodeParts(control: UseFormReturn<ItemFields>['control']): CodeParts {
  return {
    originCountryCode: useWatch({ control, name: 'originCountryCode' }),
    itemTypeCode: useWatch({ control, name: 'itemTypeCode' }),
    packagingUnitCode: useWatch({ control, name: 'packagingUnitCode' }),
    quantityUnitCode: useWatch({ control, name: 'quantityUnitCode' }),
  };
}

const NO_PARTS: CodeParts = {
  originCountryCode: '',
  itemTypeCode: '',
  packagingUnitCode: '',
  quantityUnitCode: '',
};
