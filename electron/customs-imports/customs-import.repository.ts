import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { type AuthorityTime, readAuthorityTime } from '../../shared/time/authority-time.ts';
import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database, Row } from '../database/database.ts';
import type { LookDifference, StoredLine } from './compare-looks.ts';
import { importOf } from './import-columns.ts';

/** How far the customs imports have been read. */
interface ImportsMark {
  /** The authority's time up to which every line has been asked for; null when that is not known. */
  authorityTime: AuthorityTime | null;
  /** When the last look was stored, by this computer's clock: ISO text. */
  readAt: string;
  /** How many looks have been stored; lines carry the number of the look that brought them. */
  reads: number;
}

/** The stored customs imports. Writes belong into one transaction of the caller. */
export interface CustomsImportRepository {
  mark(): ImportsMark | null;
  /** Notes a stored look; null leaves the authority's time where it was. */
  moveMark(authorityTime: AuthorityTime | null, readAt: string): void;
  storedAfter(id: number): StoredLine[];
  write(difference: LookDifference, look: { number: number; seenAt: string }): void;
  /** Lines that are not gone. */
  countListed(): number;
  /** All ids, newest declaration first, lines without a date last. */
  idsInOrder(): number[];
  /** The texts that are searched, of the lines after an id, in the order of ids; [] at the end. */
  textsAfter(id: number): { id: number; text: string }[];
  /** The lines of these ids, in their order; an unknown id is left out. */
  lines(ids: readonly number[]): CustomsImport[];
}

export function createCustomsImportRepository(database: Database): CustomsImportRepository {
  const mark = (): ImportsMark | null => readMark(database.prepare(MARK).get());
  return {
    mark,
    moveMark(authorityTime, readAt) {
      database.prepare(MOVE_MARK).run(authorityTime, readAt);
    },
    storedAfter: (id) => database.prepare(STORED_AFTER).all(id).map(storedLine),
    write: (difference, look) => writeDifference(database, difference, look),
    countListed: () => Number(database.prepare(COUNT_LISTED).get()?.['listed']),
    idsInOrder: () =>
      database
        .prepare(IDS_IN_ORDER)
        .all()
        .map((row) => Number(row['id'])),
    textsAfter: (id) => database.prepare(TEXTS_AFTER).all(id).map(searchedLine),
    lines(ids) {
      const read = database.prepare(LINE, { bigInts: true });
      const latestLook = mark()?.reads ?? 0;
      return ids.flatMap((id) => {
        const row = read.get(id);
        return row === undefined ? [] : [importOf(row, latestLook)];
      });
    },
  };
}

const MARK = `SELECT authority_time, read_at, reads FROM read_mark WHERE list = 'customs-imports'`;

const MOVE_MARK = `
  INSERT INTO read_mark (list, authority_time, read_at, reads) VALUES ('customs-imports', ?, ?, 1)
  ON CONFLICT (list) DO UPDATE SET
    authority_time = coalesce(excluded.authority_time, authority_time),
    read_at = excluded.read_at, reads = reads + 1`;

// The key as keyOf writes it, the values in the order of valuesOf: SQLite and JSON.stringify write the same text for the same values.
const STORED_AFTER = `
  SELECT id, change = 'gone' AS is_gone,
    task_code || char(31) || declaration_date_raw || char(31) || item_sequence AS key,
    json_array(task_code, declaration_date_raw, item_sequence, declaration_date, declaration_number, hs_code,
      item_name, status_code, origin_country_code, export_country_code, package_quantity, package_unit_code,
      quantity, quantity_unit_code, total_weight, net_weight, supplier_name, agent_name, invoice_amount,
      invoice_currency_code, invoice_exchange_rate) AS line
  FROM customs_import WHERE id > ? ORDER BY id LIMIT 2000`;

const WRITE: RowsSql = {
  insert: `
    INSERT INTO customs_import (task_code, declaration_date_raw, item_sequence, declaration_date,
      declaration_number, hs_code, item_name, status_code, origin_country_code, export_country_code,
      package_quantity, package_unit_code, quantity, quantity_unit_code, total_weight, net_weight,
      supplier_name, agent_name, invoice_amount, invoice_currency_code, invoice_exchange_rate,
      change, look, seen_at)
    VALUES`,
  row: `(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  onConflict: `
  ON CONFLICT (task_code, declaration_date_raw, item_sequence) DO UPDATE SET
      declaration_date = excluded.declaration_date, declaration_number = excluded.declaration_number,
      hs_code = excluded.hs_code, item_name = excluded.item_name, status_code = excluded.status_code,
      origin_country_code = excluded.origin_country_code, export_country_code = excluded.export_country_code,
      package_quantity = excluded.package_quantity, package_unit_code = excluded.package_unit_code,
      quantity = excluded.quantity, quantity_unit_code = excluded.quantity_unit_code,
      total_weight = excluded.total_weight, net_weight = excluded.net_weight,
      supplier_name = excluded.supplier_name, agent_name = excluded.agent_name,
      invoice_amount = excluded.invoice_amount, invoice_currency_code = excluded.invoice_currency_code,
      invoice_exchange_rate = excluded.invoice_exchange_rate,
      change = excluded.change, look = excluded.look, seen_at = excluded.seen_at`,
};

const MARK_GONE = `UPDATE customs_import SET change = 'gone', look = ?, seen_at = ? WHERE id = ?`;

const COUNT_LISTED = `SELECT count(*) AS listed FROM customs_import WHERE change <> 'gone'`;

const IDS_IN_ORDER = `
  SELECT id FROM customs_import
  ORDER BY declaration_date DESC, declaration_number, id`;

const TEXTS_AFTER = `
  SELECT id, item_name || char(10) || supplier_name || char(10) || declaration_number || char(10) || hs_code
    AS text
  FROM customs_import WHERE id > ? ORDER BY id LIMIT 2000`;

const LINE = `SELECT * FROM customs_import WHERE id = ?`;

function writeDifference(
  database: Database,
  difference: LookDifference,
  look: { number: number; seenAt: string },
): void {
  const markGone = database.prepare(MARK_GONE);
  for (const id of difference.gone) markGone.run(look.number, look.seenAt, id);
  for (const change of ['new', 'changed'] as const) {
    writeRows(database, WRITE, difference[change], (line, values) => {
      for (const value of line) values.push(value);
      values.push(change, look.number, look.seenAt);
    });
  }
}

function storedLine(row: Row): StoredLine {
  return {
    id: Number(row['id']),
    key: String(row['key']),
    line: String(row['line']),
    isGone: row['is_gone'] === 1,
  };
}

function searchedLine(row: Row): { id: number; text: string } {
  return { id: Number(row['id']), text: String(row['text']) };
}

function readMark(row: Row | undefined): ImportsMark | null {
  if (row === undefined) return null;
  return {
    authorityTime: readAuthorityTime(row['authority_time']),
    readAt: String(row['read_at']),
    reads: Number(row['reads']),
  };
}
