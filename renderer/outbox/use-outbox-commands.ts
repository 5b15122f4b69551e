import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useCommand } from '../app/commands.ts';
import { selectAll } from '../design/select-all.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { deedsOf, deedsOfView, targetOf, type DeedTarget, type OutboxDeed } from './outbox-deed.ts';
import type { OutboxView } from './outbox-view.ts';
import type { OutboxDeeds } from './use-outbox-deeds.ts';
import { useRowDeed } from './use-row-deed.ts';

interface OutboxCommandsNeeds {
  readonly view: OutboxView;
  readonly place: RefObject<ListPlace<OutboxEntry> | null>;
  /** The entry beside the list; null while none is chosen. */
  readonly chosen: OutboxEntry | null;
  /** What is selected; null when nothing is, and then a deed is for the chosen entry. */
  readonly selected: DeedTarget | null;
  readonly deeds: OutboxDeeds;
  readonly isPaused: boolean;
  readonly find: RefObject<HTMLInputElement | null>;
  readonly copy: () => void;
  readonly goToNextProblem: () => void;
  /** Closes the drawer with the details; null when it is closed. */
  readonly close: (() => void) | null;
}

/** The keys of the outbox (ux §4.7); a deed that does not fit the entry's state does nothing. */
export function useOutboxCommands(needs: OutboxCommandsNeeds): void {
  const { chosen, deeds, isPaused, find, copy, goToNextProblem, close } = needs;
  const [, goTo] = useLocation();
  useDeedCommands(needs);
  useCommand('outbox.fix', () => chosen !== null && goTo(`/items/${chosen.itemId}`));
  useCommand('outbox.copy-support', copy, { enabled: chosen !== null });
  useCommand('outbox.go-on', deeds.goOn, { enabled: isPaused });
  useCommand('outbox.next-problem', goToNextProblem);
  useCommand('list.find', () => selectAll(find.current));
  useCommand('screen.back', () => close?.(), { enabled: close !== null });
}

function useDeedCommands({ view, place, chosen, selected, deeds }: OutboxCommandsNeeds): void {
  const runOnRow = useRowDeed({ place, chosen }, (deed, entry) => {
    if (deedsOf(entry).includes(deed)) deeds.begin(deed, targetOf(entry));
  });
  const run = (deed: OutboxDeed): void => {
    if (selected === null) runOnRow(deed);
    else if (deedsOfView(view).includes(deed)) deeds.begin(deed, selected);
  };
  useCommand('outbox.send-now', () => run('sendNow'));
  useCommand('outbox.send-again', () => run('sendAgain'));
  useCommand('outbox.hold', () => run('hold'));
  useCommand('outbox.release', () => run('release'));
  useCommand('outbox.mark-registered', () => run('markRegistered'));
  useCommand('outbox.take-back', () => run('takeBack'));
}
