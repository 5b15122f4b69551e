import type { Item, ItemFields } from '../../../shared/items/item.ts';
import type { ItemSort, ItemView } from '../../../shared/items/item-views.ts';

/** What a screen asks of the list. */
export interface Question {
  view: ItemView;
  sort: ItemSort;
  descending: boolean;
  text: string;
}

/** The same list by the plainest means: every item looked at, one by one. */
export function expected(items: readonly Item[], { view, sort, descending, text }: Question): number[] {
  const words = wordsOf(text);
  const found = items.filter((item) => isIn(view, item) && words.every((word) => hasWord(item.fields, word)));
  const sorted = found.toSorted((a, b) => bySort(a, b, sort) || a.id - b.id).map(({ id }) => id);
  return descending ? sorted.toReversed() : sorted;
}

function isIn(view: ItemView, { state, fields }: Item): boolean {
  if (view === 'in-use') return fields.inUse;
  if (view === 'stopped') return !fields.inUse;
  if (view === 'no-barcode') return fields.inUse && fields.barcode === '';
  if (view === 'needs-fixing') return state === 'not-accepted' || state === 'no-answer';
  if (view === 'not-sent') return state === 'draft' || state === 'waiting' || state === 'held';
  return true;
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
