import { searchedWords } from '../../shared/codes/searched-text.ts';
import type { ImportFilter } from '../../shared/customs-imports/import-list.ts';
import type { CodedColumn } from './coded-column.ts';
import { dayNumber, type ImportTable, KIND, markCode } from './import-table.ts';

/** Which rows of a table a filter lets through. */
export interface Filtered {
  /** 1 for each row that fits. */
  wanted: Uint8Array;
  count: number;
}

/** Filters the whole table; all that is asked must be fulfilled, and what is empty asks nothing (contract). */
export function filterImports(table: ImportTable, filter: ImportFilter, latestLook: number): Filtered {
  const wanted = new Uint8Array(table.length).fill(1);
  keepTexts(wanted, table.status, filter.statusCodes);
  keepTexts(wanted, table.supplier, filter.suppliers);
  keepTexts(wanted, table.origin, filter.originCountryCodes);
  keepTexts(wanted, table.currency, filter.currencyCodes);
  keepTexts(wanted, table.declaration, filter.declarationNumber === null ? [] : [filter.declarationNumber]);
  keepPrefix(wanted, table.hs, filter.hsPrefix);
  keepMarks(wanted, table, filter.marks);
  keepChanges(wanted, table, filter.changes, latestLook);
  keepDays(wanted, table, filter);
  keepWords(wanted, table, searchedWords(filter.text));
  return { wanted, count: wanted.reduce((sum, one) => sum + one, 0) };
}

function keepTexts(wanted: Uint8Array, column: CodedColumn, texts: readonly string[]): void {
  if (texts.length === 0) return;
  const asked = new Set(texts);
  keepAllowed(
    wanted,
    column.of,
    column.allowed((value) => asked.has(value)),
  );
}

/** HS codes are written with and without points; only their beginning is asked for. */
function keepPrefix(wanted: Uint8Array, column: CodedColumn, prefix: string): void {
  const digits = withoutPoints(prefix);
  if (digits === '') return;
  keepAllowed(
    wanted,
    column.of,
    column.allowed((value) => withoutPoints(value).startsWith(digits)),
  );
}

function withoutPoints(hsCode: string): string {
  return hsCode.replaceAll(/[\s.]/g, '');
}

function keepMarks(wanted: Uint8Array, { marks }: ImportTable, asked: ImportFilter['marks']): void {
  if (asked.length === 0) return;
  const allowed = new Uint8Array(4);
  for (const mark of asked) allowed[markCode(mark)] = 1;
  keepAllowed(wanted, marks, allowed);
}

function keepChanges(
  wanted: Uint8Array,
  { kinds, looks }: ImportTable,
  asked: ImportFilter['changes'],
  latestLook: number,
): void {
  if (asked.length === 0) return;
  const isAsked = (change: (typeof asked)[number]): number => (asked.includes(change) ? 1 : 0);
  const allowed = new Uint8Array(4);
  allowed[KIND.gone] = isAsked('gone');
  allowed[KIND.new] = isAsked('new');
  allowed[KIND.changed] = isAsked('changed');
  const same = isAsked('same');
  for (let row = 0; row < wanted.length; row += 1) {
    const kind = kinds[row] ?? 0;
    // What an older look than the latest brought is no news any more, but what is gone stays gone.
    const isNews = kind === KIND.gone || looks[row] === latestLook;
    wanted[row] = (wanted[row] ?? 0) & (isNews ? (allowed[kind] ?? 0) : same);
  }
}

function keepDays(wanted: Uint8Array, { dates }: ImportTable, filter: ImportFilter): void {
  if (filter.declaredFrom === null && filter.declaredTo === null) return;
  // 0 is no date, which fits no period.
  const from = Math.max(dayNumber(filter.declaredFrom), 1);
  const to = filter.declaredTo === null ? Infinity : dayNumber(filter.declaredTo);
  for (let row = 0; row < wanted.length; row += 1) {
    const date = dates[row] ?? 0;
    if (date < from || date > to) wanted[row] = 0;
  }
}

function keepWords(wanted: Uint8Array, { texts }: ImportTable, words: readonly string[]): void {
  if (words.length === 0) return;
  for (let row = 0; row < wanted.length; row += 1) {
    const text = texts[row] ?? '';
    if (wanted[row] === 1 && !words.every((word) => text.includes(word))) wanted[row] = 0;
  }
}

function keepAllowed(wanted: Uint8Array, codes: Int32Array | Uint8Array, allowed: Uint8Array): void {
  for (let row = 0; row < wanted.length; row += 1) {
    wanted[row] = (wanted[row] ?? 0) & (allowed[codes[row] ?? 0] ?? 0);
  }
}
