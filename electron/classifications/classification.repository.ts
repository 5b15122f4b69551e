import type { Classification } from '../../shared/codes/classification.ts';
import { writeRows } from '../database/bulk-write.ts';
import type { Database, Row } from '../database/database.ts';

/** One entry as it is stored. */
export interface Entry extends Classification {
  /** False when only an older list had it. */
  listed: boolean;
  /** '' when nothing stands above it. */
  parentCode: string;
  childCount: number;
}

/** An entry that is to be stored, with the text under which it is found. */
export interface NewEntry extends Entry {
  words: string;
}

/** The list in force. Moments are ISO text. */
interface LoadedList {
  fileName: string;
  fileDate: string | null;
  loadedAt: string;
  /** Entries of the list, without those that only an older one had. */
  count: number;
}

/** Which entries a page of search results looks for. */
interface WantedEntries {
  /** As FTS5 takes it; null for every entry. */
  expression: string | null;
  /** What codes must begin with; '' for any. */
  stem: string;
  /** A code that is not meant. */
  besides: string;
  onlyFavourites: boolean;
}

/** The rows of the classifications. Writes belong into one transaction of the caller. */
export interface ClassificationRepository {
  list(): LoadedList | null;
  get(code: string): Entry | null;
  /** Ids of what an expression of FTS5 finds, best first. */
  matchingIds(expression: string, limit: number): number[];
  /** Ids of all that fit, best first. */
  ids(wanted: WantedEntries): number[];
  /** Ids of the entries whose code begins with both, by code; all of them when `limit` is -1. */
  idsBeginningWith(digits: string, stem: string, limit: number): number[];
  /** Ids of what stands right under a code, by code; '' for the top. */
  childIds(parentCode: string): number[];
  rows(ids: readonly number[]): Entry[];
  /** How many entries there are, with those of older lists. */
  size(): number;
  /** Every word of a name. */
  vocabulary(): string[];
  /** Every stored entry. */
  all(): Entry[];
  /** Puts entries, in their order, in the place of all that are stored. */
  replace(list: LoadedList, entries: readonly NewEntry[]): void;
  favourites(): string[];
  setFavourite(code: string, isFavourite: boolean): void;
}

export function createClassificationRepository(database: Database): ClassificationRepository {
  const entries = (sql: string, ...values: (string | number)[]): Entry[] =>
    database
      .prepare(sql)
      .all(...values)
      .map(entryOf);
  const ids = (sql: string, ...values: (string | number)[]): number[] =>
    idsIn(database.prepare(`SELECT group_concat(id) AS ids FROM (${sql})`).get(...values));
  return {
    list: () => listOf(database.prepare(LIST).get()),
    get: (code) => entries(`SELECT ${COLUMNS} FROM classification WHERE code = ?`, code)[0] ?? null,
    matchingIds: (expression, limit) => ids(MATCHING_IDS, expression, limit),
    ids: ({ expression, stem, besides, onlyFavourites }) => {
      const sql = `${expression === null ? EVERY_ID : FITTING_ID} ${onlyFavourites ? FAVOURITE : ''}`;
      const range = [stem, after(stem), besides];
      return ids(`${sql} ORDER BY id`, ...(expression === null ? range : [expression, ...range]));
    },
    idsBeginningWith: (digits, stem, limit) =>
      ids(IDS_BEGINNING_WITH, digits, after(digits), stem, after(stem), limit),
    childIds: (parentCode) =>
      ids(`SELECT id FROM classification WHERE parent_code = ? ORDER BY code`, parentCode),
    rows: (ids) => entriesIn(database.prepare(ROWS).get(JSON.stringify(ids))),
    size: () => Number(database.prepare(`SELECT max(id) AS size FROM classification`).get()?.['size'] ?? 0),
    vocabulary: () =>
      database
        .prepare(VOCABULARY)
        .all()
        .map((row) => String(row['term'])),
    all: () => entries(`SELECT ${COLUMNS} FROM classification`),
    replace: (list, entries) => replaceAll(database, list, entries),
    favourites: () =>
      database
        .prepare(FAVOURITES)
        .all()
        .map((row) => String(row['code'])),
    setFavourite: (code, isFavourite) =>
      void database.prepare(isFavourite ? ADD_FAVOURITE : REMOVE_FAVOURITE).run(code),
  };
}

const COLUMNS = `classification.code, name, level, tax_type_code, in_use, listed, parent_code, child_count`;
const LIST = `SELECT file_name, file_date, loaded_at, entries FROM classification_list`;
const MATCHING_IDS = `
  SELECT rowid AS id FROM classification_words WHERE classification_words MATCH ? ORDER BY rowid LIMIT ?`;
const EVERY_ID = `SELECT id FROM classification WHERE code >= ? AND code < ? AND code <> ?`;
const FITTING_ID = `
  SELECT id FROM classification WHERE id IN (SELECT rowid FROM classification_words WHERE classification_words MATCH ?)
    AND code >= ? AND code < ? AND code <> ?`;
const FAVOURITE = `AND code IN (SELECT code FROM classification_favourite)`;
const IDS_BEGINNING_WITH = `
  SELECT id FROM classification WHERE code >= ? AND code < ? AND code >= ? AND code < ? ORDER BY code LIMIT ?`;
/** One text of arrays: half the time of objects by column, which the engine makes one property at a time. */
const ROWS = `
  SELECT json_group_array(json_array(code, name, level, tax_type_code, in_use, listed, parent_code,
    child_count)) AS entries
  FROM json_each(?) AS wanted CROSS JOIN classification ON classification.id = wanted.value`;
const VOCABULARY = `SELECT term FROM classification_vocabulary`;
const FAVOURITES = `SELECT code FROM classification_favourite ORDER BY code`;
const ADD_FAVOURITE = `INSERT INTO classification_favourite (code) VALUES (?) ON CONFLICT DO NOTHING`;
const REMOVE_FAVOURITE = `DELETE FROM classification_favourite WHERE code = ?`;

/** Above every code that begins so: digits end before ':'. */
function after(digits: string): string {
  return `${digits}:`;
}

function replaceAll(database: Database, list: LoadedList, entries: readonly NewEntry[]): void {
  const numbered = entries.map((entry, index) => ({ entry, id: index + 1 }));
  database.prepare(`DELETE FROM classification`).run();
  database.prepare(`INSERT INTO classification_words (classification_words) VALUES ('delete-all')`).run();
  writeRows(database, ADD_ENTRIES, numbered, ({ id, entry }, row) => {
    const { code, name, level, taxTypeCode, inUse, listed, parentCode, childCount } = entry;
    row.push(id, code, name, level, taxTypeCode, inUse ? 1 : 0, listed ? 1 : 0, parentCode, childCount);
  });
  // One by one: with ten in a statement this index takes more than twice as long.
  const addWords = database.prepare(ADD_WORDS);
  for (const { id, entry } of numbered) addWords.run(id, entry.words);
  // One piece is searched faster than the several that were written.
  database.prepare(`INSERT INTO classification_words (classification_words) VALUES ('optimize')`).run();
  database.prepare(SET_LIST).run(list.fileName, list.fileDate, list.loadedAt, list.count);
}

const ADD_ENTRIES = {
  insert: `
    INSERT INTO classification (id, code, name, level, tax_type_code, in_use, listed, parent_code, child_count)
    VALUES`,
  row: `(?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  onConflict: '',
};
const ADD_WORDS = `INSERT INTO classification_words (rowid, words) VALUES (?, ?)`;
const SET_LIST = `
  INSERT INTO classification_list (id, file_name, file_date, loaded_at, entries) VALUES (1, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET file_name = excluded.file_name, file_date = excluded.file_date,
    loaded_at = excluded.loaded_at, entries = excluded.entries`;

function listOf(row: Row | undefined): LoadedList | null {
  if (row === undefined) return null;
  return {
    fileName: String(row['file_name']),
    fileDate: row['file_date'] === null ? null : String(row['file_date']),
    loadedAt: String(row['loaded_at']),
    count: Number(row['entries']),
  };
}

function entryOf(row: Row): Entry {
  return {
    code: String(row['code']),
    name: String(row['name']),
    level: Number(row['level']),
    taxTypeCode: row['tax_type_code'] === null ? null : String(row['tax_type_code']),
    inUse: row['in_use'] === 1,
    listed: row['listed'] === 1,
    parentCode: String(row['parent_code']),
    childCount: Number(row['child_count']),
  };
}

type EntryValues = [
  code: string,
  name: string,
  level: number,
  taxTypeCode: string | null,
  inUse: 0 | 1,
  listed: 0 | 1,
  parentCode: string,
  childCount: number,
];

function entriesIn(row: Row | undefined): Entry[] {
  // json_array in ROWS names just these columns in this order, and the table is STRICT: it gives them these types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put together by the statement above
  const values = JSON.parse(String(row?.['entries'])) as EntryValues[];
  return values.map(([code, name, level, taxTypeCode, inUse, listed, parentCode, childCount]) => ({
    code,
    name,
    level,
    taxTypeCode,
    inUse: inUse === 1,
    listed: listed === 1,
    parentCode,
    childCount,
  }));
}

function idsIn(row: Row | undefined): number[] {
  const ids = row?.['ids'] ?? null;
  return ids === null ? [] : String(ids).split(',').map(Number);
}
