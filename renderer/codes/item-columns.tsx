import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ItemRow } from '../../shared/items/item.ts';
import { formatDecimal } from '../../shared/money/decimal.ts';
import { Moment } from '../design/moment.tsx';
import type { Column } from '../design/paged-table-columns.ts';
import { StateWord } from '../design/state-word.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './items-with-code.module.css';

/** The columns for the items that carry a code: enough to know each item by. */
export function useItemColumns(): readonly Column<ItemRow>[] {
  const { t } = useWords('items');
  return useMemo(
    () => [
      {
        id: 'state',
        heading: t('column-state'),
        width: 10.25,
        cell: ({ state }) => <StateWord state={state} />,
      },
      { id: 'code', leaves: 2, heading: t('column-code'), width: 9.5, cell: ({ itemCode }) => itemCode },
      {
        id: 'name',
        heading: t('column-name'),
        width: 13,
        grows: true,
        cell: ({ id, name }) => (
          <Link href={`/items/${id}`} tabIndex={-1} className={classes['link']} title={name}>
            {name}
          </Link>
        ),
      },
      {
        id: 'price',
        leaves: 3,
        heading: t('column-price'),
        width: 6.75,
        alignsEnd: true,
        cell: ({ price }) => formatDecimal(price),
      },
      changedColumn(t('column-changed')),
    ],
    [t],
  );
}

function changedColumn(heading: string): Column<ItemRow> {
  return {
    id: 'changed',
    leaves: 1,
    heading,
    width: 6,
    cell: ({ changedAt }) => <Moment of={changedAt} />,
  };
}
