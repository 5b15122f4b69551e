import { useMemo } from 'react';
import type { CodeClass, CodeRow } from '../../shared/codes/code.ts';
import type { Column } from '../design/paged-table-columns.ts';
import { formatCount } from '../words/format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { rateText } from './code-text.ts';
import classes from './codes-screen.module.css';

interface CodeColumnsNeeds {
  /** undefined for codes of several classes. */
  readonly chosen: CodeClass | undefined;
  readonly all: readonly CodeClass[];
  /** The class with the tax rates. */
  readonly taxClass: string | undefined;
  readonly onItems: (row: CodeRow) => void;
}

/**
 * The columns for one class of codes, with the class's own headings for its values; for several classes together the
 * list each code belongs to, in their place (ux §4.3).
 */
export function useCodeColumns({ chosen, all, taxClass, onItems }: CodeColumnsNeeds) {
  const { t } = useWords('codes');
  return useMemo((): readonly Column<CodeRow>[] => {
    const own =
      chosen === undefined ? [listColumn(all, t)] : valueColumns(chosen, chosen.code === taxClass, t);
    return [...commonColumns(t), ...own, standingColumn(t), usedByColumn(t, onItems)];
  }, [chosen, all, taxClass, onItems, t]);
}

function commonColumns(t: Say<'codes'>): Column<CodeRow>[] {
  return [
    { id: 'code', heading: t('column-code'), width: 6, cell: (row) => <CodeCell row={row} /> },
    {
      id: 'name',
      heading: t('column-name'),
      width: 13,
      grows: true,
      cell: ({ name, inUse }) => <Said text={name} inUse={inUse} />,
    },
    {
      id: 'description',
      leaves: 1,
      heading: t('column-description'),
      width: 12,
      grows: true,
      // Most lists repeat the name as description: that says nothing.
      cell: ({ name, description, inUse }) => (
        <Said text={description === name ? '' : description} inUse={inUse} />
      ),
    },
  ];
}

function valueColumns({ labels }: CodeClass, isTaxClass: boolean, t: Say<'codes'>): Column<CodeRow>[] {
  return ([0, 1, 2] as const).flatMap((place) => {
    const label = labels[place];
    if (label === null && place > 0) return [];
    return {
      id: `value-${place}`,
      leaves: 5 - place,
      heading: label ?? t('column-value'),
      isAuthorityHeading: label !== null,
      width: 7.5,
      cell: ({ values }: CodeRow) => <Value value={values[place]} isRate={isTaxClass && place === 0} />,
    };
  });
}

function listColumn(all: readonly CodeClass[], t: Say<'codes'>): Column<CodeRow> {
  const names = new Map(all.map(({ code, name }) => [code, name]));
  return {
    id: 'list',
    leaves: 2,
    heading: t('column-list'),
    width: 11,
    cell: ({ classCode }) => <span lang="en">{names.get(classCode) ?? classCode}</span>,
  };
}

function standingColumn(t: Say<'codes'>): Column<CodeRow> {
  return {
    id: 'in-use',
    leaves: 6,
    heading: t('column-in-use'),
    width: 5.5,
    cell: ({ inUse }) => (inUse ? t('in-use') : <span className={classes['offWord']}>{t('off')}</span>),
  };
}

function usedByColumn(t: Say<'codes'>, onItems: (row: CodeRow) => void): Column<CodeRow> {
  return {
    id: 'used-by',
    heading: t('column-used-by'),
    width: 7,
    alignsEnd: true,
    cell: (row) => {
      if (row.usedBy === null) return null;
      if (row.usedBy === 0) return <span className={classes['off']}>0</span>;
      // Enter on the row leads to the same items: the list stays one Tab stop.
      return (
        <button type="button" tabIndex={-1} className={classes['rowLink']} onClick={() => onItems(row)}>
          {formatCount(row.usedBy)}
        </button>
      );
    },
  };
}

function CodeCell({ row }: { row: CodeRow }) {
  return <strong className={row.inUse ? undefined : classes['off']}>{row.code}</strong>;
}

function Said({ text, inUse }: { text: string | null; inUse: boolean }) {
  return (
    <span lang="en" title={text ?? undefined} className={inUse ? undefined : classes['off']}>
      {text}
    </span>
  );
}

/** A rate as `16 %` with the raw text beside it; anything else as it came. */
function Value({ value, isRate }: { value: string | null; isRate: boolean }) {
  const rate = value === null || !isRate ? null : rateText(value);
  if (rate === null) return <span lang="en">{value}</span>;
  return (
    <>
      {rate}
      <span className={classes['raw']}>{value}</span>
    </>
  );
}
