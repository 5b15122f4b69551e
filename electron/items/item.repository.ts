import { ITEM_STATES, type ItemFields, type ItemStateName } from '../../shared/items/item.ts';
import type { Database, Row, SqlValue } from '../database/database.ts';
import { changedColumns, FIELD_COLUMNS, fieldsOf, fieldValues, SELECTED_FIELDS } from './item-columns.ts';

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
  /** Those of many items that are there, by their ids. */
  getMany(ids: readonly number[]): Map<number, StoredItem>;
  /** The item that has a code; null when none has. */
  findByCode(itemCode: string): { id: number; name: string } | null;
  /** The fields of an item at a revision; null when there is none. */
  fieldsAt(id: number, revision: number): ItemFields | null;
  /** Adds an item with its first revision; answers its id. */
  add(first: NewRevision): number;
  /** Stores the next revision of an item that has the fields `before`: only the columns that change are written. */
  change(id: number, next: NewRevision, before: ItemFields): void;
  /** Sets the state if the revision is the newest one, and what was accepted if it was. */
  setState(id: number, revision: number, state: ItemStateName, at: string): void;
  /** Makes the newest revision a plain draft, because nothing of the item waits any more. */
  backToDraft(id: number): void;
  /** Revisions of an item that are no newer than one, newest first, at most so many. */
  revisions(id: number, newest: number, count: number): KeptRevision[];
}

/** A revision as it was stored. */
export interface KeptRevision {
  revision: number;
  fields: ItemFields;
  /** ISO text. */
  savedAt: string;
  savedBy: string;
}

export function createItemRepository(database: Database): ItemRepository {
  return { ...readersOf(database), ...writersOf(database) };
}

function readersOf(
  database: Database,
): Pick<ItemRepository, 'get' | 'getMany' | 'findByCode' | 'fieldsAt' | 'revisions'> {
  return {
    get(id) {
      const row = database.prepare(GET).get(id);
      return row === undefined ? null : itemOf(row);
    },
    getMany(ids) {
      const rows = database.prepare(GET_MANY).all(JSON.stringify(ids));
      return new Map(rows.map((row) => [Number(row['id']), itemOf(row)]));
    },
    findByCode(itemCode) {
      const row = database.prepare(BY_CODE).get(itemCode);
      return row === undefined ? null : { id: Number(row['id']), name: String(row['name']) };
    },
    fieldsAt(id, revision) {
      const row = database.prepare(REVISION).get(id, revision);
      return row === undefined ? null : revisionFields(row);
    },
    revisions: (id, newest, count) => database.prepare(REVISIONS).all(id, newest, count).map(keptRevisionOf),
  };
}

function writersOf(database: Database): Pick<ItemRepository, 'add' | 'change' | 'setState' | 'backToDraft'> {
  const addRevision = (id: number, { fields, revision, savedBy, at }: NewRevision): void => {
    database.prepare(ADD_REVISION).run(id, revision, JSON.stringify(fields), at, savedBy.id, savedBy.name);
  };
  return {
    add(first) {
      const { id: person, name } = first.savedBy;
      const id = database
        .prepare(ADD)
        .run(...fieldValues(first.fields), ...factsOf(first), person, name, first.at).lastInsertRowid;
      addRevision(id, first);
      return id;
    },
    change(id, next, before) {
      const { columns, values } = changedColumns(before, next.fields);
      database.prepare(changeOf(columns)).run(...values, ...factsOf(next), id);
      addRevision(id, next);
    },
    setState(id, revision, state, at) {
      if (state === 'accepted') database.prepare(SET_ACCEPTED).run(revision, state, revision, at, id);
      else database.prepare(SET_STATE).run(state, id, revision);
    },
    backToDraft: (id) => void database.prepare(BACK_TO_DRAFT).run(id),
  };
}

const columns = FIELD_COLUMNS.join(', ');
const places = FIELD_COLUMNS.map(() => '?').join(', ');

// How an item is kept counts while nothing of it is in the outbox.
const SELECT = `
  SELECT item.id, ${SELECTED_FIELDS}, registrant_id, registrant_name, modifier_id, modifier_name, revision,
    accepted_revision, accepted_at, iif(state = 'draft', kept_as, state) AS state, changed_at
  FROM item`;
const GET = `${SELECT} WHERE id = ?`;
const GET_MANY = `${SELECT} WHERE id IN (SELECT value FROM json_each(?))`;
const BY_CODE = `SELECT id, name FROM item WHERE item_code = ?`;
const REVISION = `SELECT fields FROM item_revision WHERE item_id = ? AND revision = ?`;
const ADD = `
  INSERT INTO item (${columns}, modifier_id, modifier_name, revision, state, kept_as, changed_at,
    registrant_id, registrant_name, created_at)
  VALUES (${places}, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const ADD_REVISION = `
  INSERT INTO item_revision (item_id, revision, fields, saved_at, saved_by_id, saved_by_name)
  VALUES (?, ?, ?, ?, ?, ?)`;
const SET_STATE = `UPDATE item SET state = ? WHERE id = ? AND revision = ?`;
const SET_ACCEPTED = `
  UPDATE item SET state = iif(revision = ?, ?, state), accepted_revision = ?, accepted_at = ? WHERE id = ?`;
const BACK_TO_DRAFT = `UPDATE item SET state = 'draft', kept_as = 'draft' WHERE id = ?`;
const REVISIONS = `
  SELECT revision, fields, saved_at, saved_by_name FROM item_revision
  WHERE item_id = ? AND revision <= ? ORDER BY revision DESC LIMIT ?`;

/** What every revision sets beside the fields, in the order of the statements. */
function factsOf({ revision, state, savedBy, at }: NewRevision): SqlValue[] {
  return [savedBy.id, savedBy.name, revision, ...stateValues(state), at];
}

// An index, and the words, are only written where a column of theirs is named.
function changeOf(columns: readonly string[]): string {
  const changes = columns.map((column) => `${column} = ?, `).join('');
  return `
    UPDATE item SET ${changes}modifier_id = ?, modifier_name = ?, revision = ?, state = ?, kept_as = ?, changed_at = ?
    WHERE id = ?`;
}

/** The values of the columns state and kept_as. */
export function stateValues(state: ItemStateName): [state: string, keptAs: string] {
  return state === 'needs-fixing' || state === 'local' ? ['draft', state] : [state, 'draft'];
}

function revisionFields(row: Row): ItemFields {
  // All that writes it, ADD_REVISION here and the same in bulk-items.repository.ts, stores the JSON of whole tidy fields;
  // they are given back as they were stored.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written from ItemFields only
  return JSON.parse(String(row['fields'])) as ItemFields;
}

function keptRevisionOf(row: Row): KeptRevision {
  return {
    revision: Number(row['revision']),
    fields: revisionFields(row),
    savedAt: String(row['saved_at']),
    savedBy: String(row['saved_by_name']),
  };
}

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
