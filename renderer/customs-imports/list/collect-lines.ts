import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type {
  ImportFilter,
  ImportSelection,
  ImportsExport,
} from '../../../shared/customs-imports/import-list.ts';
import { isSelected, type SelectedRows } from '../../design/list-selection.ts';

/** Answers one part of a list, in the list's order. */
export type AskPage = (page: {
  from: number;
  count: number;
}) => Promise<{ rows: readonly CustomsImport[]; total: number }>;

const ROWS_PER_PAGE = 200;

/** Lines of a list, as many as were wanted; `isWhole` is false when there would have been more. */
export interface CollectedLines {
  readonly lines: readonly CustomsImport[];
  readonly isWhole: boolean;
}

/** The selected lines, in the order of the list: to copy or to print them. */
export async function collectLines(
  selected: SelectedRows,
  most: number,
  askPage: AskPage,
): Promise<CollectedLines> {
  const wanted = selected.is === 'ids' ? Math.min(selected.ids.size, most) : most;
  const lines: CustomsImport[] = [];
  for (let from = 0; ; from += ROWS_PER_PAGE) {
    const { rows, total } = await askPage({ from, count: ROWS_PER_PAGE });
    for (const line of rows) {
      if (lines.length === wanted)
        return { lines, isWhole: selected.is === 'ids' && selected.ids.size <= most };
      if (isSelected(selected, line.id)) lines.push(line);
    }
    if (from + ROWS_PER_PAGE >= total) return { lines, isWhole: true };
  }
}

/**
 * The same, and picked lines that have left the filter since: a mark that was set, or a look, may have taken them out
 * of the list, and they are still what somebody picked. They come last.
 * @param askAny answers one part of the list of all lines
 */
export async function collectPicked(
  selected: SelectedRows,
  most: number,
  { askPage, askAny }: { readonly askPage: AskPage; readonly askAny: AskPage },
): Promise<CollectedLines> {
  const here = await collectLines(selected, most, askPage);
  if (selected.is === 'all' || here.lines.length >= Math.min(selected.ids.size, most)) return here;
  const found = new Set(here.lines.map(({ id }) => id));
  const ids = new Set([...selected.ids].filter((id) => !found.has(id)));
  const left = await collectLines({ is: 'ids', ids }, most - found.size, askAny);
  return { lines: [...here.lines, ...left.lines], isWhole: left.isWhole };
}

/** What a deed on the selected lines is given; null when nothing is selected. */
export function selectionOf(selected: SelectedRows, filter: ImportFilter): ImportSelection | null {
  if (selected.is === 'all') return { all: filter, except: [...selected.except] };
  return selected.ids.size === 0 ? null : { ids: [...selected.ids] };
}

/** Which lines of a list a file is to hold: the selected ones; where none is selected, all. */
export function exportedLines(selected: SelectedRows): Pick<ImportsExport, 'ids' | 'except'> {
  if (selected.is === 'all') return { except: [...selected.except] };
  return selected.ids.size === 0 ? {} : { ids: [...selected.ids] };
}
