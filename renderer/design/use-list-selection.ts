import { useRef } from 'react';
import { useWords } from '../words/use-words.ts';
import { useAnnounce } from './announcer.tsx';
import {
  ALL_SELECTED,
  extended,
  isSelected,
  isTooMany,
  MOST_IDS,
  NOTHING_SELECTED,
  selectedCount,
  toggled,
  type SelectedRows,
} from './list-selection.ts';
import { useKeptState } from './use-kept-state.ts';

/** What is selected in a list, for its table (`selection={…}`) and for the bar of deeds above it. */
export interface ListSelection<Row> {
  readonly selected: SelectedRows;
  /** How many rows that is. */
  readonly count: number;
  /** Every row of the list is selected. */
  readonly isAll: boolean;
  readonly isSelected: (row: Row) => boolean;
  /** What a row is called, for its checkbox. */
  readonly nameOf: (row: Row) => string;
  /** Selects a row or takes it out. */
  readonly toggle: (row: Row) => void;
  /** Shift begins to reach: what is selected now stays so. */
  readonly beginReach: () => void;
  /** Selects rows beside what was selected when the reach began; a shorter reach takes rows back. */
  readonly reach: (rows: readonly Row[]) => void;
  /** More rows were reached for than can be told one by one: it says so. */
  readonly refuse: () => void;
  readonly selectAll: () => void;
  readonly clear: () => void;
}

interface ListSelectionNeeds<Row> {
  /** Under which the selection is kept while another screen is shown: the name of the list. */
  readonly name: string;
  /** Names the list whatever its order: another filter is another list, of which nothing is selected. */
  readonly listKey: string;
  /** How many rows the list has; null while that is not known. */
  readonly total: number | null;
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
}

/**
 * Keeps what is selected in a list. The screen gives it to its `PagedTable` and makes the argument of a deed from
 * `selected`: `{is: 'ids'}`, or `{is: 'all', except}` with the list's own filter beside it.
 *
 *     const selection = useListSelection<ItemRow>({ name: 'items', listKey, total, idOf, nameOf });
 *     <PagedTable selection={selection} … />
 *     {selection.count > 0 && <Bar count={selection.count} onClear={selection.clear} />}
 *
 * A screen with a command for "select all" attaches `selection.selectAll`, so that it is in the palette as well.
 */
export function useListSelection<Row>(needs: ListSelectionNeeds<Row>): ListSelection<Row> {
  const { name, listKey, total, idOf, nameOf } = needs;
  const { t } = useWords('shell');
  const announce = useAnnounce();
  const [kept, keep] = useKeptState(`${name}.selection`, { listKey, selected: NOTHING_SELECTED });
  const selected = kept.listKey === listKey ? kept.selected : NOTHING_SELECTED;
  // What was selected when Shift began to reach.
  const ground = useRef<SelectedRows>(NOTHING_SELECTED);
  const count = selectedCount(selected, total);
  const refuse = () => announce(t('selection-too-many', { count: MOST_IDS }));
  const change = (next: SelectedRows): void => {
    if (isTooMany(next)) refuse();
    else keep({ listKey, selected: next });
  };
  return {
    selected,
    count,
    isAll: count > 0 && count === total,
    isSelected: (row) => isSelected(selected, idOf(row)),
    nameOf,
    toggle: (row) => change(toggled(selected, idOf(row))),
    beginReach: () => {
      ground.current = selected;
    },
    reach: (rows) => change(extended(ground.current, rows.map(idOf))),
    refuse,
    selectAll: () => {
      change(ALL_SELECTED);
      if (total !== null) announce(t('selection-count', { count: total }));
    },
    clear: () => change(NOTHING_SELECTED),
  };
}
