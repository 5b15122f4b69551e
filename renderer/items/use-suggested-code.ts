import { useEffect, useRef } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import type { ItemFields } from '../../shared/items/item.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { codeParts, mayReplace, type CodeParts } from './suggested-code.ts';

/** The code that is proposed for a new item; '' while a part of it is missing. */
export interface SuggestedCode {
  readonly code: string;
  /** It stands in the field: nobody typed another. */
  readonly isInField: boolean;
}

/**
 * Fills the item code of a new item as soon as its parts are known, and anew when they change or another item took
 * the number; what a person typed stays (ux §4.5).
 */
export function useSuggestedCode(form: UseFormReturn<ItemFields>, isNew: boolean): SuggestedCode {
  const { control, getValues, setValue } = form;
  const parts = codeParts(useCodeParts(control));
  const isWanted = isNew && parts !== null;
  const answer = useAnswer('items', 'suggestCode', parts ?? NO_PARTS, { enabled: isWanted });
  const code = isWanted ? (answer.data?.itemCode ?? '') : '';
  const before = useRef('');
  useEffect(() => {
    if (code === '' || !mayReplace(getValues('itemCode'), before.current)) return;
    before.current = code;
    setValue('itemCode', code);
  }, [code, getValues, setValue]);
  const isInField = useWatch({ control, name: 'itemCode' }) === code && code !== '';
  return { code, isInField };
}

/** The parts of the code as they stand in the form. */
export function useCodeParts(control: UseFormReturn<ItemFields>['control']): CodeParts {
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
