import { useQueryClient } from '@tanstack/react-query';
import type { ImportListRequest } from '../../../shared/customs-imports/import-list.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { answerQuery } from '../../bridge/use-answer.ts';
import { ALL_SELECTED, type SelectedRows } from '../../design/list-selection.ts';
import { NO_CONDITIONS } from '../filter/import-filter.ts';
import { collectPicked, type AskPage, type CollectedLines } from './collect-lines.ts';

/** Reads the selected lines themselves, to copy or to print them; where none is selected, all of the list. */
export function useSelectedLines(
  list: ImportListRequest,
  selected: SelectedRows,
): (most: number) => Promise<CollectedLines> {
  const bridge = useBridge();
  const client = useQueryClient();
  const pagesOf =
    (asked: ImportListRequest): AskPage =>
    (page) =>
      client.fetchQuery({
        ...answerQuery(bridge, 'customsImports', 'page', { ...page, list: asked }),
        staleTime: Number.POSITIVE_INFINITY,
      });
  const pages = { askPage: pagesOf(list), askAny: pagesOf({ ...list, filter: NO_CONDITIONS }) };
  const isNothing = selected.is === 'ids' && selected.ids.size === 0;
  return (most) => collectPicked(isNothing ? ALL_SELECTED : selected, most, pages);
}
