import { AppError } from '../../shared/errors/app-error.ts';
import type { Item } from '../../shared/items/item.ts';
import type { OutboxService } from '../outbox/outbox-kind.ts';
import { isCodeFrozen } from './check-against-store.ts';
import type { ItemRepository, StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';

export interface ReadItemNeeds {
  items: ItemRepository;
  outbox: OutboxService;
}

/** An item with what the authority said about its newest revision. Throws AppError('items.not-found'). */
export function readItem(id: number, { items, outbox }: ReadItemNeeds): Item {
  const stored = existing(id, items);
  const words = outbox.wordsAbout(ITEM_KIND, id, stored.revision);
  return { ...itemOf(stored), ...words, isCodeFrozen: isCodeFrozen(stored, outbox) };
}

/** An item whose first revision was stored just now: the authority has not heard of it, so nobody need be asked. */
export function readNewItem(id: number, { items }: ReadItemNeeds): Item {
  return { ...itemOf(existing(id, items)), resultCode: '', message: '', isCodeFrozen: false };
}

function existing(id: number, items: ItemRepository): StoredItem {
  const stored = items.get(id);
  if (stored === null) throw new AppError('items.not-found');
  return stored;
}

function itemOf(stored: StoredItem): Omit<Item, 'resultCode' | 'message' | 'isCodeFrozen'> {
  return { ...stored, changedBy: stored.modifier.name };
}
