import { useImperativeHandle, type Ref } from 'react';
import type { PagedView } from './use-paged-view.ts';

/** Where the keyboard is in a list, and how it gets elsewhere: for commands outside the list. */
export interface ListPlace<Row> {
  /** The active row (from 0), whether or not the focus is on it. */
  readonly index: number;
  /** undefined while its page is on its way, and in an empty list. */
  readonly row: Row | undefined;
  readonly total: number | null;
  /** Goes to a row (from 0) and takes the focus there. */
  readonly goTo: (index: number) => void;
}

/** Hands the list's place to whoever holds the reference. */
export function useListPlace<Row>(
  place: Ref<ListPlace<Row>> | undefined,
  { rows, active }: Pick<PagedView<Row>, 'rows' | 'active'>,
  goTo: (index: number) => void,
): void {
  useImperativeHandle(place, () => ({ index: active, row: rows.rowAt(active), total: rows.total, goTo }));
}
