import { ItemTyping, type UnsavedItem } from '../../shared/items/item-editing.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Database, Row } from '../database/database.ts';
import { keptJson } from './kept-json.ts';

/** What somebody typed and did not save, one for each item and one for the next new one (id null). */
export interface TypedItems {
  keep(id: number | null, typed: Omit<ItemTyping, 'at'>): void;
  /** Forgets it; does nothing, and costs nothing, when nothing was typed. */
  drop(id: number | null): void;
  /** Null when there is none, or when it cannot be read any more. */
  of(id: number | null): ItemTyping | null;
  /** The newest first, at most fifty. */
  all(): UnsavedItem[];
}

export function createTypedItems(database: Database, clock: Clock): TypedItems {
  // Every save asks; a transaction that was rolled back may leave one more than there are, which does no harm.
  const kept = new Set(
    database
      .prepare(IDS)
      .all()
      .map((row) => Number(row['item_id'])),
  );
  return {
    keep(id, { fields, keepLocal, basedOnRevision, importId }) {
      const values = [JSON.stringify(fields), keepLocal ? 1 : 0, basedOnRevision, importId];
      database.prepare(KEEP).run(id ?? NEW_ITEM, ...values, momentText(clock.now()));
      kept.add(id ?? NEW_ITEM);
    },
    drop(id) {
      if (kept.has(id ?? NEW_ITEM)) database.prepare(DROP).run(id ?? NEW_ITEM);
    },
    of(id) {
      const row = database.prepare(GET).get(id ?? NEW_ITEM);
      return row === undefined ? null : typingOf(row);
    },
    all: () => database.prepare(ALL).all().map(unsavedOf),
  };
}

const NEW_ITEM = 0;

const IDS = `SELECT item_id FROM item_typing`;
const KEEP = `
  INSERT OR REPLACE INTO item_typing (item_id, fields, keep_local, based_on_revision, import_id, at)
  VALUES (?, ?, ?, ?, ?, ?)`;
const DROP = `DELETE FROM item_typing WHERE item_id = ?`;
const GET = `SELECT fields, keep_local, based_on_revision, import_id, at FROM item_typing WHERE item_id = ?`;
const ALL = `
  SELECT item_id, ifnull(iif(json_valid(fields), fields ->> 'name', ''), '') AS name, at FROM item_typing ORDER BY at DESC, item_id LIMIT 50`;

function typingOf(row: Row): ItemTyping | null {
  const typing = ItemTyping.safeParse({
    fields: keptJson(String(row['fields'])),
    keepLocal: row['keep_local'] === 1,
    basedOnRevision: row['based_on_revision'],
    importId: row['import_id'],
    at: row['at'],
  });
  return typing.data ?? null;
}

function unsavedOf(row: Row): UnsavedItem {
  const id = Number(row['item_id']);
  return { id: id === NEW_ITEM ? null : id, name: String(row['name']), at: String(row['at']) };
}
