import type { BulkReport } from '../../shared/items/item-deeds.ts';
import { changeMany, type ManyItemsNeeds, type Plan } from './change-many.ts';
import type { StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';
import { checkSave } from './save-item.ts';
import type { UndoLog } from './undo-log.ts';

/**
 * Sends given items: drafts and those that need fixing are saved to be sent, if they break no rule; what is held, was
 * refused or has no answer waits again with the same text; what waits goes first. Accepted items and local ones are
 * left out. The saves can be undone, the rest cannot: holding is its other way round.
 * @throws AppError 'shop.none-open' when the shop is closed meanwhile
 */
export async function sendItems(
  ids: readonly number[],
  needs: ManyItemsNeeds & { undoLog: UndoLog },
): Promise<BulkReport> {
  const planOf = (item: StoredItem): Plan =>
    item.state === 'draft' || item.state === 'needs-fixing'
      ? checkSave({ id: item.id, fields: item.fields, send: true }, needs, item)
      : null;
  const send = (others: readonly number[]): number => needs.outbox.sendSubjects(ITEM_KIND, others).length;
  const { steps, leftOut, obstacles, others } = await changeMany(ids, planOf, needs, send);
  const undo = steps.length > 0 ? needs.undoLog.note(steps) : null;
  return { changed: steps.length + others, leftOut, obstacles, undo };
}

/** Holds what waits or was refused of given items, until they are sent. */
export async function holdItems(ids: readonly number[], needs: ManyItemsNeeds): Promise<BulkReport> {
  const hold = (held: readonly number[]): number => needs.outbox.holdSubjects(ITEM_KIND, held).length;
  const { leftOut, others } = await changeMany(ids, () => null, needs, hold);
  return { changed: others, leftOut, obstacles: [], undo: null };
}
