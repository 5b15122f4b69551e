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
      width: 6.5,
      cell: ({ change }) => <ChangeMark change={change} />,
    },
    {
      id: 'declared',
      leaves: 6,
      heading: t('column-declared'),
      width: 6,
      cell: ({ declarationDate }) =>
        declarationDate === null ? (
          <span className={classes['quiet']}>{t('no-date')}</span>
        ) : (
          formatDay(declarationDate)
        ),
    },
    {
      id: 'declaration',
      leaves: 7,
      heading: t('column-declaration'),
      width: 8.75,
      cell: (row) => <AsSent text={`${row.declarationNumber} / ${row.itemSequence}`} />,
    },
    {
      id: 'goods',
      heading: t('column-goods'),
      width: 10.25,
      grows: true,
      cell: (row) => <AsSent text={row.itemName} />,
    },
  ];
}

function quantityColumns(t: Say<'customs-imports'>): Column<CustomsImport>[] {
  return [
    {
      id: 'quantity',
      leaves: 3,
      heading: t('column-quantity'),
      width: 7.75,
      alignsEnd: true,
      cell: (row) => quantityOf(row.quantity, row.quantityUnitCode),
    },
    {
      id: 'packages',
      leaves: 1,
      heading: t('column-packages'),
      width: 6,
      alignsEnd: true,
      cell: (row) => quantityOf(row.packageQuantity, row.packageUnitCode),
    },
    {
      id: 'net-weight',
      leaves: 2,
      heading: t('column-net-weight'),
      width: 5.75,
      alignsEnd: true,
      cell: ({ netWeight }) => (netWeight === null ? '' : formatDecimal(netWeight)),
    },
  ];
}

function invoiceColumns(t: Say<'customs-imports'>): Column<CustomsImport>[] {
  return [
    {
      id: 'supplier',
      leaves: 4,
      heading: t('column-supplier'),
      width: 8,
      grows: true,
      cell: (row) => <AsSent text={row.supplierName} />,
    },
    {
      id: 'amount',
      heading: t('column-amount'),
      width: 9.75,
      alignsEnd: true,
      cell: (row) => moneyOf(row.invoiceAmount, row.invoiceCurrencyCode),
    },
    {
      id: 'status',
      leaves: 5,
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
