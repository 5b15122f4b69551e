import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemRow, ItemStateName } from '../../shared/items/item.ts';
import type { ItemSort } from '../../shared/items/item-views.ts';
import { fromUnits } from '../../shared/money/decimal.ts';
import type { Database, Row } from '../database/database.ts';
import { conditionOf, type ListKind, STATE_NAME } from './list-conditions.ts';

/** A range of ids; `to` is not in it any more. */
interface IdRange {
  from: number;
  to: number;
}

/** What the item list asks the store. Ids come as one text, '3,1,2': that spares an object for each of a million. */
export interface ListingRepository {
  /** All ids by a sort. */
  inOrder(sort: ItemSort): string | null;
  /**
   * The ids that fulfil the conditions of a list at a moment, in any order: of a range row by row, or all, by
   * whatever index a ready view has.
   */
  fulfilling(kind: ListKind, now: number, range: IdRange | null): string | null;
  /** The same of given ids. */
  fulfillingOf(kind: ListKind, now: number, ids: readonly number[]): string | null;
  /** Those of given ids that there are. */
  known(ids: readonly number[]): string | null;
  /** The first ids, by id, in which every word is found; all of them when `limit` is -1. */
  matches(expression: string, limit: number): string | null;
  /** A number above every id that there ever was. */
  idsEnd(): number;
  standsBefore(id: number, other: number, sort: ItemSort): boolean;
  rows(ids: readonly number[]): ItemRow[];
  /** The names of who changed the items of a range last, each once. */
  people(range: IdRange): string[];
  /** The same of given items. */
  peopleOf(ids: readonly number[]): string[];
}

export function createListingRepository(database: Database): ListingRepository {
  return {
    ...listsOf(database),
    matches(expression, limit) {
      try {
        return idsIn(database.prepare(MATCHES).get(expression, limit));
      } catch (error) {
        if (isRefusedText(error)) return null;
        throw error;
      }
    },
    idsEnd: () => Number(database.prepare(NEWEST_ID).get()?.['id'] ?? 0) + 1,
    standsBefore: (id, other, sort) => database.prepare(BEFORE[sort]).get(id, other) !== undefined,
    rows: (ids) => rowsIn(database.prepare(ROWS).get(JSON.stringify(ids))),
    people: ({ from, to }) => database.prepare(PEOPLE).all(from, to).map(nameIn),
    peopleOf: (ids) => database.prepare(PEOPLE_OF).all(JSON.stringify(ids)).map(nameIn),
  };
}

type Lists = Pick<ListingRepository, 'inOrder' | 'fulfilling' | 'fulfillingOf' | 'known'>;

function listsOf(database: Database): Lists {
  return {
    inOrder: (sort) => idsIn(database.prepare(IN_ORDER[sort]).get()),
    fulfilling(kind, now, range) {
      const { sql, values } = conditionOf(kind, now);
      if (range === null) return idsIn(database.prepare(`${IDS} WHERE ${sql}`).get(...values));
      const inRange = database.prepare(`${IDS} NOT INDEXED WHERE id >= ? AND id < ? AND ${sql}`);
      return idsIn(inRange.get(range.from, range.to, ...values));
    },
    fulfillingOf(kind, now, ids) {
      const { sql, values } = conditionOf(kind, now);
      return idsIn(database.prepare(`${IDS_OF} WHERE ${sql}`).get(JSON.stringify(ids), ...values));
    },
    known: (ids) => idsIn(database.prepare(IDS_OF).get(JSON.stringify(ids))),
  };
}

const SORT_KEYS: Readonly<Record<ItemSort, string>> = {
  changed: 'changed_at',
  name: 'name COLLATE NOCASE',
  code: 'item_code',
  price: 'price',
};

const IN_ORDER: Readonly<Record<ItemSort, string>> = {
  changed: inOrderOf(SORT_KEYS.changed),
  name: inOrderOf(SORT_KEYS.name),
  code: inOrderOf(SORT_KEYS.code),
  price: inOrderOf(SORT_KEYS.price),
};
const IDS = `SELECT group_concat(id) AS ids FROM item`;
const IDS_OF = `
  SELECT group_concat(item.id) AS ids FROM json_each(?) AS asked CROSS JOIN item ON item.id = asked.value`;

const MATCHES = `
  SELECT group_concat(rowid) AS ids FROM
    (SELECT rowid FROM item_words WHERE item_words MATCH ? ORDER BY rowid LIMIT ?)`;
const NEWEST_ID = `SELECT max(id) AS id FROM item`;

const PEOPLE = `SELECT DISTINCT modifier_name AS name FROM item WHERE id >= ? AND id < ?`;
const PEOPLE_OF = `
  SELECT DISTINCT modifier_name AS name FROM json_each(?) AS asked CROSS JOIN item ON item.id = asked.value`;

const BEFORE: Readonly<Record<ItemSort, string>> = {
  changed: standsBeforeBy(SORT_KEYS.changed),
  name: standsBeforeBy(SORT_KEYS.name),
  code: standsBeforeBy(SORT_KEYS.code),
  price: standsBeforeBy(SORT_KEYS.price),
};

/**
 * One text of arrays: half the time of objects by column, which the engine makes one property at a time. Only a price
 * that a JavaScript number cannot hold is written as text, which takes longer.
 */
const ROWS = `
  SELECT json_group_array(json_array(item.id, ${STATE_NAME}, ifnull(item_code, ''), name, classification_code,
    tax_type_code, quantity_unit_code, iif(abs(price) < 1000000000000000, price, CAST(price AS TEXT)), barcode,
    in_use, changed_at)) AS rows
  FROM json_each(?) AS wanted CROSS JOIN item ON item.id = wanted.value`;

type RowValues = [
  id: number,
  state: ItemStateName,
  itemCode: string,
  name: string,
  classificationCode: string,
  taxTypeCode: string,
  quantityUnitCode: string,
  price: number | string,
  barcode: string,
  inUse: 0 | 1,
  changedAt: string,
];

function rowsIn(row: Row | undefined): ItemRow[] {
  // json_array in the statement names just these columns in this order, and the table is STRICT: they have these types.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put together by the statement above
  return (JSON.parse(String(row?.['rows'])) as RowValues[]).map(rowOf);
}

function idsIn(row: Row | undefined): string | null {
  const ids = row?.['ids'] ?? null;
  return ids === null ? null : String(ids);
}

function nameIn(row: Row): string {
  return String(row['name']);
}

/** A letter that is younger than the index's tables parts a word in two, which it refuses; nothing has such a word. */
function isRefusedText(error: unknown): boolean {
  return (
    error instanceof AppError && error.code === 'database.fault' && error.details['result'] === SQL_ERROR
  );
}

const SQL_ERROR = 1;

function rowOf(values: RowValues): ItemRow {
  const [
    id,
    state,
    itemCode,
    name,
    classificationCode,
    taxTypeCode,
    quantityUnitCode,
    price,
    barcode,
    inUse,
    changedAt,
  ] = values;
  return {
    id,
    state,
    itemCode,
    name,
    classificationCode,
    taxTypeCode,
    quantityUnitCode,
    price: fromUnits(BigInt(price)),
    barcode,
    inUse: inUse === 1,
    changedAt,
  };
}

function inOrderOf(key: string): string {
  return `SELECT group_concat(id) AS ids FROM (SELECT id FROM item ORDER BY ${key}, id)`;
}

function standsBeforeBy(key: string): string {
  // A draft without a code stands first: NULL compares with nothing.
  const [mine, others] = ['one', 'other'].map((item) =>
    key.replace(/^\w+/, (column) => `ifnull(${item}.${column}, '')`),
  );
  return `
    SELECT 1 FROM item AS one, item AS other
    WHERE one.id = ? AND other.id = ? AND (${mine} < ${others} OR (${mine} = ${others} AND one.id < other.id))`;
}
