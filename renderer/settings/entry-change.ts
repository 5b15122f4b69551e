import type { ItemEntry, ItemEntryChange } from '../../shared/items/item-editing.ts';

/** Changes how items are entered; rejects when it was not kept, which the page says. */
export type ChangeEntry = (change: ItemEntryChange) => Promise<ItemEntry>;
