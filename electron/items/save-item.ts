import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemFields, ItemProblem, ItemStateName, SaveItemArgument } from '../../shared/items/item.ts';
import { blocksDraft, checkItem, hasSameFields, tidyItem } from '../../shared/items/item-rules.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { NewEntry, OutboxService } from '../outbox/outbox-kind.ts';
import { checkAgainstStore, checkKeptLocal, type SavedCodes } from './check-against-store.ts';
import { frozenBody } from './frozen-body.ts';
import type { ItemRepository, NewRevision, Person, StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';
import type { CodeMaker } from './suggest-code.ts';
import type { UndoStep } from './undo-log.ts';

/** What came of checking a save that is not to be stored: nothing new, or everything that keeps it from being stored. */
export type Saved = { is: 'saved'; id: number } | { is: 'problems'; problems: ItemProblem[] };

/** How an item is kept of which nothing is in the outbox. */
export type KeptAs = Extract<ItemStateName, 'draft' | 'needs-fixing' | 'local'>;

/** A save that has passed every rule and waits to be stored. */
export interface CheckedSave {
  is: 'to-store';
  fields: ItemFields;
  before: StoredItem | null;
  send: boolean;
  /** Counts when it is not sent. */
  keptAs: KeptAs;
}

/** What came of one save. */
export type SaveOutcome =
  /** `step` is what was stored, for undoing; null when there was nothing new. */
  | { is: 'saved'; id: number; step: UndoStep | null }
  /** `keptId` names the item that was kept nevertheless, as one that needs fixing. */
  | { is: 'problems'; problems: ItemProblem[]; keptId: number | null }
  /** Somebody else has saved it since; nothing was stored. */
  | { is: 'changed-meanwhile'; id: number };

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
 * kept on this computer, as a draft or as one that is never sent, for which a name and a price are enough (ux §4.5),
 * and what still waited of an older revision is taken back. One that was to be sent and breaks a rule is kept in the
 * same way, as one that needs fixing. Without an item code the next one is made. A save that changes nothing of what
 * is on its way or accepted does nothing.
 * @param alongside what belongs into the same transaction; told the item's id
 * @throws AppError 'items.not-found'
 */
export function saveItem(
  argument: SaveItemArgument,
  needs: SaveItemNeeds,
  alongside: (id: number) => void = () => undefined,
): SaveOutcome {
  const before = storedBefore(argument.id, needs.items);
  const seen = look(argument, before, needs);
  const checked = decide(argument, before, seen);
  const plan = checked.is === 'problems' ? asNeedsFixing(argument, before, seen) : checked;
  if (before !== null && plan?.is !== 'saved' && isBehind(argument, before))
    return { is: 'changed-meanwhile', id: before.id };
  if (plan === null)
    return { is: 'problems', problems: seen.problems.filter(blocks(argument)), keptId: null };
  const id = needs.database.transaction(() => {
    const id = plan.is === 'saved' ? plan.id : storeSave(plan, needs);
    alongside(id);
    return id;
  });
  if (plan.is === 'to-store') needs.stored(id, before?.fields ?? null, plan.fields);
  if (checked.is === 'problems') return { ...checked, keptId: id };
  return { is: 'saved', id, step: plan.is === 'saved' ? null : stepTo(id, before) };
}

/**
 * Everything of a save but the storing itself, strictly: what breaks a rule of its kind is not to be stored. The
 * revision that it began with does not count.
 * @param before the item as it is stored, for who has read it already; null when it is new
 * @throws AppError 'items.not-found'
 */
export function checkSave(
  argument: SaveItemArgument,
  needs: SaveItemNeeds,
  before = storedBefore(argument.id, needs.items),
): Saved | CheckedSave {
  return decide(argument, before, look(argument, before, needs));
}

/** Stores a checked save within the caller's transaction; answers the item's id. */
export function storeSave({ fields, before, send, keptAs }: CheckedSave, needs: SaveItemNeeds): number {
  const { items, outbox, codeMaker, operator, clock } = needs;
  const savedBy = operator();
  const revision = (before?.revision ?? 0) + 1;
  const next = { fields, revision, savedBy, at: momentText(clock.now()) };
  const isLocal = !send && keptAs === 'local';
  // The authority never counts the code of an item that is never sent.
  if (!isLocal && (fields.itemCode !== before?.fields.itemCode || before.state === 'local'))
    codeMaker.note(fields.itemCode, fields);
  if (before === null) {
    const id = items.add({ ...next, state: send ? 'waiting' : keptAs });
    if (send) enqueue(id, next, savedBy, outbox);
    return id;
  }
  if (!send) outbox.takeBack(ITEM_KIND, before.id);
  const state = send ? enqueue(before.id, next, before.registrant, outbox) : keptAs;
  items.change(before.id, { ...next, state }, before.fields);
  return before.id;
}

/** A save as the rules see it: tidy, with a code, and everything that is wrong with it. */
interface Seen {
  fields: ItemFields;
  problems: ItemProblem[];
}

function look(
  { fields, send, keepLocal }: SaveItemArgument,
  before: StoredItem | null,
  needs: SaveItemNeeds,
): Seen {
  const isLocal = keepLocal === true;
  const tidy = withItemCode(tidyItem(fields), send && !isLocal, needs.codeMaker);
  const problems = [
    ...checkItem(tidy),
    ...checkAgainstStore(tidy, before, needs),
    ...(isLocal ? checkKeptLocal(before, needs.outbox) : []),
    ...checkPerson(needs.operator()),
  ];
  return { fields: tidy, problems };
}

function decide(
  argument: SaveItemArgument,
  before: StoredItem | null,
  { fields, problems }: Seen,
): Saved | CheckedSave {
  const blocking = problems.filter(blocks(argument));
  if (blocking.length > 0) return { is: 'problems', problems: blocking };
  const keptAs = argument.keepLocal === true ? 'local' : 'draft';
  return unlessNothingNew({ is: 'to-store', fields, before, send: isToSend(argument), keptAs });
}

/** What was to be sent and cannot be is kept on this computer, if a draft may look like it; null if not even that. */
function asNeedsFixing(
  argument: SaveItemArgument,
  before: StoredItem | null,
  { fields, problems }: Seen,
): CheckedSave | { is: 'saved'; id: number } | null {
  if (!isToSend(argument) || problems.some(blocksDraft)) return null;
  return unlessNothingNew({ is: 'to-store', fields, before, send: false, keptAs: 'needs-fixing' });
}

function isToSend({ send, keepLocal }: SaveItemArgument): boolean {
  return send && keepLocal !== true;
}

/** Which problems keep a save from being stored: all of them when it is to be sent. */
function blocks(argument: SaveItemArgument): (problem: ItemProblem) => boolean {
  return isToSend(argument) ? () => true : blocksDraft;
}

/** Whoever saved began with an older state of the item than the one that is stored. */
function isBehind({ basedOnRevision }: SaveItemArgument, { revision }: StoredItem): boolean {
  return basedOnRevision !== undefined && basedOnRevision !== revision;
}

/** A double press of Save must not send twice (domain §8, 31). */
function unlessNothingNew(save: CheckedSave): CheckedSave | { is: 'saved'; id: number } {
  const { fields, before, send, keptAs } = save;
  if (before === null) return save;
  const states: readonly ItemStateName[] = send ? ['waiting', 'sending', 'held', 'accepted'] : [keptAs];
  const isSame = states.includes(before.state) && hasSameFields(fields, before.fields);
  return isSame ? { is: 'saved', id: before.id } : save;
}

function stepTo(id: number, before: StoredItem | null): UndoStep {
  return {
    id,
    before: before?.revision ?? null,
    was: before?.state ?? null,
    after: (before?.revision ?? 0) + 1,
  };
}

/** An item to be sent that has no code yet gets the next one: a quick save need not wait for the proposal on screen. */
function withItemCode(fields: ItemFields, send: boolean, codeMaker: CodeMaker): ItemFields {
  const { itemCode, originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode } = fields;
  const parts = { originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode };
  const isMade = send && itemCode === '' && Object.values(parts).every((part) => part !== '');
  return isMade ? { ...fields, itemCode: codeMaker.suggest(parts) } : fields;
}

function enqueue(
  id: number,
  next: Omit<NewRevision, 'state'>,
  registrant: Person,
  outbox: OutboxService,
): ItemStateName {
  return outbox.enqueue({ kind: ITEM_KIND, ...entryOf(id, next, registrant) });
}

/** What is to be sent of a revision of an item. */
export function entryOf(
  id: number,
  { fields, revision, savedBy }: Omit<NewRevision, 'state'>,
  registrant: Person,
): Omit<NewEntry, 'kind'> {
  const body = frozenBody(fields, registrant, savedBy);
  return { subjectId: id, revision, subject: fields.name, body, operatorName: savedBy.name };
}

/** The authority asks who registered and who changed an item (spec §2.6). */
function checkPerson({ id, name }: Person): ItemProblem[] {
  return id.trim() === '' || name.trim() === '' ? [{ field: 'operator', rule: 'required', details: {} }] : [];
}

function storedBefore(id: number | null, items: ItemRepository): StoredItem | null {
  if (id === null) return null;
  const stored = items.get(id);
  if (stored === null) throw new AppError('items.not-found');
  return stored;
}
