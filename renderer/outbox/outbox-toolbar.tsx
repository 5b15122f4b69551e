import { Button, NativeSelect } from '@mantine/core';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { formatCount } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { countOf, OUTBOX_FILTERS, type OutboxFilter } from './outbox-filter.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';

interface OutboxToolbarProps {
  readonly filter: OutboxFilter;
  readonly onFilter: (filter: OutboxFilter) => void;
  /** undefined until it is known. */
  readonly summary: OutboxSummary | undefined;
  readonly deeds: OutboxDeeds;
}

/** Sending again all without an answer, and the filter by state with its counts. */
export function OutboxToolbar({ filter, onFilter, summary, deeds }: OutboxToolbarProps) {
  const { t } = useWords('outbox');
  if (summary === undefined) return null;
  const choices = OUTBOX_FILTERS.map((value) => ({
    value,
    label: t('filter-count', { filter: t(`filter-${value}`), count: formatCount(countOf(value, summary)) }),
  }));
  return (
    <>
      {summary.noAnswer > 0 && (
        <Button
          variant="default"
          disabled={deeds.isBusy}
          onClick={() => deeds.runForAll('sendAgain', 'no-answer')}
        >
          {t('send-all-again', { count: summary.noAnswer })}
        </Button>
      )}
      <NativeSelect
        aria-label={t('filter')}
        data={choices}
        value={filter}
        onChange={(event) => {
          const chosen = OUTBOX_FILTERS.find((value) => value === event.currentTarget.value);
          if (chosen !== undefined) onFilter(chosen);
        }}
      />
    </>
  );
}

/** The outbox in one line: "37 waiting · 4 not accepted · 1 without answer" (ux §4.7). */
export function SummaryLine({ summary }: { summary: OutboxSummary }) {
  const { t } = useWords('outbox');
  const counts = [
    summary.sending > 0 && t('summary-sending', { count: summary.sending }),
    summary.waiting > 0 && t('summary-waiting', { count: summary.waiting }),
    summary.notAccepted > 0 && t('summary-not-accepted', { count: summary.notAccepted }),
    summary.noAnswer > 0 && t('summary-no-answer', { count: summary.noAnswer }),
    summary.held > 0 && t('summary-held', { count: summary.held }),
  ];
  const told = counts.filter((words) => words !== false);
  return <output>{told.length === 0 ? t('summary-nothing') : told.join(' · ')}</output>;
}
