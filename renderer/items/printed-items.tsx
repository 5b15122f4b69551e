import { useEffect, useEffectEvent } from 'react';
import type { ItemRow } from '../../shared/items/item.ts';
import { formatDecimal } from '../../shared/money/decimal.ts';
import { PrintedSheet } from '../design/printed-sheet.tsx';
import { formatDate } from '../words/format.ts';
import { formatMoney } from '../words/format-money.ts';
import { useNow } from '../words/use-now.ts';
import { useWords } from '../words/use-words.ts';
import { barsOf } from './barcode-bars.ts';
import { SHEET_COLUMNS } from './item-sheet.ts';
import classes from './printed-items.module.css';

/** What is to come out of the printer. */
export type ItemPrint = 'labels' | 'list';

interface PrintedItemsProps {
  readonly print: ItemPrint;
  readonly rows: readonly ItemRow[];
  /** The sheet was handed to the printer, or somebody thought better of it. */
  readonly onDone: () => void;
}

/** Price labels, three side by side on A4, or a plain list; printed as soon as they are drawn (ux §4.4). */
export function PrintedItems({ print, rows, onDone }: PrintedItemsProps) {
  const { t } = useWords('items');
  const now = useNow();
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const end = (): void => done();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, []);
  if (print === 'list') {
    return (
      <PrintedSheet title={`${t('title')} · ${formatDate(new Date(now).toISOString())}`}>
        <PrintedList rows={rows} />
      </PrintedSheet>
    );
  }
  return (
    <PrintedSheet>
      <ul className={classes['labels']}>
        {rows.map((row) => (
          <PriceLabel key={row.id} row={row} />
        ))}
      </ul>
    </PrintedSheet>
  );
}

function PriceLabel({ row }: { row: ItemRow }) {
  return (
    <li className={classes['label']}>
      <span className={classes['name']}>{row.name}</span>
      <strong className={classes['price']}>{formatMoney(row.price)}</strong>
      <Barcode barcode={row.barcode} />
    </li>
  );
}

/** The bars and the digits below them; only the digits where there are no bars for them. */
function Barcode({ barcode }: { barcode: string }) {
  if (barcode === '') return null;
  const drawn = barsOf(barcode);
  return (
    <>
      {drawn !== null && (
        <svg
          className={classes['bars']}
          viewBox={`0 0 ${drawn.width} 1`}
          preserveAspectRatio="none"
          shapeRendering="crispEdges"
          aria-hidden
        >
          {drawn.bars.map(({ at, width }) => (
            <rect key={at} x={at} y={0} width={width} height={1} />
          ))}
        </svg>
      )}
      <span className={classes['digits']}>{barcode}</span>
    </>
  );
}

function PrintedList({ rows }: { rows: readonly ItemRow[] }) {
  const { t } = useWords('items');
  return (
    <table className={classes['list']}>
      <thead>
        <tr>
          {SHEET_COLUMNS.map(({ key }) => (
            <th key={key} scope="col" data-end={key === 'price' || undefined}>
              {t(`column-${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            {SHEET_COLUMNS.map(({ key, text }) => (
              <td key={key} data-end={key === 'price' || undefined}>
                {key === 'price' ? formatDecimal(row.price) : text(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
