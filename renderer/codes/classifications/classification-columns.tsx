import { useMemo } from 'react';
import { IconChevronRight, IconStar, IconStarFilled } from '@tabler/icons-react';
import type { ClassificationRow } from '../../../shared/codes/classification.ts';
import type { Column } from '../../design/paged-table-columns.ts';
import { formatCount } from '../../words/format.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import classes from './classifications.module.css';

interface ClassificationColumnsNeeds {
  /** The rows are the children of one entry; otherwise they come from everywhere and say where. */
  readonly isTree: boolean;
  readonly onOpen: (row: ClassificationRow) => void;
  readonly onFavourite: (row: ClassificationRow) => void;
}

/** The columns of the classifications (ux §4.3, §4.5). */
export function useClassificationColumns(needs: ClassificationColumnsNeeds) {
  const { isTree, onOpen, onFavourite } = needs;
  const { t } = useWords('classifications');
  return useMemo(
    (): readonly Column<ClassificationRow>[] => [
      {
        id: 'favourite',
        heading: '★',
        width: 2.5,
        cell: (row) => <Star row={row} onFavourite={onFavourite} t={t} />,
      },
      ...namingColumns(t),
      isTree ? childrenColumn(t, onOpen) : pathColumn(t),
      {
        id: 'tax',
        leaves: 2,
        heading: t('column-tax'),
        width: 5,
        cell: ({ taxTypeCode }) => taxTypeCode,
      },
      {
        id: 'used-by',
        leaves: 3,
        heading: t('codes:column-used-by'),
        width: 7,
        alignsEnd: true,
        cell: ({ usedBy }) => (
          <span className={usedBy === 0 ? classes['quiet'] : undefined}>{formatCount(usedBy)}</span>
        ),
      },
    ],
    [isTree, onOpen, onFavourite, t],
  );
}

function namingColumns(t: Say<'classifications'>): Column<ClassificationRow>[] {
  return [
    {
      id: 'code',
      heading: t('column-code'),
      width: 7.5,
      cell: ({ code, inUse }) => <strong className={inUse ? undefined : classes['quiet']}>{code}</strong>,
    },
    {
      id: 'name',
      heading: t('column-name'),
      width: 14,
      grows: true,
      cell: ({ name, inUse }) => (
        <span title={name} className={inUse ? undefined : classes['quiet']}>
          <span lang="en">{name}</span>
          {!inUse && <span className={classes['off']}>{t('codes:off')}</span>}
        </span>
      ),
    },
  ];
}

function childrenColumn(
  t: Say<'classifications'>,
  onOpen: (row: ClassificationRow) => void,
): Column<ClassificationRow> {
  return {
    id: 'below',
    heading: t('column-below'),
    width: 6,
    cell: (row) =>
      row.childCount > 0 && (
        <button
          type="button"
          tabIndex={-1}
          className={classes['below']}
          aria-label={t('open-entry', { name: row.name, count: row.childCount })}
          onClick={() => onOpen(row)}
        >
          {formatCount(row.childCount)}
          <IconChevronRight size="1rem" aria-hidden />
        </button>
      ),
  };
}

/** Where a found entry stands: the nearest one above it, all of them on hovering. */
function pathColumn(t: Say<'classifications'>): Column<ClassificationRow> {
  return {
    id: 'path',
    leaves: 1,
    heading: t('column-path'),
    width: 14,
    grows: true,
    cell: ({ path }) => (
      <span lang="en" className={classes['quiet']} title={path.join(' › ')}>
        {path.at(-1)}
      </span>
    ),
  };
}

interface StarProps {
  readonly row: ClassificationRow;
  readonly onFavourite: (row: ClassificationRow) => void;
  readonly t: Say<'classifications'>;
}

function Star({ row, onFavourite, t }: StarProps) {
  const Icon = row.isFavourite ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={classes['star']}
      aria-pressed={row.isFavourite}
      aria-label={t('favourite', { name: row.name })}
      onClick={() => onFavourite(row)}
    >
      <Icon size="1rem" stroke={1.75} aria-hidden />
    </button>
  );
}
