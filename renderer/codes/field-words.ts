import type { CodedField } from '../../shared/codes/code.ts';
import type { WordKey } from '../words/dictionary.ts';

/** The words for each coded field, the same that its own screen has. */
export const FIELD_WORDS: Readonly<Record<CodedField, WordKey>> = {
  taxTypeCode: 'items:field-taxTypeCode',
  originCountryCode: 'items:field-originCountryCode',
  quantityUnitCode: 'items:field-quantityUnitCode',
  packagingUnitCode: 'items:field-packagingUnitCode',
  itemTypeCode: 'items:field-itemTypeCode',
  importStatusCode: 'customs-imports:field-status',
  currencyCode: 'customs-imports:field-currency',
};
