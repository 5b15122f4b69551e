import type { ItemFields, ItemStateName } from '../../shared/items/item.ts';
import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database, SqlValue } from '../database/database.ts';
import { changedColumns, FIELD_COLUMNS, fieldValues } from './item-columns.ts';
import { type Person, type StoredItem, stateValues } from './item.repository.ts';

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

/** The next revision of an item that is there. */
export interface ItemChange {
  before: StoredItem;
  fields: ItemFields;
  state: ItemStateName;
}

/**
 * Stores the next revisions of many items, in the caller's transaction: those in which the same is set share one
 * statement, so that an index, and the words, are only written where a column of theirs changes.
 * @param changes no item twice
 */
export function changeItems(
  database: Database,
  changes: readonly ItemChange[],
  { savedBy, at }: Omit<FirstSave, 'state'>,
): void {
  const person = [savedBy.id, savedBy.name];
  for (const { columns, values, state, ids } of groups(changes))
    database
      .prepare(changeOf(columns))
      .run(...values, ...person, ...stateValues(state), at, JSON.stringify(ids));
  writeRows(database, REVISION_ROWS, changes, ({ before, fields }, values) => {
    values.push(before.id, before.revision + 1, JSON.stringify(fields), at, ...person);
  });
}

/** Items in which the same columns get the same values. */
interface Group {
  columns: string[];
  values: SqlValue[];
  state: ItemStateName;
  ids: number[];
}

function groups(changes: readonly ItemChange[]): Iterable<Group> {
  const byWhatIsSet = new Map<string, Group>();
  for (const { before, fields, state } of changes) {
    const { columns, values } = changedColumns(before.fields, fields);
    const key = `${state} ${columns.join()} ${values.join(' ')}`;
    const group = byWhatIsSet.get(key);
    if (group === undefined) byWhatIsSet.set(key, { columns, values, state, ids: [before.id] });
    else group.ids.push(before.id);
  }
  return byWhatIsSet.values();
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
    values.push(id, 1, JSON.stringify(fields), at, ...person);
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
// What fails here undoes the caller's whole transaction. OR FAIL spares the engine the copy of each page by which it
// could undo ten rows alone.
const ITEM_ROWS: RowsSql = {
  insert: `
    INSERT OR FAIL INTO item (id, ${FIELD_COLUMNS.join(', ')}, registrant_id, registrant_name, modifier_id, modifier_name,
      revision, state, created_at, changed_at)
    VALUES`,
  row: `(?, ${FIELD_COLUMNS.map(() => '?').join(', ')}, ?, ?, ?, ?, 1, ?, ?, ?)`,
  onConflict: '',
};
const REVISION_ROWS: RowsSql = {
  insert: `
    INSERT OR FAIL INTO item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name)
    VALUES`,
  row: `(?, ?, ?, ?, ?, ?)`,
  onConflict: '',
};
const TRIGGER = `SELECT sql FROM sqlite_schema WHERE type = 'trigger' AND name = 'item_words_insert'`;
const DROP_TRIGGER = `DROP TRIGGER item_words_insert`;
const ADD_WORDS = `
  INSERT INTO item_words (rowid, name, standard_name, item_code, barcode, classification_code)
  SELECT id, name, standard_name, item_code, barcode, classification_code FROM item WHERE id >= ?`;

function changeOf(columns: readonly string[]): string {
  const changes = columns.map((column) => `${column} = ?, `).join('');
  return `
    UPDATE OR FAIL item SET ${changes}modifier_id = ?, modifier_name = ?, revision = revision + 1, state = ?,
      kept_as = ?, changed_at = ?
    WHERE id IN (SELECT value FROM json_each(?))`;
}
