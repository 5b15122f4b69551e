import { IMPORT_COLUMNS, type ImportColumn } from '../../../shared/customs-imports/import-list.ts';

/** The columns that a list shows before anybody chose others (ux §4.8). */
export const USUAL_COLUMNS: readonly ImportColumn[] = [
  'change',
  'declarationDate',
  'declarationNumber',
  'itemName',
  'quantity',
  'packageQuantity',
  'netWeight',
  'supplierName',
  'invoiceAmount',
  'statusCode',
  'mark',
];

/** The column that always stays: without it nobody knows what a line is about. */
export const STAYING_COLUMN: ImportColumn = 'itemName';

/** Every column: the chosen ones in their order, then the others in the usual one. */
export function inOrderOfChoice(chosen: readonly ImportColumn[]): ImportColumn[] {
  return [...chosen, ...IMPORT_COLUMNS.filter((column) => !chosen.includes(column))];
}

/** Chooses a column, behind those that are chosen, or leaves it out again. */
export function withColumnToggled(chosen: readonly ImportColumn[], column: ImportColumn): ImportColumn[] {
  if (column === STAYING_COLUMN) return [...chosen];
  return chosen.includes(column) ? chosen.filter((other) => other !== column) : [...chosen, column];
}

/** Moves a chosen column by so many places; an end stops it. */
export function withColumnMoved(
  chosen: readonly ImportColumn[],
  column: ImportColumn,
  by: number,
): ImportColumn[] {
  const from = chosen.indexOf(column);
  if (from === -1) return [...chosen];
  const to = Math.min(Math.max(from + by, 0), chosen.length - 1);
  const rest = chosen.filter((other) => other !== column);
  return [...rest.slice(0, to), column, ...rest.slice(to)];
}

/** Whether these are the usual columns in the usual order. */
export function isUsual(chosen: readonly ImportColumn[]): boolean {
  return chosen.join() === USUAL_COLUMNS.join();
}

/**
 * The chosen columns for a sheet, where a number and its unit are columns of their own: what the list shows together
 * is not lost, because the other half is put beside it.
 */
export function sheetColumns(chosen: readonly ImportColumn[]): ImportColumn[] {
  return chosen.flatMap((column) => {
    const other = OTHER_HALVES[column];
    return other === undefined || chosen.includes(other) ? [column] : [column, other];
  });
}

const OTHER_HALVES: Readonly<Partial<Record<ImportColumn, ImportColumn>>> = {
  declarationNumber: 'itemSequence',
  quantity: 'quantityUnitCode',
  packageQuantity: 'packageUnitCode',
  invoiceAmount: 'invoiceCurrencyCode',
};
