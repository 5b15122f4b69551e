import type { Item, ItemFieldName, ItemFields } from '../../shared/items/item.ts';

/** What is asked once before a save; the answer is remembered for this item. */
export type SaveQuestion =
  /** Fields of an accepted item that other programs lock once it is registered (ux §4.5). */
  | { readonly is: 'changes-accepted'; readonly fields: readonly ItemFieldName[] }
  /** A classification outside the list that was loaded (ux §4.12 I04). */
  | { readonly is: 'unknown-class'; readonly code: string };

const LOCKED_ELSEWHERE = [
  'classificationCode',
  'originCountryCode',
  'taxTypeCode',
  'quantityUnitCode',
  'packagingUnitCode',
  'itemTypeCode',
] as const satisfies readonly ItemFieldName[];

/** The fields of an accepted item about which a change is asked once; [] for any other item. */
export function changedAfterAcceptance(
  item: Item | null,
  before: ItemFields,
  now: ItemFields,
): ItemFieldName[] {
  if (item === null || item.acceptedRevision === null) return [];
  return LOCKED_ELSEWHERE.filter((field) => before[field].trim() !== now[field].trim());
}

/** Names a question, so that it is asked once: a change of other fields, or another code, is another question. */
export function questionKey(question: SaveQuestion): string {
  return question.is === 'unknown-class' ? `class ${question.code}` : `changes ${question.fields.join()}`;
}
