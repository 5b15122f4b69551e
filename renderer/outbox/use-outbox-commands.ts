import { useLocation } from 'wouter';
import type { OutboxEntry, OutboxSummary } from '../../shared/outbox/outbox-entry.ts';
import { useCommand } from '../app/commands.ts';
import type { OutboxFilter } from './outbox-filter.ts';
import { DEEDS_OF_STATE, type OutboxDeed, type OutboxDeeds } from './use-outbox-deeds.ts';

interface OutboxCommandsNeeds {
  /** The entry beside the list; null while none is chosen. */
  readonly chosen: OutboxEntry | null;
  readonly deeds: OutboxDeeds;
  readonly summary: OutboxSummary | undefined;
  readonly setFilter: (filter: OutboxFilter) => void;
  readonly isOpened: boolean;
  readonly close: () => void;
}

/** The keys of the outbox (ux §4.7); a deed that does not fit the entry's state does nothing. */
export function useOutboxCommands(needs: OutboxCommandsNeeds): void {
  const { chosen, deeds, summary, setFilter, isOpened, close } = needs;
  const [, goTo] = useLocation();
  const run = (deed: OutboxDeed) => {
    if (chosen !== null && DEEDS_OF_STATE[chosen.state].includes(deed)) deeds.run(deed, [chosen.id]);
  };
  useCommand('outbox.send-now', () => run('sendNow'));
  useCommand('outbox.send-again', () => run('sendAgain'));
  useCommand('outbox.hold', () => run('hold'));
  useCommand('outbox.release', () => run('release'));
  useCommand('outbox.fix', () => {
    if (chosen !== null) goTo(`/items/${chosen.itemId}`);
  });
  useCommand('outbox.next-problem', () =>
    setFilter(summary?.notAccepted === 0 ? 'no-answer' : 'not-accepted'),
  );
  useCommand('screen.back', close, { enabled: isOpened });
}
