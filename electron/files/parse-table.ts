import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { classificationFileRows } from '../../shared/authority/classification-file.ts';
import { withoutExponent } from '../../shared/money/exponent.ts';
import { decodeText } from './decode-text.ts';
import { guessDelimiter } from './guess-delimiter.ts';
import { unpackedSize } from './unpacked-size.ts';

/** How much is read at most. */
export interface TableLimits {
  /** Of the file on disk. */
  bytes: number;
  rows: number;
  /** Of a workbook, which is packed: of all that is in it, unpacked. */
  unpackedBytes: number;
  /** For the thread that reads; a file that needs more is too large. */
  memoryMegabytes: number;
}

/** Why a file cannot be used: no such kind of file, a password, damage, no rows, more than the limits. */
export interface UnusableTable {
  is: 'unusable';
  why: 'kind' | 'password' | 'damaged' | 'empty' | 'too-large';
}

export type ParsedTable = { is: 'table'; rows: string[][] } | UnusableTable;

/** Reads a table from the bytes of a file; what kind of file it is tell the bytes, not its name. */
export async function parseTable(bytes: Uint8Array, limits: TableLimits): Promise<ParsedTable> {
  const table = await readKind(bytes, limits);
  if (table.is === 'unusable') return table;
  const rows = withoutTail(table.rows);
  if (rows.length === 0) return unusable('empty');
  return rows.length > limits.rows ? unusable('too-large') : { is: 'table', rows };
}

async function readKind(bytes: Uint8Array, limits: TableLimits): Promise<ParsedTable> {
  if (startsWith(bytes, ZIP)) return await readXlsx(bytes, limits);
  if (startsWith(bytes, OLD_OFFICE)) return unusable(isEncryptedOffice(bytes) ? 'password' : 'kind');
  const text = decodeText(bytes);
  if (text === null) return unusable('kind');
  return /^\s*[[{]/.test(text) ? readJson(text) : readCsv(text);
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Office files before 2007; also what wraps an XLSX that has a password. */
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0];

async function readXlsx(bytes: Uint8Array, limits: TableLimits): Promise<ParsedTable> {
  const size = unpackedSize(bytes);
  if (size === null) return unusable('damaged');
  if (size > limits.unpackedBytes) return unusable('too-large');
  try {
    const sheets = await readXlsxFile<string>(Buffer.from(bytes), { parseNumber: wholeNumberText });
    const filled = sheets.find(({ data }) => data.some((row) => row.some((cell) => cell !== null)));
    return { is: 'table', rows: (filled?.data ?? []).map((row) => row.map(cellText)) };
  } catch (error) {
    // A zip that is no workbook says so; everything else is a workbook that broke.
    return unusable(error instanceof Error && error.name === 'InvalidSpreadsheetError' ? 'kind' : 'damaged');
  }
}

/** The digits that a number can carry exactly; a longer one was rounded before it was written. */
const EXACT_DIGITS = 15;

/**
 * A number of a sheet as the digits a person saw: '5.059690801E9' is '5059690801'. One that has lost digits stays as
 * it is written, so that it is told apart.
 */
function wholeNumberText(written: string): string {
  const digits = written.replace(/e.*$/i, '').replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length > EXACT_DIGITS) return written;
  return withoutExponent(written).replace(/\.0*$/, '');
}

function cellText(cell: unknown): string {
  if (typeof cell === 'string') return cell;
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'boolean' ? String(cell) : '';
}

function readJson(text: string): ParsedTable {
  try {
    const rows = classificationFileRows(JSON.parse(text));
    if (rows === null) return unusable('kind');
    return rows.length === 1 ? unusable('empty') : { is: 'table', rows };
  } catch {
    return unusable('damaged');
  }
}

function readCsv(text: string): ParsedTable {
  const { data } = Papa.parse<string[]>(text, { delimiter: guessDelimiter(text) });
  return { is: 'table', rows: data };
}

function unusable(why: UnusableTable['why']): UnusableTable {
  return { is: 'unusable', why };
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Rows of empty cells at the end are what a spreadsheet leaves behind. */
function withoutTail(rows: string[][]): string[][] {
  const last = rows.findLastIndex((row) => row.some((cell) => cell.trim() !== ''));
  return rows.slice(0, last + 1);
}

function isEncryptedOffice(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('EncryptedPackage', 0, 'utf16le');
}
