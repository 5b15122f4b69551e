import { ITEM_STATES, type ItemFields, type ItemStateName } from '../../shared/items/item.ts';
import type { Database, Row } from '../database/database.ts';
import { FIELD_COLUMNS, fieldsOf, fieldValues, SELECTED_FIELDS } from './item-columns.ts';

/** A person as the authority wants to know who registered or changed an item (spec §2.6). */
export interface Person {
  /** At most 20 characters. */
  id: string;
  /** At most 60 characters. */
  name: string;
}

/** An item as it is stored. Moments are ISO text. */
export interface StoredItem {
  id: number;
  /** Tidy. */
  fields: ItemFields;
  registrant: Person;
  modifier: Person;
  revision: number;
  acceptedRevision: number | null;
  acceptedAt: string | null;
  state: ItemStateName;
  changedAt: string;
}

/** A revision of an item that is about to be stored. */
export interface NewRevision {
  fields: ItemFields;
  revision: number;
  state: ItemStateName;
  savedBy: Person;
  at: string;
}

/** The rows of items and their revisions. Writes belong into a transaction of the caller. */
export interface ItemRepository {
  get(id: number): StoredItem | null;
  /** The item that has a code; null when none has. */
  findByCode(itemCode: string): { id: number; name: string } | null;
  /** The fields of an item at a revision; null when there is none. */
  fieldsAt(id: number, revision: number): ItemFields | null;
  /** Adds an item with its first revision; answers its id. */
  add(first: NewRevision): number;
  change(id: number, next: NewRevision): void;
  /** Sets the state if the revision is the newest one, and what was accepted if it was. */
  setState(id: number, revision: number, state: ItemStateName, at: string): void;
  /** The last number given under a pattern of item codes; 0 when there was none. */
  lastNumber(pattern: string): number;
  /** Moves the number forward, never back. */
  moveNumber(pattern: string, number: number): void;
}

export function createItemRepository(database: Database): ItemRepository {
  const addRevision = (id: number, { fields, revision, savedBy, at }: NewRevision): void => {
    database.prepare(ADD_REVISION).run(id, revision, JSON.stringify(fields), at, savedBy.id, savedBy.name);
  };
  return {
    get(id) {
      const row = database.prepare(GET).get(id);
      return row === undefined ? null : itemOf(row);
    },
    findByCode(itemCode) {
      const row = database.prepare(BY_CODE).get(itemCode);
      return row === undefined ? null : { id: Number(row['id']), name: String(row['name']) };
    },
    fieldsAt(id, revision) {
      const row = database.prepare(REVISION).get(id, revision);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by this file, from tidy fields
      return row === undefined ? null : (JSON.parse(String(row['fields'])) as ItemFields);
    },
    add(first) {
      const { fields, revision, state, savedBy, at } = first;
      const people = [savedBy.id, savedBy.name, savedBy.id, savedBy.name];
      const id = database
        .prepare(ADD)
        .run(...fieldValues(fields), ...people, revision, state, at, at).lastInsertRowid;
      addRevision(id, first);
      return id;
    },
    change(id, next) {
      const { fields, revision, state, savedBy, at } = next;
      database.prepare(CHANGE).run(...fieldValues(fields), savedBy.id, savedBy.name, revision, state, at, id);
      addRevision(id, next);
    },
    setState(id, revision, state, at) {
      if (state === 'accepted') database.prepare(SET_ACCEPTED).run(revision, state, revision, at, id);
      else database.prepare(SET_STATE).run(state, id, revision);
    },
    lastNumber: (pattern) => Number(database.prepare(LAST_NUMBER).get(pattern)?.['last_number'] ?? 0),
    moveNumber: (pattern, number) => void database.prepare(MOVE_NUMBER).run(pattern, number),
  };
}

const columns = FIELD_COLUMNS.join(', ');
const places = FIELD_COLUMNS.map(() => '?').join(', ');

const GET = `
  SELECT item.id, ${SELECTED_FIELDS}, registrant_id, registrant_name, modifier_id, modifier_name, revision,
    accepted_revision, accepted_at, state, changed_at
  FROM item WHERE id = ?`;
const BY_CODE = `SELECT id, name FROM item WHERE item_code = ?`;
const REVISION = `SELECT fields FROM item_revision WHERE item_id = ? AND revision = ?`;
const ADD = `
  INSERT INTO item (${columns}, registrant_id, registrant_name, modifier_id, modifier_name, revision, state,
    created_at, changed_at)
  VALUES (${places}, ?, ?, ?, ?, ?, ?, ?, ?)`;
const CHANGE = `
  UPDATE item SET ${FIELD_COLUMNS.map((column) => `${column} = ?`).join(', ')}, modifier_id = ?,
    modifier_name = ?, revision = ?, state = ?, changed_at = ?
  WHERE id = ?`;
const ADD_REVISION = `
  INSERT INTO item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name)
  VALUES (?, ?, ?, ?, ?, ?)`;
const SET_STATE = `UPDATE item SET state = ? WHERE id = ? AND revision = ?`;
const SET_ACCEPTED = `
  UPDATE item SET state = iif(revision = ?, ?, state), accepted_revision = ?, accepted_at = ? WHERE id = ?`;
const LAST_NUMBER = `SELECT last_number FROM item_code_counter WHERE pattern = ?`;
const MOVE_NUMBER = `
  INSERT INTO item_code_counter (pattern, last_number) VALUES (?, ?)
  ON CONFLICT (pattern) DO UPDATE SET last_number = max(last_number, excluded.last_number)`;

function itemOf(row: Row): StoredItem {
  return {
    id: Number(row['id']),
    fields: fieldsOf(row),
    registrant: { id: String(row['registrant_id']), name: String(row['registrant_name']) },
    modifier: { id: String(row['modifier_id']), name: String(row['modifier_name']) },
    revision: Number(row['revision']),
    acceptedRevision: row['accepted_revision'] === null ? null : Number(row['accepted_revision']),
    acceptedAt: row['accepted_at'] === null ? null : String(row['accepted_at']),
    state: itemStateOf(row),
    changedAt: String(row['changed_at']),
  };
}

function itemStateOf(row: Row): ItemStateName {
  const state = ITEM_STATES.find((known) => known === row['state']);
  if (state === undefined) throw new Error(`no state of an item: ${String(row['state'])}`);
  return state;
}
