import type { CustomsImportInWords } from '../../shared/authority/to-domain.ts';
import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { type Decimal, fromUnits, toUnits } from '../../shared/money/decimal.ts';
import type { Row, SqlValue } from '../database/database.ts';

/** A line as it is stored: its values in the order of the table's columns, the three that name it first. */
export type LineValues = readonly SqlValue[];

/** Writes a line as column values; amounts as whole hundredths (architecture decision 1). */
export function valuesOf(line: CustomsImportInWords, declarationDate: string | null): LineValues {
  return [
    line.taskCode,
    line.declarationDateRaw,
    line.itemSequence,
    declarationDate,
    line.declarationNumber,
    line.hsCode,
    line.itemName,
    line.statusCode,
    line.originCountryCode,
    line.exportCountryCode,
    unitsOf(line.packageQuantity),
    line.packageUnitCode,
    unitsOf(line.quantity),
    line.quantityUnitCode,
    unitsOf(line.totalWeight),
    unitsOf(line.netWeight),
    line.supplierName,
    line.agentName,
    unitsOf(line.invoiceAmount),
    line.invoiceCurrencyCode,
    unitsOf(line.invoiceExchangeRate),
  ];
}

/** What names a line (domain §6), in one text; the repository writes it in SQL in the same way. */
export function keyOf([taskCode, declarationDateRaw, itemSequence]: LineValues): string {
  return `${String(taskCode)}\u001f${String(declarationDateRaw)}\u001f${String(itemSequence)}`;
}

/** Reads a row that was read with big integers; `latestLook` tells whether its news is still news. */
export function importOf(row: Row, latestLook: number): CustomsImport {
  return {
    id: Number(row['id']),
    taskCode: text(row, 'task_code'),
    declarationDateRaw: text(row, 'declaration_date_raw'),
    declarationDate: textOrNull(row, 'declaration_date'),
    itemSequence: text(row, 'item_sequence'),
    declarationNumber: text(row, 'declaration_number'),
    hsCode: text(row, 'hs_code'),
    itemName: text(row, 'item_name'),
    statusCode: text(row, 'status_code'),
    originCountryCode: text(row, 'origin_country_code'),
    exportCountryCode: text(row, 'export_country_code'),
    packageQuantity: amountOrNull(row, 'package_quantity'),
    packageUnitCode: textOrNull(row, 'package_unit_code'),
    quantity: amountOrNull(row, 'quantity'),
    quantityUnitCode: text(row, 'quantity_unit_code'),
    totalWeight: amountOrNull(row, 'total_weight'),
    netWeight: amountOrNull(row, 'net_weight'),
    supplierName: text(row, 'supplier_name'),
    agentName: text(row, 'agent_name'),
    invoiceAmount: amountOrNull(row, 'invoice_amount'),
    invoiceCurrencyCode: text(row, 'invoice_currency_code'),
    invoiceExchangeRate: amountOrNull(row, 'invoice_exchange_rate'),
    change: changeOf(row, latestLook),
    seenAt: text(row, 'seen_at'),
  };
}

/** Amounts of up to so many characters are exact as hundredths in a JavaScript number; longer ones travel as bigint. */
const SAFE_LENGTH = 15;

function unitsOf(amount: Decimal | null): SqlValue {
  if (amount === null) return null;
  return amount.length > SAFE_LENGTH ? toUnits(amount) : Math.round(Number(amount) * 100);
}

function amountOrNull(row: Row, column: string): Decimal | null {
  const units = row[column];
  return typeof units === 'bigint' ? fromUnits(units) : null;
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
