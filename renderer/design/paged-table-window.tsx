import type { HTMLAttributes } from 'react';
import { useWords } from '../words/use-words.ts';
import { gridTracks, leastWidth, type FittingColumns } from './paged-table-columns.ts';
import { PagedTableHead } from './paged-table-head.tsx';
import { PagedTableRows } from './paged-table-rows.tsx';
import type { PagedTableProps } from './paged-table.tsx';
import { PICK_WIDTH } from './select-box.tsx';
import type { PagedView } from './use-paged-view.ts';
import { useRowWindow } from './use-row-window.ts';
import classes from './paged-table.module.css';

interface PagedTableWindowProps<Row> {
  readonly table: PagedTableProps<Row>;
  readonly view: PagedView<Row>;
  readonly fitting: FittingColumns<Row>;
  readonly handlers: HTMLAttributes<HTMLTableElement>;
}

/** What scrolls of a list: its head and the rows in view. It is drawn anew while the list scrolls, and only it. */
export function PagedTableWindow<Row>({ table, view, fitting, handlers }: PagedTableWindowProps<Row>) {
  const { label, order, selection, isChosen, empty } = table;
  const { shown, folded } = fitting;
  const { scrollRef, rulerRef, headRef } = view;
  const { total, isOutdated } = view.rows;
  const { t } = useWords('shell');
  const window = useRowWindow(view);
  const drawn = { columns: shown, selection };
  return (
    <div ref={scrollRef} className={classes['scroll']}>
      <div ref={rulerRef} className={classes['ruler']} aria-hidden />
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA grid, ux §5.1
        role="grid"
        aria-label={label}
        aria-rowcount={total === null ? -1 : total + 1}
        aria-colcount={shown.length + Number(selection !== undefined)}
        aria-multiselectable={selection !== undefined || undefined}
        aria-busy={total === null || isOutdated}
        className={classes['table']}
        style={tableStyle(fitting, selection !== undefined)}
        {...handlers}
      >
        <PagedTableHead {...drawn} order={order} headRef={headRef} />
        <PagedTableRows {...drawn} view={view} window={window} folded={folded} isChosen={isChosen} t={t} />
      </table>
      {total === 0 && <div className={classes['empty']}>{empty}</div>}
    </div>
  );
}

/** Head and rows take their columns from the table. */
function tableStyle<Row>({ shown }: FittingColumns<Row>, hasSelection: boolean) {
  const picking = hasSelection ? PICK_WIDTH : 0;
  return {
    '--list-tracks': `${hasSelection ? `${PICK_WIDTH}rem ` : ''}${gridTracks(shown)}`,
    minWidth: `${leastWidth(shown) + picking}rem`,
  };
}
