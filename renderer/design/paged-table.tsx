import {
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useWords } from '../words/use-words.ts';
import { BridgeError } from '../bridge/bridge-error.ts';
import { ErrorRegion } from './error-region.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { columnsThatFit, type Column } from './paged-table-columns.ts';
import type { ListOrder } from './paged-table-head.tsx';
import { PagedTableWindow } from './paged-table-window.tsx';
import { PICK_WIDTH } from './select-box.tsx';
import { useListArrival } from './use-list-arrival.ts';
import { useListMovement, type MenuPlace } from './use-list-movement.ts';
import { useListPlace, type ListPlace } from './use-list-place.ts';
import type { ListSelection } from './use-list-selection.ts';
import { usePagedView } from './use-paged-view.ts';
import type { PagedRows, PageSource } from './use-paged-rows.ts';
import classes from './paged-table.module.css';

export interface PagedTableProps<Row> {
  /** Names the list, so that it is found again where it was left. */
  readonly name: string;
  /** What the list holds, for screen readers. */
  readonly label: string;
  /** Kept by the screen between its drawings, so that a row is drawn anew only when it changed. */
  readonly columns: readonly Column<Row>[];
  readonly source: PageSource<Row>;
  /** Changes with the filter and the order: the list then starts at its first row again. */
  readonly listKey: string;
  readonly order?: ListOrder;
  /** Which row is shown beside the list. */
  readonly isChosen?: (row: Row) => boolean;
  /** A row was reached by key or by mouse. */
  readonly onChoose?: (row: Row) => void;
  /** Enter or a double click. */
  readonly onOpen?: (row: Row) => void;
  /** Any key pressed on a row, before the list itself looks at it; `preventDefault` keeps it from the list. */
  readonly onRowKey?: (event: KeyboardEvent, row: Row) => void;
  /** The Menu key, Shift+F10 or the right mouse button on a row. */
  readonly onRowMenu?: (row: Row, at: MenuPlace) => void;
  /** Rows can be selected: made by `useListSelection`, which says how. It adds the column of checkboxes. */
  readonly selection?: ListSelection<Row>;
  /** For commands that are about the row on which the keyboard is. */
  readonly place?: Ref<ListPlace<Row>>;
  /** Told the length of the list whenever it changes; null while it is not known. */
  readonly onTotal?: (total: number | null) => void;
  /** What stands in the place of the rows when there are none; the screen knows why. */
  readonly empty: ReactNode;
  /** What is said when they could not be read, e.g. "Items could not be opened". */
  readonly failureTitle: string;
}

/**
 * The one list of the program: virtual, fetched page by page, one Tab stop, moved in by keys (ux §4.4, §5.2). Only
 * the rows in view and the active one are in the document: 100,000 rows cost what twenty cost. With a `selection` rows
 * are picked by Space, Shift and Ctrl, by the checkboxes and by Ctrl+A.
 */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { columns, selection, failureTitle } = props;
  const view = usePagedView(props);
  const { total, error } = view.rows;
  const { goTo, ...movement } = useListMovement(view, props);
  const handlers = { ...movement, ...useListArrival(view, goTo) };
  useListPlace(props.place, view, goTo);
  useTold(total, props.onTotal);
  const { widthInRem } = view.sizes;
  const pickWidth = selection === undefined ? 0 : PICK_WIDTH;
  const fitting = useMemo(
    () => columnsThatFit(columns, widthInRem - pickWidth),
    [columns, widthInRem, pickWidth],
  );
  if (error !== null && total === null) return <ListFailure title={failureTitle} rows={view.rows} />;
  return (
    <div className={classes['list']} data-two-lines={fitting.hasTwoLines || undefined}>
      {error !== null && <ListFailure title={failureTitle} rows={view.rows} />}
      <PagedTableWindow table={props} view={view} fitting={fitting} handlers={handlers} />
    </div>
  );
}

function useTold(total: number | null, tell: ((total: number | null) => void) | undefined): void {
  const told = useEffectEvent((length: number | null) => tell?.(length));
  useLayoutEffect(() => told(total), [total]);
}

/** In the place of the rows when there are none; above them when the ones of before are still there (ux §4.0). */
function ListFailure<Row>({ title, rows }: { title: string; rows: PagedRows<Row> }) {
  const { t } = useWords('shell');
  const { error, total, tryAgain } = rows;
  if (total === null) {
    const link = { label: t('open-last-backup'), to: '/settings/backup' };
    const action = { label: t('try-again'), run: tryAgain };
    return <ErrorRegion error={error} title={title} action={action} {...(isOfTheFile(error) && { link })} />;
  }
  return error !== null && <FailureNotice error={error} title={title} onTryAgain={tryAgain} />;
}

/** The file itself is the trouble, and a backup of it is the way out (ux §4.4). */
function isOfTheFile(error: unknown): boolean {
  return (
    error instanceof BridgeError && (error.code === 'database.damaged' || error.code === 'database.fault')
  );
}
