import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportColumn } from '../../../shared/customs-imports/import-list.ts';
import { formatDay } from '../../words/format.ts';
import type { Say } from '../../words/use-words.ts';
import { asOneLine } from '../display-text.ts';

/** What a column holds, as plain text for a sheet or for paper: numbers without commas, codes as they are. */
export function cellText(line: CustomsImport, column: ImportColumn, t: Say<'customs-imports'>): string {
  if (column === 'change') return line.change === 'same' ? '' : t(`change-${line.change}`);
  if (column === 'mark') return line.mark === null ? '' : t(`mark-${line.mark}`);
  if (column === 'declarationDate')
    return line.declarationDate === null ? '' : formatDay(line.declarationDate);
  return asOneLine(line[column] ?? '');
}

/**
 * Lines as text that a spreadsheet takes over as rows and columns, with a head. A text that a spreadsheet would take
 * for a formula gets a mark before it, as in the files.
 */
export function asSheet(
  lines: readonly CustomsImport[],
  columns: readonly ImportColumn[],
  t: Say<'customs-imports'>,
): string {
  const head = columns.map((column) => t(`column-${column}`));
  const rows = lines.map((line) => columns.map((column) => harmless(cellText(line, column, t))));
  return [head, ...rows].map((row) => row.join('\t')).join('\n');
}

function harmless(text: string): string {
  return /^[=+\-@]/u.test(text) && !/^-?\d+(\.\d+)?$/u.test(text) ? `'${text}` : text;
}
