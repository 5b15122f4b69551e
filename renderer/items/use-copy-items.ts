import type { ItemSelection } from '../../shared/items/item-list.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useWords } from '../words/use-words.ts';
import type { ItemNews } from './item-news.tsx';
import { itemSheet, SHEET_COLUMNS } from './item-sheet.ts';
import { readItems } from './read-items.ts';

/** The most rows that are put on the clipboard at once; a file is the way for more. */
const MOST_COPIED = 5_000;

/** Copies items as a sheet, and says how many; what is more than fits is said too (ux §4.4). */
export function useCopyItems(say: (news: ItemNews) => void): (selection: ItemSelection) => void {
  const { t } = useWords('items');
  const bridge = useBridge();
  const copy = async (selection: ItemSelection): Promise<ItemNews> => {
    const { rows, total } = await readItems(bridge, selection, MOST_COPIED);
    const headings = SHEET_COLUMNS.map(({ key }) => t(`column-${key}`));
    await navigator.clipboard.writeText(itemSheet(headings, rows));
    const text =
      total > rows.length
        ? t('copied-first', { count: rows.length, total })
        : t('copied', { count: rows.length });
    return { is: 'said', text };
  };
  return (selection) =>
    void copy(selection).then(say, (cause: unknown) =>
      say({ is: 'failed', error: cause instanceof Error ? cause : new Error('copy', { cause }) }),
    );
}
