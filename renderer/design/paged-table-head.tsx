import { memo, type Ref } from 'react';
import { VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Column } from './paged-table-columns.ts';
import { SelectAllBox } from './select-box.tsx';
import type { ListSelection } from './use-list-selection.ts';
import classes from './paged-table.module.css';

/** By which column a list is ordered, and what a press on another heading does. */
export interface ListOrder {
  readonly by: string;
  readonly descending: boolean;
  readonly change: (by: string, descending: boolean) => void;
}

interface PagedTableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly order: ListOrder | undefined;
  readonly headRef: Ref<HTMLTableSectionElement>;
  readonly selection: ListSelection<Row> | undefined;
}

/** The headings, always in view. Those that sort are reached by the arrow keys: the list stays one Tab stop. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- memo forgets that the component is generic
export const PagedTableHead = memo(DrawnHead) as typeof DrawnHead;

function DrawnHead<Row>(props: PagedTableHeadProps<Row>) {
  const { columns, order, headRef, selection } = props;
  return (
    <thead className={classes['head']} ref={headRef}>
      <tr aria-rowindex={1} className={classes['headRow']}>
        {selection !== undefined && (
          <th scope="col" className={classes['pick']}>
            <SelectAllBox selection={selection} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={classes['heading']}
            data-end={column.alignsEnd}
            aria-sort={sortOf(column, order)}
            lang={column.isAuthorityHeading === true ? 'en' : undefined}
          >
            <Heading column={column} order={order} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Heading<Row>({ column, order }: { column: Column<Row>; order: ListOrder | undefined }) {
  const { sort, heading, spokenHeading } = column;
  if (spokenHeading !== undefined) return <VisuallyHidden>{spokenHeading}</VisuallyHidden>;
  if (order === undefined || sort === undefined) return heading;
  const isOrdered = order.by === sort;
  const Arrow = order.descending ? IconArrowDown : IconArrowUp;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['sortButton']}
      onClick={() => order.change(sort, isOrdered && !order.descending)}
    >
      {heading}
      {isOrdered && <Arrow size={14} aria-hidden />}
    </button>
  );
}

function sortOf<Row>(
  column: Column<Row>,
  order: ListOrder | undefined,
): 'ascending' | 'descending' | undefined {
  if (order === undefined || column.sort !== order.by) return undefined;
  return order.descending ? 'descending' : 'ascending';
}
