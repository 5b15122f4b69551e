import { useRef, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import { useListSelection } from '../design/use-list-selection.ts';
import { useWords } from '../words/use-words.ts';
import { asOneLine } from './display-text.ts';
import type { OpenRowMenu } from './list/row-menu.tsx';
import { useColumns } from './list/use-columns.ts';
import { FIRST_VIEW, type MonitorView } from './monitor-view.ts';

/** What stands at the right of the list. */
export type SidePanel =
  { readonly is: 'closed' } | { readonly is: 'filters' } | { readonly is: 'line'; readonly id: number };

/** A part of the details that somebody asked for by key: it takes the focus as soon as it is there. */
export interface WishedPart {
  readonly id: number;
  readonly part: 'note' | 'item';
}

export const CLOSED: SidePanel = { is: 'closed' };

/** Everything that the monitor keeps: which lines, in which columns, what is open, what is selected. */
export function useMonitor() {
  const [view, setView] = useKeptState<MonitorView>('customs-imports.view', FIRST_VIEW);
  const columns = useColumns();
  const [panel, setPanel] = useState<SidePanel>(CLOSED);
  const [total, setTotal] = useState<number | null>(null);
  // Typing asks when it rests; everything else at once.
  const [text] = useDebouncedValue(view.list.filter.text, TYPING_REST_MS);
  const list = { ...view.list, filter: { ...view.list.filter, text } };
  const selection = useLineSelection(JSON.stringify(list.filter), total);
  return {
    view,
    setView,
    /** The list as it is asked for. */
    list,
    ...columns,
    panel,
    setPanel,
    total,
    setTotal,
    selection,
    /** Where the keyboard is in the list. */
    place: useRef<ListPlace<CustomsImport>>(null),
    wished: useState<WishedPart | null>(null),
    rowMenu: useState<OpenRowMenu | null>(null),
    /** The menu of marks in the details, or in the bar of the selection. */
    markMenu: useState<'line' | 'selection' | null>(null),
    isChoosingColumns: useState(false),
  };
}

export type MonitorState = ReturnType<typeof useMonitor>;

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

function useLineSelection(listKey: string, total: number | null) {
  const { t } = useWords('customs-imports');
  return useListSelection<CustomsImport>({
    name: 'customs-imports',
    listKey,
    total,
    idOf: ({ id }) => id,
    nameOf: (line) => asOneLine(line.itemName) || t('nameless', { declaration: line.declarationNumber }),
  });
}
