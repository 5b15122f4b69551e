import { writeItem } from '../../shared/authority/requests.ts';
import { itemToWire } from '../../shared/authority/to-wire.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemFields, ItemProblem, ItemStateName, SaveItemArgument } from '../../shared/items/item.ts';
import { blocksDraft, checkItem, tidyItem } from '../../shared/items/item-rules.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { OutboxService } from '../outbox/outbox-kind.ts';
import { checkAgainstStore, type SavedCodes } from './check-against-store.ts';
import type { ItemRepository, NewRevision, Person, StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';
import type { CodeMaker } from './suggest-code.ts';

/** What came of a save: the id of the stored item, or everything that keeps it from being stored. */
export type Saved = { is: 'saved'; id: number } | { is: 'problems'; problems: ItemProblem[] };

/** A save that has passed every rule and waits to be stored. */
export interface CheckedSave {
  is: 'to-store';
  fields: ItemFields;
  before: StoredItem | null;
  send: boolean;
}

export interface SaveItemNeeds {
  database: Database;
  items: ItemRepository;
  outbox: OutboxService;
  codes: SavedCodes;
  codeMaker: CodeMaker;
  clock: Clock;
  /** Who works now; the registrant stays who registered the item. @throws AppError 'operators.none' */
  operator: () => Person;
  /** Told after an item was stored, with its fields before (null: it is new). */
  stored: (id: number, before: ItemFields | null, after: ItemFields) => void;
}

/**
 * Saves an item (architecture §3): the rules of spec §2.6, the codes as the authority's lists have them, then one
 * transaction with the item, its new revision and the outbox entry whose text is frozen. With `send` false it is
 * kept on this computer as a draft, for which a name and a price are enough (ux §4.5), and what still waited of an
 * older revision is taken back. Without an item code the next one is made. A save that changes nothing of what is on its way or accepted does nothing.
 * Throws AppError('items.not-found').
 */
export function saveItem(argument: SaveItemArgument, needs: SaveItemNeeds): Saved {
  const checked = checkSave(argument, needs);
  if (checked.is !== 'to-store') return checked;
  const id = needs.database.transaction(() => storeSave(checked, needs));
  needs.stored(id, checked.before?.fields ?? null, checked.fields);
  return { is: 'saved', id };
}

/** Everything of a save but the storing itself. Throws AppError('items.not-found'). */
export function checkSave({ id, fields, send }: SaveItemArgument, needs: SaveItemNeeds): Saved | CheckedSave {
  const before = id === null ? null : needs.items.get(id);
  if (id !== null && before === null) throw new AppError('items.not-found');
  const tidy = withItemCode(tidyItem(fields), send, needs.codeMaker);
  const problems = [
    ...checkItem(tidy),
    ...checkAgainstStore(tidy, before, needs),
    ...checkPerson(needs.operator()),
  ];
  const blocking = send ? problems : problems.filter(blocksDraft);
  if (blocking.length > 0) return { is: 'problems', problems: blocking };
  if (before !== null && isNothingNew(tidy, before, send)) return { is: 'saved', id: before.id };
  return { is: 'to-store', fields: tidy, before, send };
}

/** An item to be sent that has no code yet gets the next one: a quick save need not wait for the proposal on screen. */
function withItemCode(fields: ItemFields, send: boolean, codeMaker: CodeMaker): ItemFields {
  const { itemCode, originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode } = fields;
  const parts = { originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode };
  const isMade = send && itemCode === '' && Object.values(parts).every((part) => part !== '');
  return isMade ? { ...fields, itemCode: codeMaker.suggest(parts) } : fields;
}

/** Stores a checked save within the caller's transaction; answers the item's id. */
export function storeSave({ fields, before, send }: CheckedSave, needs: SaveItemNeeds): number {
  const { items, outbox, codeMaker, operator, clock } = needs;
  const savedBy = operator();
  const revision = (before?.revision ?? 0) + 1;
  const next = { fields, revision, savedBy, at: momentText(clock.now()) };
  if (fields.itemCode !== before?.fields.itemCode) codeMaker.note(fields.itemCode, fields);
  if (before === null) {
    const id = items.add({ ...next, state: send ? 'waiting' : 'draft' });
    if (send) enqueue(id, next, savedBy, outbox);
    return id;
  }
  if (!send) outbox.takeBack(ITEM_KIND, before.id);
  const state = send ? enqueue(before.id, next, before.registrant, outbox) : 'draft';
  items.change(before.id, { ...next, state });
  return before.id;
}

function enqueue(
  id: number,
  { fields, revision, savedBy }: Omit<NewRevision, 'state'>,
  registrant: Person,
  outbox: OutboxService,
): ItemStateName {
  const body = frozenBody(fields, registrant, savedBy);
  return outbox.enqueue({
    kind: ITEM_KIND,
    subjectId: id,
    revision,
    subject: fields.name,
    body,
    operatorName: savedBy.name,
  });
}

function frozenBody(fields: ItemFields, registrant: Person, modifier: Person): string {
  const written = writeItem(
    itemToWire({
      ...fields,
      registrantId: registrant.id,
      registrantName: registrant.name,
      modifierId: modifier.id,
      modifierName: modifier.name,
    }),
  );
  // The rules above are the spec's own: whatever is refused here was let through there.
  if (!written.ok)
    throw new Error(`an item passed the rules and cannot be sent: ${JSON.stringify(written.problems)}`);
  return written.body;
}

/** The authority asks who registered and who changed an item (spec §2.6). */
function checkPerson({ id, name }: Person): ItemProblem[] {
  return id.trim() === '' || name.trim() === '' ? [{ field: 'operator', rule: 'required', details: {} }] : [];
}

/** A double press of Save must not send twice (domain §8, 31). */
function isNothingNew(fields: ItemFields, before: StoredItem, send: boolean): boolean {
  const states: readonly ItemStateName[] = send ? ['waiting', 'sending', 'held', 'accepted'] : ['draft'];
  return states.includes(before.state) && JSON.stringify(fields) === JSON.stringify(before.fields);
}
