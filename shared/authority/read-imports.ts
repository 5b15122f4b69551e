import { PRICE, QUANTITY } from '../money/decimal.ts';
import type { Envelope } from './envelope.ts';
import type { ReadData } from './read-data.ts';
import { listIn } from './read-data.ts';
import { RowReader, isFields, plainText, saidText } from './read-values.ts';
import type { DataOf, Fields, WireImportRow, WireUnreadRow } from './wire.ts';

/** Reads the rows of an import list (spec §2.9). A row without its name (task, sequence) is reported and left out. */
export function readImports(envelope: Envelope): ReadData<DataOf['imports']> {
  const list = listIn(envelope, 'itemList');
  if (list.is !== 'list') return list;
  const reader = new RowReader();
  const rows: WireImportRow[] = [];
  const unread: WireUnreadRow[] = [];
  for (const [index, row] of list.rows.entries()) {
    reader.start(index);
    const read = readRow(row, reader);
    if (read === null) unread.push(unreadRow(row, index));
    else rows.push(read);
  }
  return { is: 'data', data: { rows, unread }, problems: reader.problems };
}

function readRow(row: unknown, reader: RowReader): WireImportRow | null {
  if (!isFields(row)) return leaveOut(reader, '', 'row is not an object, left out');
  const taskCd = saidText(row['taskCd']);
  if (taskCd === null) return leaveOut(reader, 'taskCd', 'row without a task code, left out');
  const itemSeq = saidText(row['itemSeq']);
  if (itemSeq === null) return leaveOut(reader, 'itemSeq', 'row without a sequence, left out');
  const read = readNamedRow(row, taskCd, itemSeq, reader);
  const extra = reader.extra(row, IMPORT_FIELDS);
  if (extra !== null) read.extra = extra;
  return read;
}

function readNamedRow(row: Fields, taskCd: string, itemSeq: string, reader: RowReader): WireImportRow {
  return {
    taskCd,
    dclDe: plainText(row['dclDe']) ?? '',
    itemSeq: itemSeq.replace(LEADING_ZEROS, ''),
    dclNo: reader.text(row['dclNo'], 'dclNo'),
    hsCd: reader.text(row['hsCd'], 'hsCd'),
    itemNm: reader.text(row['itemNm'], 'itemNm'),
    imptItemsttsCd: reader.text(statusOf(row), 'imptItemsttsCd'),
    orgnNatCd: reader.text(row['orgnNatCd'], 'orgnNatCd'),
    exptNatCd: reader.text(row['exptNatCd'], 'exptNatCd'),
    pkg: reader.decimal(row['pkg'], 'pkg', QUANTITY),
    pkgUnitCd: reader.text(row['pkgUnitCd'], 'pkgUnitCd'),
    qty: reader.decimal(row['qty'], 'qty', QUANTITY),
    qtyUnitCd: reader.text(row['qtyUnitCd'], 'qtyUnitCd'),
    totWt: reader.decimal(row['totWt'], 'totWt', QUANTITY),
    netWt: reader.decimal(row['netWt'], 'netWt', QUANTITY),
    spplrNm: reader.text(row['spplrNm'], 'spplrNm'),
    agntNm: reader.text(row['agntNm'], 'agntNm'),
    invcFcurAmt: reader.decimal(row['invcFcurAmt'], 'invcFcurAmt', PRICE),
    invcFcurCd: reader.text(row['invcFcurCd'], 'invcFcurCd'),
    invcFcurExcrt: reader.decimal(row['invcFcurExcrt'], 'invcFcurExcrt', PRICE),
  };
}

// The sequence is a number that some servers write as text (domain §6): '01' and 1 name the same row.
const LEADING_ZEROS = /^0+(?=\d)/;

/** Enough to see what a row is about; the journal keeps the answer itself. */
const LONGEST_RAW = 2000;

function unreadRow(row: unknown, index: number): WireUnreadRow {
  const isRow = isFields(row);
  return {
    row: index,
    isRow,
    taskCd: isRow ? saidText(row['taskCd']) : null,
    dclDe: isRow ? plainText(row['dclDe']) : null,
    itemSeq: isRow ? (saidText(row['itemSeq'])?.replace(LEADING_ZEROS, '') ?? null) : null,
    raw: (JSON.stringify(row) ?? '').slice(0, LONGEST_RAW),
  };
}

function leaveOut(reader: RowReader, field: string, what: string): null {
  reader.report(field, what);
  return null;
}

/** Kenya lists `imptItemsttsCd`, Rwanda `imptItemSttsCd` (domain §6); any other mix of capitals is taken too. */
function statusOf(row: Fields): unknown {
  const status = row['imptItemsttsCd'] ?? row['imptItemSttsCd'];
  if (status !== undefined) return status;
  const name = Object.keys(row).find(isStatusName);
  return name === undefined ? undefined : row[name];
}

function isStatusName(name: string): boolean {
  return name.toLowerCase() === 'imptitemsttscd';
}

const IMPORT_FIELDS: ReadonlySet<string> = new Set([
  'taskCd',
  'dclDe',
  'itemSeq',
  'dclNo',
  'hsCd',
  'itemNm',
  'imptItemsttsCd',
  'imptItemSttsCd',
  'orgnNatCd',
  'exptNatCd',
  'pkg',
  'pkgUnitCd',
  'qty',
  'qtyUnitCd',
  'totWt',
  'netWt',
  'spplrNm',
  'agntNm',
  'invcFcurAmt',
  'invcFcurCd',
  'invcFcurExcrt',
]);
