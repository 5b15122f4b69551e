import type {
  ImportFacet,
  ImportFacetField,
  ImportPictures,
} from '../../shared/customs-imports/import-list.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { CodedColumn } from './coded-column.ts';
import type { Filtered } from './filter-imports.ts';
import type { ImportTable } from './import-table.ts';
import { UnitsSum } from './units.ts';

const MOST_FACETS = 200;

/** The values that the rows of a filter have in one field, the most frequent first. */
export function facetOf(table: ImportTable, { wanted }: Filtered, field: ImportFacetField): ImportFacet {
  return barsBy(columnOf(table, field), table, wanted)
    .sort(byLines)
    .slice(0, MOST_FACETS)
    .map(({ value, lines }) => ({ value, lines }));
}

/** The four pictures of the rows of a filter. */
export function picturesOf(table: ImportTable, { wanted, count }: Filtered): ImportPictures {
  const bars = (column: CodedColumn): RawBar[] => barsBy(column, table, wanted);
  const suppliers = largest(bars(table.supplier), byLocal);
  const origins = largest(bars(table.origin), byLines);
  const withLocal = wanted.reduce((sum, one, row) => sum + (one === 1 && table.locals.has(row) ? 1 : 0), 0);
  return {
    // The newest ones when there are too many, in the order of time; lines without a date come last.
    months: bars(monthsOf(table)).sort(byMonth).slice(-MOST_MONTHS).map(told),
    suppliers: suppliers.shown,
    otherSuppliers: suppliers.others,
    statuses: bars(table.status).sort(byLines).slice(0, MOST_STATUSES).map(told),
    origins: origins.shown,
    otherOrigins: origins.others,
    withoutLocalAmount: count - withLocal,
  };
}

const MOST_MONTHS = 400;
const MOST_STATUSES = 50;
/** More bars than these are no picture. */
const MOST_BARS = 15;

type Bar = ImportPictures['months'][number];

interface RawBar {
  value: string;
  lines: number;
  local: UnitsSum;
}

function barsBy(column: CodedColumn, { locals }: ImportTable, wanted: Uint8Array): RawBar[] {
  const bars = column.values.map((value) => ({ value, lines: 0, local: new UnitsSum() }));
  for (let row = 0; row < wanted.length; row += 1) {
    const bar = wanted[row] === 1 ? bars[column.of[row] ?? 0] : undefined;
    if (bar === undefined) continue;
    bar.lines += 1;
    bar.local.add(locals, row);
  }
  return bars.filter(({ lines }) => lines > 0);
}

function columnOf(table: ImportTable, field: ImportFacetField): CodedColumn {
  switch (field) {
    case 'status':
    case 'supplier':
    case 'origin':
    case 'currency':
      return table[field];
    case 'hs-chapter':
      // As it was sent: a chapter with its lost zero put back would not be found by the codes that lost it.
      return derived(table, (row) => table.hs.at(row).slice(0, 2));
    default:
      return assertNever(field);
  }
}

function monthsOf(table: ImportTable): CodedColumn {
  return derived(table, (row) => {
    const month = String(Math.floor((table.dates[row] ?? 0) / 100));
    return month === '0' ? '' : `${month.slice(0, 4)}-${month.slice(4)}`;
  });
}

function derived({ length }: ImportTable, valueOf: (row: number) => string): CodedColumn {
  const column = new CodedColumn(length);
  for (let row = 0; row < length; row += 1) column.set(row, valueOf(row));
  return column;
}

function largest(
  bars: RawBar[],
  order: (a: RawBar, b: RawBar) => number,
): { shown: Bar[]; others: Bar | null } {
  const sorted = bars.sort(order);
  const rest = sorted.slice(MOST_BARS);
  const shown = sorted.slice(0, MOST_BARS).map(told);
  if (rest.length === 0) return { shown, others: null };
  const lines = rest.reduce((sum, bar) => sum + bar.lines, 0);
  const local = new UnitsSum();
  for (const bar of rest) local.addSum(bar.local);
  return { shown, others: told({ value: '', lines, local }) };
}

function told({ value, lines, local }: RawBar): Bar {
  return { value, lines, localAmount: local.decimal() };
}

function byLines(a: RawBar, b: RawBar): number {
  return b.lines - a.lines || byValue(a, b);
}

function byLocal(a: RawBar, b: RawBar): number {
  const [left, right] = [a.local.total(), b.local.total()];
  if (left === right) return byLines(a, b);
  return left > right ? -1 : 1;
}

function byMonth(a: RawBar, b: RawBar): number {
  if (a.value === '' || b.value === '') return a.value === '' ? 1 : -1;
  return byValue(a, b);
}

function byValue(a: RawBar, b: RawBar): number {
  return a.value < b.value ? -1 : 1;
}
