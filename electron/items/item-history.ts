import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import type { ItemRevision } from '../../shared/items/item-editing.ts';
import { ITEM_FIELD_NAMES } from '../../shared/items/item-rules.ts';
import type { OutboxService, SentRevision } from '../outbox/outbox-kind.ts';
import type { ItemRepository, KeptRevision } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';

export interface HistoryNeeds {
  items: ItemRepository;
  outbox: OutboxService;
}

/**
 * One page of the saved states of an item, newest first: who saved it and when, which fields it changed, and what
 * came of sending it. Revisions have no gaps, so that their number is the newest one's.
 * @throws AppError 'items.not-found'
 */
export function itemHistory(
  { id, from, count }: { id: number; from: number; count: number },
  { items, outbox }: HistoryNeeds,
): { rows: ItemRevision[]; total: number } {
  const item = items.get(id);
  if (item === null) throw new AppError('items.not-found');
  // One more, to tell what the last of the page has changed.
  const kept = items.revisions(id, item.revision - from, count + 1);
  const sent = new Map(outbox.history(ITEM_KIND, id).map((entry) => [entry.revision, entry]));
  const rows = kept.slice(0, count).map((revision, place) => ({
    ...headOf(revision),
    changes: changesOf(kept[place + 1]?.fields ?? null, revision.fields),
    sent: sentOf(sent.get(revision.revision)),
  }));
  return { rows, total: item.revision };
}

function headOf({
  revision,
  savedAt,
  savedBy,
}: KeptRevision): Pick<ItemRevision, 'revision' | 'savedAt' | 'savedBy'> {
  return { revision, savedAt, savedBy };
}

/** The fields that differ; of the first revision those that are filled. */
function changesOf(before: ItemFields | null, after: ItemFields): ItemRevision['changes'] {
  const changes = ITEM_FIELD_NAMES.map((field) => ({
    field,
    before: before === null ? '' : textOf(before, field),
    after: textOf(after, field),
  }));
  return changes.filter(({ before, after }) => before !== after);
}

function textOf(fields: ItemFields, field: ItemFieldName): string {
  const value = fields[field];
  if (typeof value === 'string') return value;
  return value ? 'Y' : 'N';
}

function sentOf(entry: SentRevision | undefined): ItemRevision['sent'] {
  if (entry === undefined) return null;
  const { revision: _, ...sent } = entry;
  return sent;
}
