import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import type { ImportColumn, ImportsExport } from '../../shared/customs-imports/import-list.ts';
import { writeTable } from '../files/write-table.ts';
import type { ImportList } from './import-list.ts';
import type { StoredImports } from './stored-imports.ts';

export interface ExportNeeds {
  list: Pick<ImportList, 'ids' | 'picked'>;
  stored: Pick<StoredImports, 'lines'>;
  /** Aborted when the shop is about to be closed. */
  signal: AbortSignal;
}

/**
 * Writes lines of a list into a table file, in its order and with the columns as asked, and answers how many: all of
 * them, the picked ones, or all but some. The
 * reading of a date stands beside what customs sent. Throws AppError 'files.not-written'.
 */
export async function exportImports(
  wanted: ImportsExport & { file: string },
  { list, stored, signal }: ExportNeeds,
): Promise<number> {
  const { file, format, columns: asked } = wanted;
  const ids = await idsOf(wanted, list);
  const columns = asked.flatMap((column) => COLUMNS[column]);
  return writeTable({ file, format, sheetName: 'Customs imports', columns, rows: rowsOf(), signal });

  function* rowsOf(): Generator<string[]> {
    for (let from = 0; from < ids.length; from += LINES_PER_READ) {
      const lines = stored.lines([...ids.subarray(from, from + LINES_PER_READ)]);
      for (const line of lines) yield columns.map(({ text }) => text(line));
    }
  }
}

const LINES_PER_READ = 200;

async function idsOf(
  { list: request, ids, except }: ImportsExport,
  list: ExportNeeds['list'],
): Promise<Int32Array> {
  const all = ids === undefined ? await list.ids(request) : await list.picked(ids, request);
  const leftOut = new Set(except);
  return leftOut.size === 0 ? all : all.filter((id) => !leftOut.has(id));
}

interface Column {
  title: string;
  text: (line: CustomsImport) => string;
}

const column = (title: string, text: Column['text']): readonly Column[] => [{ title, text }];

// A file goes to other programs and other people: its headings are the same in every language of the screens.
const COLUMNS: Readonly<Record<ImportColumn, readonly Column[]>> = {
  change: column('Change', ({ change }) => change),
  declarationDate: [
    { title: 'Declared', text: ({ declarationDate }) => declarationDate ?? '' },
    { title: 'Declared as sent', text: ({ declarationDateRaw }) => declarationDateRaw },
  ],
  declarationNumber: column('Declaration number', ({ declarationNumber }) => declarationNumber),
  itemSequence: column('Sequence', ({ itemSequence }) => itemSequence),
  taskCode: column('Task code', ({ taskCode }) => taskCode),
  hsCode: column('HS code', ({ hsCode }) => hsCode),
  itemName: column('Goods', ({ itemName }) => itemName),
  statusCode: column('Status', ({ statusCode }) => statusCode),
  originCountryCode: column('Origin', ({ originCountryCode }) => originCountryCode),
  exportCountryCode: column('Exported from', ({ exportCountryCode }) => exportCountryCode),
  packageQuantity: column('Packages', ({ packageQuantity }) => packageQuantity ?? ''),
  packageUnitCode: column('Package unit', ({ packageUnitCode }) => packageUnitCode ?? ''),
  quantity: column('Quantity', ({ quantity }) => quantity ?? ''),
  quantityUnitCode: column('Quantity unit', ({ quantityUnitCode }) => quantityUnitCode),
  totalWeight: column('Total weight', ({ totalWeight }) => totalWeight ?? ''),
  netWeight: column('Net weight', ({ netWeight }) => netWeight ?? ''),
  supplierName: column('Supplier', ({ supplierName }) => supplierName),
  agentName: column('Agent', ({ agentName }) => agentName),
  invoiceAmount: column('Invoice amount', ({ invoiceAmount }) => invoiceAmount ?? ''),
  invoiceCurrencyCode: column('Currency', ({ invoiceCurrencyCode }) => invoiceCurrencyCode),
  invoiceExchangeRate: column('Exchange rate', ({ invoiceExchangeRate }) => invoiceExchangeRate ?? ''),
  localAmount: column('Local amount (amount × rate)', ({ localAmount }) => localAmount ?? ''),
  mark: column('Mark', ({ mark }) => mark ?? ''),
  note: column('Note', ({ note }) => note),
};
