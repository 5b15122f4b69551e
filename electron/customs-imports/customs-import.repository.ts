import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database, Row } from '../database/database.ts';
import type { ChangedLine, LookDifference, StoredLine } from './compare-looks.ts';
import { LINE_COLUMN_NAMES, LINE_COLUMNS, type LineValues, valuesOfRow } from './import-columns.ts';

/** The stored customs lines. Writes belong into one transaction of the caller. */
export interface CustomsImportRepository {
  /** The next stored lines after an id, in the order of ids; [] at the end. */
  storedAfter(id: number): StoredLine[];
  /** The values of a line; an id that is not stored is an error of the program. */
  valuesOfLine(id: number): LineValues;
  /** @param look the number of the look that brought the difference */
  write(difference: LookDifference, look: number): void;
  /** Lines that are not gone. */
  countListed(): number;
  /** Lines that came, changed or went by a later look than this one. */
  countAfter(look: number): number;
  /** What the list works with, of the lines after an id, in the order of ids; [] at the end. */
  listedAfter(id: number): Row[];
  /**
   * The lines of these ids with mark, note and link, in their order; an unknown id is left out. Whole numbers are
   * bigint.
   */
  lines(ids: readonly number[]): Row[];
  /** At most 1000 lines that went before a moment; or all that were told of last before it, when `alsoListed`. */
  idsToldBefore(at: string, alsoListed: boolean): number[];
  remove(ids: readonly number[]): void;
}

export function createCustomsImportRepository(database: Database): CustomsImportRepository {
  return {
    storedAfter: (id) => database.prepare(STORED_AFTER).all(id).map(storedLine),
    valuesOfLine(id) {
      const row = database.prepare(VALUES, { bigInts: true }).get(id);
      if (row === undefined) throw new Error(`no customs line ${id} is stored`);
      return valuesOfRow(row);
    },
    write: (difference, look) => writeDifference(database, difference, look),
    countListed: () => numberOf(database.prepare(COUNT_LISTED).get()),
    countAfter: (look) => numberOf(database.prepare(COUNT_AFTER).get(look)),
    listedAfter: (id) => database.prepare(LISTED_AFTER).all(id),
    lines(ids) {
      const read = database.prepare(LINE, { bigInts: true });
      return ids.map((id) => read.get(id)).filter((row) => row !== undefined);
    },
    idsToldBefore(at, alsoListed) {
      const rows = alsoListed
        ? database.prepare(TOLD_BEFORE).all(at, at)
        : database.prepare(GONE_BEFORE).all(at);
      return rows.map((row) => Number(row['id']));
    },
    remove(ids) {
      const remove = database.prepare(REMOVE);
      for (const id of ids) remove.run(id);
    },
  };
}

// The key as keyOf writes it, the values in the order of valuesOf: SQLite and JSON.stringify write the same text for the same values.
const STORED_AFTER = `
  SELECT id, change = 'gone' AS is_gone, coalesce(told_look, look) AS told_look,
    task_code || char(31) || declaration_date_raw || char(31) || item_sequence AS key,
    json_array(${LINE_COLUMN_NAMES}) AS line
  FROM customs_import WHERE id > ? ORDER BY id LIMIT 2000`;

const VALUES = `SELECT ${LINE_COLUMN_NAMES} FROM customs_import WHERE id = ?`;

const INSERT: RowsSql = {
  insert: `INSERT INTO customs_import (${LINE_COLUMN_NAMES}, change, look, first_look) VALUES`,
  row: `(${'?, '.repeat(LINE_COLUMNS.length)} 'new', ?, ?)`,
  onConflict: '',
};

const UPDATE = `
  UPDATE customs_import SET ${LINE_COLUMNS.map(({ name }) => `${name} = ?`).join(', ')}, change = ?, look = ?,
    told_look = NULL
  WHERE id = ?`;

// The look that told of it last stays known: its own, or the last one that told of everything.
const MARK_GONE = `
  UPDATE customs_import SET change = 'gone', look = ?, told_look = max(
    coalesce(told_look, look),
    (SELECT coalesce(max(number), 0) FROM customs_look WHERE since IS NULL AND told = 1 AND number < ?))
  WHERE id = ?`;

const TELL_AGAIN = `UPDATE customs_import SET told_look = ? WHERE id = ?`;

const COUNT_LISTED = `SELECT count(*) AS number FROM customs_import WHERE change IN ('new', 'changed')`;

const COUNT_AFTER = `
  SELECT count(*) AS number FROM customs_import WHERE change IN ('new', 'changed', 'gone') AND look > ?`;

// Amounts that a JavaScript number does not hold exactly come as text.
const exactly = (column: string): string =>
  `iif(abs(${column}) > ${Number.MAX_SAFE_INTEGER}, CAST(${column} AS TEXT), ${column}) AS ${column}`;

const LISTED_AFTER = `
  SELECT id, change, look, declaration_date, declaration_number, item_sequence, hs_code, item_name, status_code,
    origin_country_code, supplier_name, invoice_currency_code, package_quantity, net_weight,
    ${exactly('invoice_amount')}, ${exactly('invoice_exchange_rate')}, mark
  FROM customs_import LEFT JOIN customs_import_mark USING (task_code, declaration_date_raw, item_sequence)
  WHERE id > ? ORDER BY id LIMIT 1000`;

const LINE = `
  SELECT customs_import.*, seen.at AS seen_at, told.at AS told_at, first.at AS first_at, mark, note, item_id
  FROM customs_import
    LEFT JOIN customs_look AS seen ON seen.number = look
    LEFT JOIN customs_look AS told ON told.number = told_look
    LEFT JOIN customs_look AS first ON first.number = first_look
    LEFT JOIN customs_import_mark USING (task_code, declaration_date_raw, item_sequence)
    LEFT JOIN customs_import_link USING (task_code, declaration_date_raw, item_sequence)
  WHERE id = ?`;

const GONE_BEFORE = `
  SELECT id FROM customs_look JOIN customs_import ON look = number AND change = 'gone' WHERE at < ? LIMIT 1000`;

const TOLD_BEFORE = `
  SELECT id
  FROM customs_look AS seen
    JOIN customs_import ON look = seen.number AND change IN ('new', 'changed', 'gone')
    LEFT JOIN customs_look AS told ON told.number = told_look
  WHERE seen.at < ? AND (told.at IS NULL OR told.at < ?) LIMIT 1000`;

const REMOVE = `DELETE FROM customs_import WHERE id = ?`;

function writeDifference(database: Database, difference: LookDifference, look: number): void {
  const markGone = database.prepare(MARK_GONE);
  for (const id of difference.gone) markGone.run(look, look, id);
  const tellAgain = database.prepare(TELL_AGAIN);
  for (const id of difference.toldAgain) tellAgain.run(look, id);
  const update = (change: 'new' | 'changed', lines: readonly ChangedLine[]): void => {
    for (const { id, values } of lines) database.prepare(UPDATE).run(...values, change, look, id);
  };
  update('changed', difference.changed);
  // Against the look before a line that is listed again is new (domain §6).
  update('new', difference.listedAgain);
  writeRows(database, INSERT, difference.new, (line, values) => {
    for (const value of line) values.push(value);
    values.push(look, look);
  });
}

function numberOf(row: Row | undefined): number {
  return Number(row?.['number']);
}

function storedLine(row: Row): StoredLine {
  return {
    id: Number(row['id']),
    key: String(row['key']),
    line: String(row['line']),
    isGone: row['is_gone'] === 1,
    toldLook: Number(row['told_look']),
  };
}
