import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry, OutboxState } from '../../shared/outbox/outbox-entry.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import { collectIds } from './collect-ids.ts';

/** What a person can do with entries of the outbox (ux §4.7). */
export type OutboxDeed = 'sendNow' | 'sendAgain' | 'hold' | 'release';

export interface OutboxDeeds {
  readonly run: (deed: OutboxDeed, ids: readonly number[]) => void;
  /** The same for every entry in a state, e.g. all without an answer. */
  readonly runForAll: (deed: OutboxDeed, state: OutboxState) => void;
  readonly isBusy: boolean;
  readonly failure: Error | null;
}

/** Which deeds fit an entry's state; a rejection is never repeated by itself, so sending again is a person's. */
export const DEEDS_OF_STATE: Readonly<Record<OutboxEntry['state'], readonly OutboxDeed[]>> = {
  waiting: ['sendNow', 'hold'],
  sending: [],
  accepted: [],
  'not-accepted': ['sendAgain', 'hold'],
  'no-answer': ['sendAgain'],
  held: ['release'],
};

/** The deeds of the outbox; each says how many entries it concerned. */
export function useOutboxDeeds(): OutboxDeeds {
  const { t } = useWords('outbox');
  const announce = useAnnounce();
  const answers = useQueryClient();
  const bridge = useBridge();
  const deeds = {
    sendNow: useDeed('outbox', 'sendNow'),
    sendAgain: useDeed('outbox', 'sendAgain'),
    hold: useDeed('outbox', 'hold'),
    release: useDeed('outbox', 'release'),
  };
  const all = Object.values(deeds);
  const run = (deed: OutboxDeed, ids: readonly number[]) => {
    if (ids.length === 0) return;
    for (const other of all) other.reset();
    deeds[deed].mutate(
      { ids: [...ids] },
      { onSuccess: ({ count }) => announce(t(`done-${deed}`, { count })) },
    );
  };
  return {
    run,
    runForAll(deed, state) {
      const page = (from: number, count: number) =>
        answers.fetchQuery(answerQuery(bridge, 'outbox', 'page', { from, count, states: [state] }));
      void collectIds(page).then((ids) => run(deed, ids));
    },
    isBusy: all.some(({ isPending }) => isPending),
    failure: all.find(({ error }) => error !== null)?.error ?? null,
  };
}
