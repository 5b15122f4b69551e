import { useMemo } from 'react';
import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import { formatDecimal } from '../../shared/money/decimal.ts';
import type { Column } from '../design/paged-table-columns.ts';
import { formatDay } from '../words/format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { ChangeMark } from './change-mark.tsx';
import { CodeName } from './code-name.tsx';
import { moneyOf, quantityOf } from './import-values.ts';
import classes from './customs-imports.module.css';

/** The columns of the monitor (ux §4.8); packages and weight are left out where the window is narrow. */
export function useImportColumns(): readonly Column<CustomsImport>[] {
  const { t } = useWords('customs-imports');
  return useMemo(() => [...declarationColumns(t), ...quantityColumns(t), ...invoiceColumns(t)], [t]);
}

function declarationColumns(t: Say<'customs-imports'>): Column<CustomsImport>[] {
  return [
    {
      id: 'change',
      heading: t('column-change'),
      width: 6.75,
      cell: ({ change }) => <ChangeMark change={change} />,
    },
    {
      id: 'declared',
      heading: t('column-declared'),
      width: 6,
      cell: ({ declarationDate }) =>
        declarationDate === null ? (
          <span className={classes.quiet}>{t('no-date')}</span>
        ) : (
          formatDay(declarationDate)
        ),
    },
    {
      id: 'declaration',
      heading: t('column-declaration'),
      width: 9,
      cell: (row) => <AsSent text={`${row.declarationNumber} / ${row.itemSequence}`} />,
    },
    {
      id: 'goods',
      heading: t('column-goods'),
      width: 11,
      grows: true,
      cell: (row) => <AsSent text={row.itemName} />,
    },
  ];
}

function quantityColumns(t: Say<'customs-imports'>): Column<CustomsImport>[] {
  return [
    {
      id: 'quantity',
      heading: t('column-quantity'),
      width: 7.75,
      alignsEnd: true,
      foldsBelow: 57,
      cell: (row) => quantityOf(row.quantity, row.quantityUnitCode),
    },
    {
      id: 'packages',
      heading: t('column-packages'),
      width: 6,
      alignsEnd: true,
      foldsBelow: 78,
      cell: (row) => quantityOf(row.packageQuantity, row.packageUnitCode),
    },
    {
      id: 'net-weight',
      heading: t('column-net-weight'),
      width: 5.75,
      alignsEnd: true,
      foldsBelow: 71,
      cell: ({ netWeight }) => (netWeight === null ? '' : formatDecimal(netWeight)),
    },
  ];
}

function invoiceColumns(t: Say<'customs-imports'>): Column<CustomsImport>[] {
  return [
    {
      id: 'supplier',
      heading: t('column-supplier'),
      width: 8.5,
      grows: true,
      foldsBelow: 64.5,
      cell: (row) => <AsSent text={row.supplierName} />,
    },
    {
      id: 'amount',
      heading: t('column-amount'),
      width: 8.5,
      alignsEnd: true,
      cell: (row) => moneyOf(row.invoiceAmount, row.invoiceCurrencyCode),
    },
    {
      id: 'status',
      heading: t('column-status'),
      width: 6.25,
      cell: ({ statusCode }) => <CodeName field="importStatusCode" code={statusCode} />,
    },
  ];
}

/** Customs writes English, whatever the language of the screen. */
function AsSent({ text }: { text: string }) {
  return (
    <span lang="en" title={text}>
      {text}
    </span>
  );
}
