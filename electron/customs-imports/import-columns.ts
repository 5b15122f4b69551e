import type { CustomsImportInWords } from '../../shared/authority/to-domain.ts';
import { type Decimal, fromUnits, toUnits } from '../../shared/money/decimal.ts';
import type { Row, SqlValue } from '../database/database.ts';

/** A line as it is stored: its values in the order of `LINE_COLUMNS`, the three that name it first. */
export type LineValues = readonly SqlValue[];

interface LineColumn {
  name: string;
  field: keyof CustomsImportInWords | 'declarationDate';
  /** Kept as whole hundredths (architecture decision 1). */
  isAmount: boolean;
}

const text = (name: string, field: LineColumn['field']): LineColumn => ({ name, field, isAmount: false });
const amount = (name: string, field: LineColumn['field']): LineColumn => ({ name, field, isAmount: true });

/** Where each field of a line is stored, in the order of the specification but for the reading of the date. */
export const LINE_COLUMNS: readonly LineColumn[] = [
  text('task_code', 'taskCode'),
  text('declaration_date_raw', 'declarationDateRaw'),
  text('item_sequence', 'itemSequence'),
  text('declaration_date', 'declarationDate'),
  text('declaration_number', 'declarationNumber'),
  text('hs_code', 'hsCode'),
  text('item_name', 'itemName'),
  text('status_code', 'statusCode'),
  text('origin_country_code', 'originCountryCode'),
  text('export_country_code', 'exportCountryCode'),
  amount('package_quantity', 'packageQuantity'),
  text('package_unit_code', 'packageUnitCode'),
  amount('quantity', 'quantity'),
  text('quantity_unit_code', 'quantityUnitCode'),
  amount('total_weight', 'totalWeight'),
  amount('net_weight', 'netWeight'),
  text('supplier_name', 'supplierName'),
  text('agent_name', 'agentName'),
  amount('invoice_amount', 'invoiceAmount'),
  text('invoice_currency_code', 'invoiceCurrencyCode'),
  amount('invoice_exchange_rate', 'invoiceExchangeRate'),
];

/** The names of the columns, parted by commas. */
export const LINE_COLUMN_NAMES = LINE_COLUMNS.map(({ name }) => name).join(', ');

/** Writes a line as column values; amounts as whole hundredths. Written out, because 50,000 lines pass through. */
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

/** The three parts of a line's name out of its `keyOf`. */
export function partsOfKey(
  key: string,
): [taskCode: string, declarationDateRaw: string, itemSequence: string] {
  // A task code is trimmed text and a sequence has no control characters between: only the raw date may hold anything.
  const first = key.indexOf('\u001f');
  const last = key.lastIndexOf('\u001f');
  return [key.slice(0, first), key.slice(first + 1, last), key.slice(last + 1)];
}

/** The values of a row that was read with big integers, in the order of `LINE_COLUMNS`. */
export function valuesOfRow(row: Row): LineValues {
  return LINE_COLUMNS.map(({ name }) => row[name] ?? null);
}

/** A field of a line that customs changed, as texts; '' where there is nothing. */
export interface FieldChange {
  field: string;
  before: string;
  after: string;
}

/** In which fields two states of a line differ, in the order of the columns. */
export function changedFields(before: LineValues, after: LineValues): FieldChange[] {
  return LINE_COLUMNS.flatMap((column, index) => {
    const change = {
      field: column.field,
      before: textOf(column, before[index]),
      after: textOf(column, after[index]),
    };
    return change.before === change.after ? [] : [change];
  });
}

function textOf({ isAmount }: LineColumn, value: SqlValue | undefined): string {
  if (value === null || value === undefined) return '';
  return isAmount && (typeof value === 'number' || typeof value === 'bigint')
    ? fromUnits(BigInt(value))
    : String(value);
}

/** Amounts of up to so many characters are exact as hundredths in a JavaScript number; longer ones travel as bigint. */
const SAFE_LENGTH = 15;

function unitsOf(decimal: Decimal | null): SqlValue {
  if (decimal === null) return null;
  return decimal.length > SAFE_LENGTH ? toUnits(decimal) : Math.round(Number(decimal) * 100);
}
