import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';
import type { SupportPart } from '../../shared/files/chosen-file.ts';
import { masking } from '../../shared/files/mask-pin.ts';
import type { Database } from '../database/database.ts';
import type { OpenShop } from '../shops/open-shop.ts';
import { createExchangeReader } from './exchange-reader.ts';

export interface SupportPartsNeeds {
  database: Database;
  shop: Pick<OpenShop, 'pin'>;
}

/**
 * What the core adds to a support file: how sound the database is and how much is in it, and how the last calls of
 * the authority ended. No request, no answer, no name of an item; PIN masked; supplier names only when asked for
 * (ux §4.11).
 */
export async function supportParts(
  { database, shop }: SupportPartsNeeds,
  { withSupplierNames }: { withSupplierNames: boolean },
): Promise<SupportPart[]> {
  const parts: SupportPart[] = [
    { name: 'database', text: databaseText(database) },
    { name: 'last-calls', text: lastCallsText(database) },
    ...(withSupplierNames ? [{ name: 'suppliers', text: suppliersText(database) }] : []),
  ];
  const mask = masking(shop.pin);
  return parts.map(({ name, text }) => ({ name, text: mask(text) }));
}

const LAST_CALLS = 20;
const LONGEST_MESSAGE = 200;
const MOST_SUPPLIERS = 200;
const PAGE_BYTES = 'SELECT page_count * page_size AS n FROM pragma_page_count, pragma_page_size';

function databaseText(database: Database): string {
  const problems = database.check();
  return [
    `check: ${problems.length === 0 ? 'sound' : problems.join('; ')}`,
    `tables of version: ${numberOf(database, 'SELECT user_version AS n FROM pragma_user_version')}`,
    `engine: SQLite ${String(database.prepare('SELECT sqlite_version() AS version').get()?.['version'])}`,
    `bytes: ${numberOf(database, PAGE_BYTES)}`,
    '',
    'rows',
    ...tablesOf(database).map((name) => `  ${name}: ${numberOf(database, countOf(name))}`),
    '',
    'outbox',
    ...linesOf(
      database,
      'SELECT state AS name, count(*) AS n FROM outbox_entry WHERE replaced = 0 GROUP BY 1',
    ),
    '',
    'lists read last',
    ...linesOf(database, 'SELECT list AS name, read_at AS n FROM read_mark ORDER BY 1'),
  ].join('\n');
}

/** Words of the full-text search are many small tables of the engine's own; they tell nothing. */
const TABLES = `
  SELECT name FROM pragma_table_list
  WHERE schema = 'main' AND type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY name`;

function tablesOf(database: Database): string[] {
  return database
    .prepare(TABLES)
    .all()
    .map((row) => String(row['name']));
}

function countOf(table: string): string {
  return `SELECT count(*) AS n FROM "${table.replaceAll('"', '""')}"`;
}

function numberOf(database: Database, sql: string): number {
  return Number(database.prepare(sql).get()?.['n']);
}

function linesOf(database: Database, sql: string): string[] {
  const rows = database.prepare(sql).all();
  return rows.length === 0 ? ['  none'] : rows.map((row) => `  ${String(row['name'])}: ${String(row['n'])}`);
}

function lastCallsText(database: Database): string {
  const rows = createExchangeReader(database).page(0, LAST_CALLS);
  return rows.length === 0 ? 'none' : rows.map(lineOf).join('\n');
}

/** What it was about stays here: the names of a shop's goods are nobody's business. */
function lineOf({
  at,
  operation,
  attempt,
  outcome,
  httpStatus,
  resultCode,
  message,
  durationMs,
}: ExchangeRow): string {
  const status = httpStatus === null ? '' : `, HTTP ${httpStatus}`;
  const words = [resultCode, message.slice(0, LONGEST_MESSAGE)].filter((word) => word !== '').join(' ');
  return `${at} ${operation}, try ${attempt}: ${outcome}${status}, ${durationMs} ms${words === '' ? '' : `, ${words}`}`;
}

const SUPPLIERS = `
  SELECT supplier_name AS name, count(*) AS n FROM customs_import
  WHERE supplier_name <> '' GROUP BY 1 ORDER BY 1 LIMIT ${MOST_SUPPLIERS}`;

function suppliersText(database: Database): string {
  return ['lines for each supplier', ...linesOf(database, SUPPLIERS)].join('\n');
}
