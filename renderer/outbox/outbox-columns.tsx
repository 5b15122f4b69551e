import { useMemo } from 'react';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { Moment } from '../design/moment.tsx';
import type { Column } from '../design/paged-table-columns.ts';
import { formatCount } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords, type Say } from '../words/use-words.ts';
import { EntryState } from './entry-state.tsx';
import { entryReason } from './entry-words.ts';
import type { Pause } from './pause-notice.tsx';

/**
 * The columns of the outbox: State, What, Why, Tries, Next try, Age, Who (ux §4.7). While nothing is being sent, what
 * waits is paused and says why.
 */
export function useOutboxColumns(pause: Pause | null): readonly Column<OutboxEntry>[] {
  const { t } = useWords('outbox');
  return useMemo(() => [...standingColumns(pause, t), ...attemptColumns(pause, t)], [pause, t]);
}

function standingColumns(pause: Pause | null, t: Say<'outbox'>): Column<OutboxEntry>[] {
  return [
    {
      id: 'state',
      heading: t('column-state'),
      width: 11.25,
      cell: (entry) => <EntryState isShort entry={entry} pause={pause} />,
    },
    {
      id: 'what',
      heading: t('column-what'),
      width: 10.5,
      grows: true,
      cell: ({ subject }) => <span title={subject}>{subject}</span>,
    },
    {
      id: 'why',
      leaves: 5,
      heading: t('column-why'),
      width: 9.5,
      grows: true,
      cell: (entry) => <Why entry={entry} pause={pause} />,
    },
  ];
}

function attemptColumns(pause: Pause | null, t: Say<'outbox'>): Column<OutboxEntry>[] {
  return [
    {
      id: 'tries',
      leaves: 3,
      heading: t('column-tries'),
      width: 4,
      alignsEnd: true,
      cell: ({ attempts }) => formatCount(attempts),
    },
    {
      id: 'next',
      leaves: 2,
      heading: t('column-next'),
      width: 5.25,
      // While a pause has no end, nobody knows when it is tried next.
      cell: ({ nextAttemptAt }) =>
        nextAttemptAt === null || (pause !== null && pause.until === null) ? (
          ''
        ) : (
          <Moment of={nextAttemptAt} />
        ),
    },
    {
      id: 'age',
      leaves: 4,
      heading: t('column-age'),
      width: 6,
      cell: ({ createdAt }) => <Age of={createdAt} />,
    },
    { id: 'who', leaves: 1, heading: t('column-who'), width: 6.5, cell: (entry) => entry.operatorName },
  ];
}

function Why({ entry, pause }: { entry: OutboxEntry; pause: Pause | null }) {
  const { t } = useWords('outbox');
  const { text, isAuthority } = entryReason(entry, pause, t);
  return (
    <span lang={isAuthority ? 'en' : undefined} title={text}>
      {text}
    </span>
  );
}

function Age({ of: moment }: { of: string }) {
  return useFormat().age(moment);
}
