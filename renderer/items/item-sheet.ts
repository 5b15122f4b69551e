import type { ItemRow } from '../../shared/items/item.ts';

/** The columns of a copied or printed list, in the order of the screen; `key` has words as `column-…`. */
export const SHEET_COLUMNS = [
  { key: 'code', text: (row: ItemRow) => row.itemCode },
  { key: 'name', text: (row: ItemRow) => row.name },
  { key: 'class', text: (row: ItemRow) => row.classificationCode },
  { key: 'tax', text: (row: ItemRow) => row.taxTypeCode },
  { key: 'unit', text: (row: ItemRow) => row.quantityUnitCode },
  { key: 'price', text: (row: ItemRow) => row.price },
  { key: 'barcode', text: (row: ItemRow) => row.barcode },
] as const satisfies readonly { key: string; text: (row: ItemRow) => string }[];

/**
 * Rows as a sheet that spreadsheet programs take from the clipboard: cells parted by tabs, one row a line, headings
 * first. What would end a cell or a line becomes a blank, and no cell is taken for a formula.
 */
export function itemSheet(headings: readonly string[], rows: readonly ItemRow[]): string {
  const lines = rows.map((row) => SHEET_COLUMNS.map(({ text }) => cell(text(row))));
  return [headings.map(cell), ...lines].map((cells) => cells.join('\t')).join('\n');
}

function cell(text: string): string {
  const plain = text.replace(/[\t\r\n]+/g, ' ');
  return /^[=+\-@]/.test(plain) && Number.isNaN(Number(plain)) ? `'${plain}` : plain;
}
