import type { CustomsImport, ImportMark } from '../../shared/customs-imports/customs-import.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database } from '../database/database.ts';
import type { ItemDoor } from '../items/item-door.ts';
import type { EventRepository, NotedEvent } from './event.repository.ts';
import type { ImportList } from './import-list.ts';
import type { LinkRepository } from './link.repository.ts';
import type { MarkRepository } from './mark.repository.ts';
import type { StoredImports } from './stored-imports.ts';

export interface AnnotateNeeds {
  database: Database;
  stored: StoredImports;
  marks: MarkRepository;
  links: Pick<LinkRepository, 'set' | 'forget'>;
  events: Pick<EventRepository, 'note'>;
  list: Pick<ImportList, 'marked'>;
  items: () => Pick<ItemDoor, 'rows'>;
  clock: Clock;
  /** Who works now. @throws AppError 'operators.none' while nobody has signed in */
  operator: () => { name: string };
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
}

/** What people note about lines: marks, notes and items, each with who did it in the line's history. */
export interface Annotations {
  /** Marks lines; answers how many carry the mark now. Ids that are not there are passed over. */
  mark(ids: readonly number[], mark: ImportMark | null): Promise<number>;
  /** @throws AppError 'customs-imports.not-found' */
  note(id: number, note: string): CustomsImport;
  /** Says that an item is what a line brought; null takes it back. @throws AppError 'customs-imports.not-found' */
  link(id: number, itemId: number | null): CustomsImport;
  /** The same within a transaction of the caller; a line that is not kept any more must not keep an item from it. */
  linkWithin(id: number, itemId: number): void;
}

export function createAnnotations(needs: AnnotateNeeds): Annotations {
  const { database, stored } = needs;
  return {
    mark: (ids, mark) => markAll(ids, mark, needs),
    note(id, note) {
      database.transaction(() => noteOne(stored.get(id), note.trim(), needs));
      return stored.get(id);
    },
    link(id, itemId) {
      database.transaction(() => link(stored.get(id), itemId, needs));
      return stored.get(id);
    },
    linkWithin(id, itemId) {
      for (const line of stored.lines([id])) link(line, itemId, needs);
    },
  };
}

/** A few milliseconds of work. */
const LINES_PER_CHUNK = 500;

async function markAll(
  ids: readonly number[],
  mark: ImportMark | null,
  needs: AnnotateNeeds,
): Promise<number> {
  const { database, stored, marks, events, list, giveWay } = needs;
  let count = 0;
  for (let from = 0; from < ids.length; from += LINES_PER_CHUNK) {
    const lines = stored.lines(ids.slice(from, from + LINES_PER_CHUNK));
    const others = lines.filter((line) => line.mark !== mark);
    database.transaction(() => {
      for (const line of others) marks.set(line, { mark, note: line.note });
      events.note(others.map((line) => eventOf(line.id, 'marked', ['mark', line.mark, mark], needs)));
    });
    count += lines.length;
    await list.marked(
      others.map(({ id }) => id),
      mark,
    );
    await giveWay();
  }
  return count;
}

function noteOne(line: CustomsImport, note: string, needs: AnnotateNeeds): void {
  if (line.note === note) return;
  needs.marks.set(line, { mark: line.mark, note });
  needs.events.note([eventOf(line.id, 'noted', ['note', line.note, note], needs)]);
}

function link(line: CustomsImport, itemId: number | null, needs: AnnotateNeeds): void {
  if ((line.item?.id ?? null) === itemId) return;
  const { links, events, clock, items } = needs;
  if (itemId === null) links.forget(line);
  else links.set(line, itemId, momentText(clock.now()));
  const name = itemId === null ? null : (items().rows([itemId])[0]?.name ?? null);
  events.note([eventOf(line.id, 'linked', ['item', line.item?.name ?? null, name], needs)]);
}

function eventOf(
  importId: number,
  kind: NotedEvent['kind'],
  [field, before, after]: [string, string | null, string | null],
  { clock, operator }: AnnotateNeeds,
): NotedEvent {
  return {
    importId,
    at: momentText(clock.now()),
    kind,
    changes: [{ field, before: before ?? '', after: after ?? '' }],
    by: operator().name,
  };
}
