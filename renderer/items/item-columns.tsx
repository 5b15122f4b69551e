import { useMemo } from 'react';
import { Link } from 'wouter';
import type { ItemRow } from '../../shared/items/item.ts';
import { formatDecimal } from '../../shared/money/decimal.ts';
import { Moment } from '../design/moment.tsx';
import type { Column } from '../design/paged-table-columns.ts';
import { StateWord } from '../design/state-word.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { InlineCell } from './inline-cell.tsx';
import type { InlineEditing } from './use-inline-edit.ts';
import classes from './item-list.module.css';

interface ItemColumnsNeeds {
  readonly editing: InlineEditing;
  readonly onMenu: (row: ItemRow, at: HTMLElement) => void;
}

/**
 * The columns of the item list with the widths of ux §4.4, beside the 36 px of the checkboxes; where they have no
 * room the barcode stands under the name.
 */
export function useItemColumns({ editing, onMenu }: ItemColumnsNeeds): readonly Column<ItemRow>[] {
  const { t } = useWords('items');
  const { edit } = editing;
  return useMemo(
    () => [...namingColumns(t, editing), ...sellingColumns(t, editing), menuColumn(t, onMenu)],
    // oxlint-disable-next-line react/exhaustive-deps -- rows are drawn anew only when what is edited changes
    [t, edit, onMenu],
  );
}

function namingColumns(t: Say<'items'>, editing: InlineEditing): Column<ItemRow>[] {
  return [
    {
      id: 'state',
      heading: t('column-state'),
      width: 8.75,
      cell: ({ state }) => <StateWord state={state} />,
    },
    {
      id: 'code',
      leaves: 6,
      heading: t('column-code'),
      width: 9.375,
      sort: 'code',
      cell: (row) => row.itemCode,
    },
    {
      id: 'name',
      heading: t('column-name'),
      width: 12.5,
      grows: true,
      sort: 'name',
      cell: (row, folded) =>
        isEdited(row, editing) ? (
          <InlineCell field="name" editing={editing} />
        ) : (
          <NameCell row={row} barcode={folded.has('barcode') ? row.barcode : ''} />
        ),
    },
  ];
}

function sellingColumns(t: Say<'items'>, editing: InlineEditing): Column<ItemRow>[] {
  return [
    {
      id: 'class',
      leaves: 2,
      heading: t('column-class'),
      width: 6.25,
      cell: (row) => row.classificationCode,
    },
    { id: 'tax', leaves: 5, heading: t('column-tax'), width: 3.5, cell: (row) => row.taxTypeCode },
    { id: 'unit', leaves: 3, heading: t('column-unit'), width: 3.75, cell: (row) => row.quantityUnitCode },
    {
      id: 'price',
      heading: t('column-price'),
      width: 6.75,
      alignsEnd: true,
      sort: 'price',
      cell: (row) =>
        isEdited(row, editing) ? <InlineCell field="price" editing={editing} /> : formatDecimal(row.price),
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
      width: 5.75,
      sort: 'changed',
      cell: (row) => <Moment of={row.changedAt} />,
    },
  ];
}

function menuColumn(t: Say<'items'>, onMenu: ItemColumnsNeeds['onMenu']): Column<ItemRow> {
  return {
    id: 'more',
    heading: '',
    spokenHeading: t('column-more'),
    width: 2.25,
    cell: (row) => (
      <button
        type="button"
        tabIndex={-1}
        className={classes['more']}
        aria-haspopup="menu"
        aria-label={t('row-actions', { name: row.name })}
        onClick={(event) => onMenu(row, event.currentTarget)}
      >
        ⋯
      </button>
    ),
  };
}

function isEdited({ id }: ItemRow, { edit }: InlineEditing): boolean {
  return edit?.item.id === id;
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
