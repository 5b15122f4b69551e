import type { Item, ItemFields } from '../../../shared/items/item.ts';
import type { ItemConditions } from '../../../shared/items/item-list.ts';
import type { ItemSort, ItemView } from '../../../shared/items/item-views.ts';

/** What a screen asks of the list. */
export interface Question {
  view: ItemView;
  sort: ItemSort;
  descending: boolean;
  text: string;
  where?: ItemConditions;
}

/** Filters that ask nothing. */
export const NO_CONDITIONS: ItemConditions = {
  states: [],
  taxTypeCodes: [],
  quantityUnitCodes: [],
  originCountryCodes: [],
  classificationPrefix: '',
  priceFrom: null,
  priceTo: null,
  changedBy: '',
  changedFrom: null,
  changedTo: null,
};

/** The same list by the plainest means: every item looked at, one by one. @param now in milliseconds since 1970 */
export function expected(items: readonly Item[], question: Question, now: number): number[] {
  const { view, sort, descending, text, where = NO_CONDITIONS } = question;
  const words = wordsOf(text);
  const found = items.filter(
    (item) =>
      isIn(view, item, now) && fulfils(where, item) && words.every((word) => hasWord(item.fields, word)),
  );
  const sorted = found.toSorted((a, b) => bySort(a, b, sort) || a.id - b.id).map(({ id }) => id);
  return descending ? sorted.toReversed() : sorted;
}

const NEEDS_FIXING = ['not-accepted', 'no-answer', 'needs-fixing'];
const NOT_SENT = ['draft', 'waiting', 'held'];

function isIn(view: ItemView, { state, fields, changedAt }: Item, now: number): boolean {
  if (view === 'in-use') return fields.inUse;
  if (view === 'stopped') return !fields.inUse;
  if (view === 'no-barcode') return fields.inUse && fields.barcode === '';
  if (view === 'needs-fixing') return NEEDS_FIXING.includes(state);
  if (view === 'not-sent') return NOT_SENT.includes(state);
  if (view === 'changed-today') return day(changedAt) === day(now);
  return true;
}

function fulfils(where: ItemConditions, { state, fields, changedAt, modifier }: Item): boolean {
  return (
    isOneOf(where.states, state) &&
    isOneOf(where.taxTypeCodes, fields.taxTypeCode) &&
    isOneOf(where.quantityUnitCodes, fields.quantityUnitCode) &&
    isOneOf(where.originCountryCodes, fields.originCountryCode) &&
    fields.classificationCode.startsWith(where.classificationPrefix) &&
    (where.priceFrom === null || Number(fields.price) >= Number(where.priceFrom)) &&
    (where.priceTo === null || Number(fields.price) <= Number(where.priceTo)) &&
    isOneOf(where.changedBy === '' ? [] : [where.changedBy], modifier.name) &&
    (where.changedFrom === null || day(changedAt) >= where.changedFrom) &&
    (where.changedTo === null || day(changedAt) <= where.changedTo)
  );
}

function isOneOf(wanted: readonly string[], value: string): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

/** The Swedes write a day as the contract does. */
function day(moment: string | number): string {
  return new Date(moment).toLocaleDateString('sv');
}

const SEARCHED = ['name', 'standardName', 'itemCode', 'barcode', 'classificationCode'] as const;

function hasWord(fields: ItemFields, word: string): boolean {
  return SEARCHED.some((field) => wordsOf(fields[field]).some((own) => own.startsWith(word)));
}

function wordsOf(text: string): string[] {
  const folded = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

function bySort(a: Item, b: Item, sort: ItemSort): number {
  if (sort === 'changed') return a.changedAt < b.changedAt ? -1 : Number(a.changedAt > b.changedAt);
  if (sort === 'price') return cents(a) - cents(b);
  if (sort === 'code') return Buffer.compare(Buffer.from(a.fields.itemCode), Buffer.from(b.fields.itemCode));
  return Buffer.compare(Buffer.from(asciiLower(a.fields.name)), Buffer.from(asciiLower(b.fields.name)));
}

function cents({ fields }: Item): number {
  return Math.round(Number(fields.price) * 100);
}

function asciiLower(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
