import { memo } from 'react';
import type { Say } from '../words/use-words.ts';
import type { Column } from './paged-table-columns.ts';
import { SelectRowBox } from './select-box.tsx';
import type { ListSelection } from './use-list-selection.ts';
import { useLate } from './use-late.ts';
import type { PagedView } from './use-paged-view.ts';
import type { RowWindow } from './use-row-window.ts';
import classes from './paged-table.module.css';

interface PagedTableRowsProps<Row> {
  readonly view: Pick<PagedView<Row>, 'rows' | 'active'>;
  readonly window: RowWindow;
  readonly columns: readonly Column<Row>[];
  readonly folded: ReadonlySet<string>;
  readonly isChosen: ((row: Row) => boolean) | undefined;
  readonly selection: ListSelection<Row> | undefined;
  readonly t: Say<'shell'>;
}

/** The rows of the list that are in the document, each at its place. */
export function PagedTableRows<Row>(props: PagedTableRowsProps<Row>) {
  const { view, window, columns, folded, isChosen, selection, t } = props;
  const { rows, active } = view;
  const { drawn, height } = window;
  const isLate = useLate(drawn.places.some(({ index }) => rows.rowAt(index) === undefined));
  return (
    <tbody
      className={classes['rows']}
      data-late={isLate || undefined}
      style={{ height, paddingTop: drawn.above }}
    >
      {drawn.places.map(({ index, farTop }) => {
        const row = rows.rowAt(index);
        const isActive = index === active;
        return (
          <PagedTableRow
            key={index}
            row={row}
            index={index}
            farTop={farTop}
            columns={columns}
            folded={folded}
            t={t}
            isActive={isActive}
            isChosen={row !== undefined && isChosen?.(row) === true}
            isSelected={selection === undefined ? null : row !== undefined && selection.isSelected(row)}
            name={row === undefined ? '' : (selection?.nameOf(row) ?? '')}
          />
        );
      })}
    </tbody>
  );
}

interface PagedTableRowProps<Row> {
  /** undefined while its page is on its way: the row then shows grey bars, after 150 ms. */
  readonly row: Row | undefined;
  /** Place in the whole list, from 0. */
  readonly index: number;
  /** Pixels from the top of the rows; null where it stands in line below the row before. */
  readonly farTop: number | null;
  readonly columns: readonly Column<Row>[];
  readonly folded: ReadonlySet<string>;
  readonly t: Say<'shell'>;
  /** The one row that Tab reaches. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  /** null where rows cannot be selected: the active one counts as selected then. */
  readonly isSelected: boolean | null;
  /** Of the row, for its checkbox. */
  readonly name: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
const PagedTableRow = memo(DrawnRow) as typeof DrawnRow;

/** One row. It has no handlers of its own: the list listens for all of them. */
function DrawnRow<Row>(props: PagedTableRowProps<Row>) {
  const { row, index, farTop, columns, folded, t, isActive, isChosen, isSelected, name } = props;
  return (
    <tr
      // The head is row 1.
      aria-rowindex={index + 2}
      aria-selected={isSelected ?? (isChosen || isActive)}
      tabIndex={isActive ? 0 : -1}
      data-index={index}
      data-chosen={isChosen || isSelected === true || undefined}
      data-active={isActive || undefined}
      className={classes['row']}
      data-far={farTop !== null || undefined}
      style={farTop === null ? undefined : { top: farTop }}
    >
      {isSelected !== null && (
        <td className={classes['pick']}>
          {row !== undefined && <SelectRowBox isSelected={isSelected} label={t('selection-row', { name })} />}
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={classes['cell']} data-end={column.alignsEnd}>
          {row === undefined ? <span className={classes['coming']} /> : column.cell(row, folded)}
        </td>
      ))}
    </tr>
  );
}
