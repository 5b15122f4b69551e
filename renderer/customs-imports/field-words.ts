import type { KeyOf } from '../words/dictionary.ts';
import type { Say } from '../words/use-words.ts';

/** The fields of a customs line, by their names in the contract, and what each is called on screen. */
export const FIELD_WORDS = {
  change: 'column-change',
  declarationNumber: 'field-declaration-number',
  itemSequence: 'field-item-sequence',
  declarationDate: 'field-declaration-date',
  declarationDateRaw: 'field-declaration-date-raw',
  taskCode: 'field-task-code',
  statusCode: 'field-status',
  hsCode: 'field-hs-code',
  itemName: 'field-goods',
  originCountryCode: 'field-origin',
  exportCountryCode: 'field-export',
  quantity: 'field-quantity',
  quantityUnitCode: 'field-quantity-unit',
  packageQuantity: 'field-packages',
  packageUnitCode: 'field-package-unit',
  totalWeight: 'field-total-weight',
  netWeight: 'field-net-weight',
  supplierName: 'field-supplier',
  agentName: 'field-agent',
  invoiceAmount: 'field-amount',
  invoiceCurrencyCode: 'field-currency',
  invoiceExchangeRate: 'field-rate',
  localAmount: 'field-local-amount',
  mark: 'field-mark',
  note: 'field-note',
  item: 'field-item',
} as const satisfies Record<string, KeyOf<'customs-imports'>>;

/** What a field is called; one that this version does not know keeps its own name. */
export function fieldName(field: string, t: Say<'customs-imports'>): string {
  return isKnown(field) ? t(FIELD_WORDS[field]) : field;
}

function isKnown(field: string): field is keyof typeof FIELD_WORDS {
  return Object.hasOwn(FIELD_WORDS, field);
}
