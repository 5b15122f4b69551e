import type { QueryClient } from '@tanstack/react-query';
import type { Bridge, Group } from '../../shared/ipc/derive-types.ts';
import type { Timers } from '../../shared/time/clock.ts';
import { listen } from '../bridge/listen.ts';
import { answerKey } from '../bridge/use-answer.ts';

/** At most four times a second, however fast ten thousand items are being sent. */
const PAUSE_MS = 250;

/**
 * Keeps the answers true to the news, in this one place: news that carry an answer put it there, all other answers of
 * a group that changed are asked again if a screen shows them. The function returned ends it.
 */
export function followNews(bridge: Bridge, answers: QueryClient, timers: Timers): () => void {
  const askAgain = createAskAgain(answers, timers);
  const ends = [
    listen(bridge, 'program', 'changed', (state) => {
      answers.setQueryData(answerKey('program', 'state'), state);
      // Another shop is open now: a list that names the one before is not shown again.
      answers.removeQueries({ queryKey: ['shops'], type: 'inactive' });
    }),
    listen(bridge, 'codes', 'changed', (status) => {
      answers.setQueryData(answerKey('codes', 'status'), status);
      askAgain('codes');
    }),
    listen(bridge, 'classifications', 'changed', (status) => {
      answers.setQueryData(answerKey('classifications', 'status'), status);
      askAgain('classifications');
    }),
    listen(bridge, 'items', 'changed', () => {
      askAgain('items');
      // Codes and classifications tell how many items carry them.
      askAgain('codes');
      askAgain('classifications');
      // A customs line tells the item that it became by its name.
      askAgain('customsImports');
    }),
    listen(bridge, 'outbox', 'changed', (summary) => {
      answers.setQueryData(answerKey('outbox', 'summary'), summary);
      askAgain('outbox');
      // Where an item stands is told by its newest outbox entry.
      askAgain('items');
    }),
    listen(bridge, 'customsImports', 'changed', (status) => {
      answers.setQueryData(answerKey('customsImports', 'status'), status);
      askAgain('customsImports');
    }),
    listen(bridge, 'activity', 'changed', () => {
      askAgain('activity');
      // A fault that was meant for the next call is used up by it.
      askAgain('practice');
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}

/** The answers that come with the news themselves and need not be asked for. */
const TOLD = new Set(['status', 'summary']);

function createAskAgain(answers: QueryClient, timers: Timers): (group: Group) => void {
  const pausing = new Set<Group>();
  const missed = new Set<Group>();
  return function askAgain(group) {
    if (pausing.has(group)) {
      missed.add(group);
      return;
    }
    pausing.add(group);
    void answers.invalidateQueries({
      queryKey: [group],
      predicate: ({ queryKey }) => !TOLD.has(String(queryKey[1])),
    });
    timers.after(PAUSE_MS, () => {
      pausing.delete(group);
      if (missed.delete(group)) askAgain(group);
    });
  };
}
