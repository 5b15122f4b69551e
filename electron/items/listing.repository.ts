import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemRow, ItemStateName } from '../../shared/items/item.ts';
import type { ItemSort, ItemView } from '../../shared/items/item-views.ts';
import { fromUnits } from '../../shared/money/decimal.ts';
import type { Database, Row } from '../database/database.ts';

/** A list without its text and direction: which items, by what. */
export interface ListKind {
  view: ItemView;
  sort: ItemSort;
}

/** What the item list asks the store. Ids come as one text, '3,1,2': that spares an object for each of a million. */
export interface ListingRepository {
  ids(kind: ListKind): string | null;
  /** The first ids, by id, in which every word is found; all of them when `limit` is -1. */
  matches(expression: string, limit: number): string | null;
  /** A number above every id that there ever was. */
  idsEnd(): number;
  belongs(id: number, view: ItemView): boolean;
  standsBefore(id: number, other: number, sort: ItemSort): boolean;
  rows(ids: readonly number[]): ItemRow[];
}

export function createListingRepository(database: Database): ListingRepository {
  return {
    ids: ({ view, sort }) => idsIn(database.prepare(idsOf(VIEWS[view], SORT_KEYS[sort])).get()),
    matches(expression, limit) {
      try {
        return idsIn(database.prepare(MATCHES).get(expression, limit));
      } catch (error) {
        if (isRefusedText(error)) return null;
        throw error;
      }
    },
    idsEnd: () => Number(database.prepare(NEWEST_ID).get()?.['id'] ?? 0) + 1,
    belongs: (id, view) => database.prepare(BELONGS[view]).get(id) !== undefined,
    standsBefore: (id, other, sort) => database.prepare(BEFORE[sort]).get(id, other) !== undefined,
    rows: (ids) => rowsIn(database.prepare(ROWS).get(JSON.stringify(ids))),
  };
}

/** Says nothing new, but in the very words of the index: without them it is not used. */
const UNSETTLED = `state NOT IN ('accepted', 'sending')`;

/** The ready views (ux §4.4). Unanswered items need a person as much as refused ones do. */
const VIEWS: Readonly<Record<ItemView, string>> = {
  'in-use': `in_use = 1`,
  'needs-fixing': `state IN ('not-accepted', 'no-answer') AND ${UNSETTLED}`,
  'not-sent': `state IN ('draft', 'waiting', 'held') AND ${UNSETTLED}`,
  'no-barcode': `in_use = 1 AND barcode = ''`,
  stopped: `in_use = 0`,
  all: `1`,
};

const SORT_KEYS: Readonly<Record<ItemSort, string>> = {
  changed: 'changed_at',
  name: 'name COLLATE NOCASE',
  code: 'item_code',
  price: 'price',
};

function idsOf(condition: string, key: string): string {
  return `SELECT group_concat(id) AS ids FROM (SELECT id FROM item WHERE ${condition} ORDER BY ${key}, id)`;
}

const MATCHES = `
  SELECT group_concat(rowid) AS ids FROM
    (SELECT rowid FROM item_words WHERE item_words MATCH ? ORDER BY rowid LIMIT ?)`;
const NEWEST_ID = `SELECT max(id) AS id FROM item`;

const BELONGS = forEach(VIEWS, (condition) => `SELECT 1 FROM item WHERE id = ? AND ${condition}`);
const BEFORE = forEach(SORT_KEYS, (key) => {
  // A draft without a code stands first: NULL compares with nothing.
  const [mine, others] = ['one', 'other'].map((item) =>
    key.replace(/^\w+/, (column) => `ifnull(${item}.${column}, '')`),
  );
  return `
    SELECT 1 FROM item AS one, item AS other
    WHERE one.id = ? AND other.id = ? AND (${mine} < ${others} OR (${mine} = ${others} AND one.id < other.id))`;
});

/**
 * One text of arrays: half the time of objects by column, which the engine makes one property at a time. Only a price
 * that a JavaScript number cannot hold is written as text, which takes longer.
 */
const ROWS = `
  SELECT json_group_array(json_array(item.id, state, ifnull(item_code, ''), name, classification_code,
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
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- put together by the statement above
  return (JSON.parse(String(row?.['rows'])) as RowValues[]).map(rowOf);
}

function idsIn(row: Row | undefined): string | null {
  const ids = row?.['ids'] ?? null;
  return ids === null ? null : String(ids);
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

function forEach<Name extends string>(
  texts: Readonly<Record<Name, string>>,
  make: (text: string) => string,
): Readonly<Record<Name, string>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same names, each with its own text
  return Object.fromEntries(
    Object.entries<string>(texts).map(([name, text]) => [name, make(text)]),
  ) as Record<Name, string>;
}
