import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemFields, ItemStateName } from '../../shared/items/item.ts';
import type { UndoReport } from '../../shared/items/item-deeds.ts';
import { hasSameFields } from '../../shared/items/item-rules.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { ManyItemsNeeds } from './change-many.ts';
import { inChunks } from './in-chunks.ts';
import type { StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';
import { checkSave, type CheckedSave, type KeptAs, storeSave } from './save-item.ts';

/** What a deed did to one item. */
export interface UndoStep {
  id: number;
  /** The revision before; null when the deed added the item. */
  before: number | null;
  /** How the item stood before; null when the deed added it. */
  was: ItemStateName | null;
  /** The revision that the deed stored. */
  after: number;
}

/** The latest deeds, so that they can be undone; in memory, until the program ends. */
export interface UndoLog {
  /** Remembers a deed; answers the token by which it is undone. */
  note(deed: readonly UndoStep[]): number;
  /**
   * Stores the fields before the deed as a new revision, where the item is still as the deed left it and nothing of
   * it has left since. Nothing is sent that the authority has accepted already, and nothing that a person had to
   * decide about before. An item that was added becomes a draft: it is never deleted.
   * @throws AppError 'items.nothing-to-undo' when the deed is forgotten or was undone
   */
  undo(token: number): Promise<UndoReport>;
}

/** Over the shop's items. A deed over very many is undone in chunks, and other calls come through in between. */
export function createUndoLog(needs: ManyItemsNeeds): UndoLog {
  const deeds = new Map<number, readonly UndoStep[]>();
  const restored = new RestoredRevisions();
  let lastToken = 0;
  const note = (deed: readonly UndoStep[]): number => {
    lastToken += 1;
    deeds.set(lastToken, deed);
    forgetOldest(deeds);
    return lastToken;
  };
  return {
    note,
    async undo(token) {
      const deed = deeds.get(token);
      if (deed === undefined) throw new AppError('items.nothing-to-undo');
      deeds.delete(token);
      const report: UndoReport = { undone: 0, tooLate: 0, redo: null };
      const redo: UndoStep[] = [];
      await inChunks(deed, needs, (chunk) => undoChunk(chunk, { report, redo }, { ...needs, restored }));
      if (redo.length > 0) report.redo = note(redo);
      return report;
    },
  };
}

const MOST_DEEDS = 20;
/** Some 60 bytes each; the latest deed is kept, however large it is. */
const MOST_STEPS = 500_000;

function forgetOldest(deeds: Map<number, readonly UndoStep[]>): void {
  let steps = [...deeds.values()].reduce((sum, deed) => sum + deed.length, 0);
  for (const [token, deed] of deeds) {
    if (deeds.size === 1 || (deeds.size <= MOST_DEEDS && steps <= MOST_STEPS)) return;
    deeds.delete(token);
    steps -= deed.length;
  }
}

/**
 * Which revisions an undoing has made, and which one each of them puts back: an older deed that left that one can be
 * undone too.
 */
class RestoredRevisions {
  readonly #restored = new Map<string, number>();

  note(id: number, revision: number, puttingBack: number): void {
    this.#restored.set(`${id} ${revision}`, puttingBack);
  }

  /** True when a revision is another one, or has put it back. */
  isSame(id: number, revision: number, other: number): boolean {
    let same: number | undefined = revision;
    while (same !== undefined && same !== other) same = this.#restored.get(`${id} ${same}`);
    return same === other;
  }
}

type UndoNeeds = ManyItemsNeeds & { restored: RestoredRevisions };

/** How an item becomes again what it was. */
type WayBack =
  | { is: 'too-late' }
  /** It is so already. */
  | { is: 'nothing-to-do' }
  | { is: 'save'; save: CheckedSave }
  /** The authority has the item as it was: what waits is taken back, and nothing is sent. */
  | { is: 'as-accepted'; item: StoredItem; fields: ItemFields };

/** One transaction; what it stored is told afterwards. */
function undoChunk(
  chunk: readonly UndoStep[],
  { report, redo }: { report: UndoReport; redo: UndoStep[] },
  needs: UndoNeeds,
): void {
  const stored = needs.database.transaction(() => chunk.map((step) => ({ step, ...undoStep(step, needs) })));
  for (const { step, way, told } of stored) {
    if (way === 'too-late') report.tooLate += 1;
    else report.undone += 1;
    if (told === null) continue;
    const { id, revision, state } = told.item;
    redo.push({ id, before: revision, was: state, after: revision + 1 });
    if (step.before !== null) needs.restored.note(id, revision + 1, step.before);
    needs.stored(id, told.item.fields, told.fields);
  }
}

/** `told` is the item as it was before the undoing, and its fields now; null when nothing was stored. */
function undoStep(
  step: UndoStep,
  needs: UndoNeeds,
): { way: WayBack['is']; told: { item: StoredItem; fields: ItemFields } | null } {
  const way = wayBack(step, needs);
  if (way.is === 'as-accepted') {
    restoreAccepted(way.item, way.fields, needs);
    return { way: way.is, told: way };
  }
  if (way.is !== 'save' || way.save.before === null) return { way: way.is, told: null };
  storeSave(way.save, needs);
  return { way: way.is, told: { item: way.save.before, fields: way.save.fields } };
}

/** The authority has, or may have, the newest revision; one that an undoing put back as accepted has not left. */
function hasLeft({ state, revision, acceptedRevision }: StoredItem): boolean {
  return state === 'sending' || state === 'no-answer' || acceptedRevision === revision;
}

function wayBack({ id, before, was, after }: UndoStep, needs: UndoNeeds): WayBack {
  const { items, outbox, restored } = needs;
  const item = items.get(id);
  if (item === null || !restored.isSame(id, item.revision, after) || hasLeft(item)) return { is: 'too-late' };
  if (before === null && isKeptHere(item)) return { is: 'nothing-to-do' };
  const fields = before === null ? item.fields : items.fieldsAt(id, before);
  if (fields === null) return { is: 'too-late' };
  const kept = keptAgain(was);
  const isAccepted =
    kept === null && isAsAccepted(item, fields, needs) && !outbox.mayHaveArrived(ITEM_KIND, id);
  return isAccepted ? { is: 'as-accepted', item, fields } : savedAgain(item, fields, kept, needs);
}

function isKeptHere({ state }: StoredItem): boolean {
  return state === 'draft' || state === 'needs-fixing' || state === 'local';
}

/** How an item is kept here that was on no way to the authority; null for one that was, or is there. */
function keptAgain(was: ItemStateName | null): KeptAs | null {
  switch (was) {
    case null:
    case 'draft':
      return 'draft';
    case 'local':
      return 'local';
    case 'needs-fixing':
    // A person had to decide about it: by an undoing nothing is sent again.
    case 'not-accepted':
    case 'no-answer':
      return 'needs-fixing';
    default:
      return null;
  }
}

/** By the same rules as a save by hand: its code may be another item's meanwhile, or a code list may have changed. */
function savedAgain(
  item: StoredItem,
  fields: ItemFields,
  kept: KeptAs | null,
  needs: ManyItemsNeeds,
): WayBack {
  const save = checkSave(
    { id: item.id, fields, send: kept === null, keepLocal: kept === 'local' },
    needs,
    item,
  );
  if (save.is === 'saved') return { is: 'nothing-to-do' };
  if (save.is === 'problems') return { is: 'too-late' };
  return { is: 'save', save: kept === null ? save : { ...save, keptAs: kept } };
}

function isAsAccepted(
  { id, acceptedRevision }: StoredItem,
  fields: ItemFields,
  { items }: ManyItemsNeeds,
): boolean {
  if (acceptedRevision === null) return false;
  const accepted = items.fieldsAt(id, acceptedRevision);
  return accepted !== null && hasSameFields(accepted, fields);
}

function restoreAccepted(item: StoredItem, fields: ItemFields, needs: ManyItemsNeeds): void {
  const { items, outbox, operator, clock } = needs;
  outbox.takeBack(ITEM_KIND, item.id);
  const at = momentText(clock.now());
  const revision = item.revision + 1;
  items.change(item.id, { fields, revision, state: 'accepted', savedBy: operator(), at }, item.fields);
}
