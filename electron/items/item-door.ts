import type { ItemFields, ItemRow } from '../../shared/items/item.ts';

/** What other domains may ask of the shop's items, and have done with them. */
export interface ItemDoor {
  /** The rows of given items, in their order; unknown ones are left out. */
  rows(ids: readonly number[]): ItemRow[];
  /**
   * Adds draft items, in one transaction together with what the caller writes about them; a name is all they need.
   * @param noteIds told the ids, in the order of the fields, within the transaction
   */
  addDrafts(drafts: readonly ItemFields[], noteIds: (ids: readonly number[]) => void): void;
  /** Ids of items in use whose names share the telling words of a name, the likest first. */
  likeNames(name: string, limit: number): readonly number[];
  /** A new item as it is offered: with the pinned values (ux §4.5). */
  blank(): ItemFields;
}
