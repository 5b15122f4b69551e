import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ItemRow } from '../../shared/items/item.ts';
import { formatDecimal } from '../../shared/money/decimal.ts';
import { Moment } from '../design/moment.tsx';
import type { Column } from '../design/paged-table-columns.ts';
import { StateWord } from '../design/state-word.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import classes from './item-list.module.css';

/** The columns of the item list with the widths of ux §4.4; below 1,100 px the barcode stands under the name. */
export function useItemColumns(): readonly Column<ItemRow>[] {
  const { t } = useWords('items');
  return useMemo(() => [...namingColumns(t), ...sellingColumns(t)], [t]);
}

function namingColumns(t: Say<'items'>): Column<ItemRow>[] {
  return [
    {
      id: 'state',
      heading: t('column-state'),
      width: 10.25,
      cell: ({ state }) => <StateWord state={state} />,
    },
    {
      id: 'code',
      leaves: 6,
      heading: t('column-code'),
      width: 9.5,
      sort: 'code',
      cell: (row) => row.itemCode,
    },
    {
      id: 'name',
      heading: t('column-name'),
      width: 13,
      grows: true,
      sort: 'name',
      cell: (row, folded) => <NameCell row={row} barcode={folded.has('barcode') ? row.barcode : ''} />,
    },
  ];
}

function sellingColumns(t: Say<'items'>): Column<ItemRow>[] {
  return [
    {
      id: 'class',
      leaves: 2,
      heading: t('column-class'),
      width: 6.25,
      cell: (row) => row.classificationCode,
    },
    { id: 'tax', leaves: 5, heading: t('column-tax'), width: 3.5, cell: (row) => row.taxTypeCode },
    { id: 'unit', leaves: 3, heading: t('column-unit'), width: 4, cell: (row) => row.quantityUnitCode },
    {
      id: 'price',
      heading: t('column-price'),
      width: 6.75,
      alignsEnd: true,
      sort: 'price',
      cell: (row) => formatDecimal(row.price),
    },
    {
      id: 'barcode',
      leaves: 1,
      heading: t('column-barcode'),
      width: 8,
      foldsUnder: true,
      cell: (row) => row.barcode,
    },
    {
      id: 'changed',
      leaves: 4,
      heading: t('column-changed'),
      width: 6,
      sort: 'changed',
      cell: (row) => <Moment of={row.changedAt} />,
    },
  ];
}

function NameCell({ row, barcode }: { row: ItemRow; barcode: string }) {
  const { t } = useWords('items');
  return (
    <Link href={`/items/${row.id}`} tabIndex={-1} className={classes['link']} title={row.name}>
      <span className={classes['name']}>{row.name}</span>
      {!row.inUse && <span className={classes['stopped']}>{t('stopped')}</span>}
      {barcode !== '' && <span className={classes['barcode']}>{barcode}</span>}
    </Link>
  );
}
