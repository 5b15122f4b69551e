import { useMemo } from 'react';
import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';
import type { Column } from '../design/paged-table-columns.ts';
import { formatDateTime } from '../words/format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { hasSpoken } from './has-spoken.ts';
import { durationText } from './duration.ts';
import { OutcomeWord } from './outcome-word.tsx';
import { subjectText } from './subject-text.ts';

/** The columns of the journal: when, which operation, about what, what came of it, how long it took. */
export function useActivityColumns(): readonly Column<ExchangeRow>[] {
  const { t } = useWords('activity');
  return useMemo(() => [...askedColumns(t), ...answeredColumns(t)], [t]);
}

function askedColumns(t: Say<'activity'>): Column<ExchangeRow>[] {
  return [
    {
      id: 'at',
      heading: t('column-at'),
      width: 9,
      cell: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      id: 'operation',
      heading: t('column-operation'),
      width: 11,
      cell: ({ operation }) => t(`operation-${operation}`),
    },
    {
      id: 'subject',
      leaves: 4,
      heading: t('column-subject'),
      width: 10,
      grows: true,
      cell: (row) => <span title={subjectText(row, t)}>{subjectText(row, t)}</span>,
    },
  ];
}

function answeredColumns(t: Say<'activity'>): Column<ExchangeRow>[] {
  return [
    {
      id: 'outcome',
      heading: t('column-outcome'),
      width: 12,
      cell: (row) => <OutcomeWord row={row} />,
    },
    { id: 'code', leaves: 3, heading: t('column-code'), width: 4, cell: ({ resultCode }) => resultCode },
    {
      id: 'message',
      leaves: 1,
      heading: t('column-message'),
      width: 10,
      grows: true,
      cell: (row) =>
        hasSpoken(row) && (
          <span lang="en" title={row.message}>
            {row.message}
          </span>
        ),
    },
    {
      id: 'duration',
      leaves: 2,
      heading: t('column-duration'),
      width: 5.5,
      alignsEnd: true,
      cell: ({ durationMs }) => durationText(durationMs),
    },
  ];
}
