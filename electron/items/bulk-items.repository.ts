import type { ItemFields, ItemStateName } from '../../shared/items/item.ts';
import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database } from '../database/database.ts';
import { FIELD_COLUMNS, fieldValues } from './item-columns.ts';
import type { Person } from './item.repository.ts';

/** Who adds items, when, and how they stand. */
export interface FirstSave {
  state: Exclude<ItemStateName, 'needs-fixing' | 'local'>;
  savedBy: Person;
  /** ISO text. */
  at: string;
}

/**
 * Adds new items with their first revisions, in the caller's transaction: as many as there are, in half the time of
 * one by one. Answers the id of the first; the others follow it.
 * @param items tidy; no code twice, and none that an item has
 */
export function addItems(database: Database, items: readonly ItemFields[], first: FirstSave): number {
  const firstId = Number(database.prepare(NEXT_ID).get()?.['id']);
  if (items.length < MANY) writeItems(database, items, firstId, first);
  else
    withoutTrigger(database, () => {
      writeItems(database, items, firstId, first);
      database.prepare(ADD_WORDS).run(firstId);
    });
  return firstId;
}

/** So many and more share the work of making the words anew: it has the price of some ten items. */
const MANY = 100;

function writeItems(
  database: Database,
  items: readonly ItemFields[],
  firstId: number,
  { state, savedBy, at }: FirstSave,
): void {
  const person = [savedBy.id, savedBy.name];
  let id = firstId;
  writeRows(database, ITEM_ROWS, items, (fields, values) => {
    values.push(id, ...fieldValues(fields), ...person, ...person, state, at, at);
    id += 1;
  });
  id = firstId;
  writeRows(database, REVISION_ROWS, items, (fields, values) => {
    values.push(id, JSON.stringify(fields), at, ...person);
    id += 1;
  });
}

/** The trigger that indexes the words of a new item takes longer than all the rest: many are indexed at once. */
function withoutTrigger(database: Database, work: () => void): void {
  const trigger = String(database.prepare(TRIGGER).get()?.['sql']);
  database.prepare(DROP_TRIGGER).run();
  work();
  database.prepare(trigger).run();
}

// Nothing is ever deleted, so that no id above the last one was ever given out.
const NEXT_ID = `SELECT ifnull(max(id), 0) + 1 AS id FROM item`;
const ITEM_ROWS: RowsSql = {
  insert: `
    INSERT INTO item (id, ${FIELD_COLUMNS.join(', ')}, registrant_id, registrant_name, modifier_id, modifier_name,
      revision, state, created_at, changed_at)
    VALUES`,
  row: `(?, ${FIELD_COLUMNS.map(() => '?').join(', ')}, ?, ?, ?, ?, 1, ?, ?, ?)`,
  onConflict: '',
};
const REVISION_ROWS: RowsSql = {
  insert: `INSERT INTO item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name) VALUES`,
  row: `(?, 1, ?, ?, ?, ?)`,
  onConflict: '',
};
const TRIGGER = `SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'item_words_insert'`;
const DROP_TRIGGER = `DROP TRIGGER item_words_insert`;
const ADD_WORDS = `
  INSERT INTO item_words (rowid, name, standard_name, item_code, barcode, classification_code)
  SELECT id, name, standard_name, item_code, barcode, classification_code FROM item WHERE id >= ?`;
