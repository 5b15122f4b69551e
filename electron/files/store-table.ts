import { once } from 'node:events';
import { open } from 'node:fs/promises';
import type { MessagePort } from 'node:worker_threads';
import Papa from 'papaparse';
import writeExcelFile from 'write-excel-file/node';
import { isToWritingThread, type FromWritingThread, type WritingTask } from './table-messages.ts';

type Rows = readonly (readonly string[])[];

/** Writes the rows that it asks for into a file, and tells when they are on the disk. Runs in the table thread. */
export async function storeTable(port: MessagePort, task: WritingTask): Promise<void> {
  const parts = partsFrom(port);
  await (task.format === 'csv' ? storeCsv(task, parts) : storeSpreadsheet(task, parts));
  tell(port, { is: 'written' });
  port.close();
}

/** Asks for the next part when the one before it is done with. */
async function* partsFrom(port: MessagePort): AsyncGenerator<Rows> {
  for (;;) {
    const answered = once(port, 'message');
    tell(port, { is: 'more' });
    const [message]: unknown[] = await answered;
    if (!isToWritingThread(message)) throw new Error('the thread that writes was told what it does not know');
    if (message.is === 'end') return;
    yield message.rows;
  }
}

function tell(port: MessagePort, message: FromWritingThread): void {
  port.postMessage(message);
}

/** Excel takes a CSV file for UTF-8 only when it begins so. */
const BYTE_ORDER_MARK = '\u{feff}';
const LINE_END = '\r\n';

async function storeCsv({ file, titles }: WritingTask, parts: AsyncIterable<Rows>): Promise<void> {
  await using handle = await open(file, 'w');
  await handle.writeFile(BYTE_ORDER_MARK + csvOf([titles]));
  // One handle goes on where its last write ended.
  for await (const rows of parts) await handle.writeFile(csvOf(rows));
  await handle.sync();
}

function csvOf(rows: Rows): string {
  const guarded = rows.map((row) => row.map(withoutFormula));
  return Papa.unparse(guarded, { quotes: true, newline: LINE_END }) + LINE_END;
}

/** An apostrophe more before such a text, so that taking one away gives every text back. */
function withoutFormula(text: string): string {
  return /^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text;
}

async function storeSpreadsheet(
  { file, titles, sheetName }: WritingTask,
  parts: AsyncIterable<Rows>,
): Promise<void> {
  // Opened first: what cannot be written is told before all rows have come over.
  await using handle = await open(file, 'w');
  const cells: string[][] = [];
  for await (const rows of parts) for (const row of rows) cells.push(row.map(spreadsheetText));
  const headings = titles.map((title) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const workbook = await writeExcelFile([headings, ...cells], {
    sheet: sheetName.replaceAll(/[[\]/\\:*?]/g, ' ').slice(0, 31) || 'Sheet',
    stickyRowsCount: 1,
    columns: titles.map((title, index) => ({ width: widthOf(title, cells, index) })),
  }).toBuffer();
  await handle.writeFile(workbook);
  await handle.sync();
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
function widthOf(title: string, cells: Rows, index: number): number {
  const lengths = cells.slice(0, 200).map((row) => row[index]?.length ?? 0);
  return Math.min(WIDEST, Math.max(title.length, ...lengths) + 2);
}
