import { Button, CloseButton } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import type { ListSelection } from '../design/use-list-selection.ts';
import { useWords } from '../words/use-words.ts';
import { deedsOfView } from './outbox-deed.ts';
import type { OutboxView } from './outbox-view.ts';
import { selectedTarget } from './selected-target.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';
import classes from './outbox.module.css';

interface SelectionBarProps {
  readonly view: OutboxView;
  readonly selection: ListSelection<OutboxEntry>;
  readonly deeds: OutboxDeeds;
}

/** What can be done with the entries that are selected; those that a deed does not fit stay as they are. */
export function SelectionBar({ view, selection, deeds }: SelectionBarProps) {
  const { t } = useWords('outbox');
  const { count, clear } = selection;
  const target = selectedTarget(view, selection);
  if (target === null) return null;
  return (
    <section className={classes['selection']} aria-label={t('selection')}>
      <CloseButton aria-label={t('select-none')} title={t('select-none')} onClick={clear} />
      <output>{t('selected', { count })}</output>
      {deedsOfView(view).map((deed) => (
        <Button
          key={deed}
          variant="default"
          disabled={deeds.isBusy}
          onClick={() => deeds.begin(deed, target)}
        >
          {deed === 'markRegistered' && target.isUnanswered ? t('deed-markChecked') : t(`deed-${deed}`)}
        </Button>
      ))}
    </section>
  );
}
