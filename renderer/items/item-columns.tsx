import { useMemo } from 'react';
import type { ItemRow } from '../../shared/items/item.ts';
import { formatDecimal } from '../../shared/money/decimal.ts';
import { Moment } from '../design/moment.tsx';
import type { Column } from '../design/paged-table-columns.ts';
import { StateSign } from '../design/state-word.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { InlineCell } from './inline-cell.tsx';
import type { InlineEditing } from './use-inline-edit.ts';
import classes from './item-list.module.css';

interface ItemColumnsNeeds {
  readonly editing: InlineEditing;
  readonly onMenu: (row: ItemRow, at: HTMLElement) => void;
}

/**
 * The columns of the item list (ux §4.4): as narrow as their words and numbers allow, so that the name has its 300 px
 * in a window of 1,366. Where they have no room the barcode stands under the name.
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
      cell: ({ state }) => <StateSign state={state} words={t(`shell:state-${state}`)} />,
    },
    {
      id: 'code',
      leaves: 6,
      heading: t('column-code'),
      width: 8.5,
      sort: 'code',
      cell: (row) => row.itemCode,
    },
    {
      id: 'name',
      heading: t('column-name'),
      width: 12.5,
      wants: 17.5,
      grows: true,
      sort: 'name',
      cell: (row, folded) =>
        isEdited(row, editing) ? (
          <InlineCell field="name" editing={editing} />
        ) : (
          <NameCell t={t} row={row} barcode={folded.has('barcode') ? row.barcode : ''} />
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
      width: 5.375,
      cell: (row) => row.classificationCode,
    },
    { id: 'tax', leaves: 5, heading: t('column-tax'), width: 2.75, cell: (row) => row.taxTypeCode },
    { id: 'unit', leaves: 3, heading: t('column-unit'), width: 3.75, cell: (row) => row.quantityUnitCode },
    {
      id: 'price',
      heading: t('column-price'),
      width: 6.25,
      alignsEnd: true,
      sort: 'price',
      cell: (row) =>
        isEdited(row, editing) ? <InlineCell field="price" editing={editing} /> : formatDecimal(row.price),
    },
    {
      id: 'barcode',
      leaves: 1,
      heading: t('column-barcode'),
      width: 7.75,
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

interface NameCellProps {
  readonly row: ItemRow;
  readonly barcode: string;
  readonly t: Say<'items'>;
}

/** A plain link: one that listens for the address itself, in each row, would make the list slower to scroll. */
function NameCell({ row, barcode, t }: NameCellProps) {
  return (
    <a href={`#/items/${row.id}`} tabIndex={-1} className={classes['link']} title={row.name}>
      <span className={classes['name']}>{row.name}</span>
      {!row.inUse && <span className={classes['stopped']}>{t('stopped')}</span>}
      {barcode !== '' && <span className={classes['barcode']}>{barcode}</span>}
    </a>
  );
}
