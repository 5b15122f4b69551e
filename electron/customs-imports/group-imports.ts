import type { ImportGroup, ImportGrouping } from '../../shared/customs-imports/import-list.ts';
import type { CodedColumn } from './coded-column.ts';
import { CurrencySums } from './currency-totals.ts';
import type { Filtered } from './filter-imports.ts';
import type { ImportTable } from './import-table.ts';
import { UnitsSum } from './units.ts';

/** The groups of a filter in their order; each is told when a page of them is asked for. */
export interface ImportGroups {
  total: number;
  slice(from: number, count: number): ImportGroup[];
}

/** Groups the rows that a filter lets through: the newest declaration first, or the supplier with most money. */
export function groupImports(table: ImportTable, { wanted }: Filtered, by: ImportGrouping): ImportGroups {
  const column = by === 'declaration' ? table.declaration : table.supplier;
  const rowsOf = rowsByCode(column, wanted);
  const codes = column.values.map((_, code) => code).filter((code) => rowsOf(code).length > 0);
  const sizes = by === 'declaration' ? daysOf(table, rowsOf, codes) : localsOf(table, rowsOf, codes);
  codes.sort((a, b) => compareSizes(sizes.get(b), sizes.get(a)) || compareNames(column, a, b));
  return {
    total: codes.length,
    slice: (from, count) =>
      codes.slice(from, from + count).map((code) => groupOf(table, rowsOf(code), { by, column, code })),
  };
}

type RowsOf = (code: number) => Int32Array;

/** Puts the wanted rows side by side that have the same text. */
function rowsByCode({ values, of }: CodedColumn, wanted: Uint8Array): RowsOf {
  const starts = new Int32Array(values.length + 1);
  for (let row = 0; row < of.length; row += 1) {
    if (wanted[row] === 1) starts[(of[row] ?? 0) + 1] = (starts[(of[row] ?? 0) + 1] ?? 0) + 1;
  }
  for (let code = 1; code < starts.length; code += 1)
    starts[code] = (starts[code] ?? 0) + (starts[code - 1] ?? 0);
  const rows = new Int32Array(starts.at(-1) ?? 0);
  const next = starts.slice();
  for (let row = 0; row < of.length; row += 1) {
    if (wanted[row] !== 1) continue;
    const code = of[row] ?? 0;
    rows[next[code] ?? 0] = row;
    next[code] = (next[code] ?? 0) + 1;
  }
  return (code) => rows.subarray(starts[code], starts[code + 1]);
}

type Sizes = ReadonlyMap<number, number | bigint>;

function daysOf({ dates }: ImportTable, rowsOf: RowsOf, codes: readonly number[]): Sizes {
  return new Map(codes.map((code) => [code, newestDay(dates, rowsOf(code))]));
}

function newestDay(dates: Int32Array, rows: Int32Array): number {
  return rows.reduce((newest, row) => Math.max(newest, dates[row] ?? 0), 0);
}

function localsOf({ locals }: ImportTable, rowsOf: RowsOf, codes: readonly number[]): Sizes {
  return new Map(
    codes.map((code) => {
      const sum = new UnitsSum();
      for (const row of rowsOf(code)) sum.add(locals, row);
      return [code, sum.total()];
    }),
  );
}

function compareSizes(a: number | bigint = 0, b: number | bigint = 0): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function compareNames({ values }: CodedColumn, a: number, b: number): number {
  return (values[a] ?? '') < (values[b] ?? '') ? -1 : 1;
}

function groupOf(
  table: ImportTable,
  rows: Int32Array,
  { by, column, code }: { by: ImportGrouping; column: CodedColumn; code: number },
): ImportGroup {
  const sums = new CurrencySums(table);
  for (const row of rows) sums.add(row);
  const others = otherNames(by === 'declaration' ? table.supplier : table.declaration, rows);
  const { lines, currencies, localAmount, withoutRate } = sums.totals();
  return {
    value: column.values[code] ?? '',
    lines,
    declarationDate: dayText(newestDay(table.dates, rows)),
    others: others.length,
    other: others[0] ?? '',
    currencies,
    localAmount,
    withoutRate,
  };
}

/** The different texts of some rows, in the order of the rows. */
function otherNames(column: CodedColumn, rows: Int32Array): string[] {
  return [...new Set(Array.from(rows, (row) => column.of[row] ?? 0))].map(
    (code) => column.values[code] ?? '',
  );
}

/** YYYYMMDD as YYYY-MM-DD; null for 0. */
function dayText(day: number): string | null {
  const digits = String(day);
  return day === 0 ? null : `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
