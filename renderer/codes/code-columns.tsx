import { useMemo } from 'react';
import type { Code, CodeClass } from '../../shared/codes/code.ts';
import type { Column } from '../design/paged-table-columns.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { rateText } from './code-text.ts';
import classes from './codes-screen.module.css';

/**
 * The columns for one class of codes, with the class's own headings for its values; for all classes together
 * (`chosen` undefined) the list each code belongs to, in their place (ux §4.3).
 */
export function useCodeColumns(
  chosen: CodeClass | undefined,
  all: readonly CodeClass[],
): readonly Column<Code>[] {
  const { t } = useWords('codes');
  return useMemo(() => {
    const own = chosen === undefined ? [listColumn(all, t)] : valueColumns(chosen, t);
    return [...commonColumns(t), ...own, standingColumn(t)];
  }, [chosen, all, t]);
}

function commonColumns(t: Say<'codes'>): Column<Code>[] {
  return [
    { id: 'code', heading: t('column-code'), width: 6, cell: (row) => <CodeCell row={row} /> },
    {
      id: 'name',
      heading: t('column-name'),
      width: 14,
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

function valueColumns({ labels }: CodeClass, t: Say<'codes'>): Column<Code>[] {
  return ([0, 1, 2] as const).flatMap((place) => {
    const label = labels[place];
    if (label === null && place > 0) return [];
    return {
      id: `value-${place}`,
      leaves: 5 - place,
      heading: label ?? t('column-value'),
      isAuthorityHeading: label !== null,
      width: 8,
      cell: ({ values }: Code) => <Value label={label} value={values[place]} />,
    };
  });
}

function listColumn(all: readonly CodeClass[], t: Say<'codes'>): Column<Code> {
  const names = new Map(all.map(({ code, name }) => [code, name]));
  return {
    id: 'list',
    leaves: 2,
    heading: t('column-list'),
    width: 11,
    cell: ({ classCode }) => <span lang="en">{names.get(classCode) ?? classCode}</span>,
  };
}

function standingColumn(t: Say<'codes'>): Column<Code> {
  return {
    id: 'in-use',
    leaves: 3,
    heading: t('column-in-use'),
    width: 6,
    cell: ({ inUse }) =>
      inUse ? t('in-use') : <span className={`${classes['off']} ${classes['offWord']}`}>{t('off')}</span>,
  };
}

function CodeCell({ row }: { row: Code }) {
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
function Value({ label, value }: { label: string | null; value: string | null }) {
  const rate = value === null ? null : rateText({ label, value });
  if (rate === null) return <span lang="en">{value}</span>;
  return (
    <>
      {rate}
      <span className={classes['raw']}>{value}</span>
    </>
  );
}
