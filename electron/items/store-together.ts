import type { ItemStateName } from '../../shared/items/item.ts';
import { momentText } from '../../shared/time/clock.ts';
import { changeItems } from './bulk-items.repository.ts';
import type { StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';
import { type CheckedSave, entryOf, type SaveItemNeeds } from './save-item.ts';

/** A checked save of an item that is there. */
export type CheckedChange = CheckedSave & { before: StoredItem };

/** True for a save that asks nothing of the running numbers and takes no code that another item could want. */
export function keepsItsCode({ fields, before, send, keptAs }: CheckedChange): boolean {
  const isLocal = !send && keptAs === 'local';
  return fields.itemCode === before.fields.itemCode && (isLocal || before.state !== 'local');
}

/**
 * Stores many checked saves within the caller's transaction: what `storeSave` does for each of them, in far fewer
 * statements.
 * @param saves of items that keep their codes, no item twice
 */
export function storeTogether(saves: readonly CheckedChange[], needs: SaveItemNeeds): void {
  const { outbox, operator, clock, database } = needs;
  const saved = { savedBy: operator(), at: momentText(clock.now()) };
  const toSend = saves.filter(({ send }) => send);
  const entries = toSend.map(({ before, fields }) =>
    entryOf(before.id, { fields, revision: before.revision + 1, ...saved }, before.registrant),
  );
  const sendStates = outbox.enqueueAll(ITEM_KIND, entries);
  const states = new Map<number, ItemStateName>(
    toSend.map(({ before }, place) => [before.id, sendStates[place] ?? 'waiting']),
  );
  for (const { before, send } of saves) if (!send) outbox.takeBack(ITEM_KIND, before.id);
  const changes = saves.map(({ before, fields, keptAs }) => ({
    before,
    fields,
    state: states.get(before.id) ?? keptAs,
  }));
  changeItems(database, changes, saved);
}
