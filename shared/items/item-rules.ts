import { PRICE, QUANTITY, readTypedDecimal } from '../money/decimal.ts';
import type { DecimalProblem, DecimalSize } from '../money/decimal.ts';
import type { ItemFieldName, ItemFields, ItemProblem } from './item.ts';

/** What the authority demands of one field of an item; lengths count characters (code points). */
export type ItemFieldRule =
  | {
      is: 'text';
      required: boolean;
      longest: number;
      /** A code holds no blanks. */
      isCode: boolean;
    }
  | { is: 'number'; required: boolean; size: DecimalSize }
  | { is: 'flag' };

/** Every rule of spec §2.6 for what a person fills, in the order of the spec. */
export const ITEM_FIELD_RULES: Readonly<Record<ItemFieldName, ItemFieldRule>> = {
  classificationCode: { is: 'text', required: true, longest: 10, isCode: true },
  itemCode: { is: 'text', required: true, longest: 20, isCode: true },
  itemTypeCode: { is: 'text', required: true, longest: 5, isCode: true },
  name: { is: 'text', required: true, longest: 200, isCode: false },
  standardName: { is: 'text', required: false, longest: 200, isCode: false },
  originCountryCode: { is: 'text', required: true, longest: 5, isCode: true },
  packagingUnitCode: { is: 'text', required: true, longest: 5, isCode: true },
  quantityUnitCode: { is: 'text', required: true, longest: 5, isCode: true },
  taxTypeCode: { is: 'text', required: true, longest: 5, isCode: true },
  batchNumber: { is: 'text', required: false, longest: 10, isCode: false },
  barcode: { is: 'text', required: false, longest: 20, isCode: false },
  price: { is: 'number', required: true, size: PRICE },
  groupPrice1: { is: 'number', required: false, size: PRICE },
  groupPrice2: { is: 'number', required: false, size: PRICE },
  groupPrice3: { is: 'number', required: false, size: PRICE },
  groupPrice4: { is: 'number', required: false, size: PRICE },
  groupPrice5: { is: 'number', required: false, size: PRICE },
  additionalInformation: { is: 'text', required: false, longest: 7, isCode: false },
  safetyQuantity: { is: 'number', required: false, size: QUANTITY },
  insuranceApplicable: { is: 'flag' },
  inUse: { is: 'flag' },
};

/** The names of the fields in the order of the spec. */
export const ITEM_FIELD_NAMES = Object.keys(ITEM_FIELD_RULES).filter(isItemFieldName);

/**
 * Everything in which the fields of an item break a rule of spec §2.6, in the spec's order: at most one problem per
 * field. Codes are checked for their form only; whether the authority knows them, the code lists tell. Blanks
 * around a text do not count.
 */
export function checkItem(fields: ItemFields): ItemProblem[] {
  return ITEM_FIELD_NAMES.flatMap((field) => checkField(field, fields[field]) ?? []);
}

/** The fields as they are stored and sent: no blanks around texts, amounts as '1250.00'; the unreadable stays as typed. */
export function tidyItem(fields: ItemFields): ItemFields {
  const tidy: Record<string, string | boolean> = {};
  for (const field of ITEM_FIELD_NAMES) tidy[field] = tidyField(ITEM_FIELD_RULES[field], fields[field]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field was set in the loop over all of them
  return tidy as ItemFields;
}

/** True when two items, tidy both, say the same in every field. */
export function hasSameFields(one: ItemFields, other: ItemFields): boolean {
  return ITEM_FIELD_NAMES.every((field) => one[field] === other[field]);
}

/**
 * True when a problem keeps an item even from being kept as a draft, for which a name and a price are enough
 * (ux §4.5): a number that cannot be read, a code that another item has, and a code that may not change block too.
 * Codes, lengths and signs may wait until the item is sent; who saves it is always asked for (field 'operator').
 */
export function blocksDraft({ field, rule }: ItemProblem): boolean {
  switch (rule) {
    case 'required':
      return field === 'name' || field === 'price' || field === 'operator';
    case 'too-long':
    case 'negative':
    case 'bad-characters':
    case 'unknown-code':
    case 'code-off':
      return false;
    default:
      return true;
  }
}

function isItemFieldName(name: string): name is ItemFieldName {
  return Object.hasOwn(ITEM_FIELD_RULES, name);
}

function checkField(field: ItemFieldName, value: string | boolean): ItemProblem | null {
  const rule = ITEM_FIELD_RULES[field];
  if (typeof value === 'boolean' || rule.is === 'flag') return null;
  return rule.is === 'text' ? checkText(field, value.trim(), rule) : checkNumber(field, value, rule);
}

function checkText(
  field: ItemFieldName,
  text: string,
  rule: Extract<ItemFieldRule, { is: 'text' }>,
): ItemProblem | null {
  if (text === '') return rule.required ? { field, rule: 'required', details: {} } : null;
  // No text has more characters than units, and most are far from too long.
  const length = text.length > rule.longest ? characters(text) : 0;
  if (length > rule.longest) return { field, rule: 'too-long', details: { longest: rule.longest, length } };
  const isBad = !text.isWellFormed() || CONTROL.test(text) || (rule.isCode && /\s/.test(text));
  return isBad ? { field, rule: 'bad-characters', details: {} } : null;
}

function checkNumber(
  field: ItemFieldName,
  typed: string,
  { required, size }: Extract<ItemFieldRule, { is: 'number' }>,
): ItemProblem | null {
  const reading = readTypedDecimal(typed, size);
  // The service names no lower end (spec §2.6), but no shop sells below nothing: such a minus is a slip.
  if (reading.ok) return reading.value.startsWith('-') ? { field, rule: 'negative', details: {} } : null;
  if (reading.problem === 'empty' && !required) return null;
  const digits = { decimals: size.scale, wholeDigits: size.precision - size.scale };
  return { field, rule: RULE_OF_NUMBER[reading.problem], details: reading.problem === 'empty' ? {} : digits };
}

const RULE_OF_NUMBER = {
  empty: 'required',
  'not-a-number': 'not-a-number',
  ambiguous: 'ambiguous-number',
  'too-many-decimals': 'too-many-decimals',
  'too-large': 'too-large',
} as const satisfies Record<DecimalProblem | 'ambiguous', ItemProblem['rule']>;

// Line breaks, tabs and the like: a scanner or a pasted cell brings them, no field of the authority takes them.
const CONTROL = /\p{Cc}/u;

function tidyField(rule: ItemFieldRule, value: string | boolean): string | boolean {
  if (typeof value === 'boolean') return value;
  if (rule.is !== 'number') return value.trim();
  const reading = readTypedDecimal(value, rule.size);
  return reading.ok ? reading.value : value.trim();
}

/** A character outside the basic plane counts as one, as the authority's own CHAR(n) does. */
function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
