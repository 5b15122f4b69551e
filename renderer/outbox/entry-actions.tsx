import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { adviceOn, type RefusalAdvice } from '../../shared/authority/refusal-advice.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { ariaChord } from '../app/command-keys.ts';
import { COMMANDS } from '../app/command-table.ts';
import { LinkButton } from '../design/link-button.tsx';
import { useWords, type Say } from '../words/use-words.ts';
import { AdviceActions, type AdviceDeeds } from './advice-actions.tsx';
import { mendingPlace } from './cause-words.ts';
import { deedsOf, targetOf, type OutboxDeed } from './outbox-deed.ts';
import type { NewCodes } from './use-new-codes.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';
import classes from './outbox.module.css';

export interface EntryActionsProps {
  readonly entry: OutboxEntry;
  readonly deeds: OutboxDeeds;
  readonly codes: NewCodes;
  readonly onCopy: () => void;
}

/** What can be done with an entry, the usual thing first: what was refused is mended rather than sent again. */
export function EntryActions({ entry, deeds, codes, onCopy }: EntryActionsProps) {
  const { t } = useWords('outbox');
  const adviceDeeds = useEntryAdvice(entry, deeds, codes);
  const advice = entry.state === 'not-accepted' ? adviceOn(entry) : null;
  const advised = advice === null ? null : ADVISED_DEEDS[advice.is];
  const others = deedsOf(entry).filter((deed) => deed !== advised);
  return (
    <div className={classes['actions']}>
      {advice !== null && <AdviceActions advice={advice} count={1} deeds={adviceDeeds} />}
      {others.map((deed, place) => (
        <Button
          key={deed}
          variant={place === 0 && advice === null ? 'filled' : 'default'}
          disabled={deeds.isBusy}
          onClick={() => deeds.begin(deed, targetOf(entry))}
        >
          {deedWords(deed, entry, t)}
        </Button>
      ))}
      {advice?.is !== 'unknown' && (
        <LinkButton to={`/items/${entry.itemId}`}>
          {advice === null ? t('open-item') : t('fix-item')}
        </LinkButton>
      )}
      <Button
        variant="subtle"
        leftSection={<IconCopy size="1rem" aria-hidden />}
        aria-keyshortcuts={ariaChord(COMMANDS['outbox.copy-support'].keys[0])}
        onClick={onCopy}
      >
        {t('copy-support')}
      </Button>
    </div>
  );
}

/** Deeds that stand among what is advised already. */
const ADVISED_DEEDS: Readonly<Partial<Record<RefusalAdvice['is'], OutboxDeed>>> = {
  'already-there': 'markRegistered',
  server: 'sendAgain',
};

/** An unanswered entry is sent with the code it had, and marked as looked after rather than as registered. */
function deedWords(deed: OutboxDeed, { state }: OutboxEntry, t: Say<'outbox'>): string {
  if (state !== 'no-answer') return t(`deed-${deed}`);
  if (deed === 'sendAgain') return t('deed-sendAgainSame');
  return deed === 'markRegistered' ? t('deed-markChecked') : t(`deed-${deed}`);
}

function useEntryAdvice(entry: OutboxEntry, deeds: OutboxDeeds, codes: NewCodes): AdviceDeeds {
  const [, goTo] = useLocation();
  const { address, field } = mendingPlace(adviceOn(entry), entry.itemId);
  return {
    takeCode: (choice) => codes.take(entry, choice),
    markRegistered: () => deeds.begin('markRegistered', targetOf(entry)),
    sendAgain: () => deeds.begin('sendAgain', targetOf(entry)),
    fix: () => goTo(address, { state: { field } }),
    show: null,
    isBusy: deeds.isBusy || codes.isBusy,
  };
}
