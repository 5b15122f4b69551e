import type { Ref } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import type { OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { FindBox } from '../design/find-box.tsx';
import { formatCount } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { targetOfAll } from './outbox-deed.ts';
import { countOf, filterOf, FIRST_VIEW, OUTBOX_GROUPS, type OutboxView } from './outbox-view.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';

interface OutboxToolbarProps {
  readonly view: OutboxView;
  readonly onView: (view: OutboxView) => void;
  /** undefined until it is known. */
  readonly summary: OutboxSummary | undefined;
  readonly deeds: OutboxDeeds;
  readonly findRef: Ref<HTMLInputElement>;
}

/** Sending again all without an answer, finding by words, and the groups with their counts. */
export function OutboxToolbar({ view, onView, summary, deeds, findRef }: OutboxToolbarProps) {
  const { t } = useWords('outbox');
  if (summary === undefined) return null;
  const { noAnswer } = summary;
  const choices = OUTBOX_GROUPS.map((value) => ({
    value,
    label: t('filter-count', { filter: t(`filter-${value}`), count: formatCount(countOf(value, summary)) }),
  }));
  const sendAllAgain = (): void => {
    const unanswered = filterOf({ ...FIRST_VIEW, group: 'no-answer' });
    deeds.begin('sendAgain', targetOfAll(unanswered, noAnswer));
  };
  return (
    <>
      {noAnswer > 0 && (
        <Button variant="default" disabled={deeds.isBusy} onClick={sendAllAgain}>
          {t('send-all-again', { count: noAnswer })}
        </Button>
      )}
      <FindBox
        label={t('find')}
        hint={t('find-hint')}
        clearLabel={t('find-clear')}
        value={view.text}
        onChange={(text) => onView({ ...view, text })}
        inputRef={findRef}
      />
      <NativeSelect
        aria-label={t('filter')}
        data={choices}
        value={view.group}
        onChange={(event) => {
          const group = OUTBOX_GROUPS.find((value) => value === event.currentTarget.value);
          if (group !== undefined) onView({ ...view, group, cause: null });
        }}
      />
    </>
  );
}
