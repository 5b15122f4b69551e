import { open, rm } from 'node:fs/promises';
import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { AppError } from '../../shared/errors/app-error.ts';
import { renameDurably } from '../database/durable-files.ts';

/** A table that is to be written: headings, and rows of text. */
export interface TableToWrite {
  file: string;
  format: 'csv' | 'xlsx';
  /** Shown on the tab of a spreadsheet; what a tab may not be called is left out. */
  sheetName: string;
  columns: readonly { title: string }[];
  /** As many texts as there are columns, in their order. */
  rows: Iterable<readonly string[]>;
  /** Aborted when the file is no longer wanted. */
  signal?: AbortSignal;
}

/**
 * Writes a table into a file, which gets its name when it is whole, and answers how many rows it holds. Every cell is
 * text: '007' and '=1+1' come out of a spreadsheet as they went in. In a CSV file a text that a spreadsheet program
 * would take for a formula stands behind an apostrophe (anchors §3); a program reads leading zeros from it, but
 * Excel itself drops them when it opens one, which is what the other format is for.
 * @throws AppError 'files.not-written'
 */
export async function writeTable(table: TableToWrite): Promise<number> {
  const part = `${table.file}.part`;
  try {
    const count = table.format === 'csv' ? await writeCsv(part, table) : await writeSpreadsheet(part, table);
    await renameDurably(part, table.file);
    return count;
  } catch (cause) {
    await rm(part, { force: true }).catch(() => undefined);
    throw new AppError('files.not-written', {}, { cause });
  }
}

/** Excel takes a CSV file for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\u{feff}';
const LINE_END = '\r\n';

/** So many rows take a few milliseconds; others have their turn while they are written. */
const ROWS_PER_CHUNK = 2000;

async function writeCsv(file: string, { columns, rows, signal }: TableToWrite): Promise<number> {
  await using handle = await open(file, 'w');
  const titles = columns.map(({ title }) => title);
  await handle.writeFile(BYTE_ORDER_MARK + csvOf([titles]));
  let count = 0;
  for (const chunk of inChunks(rows)) {
    signal?.throwIfAborted();
    // One handle goes on where its last write ended.
    await handle.writeFile(csvOf(chunk));
    count += chunk.length;
  }
  await handle.sync();
  return count;
}

function csvOf(rows: readonly (readonly string[])[]): string {
  const guarded = rows.map((row) => row.map(withoutFormula));
  return Papa.unparse(guarded, { quotes: true, newline: LINE_END }) + LINE_END;
}

/** An apostrophe more before such a text, so that taking one away gives every text back. */
function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

function* inChunks(rows: Iterable<readonly string[]>): Generator<(readonly string[])[]> {
  let chunk: (readonly string[])[] = [];
  for (const row of rows) {
    chunk.push(row);
    if (chunk.length < ROWS_PER_CHUNK) continue;
    yield chunk;
    chunk = [];
  }
  if (chunk.length > 0) yield chunk;
}

async function writeSpreadsheet(
  file: string,
  { columns, rows, sheetName, signal }: TableToWrite,
): Promise<number> {
  const cells = Array.from(rows, (row) => row.map(spreadsheetText));
  const titles = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const workbook = await writeExcelFile([titles, ...cells], {
    sheet: sheetName.replaceAll(/[[\]/\\:*?]/g, ' ').slice(0, 31) || 'Sheet',
    stickyRowsCount: 1,
    columns: columns.map(({ title }, index) => ({ width: widthOf(title, cells, index) })),
  }).toBuffer();
  signal?.throwIfAborted();
  await using handle = await open(file, 'w');
  await handle.writeFile(workbook);
  await handle.sync();
  return cells.length;
}

/** Excel calls a file with a longer text damaged. */
const LONGEST_CELL = 32_767;

/**
 * The library keeps texts by their names in a plain object, where 'constructor' is found without being put there; it
 * leaves out a character that XML does not know, so that one makes such a name another one.
 */
function spreadsheetText(text: string): string {
  return text in Object.prototype ? `${text}\0` : text.slice(0, LONGEST_CELL);
}

const WIDEST = 60;

/** Wide enough for what stands in the first rows. */
function widthOf(title: string, cells: readonly (readonly string[])[], index: number): number {
  const lengths = cells.slice(0, 200).map((row) => row[index]?.length ?? 0);
  return Math.min(WIDEST, Math.max(title.length, ...lengths) + 2);
}
