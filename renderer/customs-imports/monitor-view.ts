import type {
  ImportFilter,
  ImportGrouping,
  ImportListRequest,
  ImportSort,
} from '../../shared/customs-imports/import-list.ts';
import { NO_CONDITIONS } from './filter/import-filter.ts';

/** In which way the lines are shown: one by one, told in one by declaration or supplier, or as pictures. */
export const WAYS = ['lines', 'declaration', 'supplier', 'pictures'] as const;
export type Way = (typeof WAYS)[number];

/** Which lines are shown, and how; who comes back finds it as it was left. */
export interface MonitorView {
  readonly list: ImportListRequest;
  readonly way: Way;
  /** The lines are those of one group: where it was opened, and what was asked of its field before. */
  readonly openedFrom: { readonly way: ImportGrouping; readonly before: Partial<ImportFilter> } | null;
}

/** All lines, the newest declaration first. */
export const FIRST_VIEW: MonitorView = {
  list: { filter: NO_CONDITIONS, sort: 'declared', descending: true },
  way: 'lines',
  openedFrom: null,
};

/** The same view of other lines. */
export function withFilter(view: MonitorView, filter: ImportFilter): MonitorView {
  return { ...view, list: { ...view.list, filter } };
}

/**
 * The order after a press on a heading. Who asks for the changes wants the newest, so they come first at the first
 * press.
 * @param descending as it would be for any other heading
 */
export function withOrder(view: MonitorView, sort: ImportSort, descending: boolean): MonitorView {
  const isFirstPress = view.list.sort !== sort;
  return {
    ...view,
    list: { ...view.list, sort, descending: descending || (isFirstPress && sort === 'changed') },
  };
}

/** The lines of one group: its value becomes a condition like any other, a chip that can be taken away. */
export function groupOpened(view: MonitorView, way: ImportGrouping, value: string): MonitorView {
  const { filter } = view.list;
  const { suppliers, declarationNumber } = filter;
  const [before, own] =
    way === 'supplier'
      ? [{ suppliers }, { suppliers: [value] }]
      : [{ declarationNumber }, { declarationNumber: value }];
  return { ...withFilter(view, { ...filter, ...own }), way: 'lines', openedFrom: { way, before } };
}

/** Back to the groups that one was opened from; what was narrowed meanwhile stays so. */
export function groupClosed(view: MonitorView): MonitorView {
  if (view.openedFrom === null) return view;
  const { way, before } = view.openedFrom;
  return { ...withFilter(view, { ...view.list.filter, ...before }), way, openedFrom: null };
}
