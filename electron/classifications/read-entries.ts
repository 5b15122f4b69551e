import type {
  Classification,
  ClassificationReport,
  ColumnMatching,
} from '../../shared/codes/classification.ts';
import { levelOf, LONG, SHORT } from './code-structure.ts';

/** The rows of a file that make entries, and those that do not. */
export interface ReadEntries {
  entries: Map<string, Classification>;
  leftOut: number;
  problems: ClassificationReport['problems'];
}

/** A file's rows, the place of the first that is no heading, and which column holds what. */
export interface MatchedRows {
  rows: readonly (readonly string[])[];
  firstRow: number;
  matching: ColumnMatching;
}

/**
 * Reads entries row by row. Codes are eight or ten digits and stay as they are written: nothing is made up for a
 * zero that got lost. Of rows with the same code the first counts; empty rows do not count at all.
 * @param giveWay lets waiting calls through between two parts
 */
export async function readEntries(
  { rows, firstRow, matching }: MatchedRows,
  giveWay: () => Promise<void>,
): Promise<ReadEntries> {
  const read: ReadEntries = { entries: new Map(), leftOut: 0, problems: [] };
  for (let place = firstRow; place < rows.length; place += 1) {
    if (place % ROWS_AT_ONCE === 0) await giveWay();
    readRow(rows[place] ?? [], place + 1, matching, read);
  }
  return read;
}

const ROWS_AT_ONCE = 5000;
const MOST_PROBLEMS = 100;
const LONGEST_NAME = 500;
const LONGEST_TEXT = 100;

type Problem = ClassificationReport['problems'][number]['what'];

function readRow(cells: readonly string[], row: number, matching: ColumnMatching, read: ReadEntries): void {
  const code = (cells[matching.code] ?? '').trim();
  const name = tidyName(cells[matching.name] ?? '');
  if (code === '' && name === '') return;
  const what = problemOf(code, name, read);
  if (what === null) return void read.entries.set(code, entryOf(code, name, cells, matching));
  read.leftOut += 1;
  const text = (code === '' ? name : code).slice(0, LONGEST_TEXT);
  if (read.problems.length < MOST_PROBLEMS) read.problems.push({ row, what, text });
}

function problemOf(code: string, name: string, { entries }: ReadEntries): Problem | null {
  if (code === '') return 'no-code';
  if (lostDigits(code)) return 'lost-digits';
  if (!/^\d+$/.test(code)) return 'not-digits';
  if (code.length !== SHORT && code.length !== LONG) return 'length';
  if (name === '') return 'no-name';
  return entries.has(code) ? 'twice' : null;
}

/** '5.05969E+09', as a spreadsheet shows a long number, or more digits than it can hold. */
function lostDigits(code: string): boolean {
  return /^\d([.,]\d+)?E\+?\d+$/i.test(code) || /^\d{16,}$/.test(code);
}

function tidyName(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}

function entryOf(
  code: string,
  name: string,
  cells: readonly string[],
  { level, taxTypeCode, inUse }: ColumnMatching,
): Classification {
  const cell = (place: number | null): string => (place === null ? '' : (cells[place] ?? '').trim());
  return {
    code,
    name,
    level: toldLevel(cell(level)) ?? levelOf(code),
    taxTypeCode: toldTaxType(cell(taxTypeCode)),
    inUse: !OFF.has(cell(inUse).toUpperCase()),
  };
}

const OFF: ReadonlySet<string> = new Set(['N', 'NO', '0', 'FALSE', 'OFF', 'INACTIVE', 'HAPANA', 'H']);

function toldLevel(text: string): number | null {
  return /^[1-5]$/.test(text) ? Number(text) : null;
}

/** Letters differ from list to list, so any short text is taken; lists write 'null' where they say nothing. */
function toldTaxType(text: string): string | null {
  return /^(|-|null|none|n\/a)$/i.test(text) || text.length > LONGEST_TAX_TYPE ? null : text;
}

/** As long as the authority's field for it (spec §2.6). */
const LONGEST_TAX_TYPE = 5;
