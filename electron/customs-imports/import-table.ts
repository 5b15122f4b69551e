import { searchedText } from '../../shared/codes/searched-text.ts';
import { IMPORT_MARKS, type ImportMark } from '../../shared/customs-imports/customs-import.ts';
import type { Row } from '../database/database.ts';
import { CodedColumn } from './coded-column.ts';
import { localUnits, UnitsColumn, unsentRate } from './units.ts';

/**
 * What the list works with, column by column in memory: any filter, order or sum over 50,000 lines takes
 * milliseconds, where SQLite reads every row (performance §1). Rows stand in the order of ids.
 */
export interface ImportTable {
  readonly length: number;
  readonly ids: Int32Array;
  /** Goods, supplier, declaration number and HS code as they are searched, goods first. */
  readonly texts: readonly string[];
  readonly status: CodedColumn;
  readonly supplier: CodedColumn;
  readonly origin: CodedColumn;
  readonly currency: CodedColumn;
  readonly declaration: CodedColumn;
  readonly hs: CodedColumn;
  /** YYYYMMDD as a number; 0 for no date. */
  readonly dates: Int32Array;
  readonly sequences: Float64Array;
  readonly packages: UnitsColumn;
  readonly netWeights: UnitsColumn;
  readonly amounts: UnitsColumn;
  /** In local money, worked out here as amount × rate; an amount in local money needs no rate. */
  readonly locals: UnitsColumn;
  /** Where the mark stands in `IMPORT_MARKS`, from 1; 0 for none. */
  readonly marks: Uint8Array;
  /** 1 for a line that is no longer listed, 2 for one that came as new, 3 for one that changed. */
  readonly kinds: Uint8Array;
  /** The look that brought the line as it is. */
  readonly looks: Int32Array;
}

export const KIND = { gone: 1, new: 2, changed: 3 } as const;

/**
 * Reads the table in chunks that give way.
 * @param listedAfter the next rows after an id, in the order of ids; [] at the end
 */
export async function readImportTable(
  listedAfter: (id: number) => readonly Row[],
  giveWay: () => Promise<void>,
): Promise<ImportTable> {
  const chunks: (readonly Row[])[] = [];
  let length = 0;
  for (let next = listedAfter(0); next.length > 0; next = listedAfter(Number(next.at(-1)?.['id']))) {
    chunks.push(next);
    length += next.length;
    await giveWay();
  }
  const table = emptyTable(length);
  const rates = new UnitsColumn(length);
  let row = 0;
  for (const chunk of chunks) {
    for (const values of chunk) {
      setRow(table, rates, row, values);
      row += 1;
    }
    await giveWay();
  }
  return table;
}

/** The code of a mark in `ImportTable.marks`. */
export function markCode(mark: ImportMark | null): number {
  return mark === null ? 0 : IMPORT_MARKS.indexOf(mark) + 1;
}

/** The row of an id; -1 when there is none. */
export function rowOf({ ids, length }: ImportTable, id: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id ? low : -1;
}

type FillableTable = ImportTable & { readonly texts: string[] };

function emptyTable(length: number): FillableTable {
  const coded = (): CodedColumn => new CodedColumn(length);
  return {
    length,
    ids: new Int32Array(length),
    texts: [],
    status: coded(),
    supplier: coded(),
    origin: coded(),
    currency: coded(),
    declaration: coded(),
    hs: coded(),
    dates: new Int32Array(length),
    sequences: new Float64Array(length),
    packages: new UnitsColumn(length),
    netWeights: new UnitsColumn(length),
    amounts: new UnitsColumn(length),
    locals: new UnitsColumn(length),
    marks: new Uint8Array(length),
    kinds: new Uint8Array(length),
    looks: new Int32Array(length),
  };
}

function setRow(table: FillableTable, rates: UnitsColumn, row: number, values: Row): void {
  const text = (column: string): string => String(values[column]);
  const [goods, supplier, declaration, hs] = [
    text('item_name'),
    text('supplier_name'),
    text('declaration_number'),
    text('hs_code'),
  ];
  table.ids[row] = Number(values['id']);
  table.texts.push(searchedText(`${goods}\n${supplier}\n${declaration}\n${hs}`));
  table.supplier.set(row, supplier);
  table.declaration.set(row, declaration);
  table.hs.set(row, hs);
  table.status.set(row, text('status_code'));
  table.origin.set(row, text('origin_country_code'));
  table.currency.set(row, text('invoice_currency_code'));
  table.dates[row] = dayNumber(values['declaration_date']);
  table.sequences[row] = Number(values['item_sequence']);
  table.packages.set(row, values['package_quantity']);
  table.netWeights.set(row, values['net_weight']);
  table.amounts.set(row, values['invoice_amount']);
  rates.set(row, values['invoice_exchange_rate'] ?? unsentRate(text('invoice_currency_code')));
  table.locals.set(row, localUnits(table.amounts, rates, row));
  table.marks[row] = IMPORT_MARKS.findIndex((mark) => mark === values['mark']) + 1;
  table.kinds[row] = KIND[kindOf(values['change'])];
  table.looks[row] = Number(values['look']);
}

function kindOf(change: unknown): keyof typeof KIND {
  return change === 'gone' || change === 'changed' ? change : 'new';
}

/** YYYY-MM-DD as a number; 0 for no date. */
export function dayNumber(date: unknown): number {
  return typeof date === 'string' ? Number(date.replaceAll('-', '')) : 0;
}
