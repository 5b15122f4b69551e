import type { CodedField } from '../../shared/codes/code.ts';
import type { ItemFields, ItemProblem } from '../../shared/items/item.ts';
import type { OutboxService } from '../outbox/outbox-kind.ts';
import { CODED_ITEM_FIELDS } from './coded-item-fields.ts';
import type { ItemRepository, StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';

/** What a save asks about the authority's codes. */
export interface SavedCodes {
  isKnown(field: CodedField, code: string): boolean;
  isOff(field: CodedField, code: string): boolean;
}

export interface StoreChecksNeeds {
  items: ItemRepository;
  outbox: OutboxService;
  codes: SavedCodes;
}

/**
 * What only the store can tell about the fields of an item: codes that the authority's lists do not hold or have
 * switched off, an item code that another item has, and one that may not change any more.
 * @param before the item as it is stored; null when it is new
 */
export function checkAgainstStore(
  fields: ItemFields,
  before: StoredItem | null,
  needs: StoreChecksNeeds,
): ItemProblem[] {
  return [...checkCodes(fields, before, needs), ...checkItemCode(fields.itemCode, before, needs)];
}

/** What the authority has, or may have, cannot become an item that is never sent (domain §8, 51). */
export function checkKeptLocal(before: StoredItem | null, outbox: OutboxService): ItemProblem[] {
  if (before === null || !isCodeFrozen(before, outbox)) return [];
  return [{ field: 'keepLocal', rule: 'already-sent', details: {} }];
}

function checkCodes(fields: ItemFields, before: StoredItem | null, needs: StoreChecksNeeds): ItemProblem[] {
  const problems: ItemProblem[] = [];
  for (const field of CODED_ITEM_FIELDS) {
    const code = fields[field];
    if (code === '') continue;
    if (!needs.codes.isKnown(field, code)) {
      problems.push({ field, rule: 'unknown-code', details: { code } });
    } else if (needs.codes.isOff(field, code) && !wasAccepted(field, code, before, needs.items)) {
      problems.push({ field, rule: 'code-off', details: { code } });
    }
  }
  return problems;
}

/**
 * An item that the authority has accepted with a code may go on with it: nobody should have to invent another unit
 * to change a price or to stop using the item.
 */
function wasAccepted(
  field: keyof ItemFields,
  code: string,
  before: StoredItem | null,
  items: ItemRepository,
): boolean {
  if (before === null || before.acceptedRevision === null) return false;
  return items.fieldsAt(before.id, before.acceptedRevision)?.[field] === code;
}

function checkItemCode(
  itemCode: string,
  before: StoredItem | null,
  { items, outbox }: StoreChecksNeeds,
): ItemProblem[] {
  if (before?.fields.itemCode === itemCode) return [];
  if (before !== null && isCodeFrozen(before, outbox)) {
    return [{ field: 'itemCode', rule: 'code-frozen', details: { code: before.fields.itemCode } }];
  }
  const other = itemCode === '' ? null : items.findByCode(itemCode);
  if (other === null) return [];
  return [{ field: 'itemCode', rule: 'code-used', details: { name: other.name, id: other.id } }];
}

/** One item has one code with the authority: once it has it, or while it may have it (spec §4 rule 3, domain §5.3). */
export function isCodeFrozen({ id, acceptedRevision }: StoredItem, outbox: OutboxService): boolean {
  return acceptedRevision !== null || outbox.mayHaveArrived(ITEM_KIND, id);
}
