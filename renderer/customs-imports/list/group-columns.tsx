import { useMemo } from 'react';
import type { ImportGroup, ImportGrouping } from '../../../shared/customs-imports/import-list.ts';
import type { Column } from '../../design/paged-table-columns.ts';
import { formatMoney } from '../../words/format-money.ts';
import { formatCount, formatDay } from '../../words/format.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import { asLines, asOneLine } from '../display-text.ts';
import { moneyOf } from '../import-values.ts';
import classes from '../customs-imports.module.css';

/** The columns for lines that are told in one. */
export function useGroupColumns(by: ImportGrouping): readonly Column<ImportGroup>[] {
  const { t } = useWords('customs-imports');
  return useMemo(
    () =>
      by === 'declaration' ? [...declarationColumns(t), ...sums(t)] : [...supplierColumns(t), ...sums(t)],
    [by, t],
  );
}

function declarationColumns(t: Say<'customs-imports'>): Column<ImportGroup>[] {
  return [
    { id: 'declared', heading: t('column-declarationDate'), width: 6, cell: (group) => dayOf(group, t) },
    { id: 'value', heading: t('column-declaration'), width: 10, cell: (group) => valueOf(group, t) },
    linesColumn(t),
    {
      id: 'other',
      leaves: 1,
      heading: t('group-suppliers'),
      width: 10,
      grows: true,
      cell: ({ others, other }) => (
        <span title={asLines(other)}>
          <span lang="en">{asOneLine(other)}</span>
          {others > 1 && ` ${t('group-others', { count: others - 1 })}`}
        </span>
      ),
    },
  ];
}

function supplierColumns(t: Say<'customs-imports'>): Column<ImportGroup>[] {
  return [
    {
      id: 'value',
      heading: t('column-supplierName'),
      width: 12,
      grows: true,
      cell: (group) => valueOf(group, t),
    },
    linesColumn(t),
    {
      id: 'others',
      leaves: 1,
      heading: t('group-declarations'),
      width: 7.5,
      alignsEnd: true,
      cell: ({ others }) => formatCount(others),
    },
    { id: 'declared', leaves: 2, heading: t('group-newest'), width: 7, cell: (group) => dayOf(group, t) },
  ];
}

function linesColumn(t: Say<'customs-imports'>): Column<ImportGroup> {
  return {
    id: 'lines',
    heading: t('group-lines'),
    width: 5,
    alignsEnd: true,
    cell: ({ lines }) => formatCount(lines),
  };
}

function sums(t: Say<'customs-imports'>): Column<ImportGroup>[] {
  return [
    {
      id: 'amount',
      heading: t('column-invoiceAmount'),
      width: 15,
      alignsEnd: true,
      cell: (group) => <Amounts group={group} />,
    },
    {
      id: 'local',
      leaves: 3,
      heading: t('column-localAmount'),
      width: 12,
      alignsEnd: true,
      cell: (group) => <LocalAmount group={group} />,
    },
  ];
}

/** The sum of each currency; in a row there is room for one, the others are told by their number and on hovering. */
function Amounts({ group: { currencies } }: { group: ImportGroup }) {
  const { t } = useWords('customs-imports');
  const [first] = currencies;
  if (first === undefined) return null;
  const all = currencies.map(({ amount, currencyCode }) => moneyOf(amount, currencyCode)).join('\n');
  return (
    <span title={all}>
      {moneyOf(first.amount, first.currencyCode)}
      {currencies.length > 1 && ` ${t('group-others', { count: currencies.length - 1 })}`}
    </span>
  );
}

/** In local money, as far as the lines have a rate; what is missing is said. */
function LocalAmount({ group: { lines, localAmount, withoutRate } }: { group: ImportGroup }) {
  const { t } = useWords('customs-imports');
  if (withoutRate === 0) return formatMoney(localAmount);
  return (
    <span title={t('totals-without-rate', { count: withoutRate })}>
      {withoutRate < lines && formatMoney(localAmount)}{' '}
      <span className={classes['quiet']}>{t(withoutRate < lines ? 'group-partly' : 'totals-no-rate')}</span>
    </span>
  );
}

function dayOf({ declarationDate }: ImportGroup, t: Say<'customs-imports'>) {
  if (declarationDate !== null) return formatDay(declarationDate);
  return <span className={classes['quiet']}>{t('no-date')}</span>;
}

function valueOf({ value }: ImportGroup, t: Say<'customs-imports'>) {
  if (asOneLine(value) === '') return <span className={classes['quiet']}>{t('facet-none')}</span>;
  return (
    <span lang="en" title={asLines(value)}>
      {asOneLine(value)}
    </span>
  );
}
