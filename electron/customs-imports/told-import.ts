import {
  type CustomsImport,
  IMPORT_MARKS,
  type ImportMark,
} from '../../shared/customs-imports/customs-import.ts';
import { type Decimal, fromUnits } from '../../shared/money/decimal.ts';
import type { Row } from '../database/database.ts';
import { hsHint } from './hs-hint.ts';
import { roundedHundredth, unsentRate } from './units.ts';

/** What is to be known beside a row to tell of a line. */
export interface Telling {
  /** The number of the last look: what it brought is news. */
  latestLook: number;
  /** When customs told of everything last, as ISO text; null when it never did. */
  everythingToldAt: string | null;
  /** The name of an item; undefined for one that is not there. */
  itemName: (id: number) => string | undefined;
}

/** A line as the screens see it, of a row that was read with big integers (`CustomsImportRepository.lines`). */
export function toldImport(row: Row, telling: Telling): CustomsImport {
  const seenAt = text(row, 'seen_at');
  const amount = units(row, 'invoice_amount');
  const rate = units(row, 'invoice_exchange_rate');
  const hsCode = text(row, 'hs_code');
  return {
    id: Number(row['id']),
    taskCode: text(row, 'task_code'),
    declarationDateRaw: text(row, 'declaration_date_raw'),
    declarationDate: textOrNull(row, 'declaration_date'),
    itemSequence: text(row, 'item_sequence'),
    declarationNumber: text(row, 'declaration_number'),
    hsCode,
    itemName: text(row, 'item_name'),
    statusCode: text(row, 'status_code'),
    originCountryCode: text(row, 'origin_country_code'),
    exportCountryCode: text(row, 'export_country_code'),
    packageQuantity: decimalOrNull(units(row, 'package_quantity')),
    packageUnitCode: textOrNull(row, 'package_unit_code'),
    quantity: decimalOrNull(units(row, 'quantity')),
    quantityUnitCode: text(row, 'quantity_unit_code'),
    totalWeight: decimalOrNull(units(row, 'total_weight')),
    netWeight: decimalOrNull(units(row, 'net_weight')),
    supplierName: text(row, 'supplier_name'),
    agentName: text(row, 'agent_name'),
    invoiceAmount: decimalOrNull(amount),
    invoiceCurrencyCode: text(row, 'invoice_currency_code'),
    invoiceExchangeRate: decimalOrNull(rate),
    change: changeOf(row, telling.latestLook),
    seenAt,
    toldAt: toldAt(row, seenAt, telling),
    localAmount: localAmount(amount, rate ?? unsentRate(text(row, 'invoice_currency_code'))),
    hsHint: hsHint(hsCode),
    mark: markOf(row),
    note: textOrNull(row, 'note') ?? '',
    item: itemOf(row, telling),
  };
}

function localAmount(amount: bigint | null, rate: bigint | null): Decimal | null {
  return amount === null || rate === null ? null : fromUnits(roundedHundredth(amount * rate));
}

function markOf(row: Row): ImportMark | null {
  return IMPORT_MARKS.find((mark) => mark === row['mark']) ?? null;
}

/** Whole hundredths; null where there is no amount. */
function units(row: Row, column: string): bigint | null {
  const value = row[column];
  return typeof value === 'bigint' ? value : null;
}

function decimalOrNull(amount: bigint | null): Decimal | null {
  return amount === null ? null : fromUnits(amount);
}

function text(row: Row, column: string): string {
  return String(row[column]);
}

function textOrNull(row: Row, column: string): string | null {
  const value = row[column];
  return typeof value === 'string' ? value : null;
}

function changeOf(row: Row, latestLook: number): CustomsImport['change'] {
  const change = row['change'];
  if (change === 'gone') return 'gone';
  if (Number(row['look']) !== latestLook) return 'same';
  return change === 'changed' ? 'changed' : 'new';
}

/**
 * The latest of the looks that told of a line; one that told of everything has told of every line still listed. The
 * look that found a line gone did not tell of it.
 */
function toldAt(row: Row, seenAt: string, { everythingToldAt }: Telling): string {
  const toldLater = textOrNull(row, 'told_at');
  if (row['change'] === 'gone') return toldLater ?? seenAt;
  const told = [seenAt, toldLater ?? '', everythingToldAt ?? ''];
  return told.reduce((latest, at) => (at > latest ? at : latest));
}

function itemOf(row: Row, { itemName }: Telling): CustomsImport['item'] {
  const id = row['item_id'];
  if (typeof id !== 'bigint') return null;
  const name = itemName(Number(id));
  return name === undefined ? null : { id: Number(id), name };
}
