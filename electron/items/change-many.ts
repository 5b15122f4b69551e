import type { ItemProblem, ItemRow } from '../../shared/items/item.ts';
import { inChunks } from './in-chunks.ts';
import type { StoredItem } from './item.repository.ts';
import type { LongWork } from './long-work.ts';
import { type CheckedSave, type Saved, type SaveItemNeeds, storeSave } from './save-item.ts';
import { type CheckedChange, keepsItsCode, storeTogether } from './store-together.ts';
import type { UndoStep } from './undo-log.ts';

export interface ManyItemsNeeds extends SaveItemNeeds {
  rows: (ids: readonly number[]) => ItemRow[];
  work: LongWork;
}

/** What a deed would do to one item; null leaves it as it is. */
export type Plan = Saved | CheckedSave | null;

/** A deed on many items, told item by item. It is asked just before the item is stored. */
export type PlanOf = (item: StoredItem) => Plan;

/** An item that a rule keeps out of a deed. */
export interface Obstacle {
  item: ItemRow;
  problems: ItemProblem[];
}

/** What a deed has done. */
export interface ManyChanged {
  steps: UndoStep[];
  /** Items that a rule kept out, or that the deed did not apply to. */
  leftOut: number;
  /** The first of those that a rule kept out. */
  obstacles: Obstacle[];
}

/**
 * Stores what a deed makes of each of many items, by the rules of a save by hand (spec §2.6): one transaction for
 * each chunk, with the outbox entries of its items. Unknown ids are left out.
 * @param others told within the transaction which items of a chunk the plan leaves; answers for which it did something
 * @throws AppError 'shop.none-open' when the shop is being closed: chunks that are stored stay
 */
export async function changeMany(
  ids: readonly number[],
  planOf: PlanOf,
  needs: ManyItemsNeeds,
  others: (ids: readonly number[]) => number = () => 0,
): Promise<ManyChanged & { others: number }> {
  const done = { steps: [], leftOut: 0, obstacles: [], others: 0 } as ManyChanged & { others: number };
  await inChunks(ids, needs, (chunk) => {
    const { stored, left, served } = needs.database.transaction(() =>
      storeChunk(chunk, planOf, needs, others),
    );
    for (const { before, fields } of stored) {
      done.steps.push(stepOf(before));
      needs.stored(before.id, before.fields, fields);
    }
    for (const { id, problems } of left) noteObstacle(done.obstacles, id, problems, needs);
    done.others += served;
    done.leftOut += chunk.length - stored.length - served;
  });
  return done;
}

/** Tells `see` what a deed would make of each of many items; changes nothing. Unknown ids are left out. */
export async function previewMany(
  ids: readonly number[],
  planOf: PlanOf,
  needs: ManyItemsNeeds,
  see: (item: StoredItem, plan: Plan) => void,
): Promise<void> {
  await inChunks(ids, needs, (chunk) => {
    for (const item of needs.items.getMany(chunk).values()) see(item, planOf(item));
  });
}

/** Notes an item that a rule keeps out of a deed, among the first of them. */
export function noteObstacle(
  obstacles: Obstacle[],
  id: number,
  problems: ItemProblem[],
  { rows }: Pick<ManyItemsNeeds, 'rows'>,
): void {
  const [item] = obstacles.length < MOST_OBSTACLES ? rows([id]) : [];
  if (item !== undefined) obstacles.push({ item, problems });
}

const MOST_OBSTACLES = 50;

interface StoredChunk {
  stored: CheckedChange[];
  left: { id: number; problems: ItemProblem[] }[];
  served: number;
}

/** Whatever needs or frees a code is stored at once: two of a chunk must not get the same. All others go together. */
function storeChunk(
  ids: readonly number[],
  planOf: PlanOf,
  needs: ManyItemsNeeds,
  others: (ids: readonly number[]) => number,
): StoredChunk {
  const chunk: StoredChunk = { stored: [], left: [], served: 0 };
  const unplanned: number[] = [];
  const items = needs.items.getMany(ids);
  for (const id of ids) {
    const before = items.get(id);
    const plan = before === undefined ? null : planOf(before);
    if (plan === null) unplanned.push(id);
    else if (plan.is === 'problems') chunk.left.push({ id, problems: plan.problems });
    if (before === undefined || plan?.is !== 'to-store') continue;
    const save = { ...plan, before };
    if (!keepsItsCode(save)) storeSave(save, needs);
    chunk.stored.push(save);
  }
  storeTogether(chunk.stored.filter(keepsItsCode), needs);
  if (unplanned.length > 0) chunk.served = others(unplanned);
  return chunk;
}

function stepOf({ id, revision, state }: StoredItem): UndoStep {
  return { id, before: revision, was: state, after: revision + 1 };
}
