import type { Exchange } from '../../shared/authority/exchange.ts';
import { spokenWords, wordsOfFailure } from '../../shared/authority/list-exchange.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Journal } from '../activity/journal.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { QueuedEntry } from './outbox-rows.ts';
import type { OutboxRepository } from './outbox.repository.ts';
import { settle } from './settlement.ts';

/** What came of a call, raw and read. */
export interface Answered {
  exchange: Exchange;
  outcome: Outcome<unknown>;
}

export interface SendBookNeeds {
  entries: OutboxRepository;
  kindOf: (kind: string) => OutboxKind;
  journal: Journal;
  clock: Clock;
  resultCodes: ResultCodes;
}

/** An entry that is being sent, since when (ISO text). */
export interface SendingEntry extends QueuedEntry {
  startedAt: string;
}

/** Writes down what is sent and what came of it; each within a transaction of the caller. */
export interface SendBook {
  /** Marks the entry whose turn it is as being sent; null when nothing waits. */
  begin(): SendingEntry | null;
  /**
   * Writes what came of a call: attempt, entry, the subject's own state, and the journal.
   * @param nextAttempt when an entry that waits again is due, in milliseconds since 1970; null when that is open
   */
  end(entry: SendingEntry, answered: Answered, nextAttempt: number | null): void;
}

export function createSendBook({ entries, kindOf, journal, clock, resultCodes }: SendBookNeeds): SendBook {
  return {
    begin() {
      const entry = entries.next();
      if (entry === null) return null;
      const at = momentText(clock.now());
      entries.beginAttempt(entry, at);
      kindOf(entry.kind).settled(entry.subjectId, entry.revision, 'sending', { ...NO_WORDS, at });
      return { ...entry, startedAt: at };
    },
    end(entry, { exchange, outcome }, nextAttempt) {
      const kind = kindOf(entry.kind);
      const { state } = settle(outcome, resultCodes);
      const at = momentText(clock.now());
      const { resultCode, message } = spokenWords(outcome);
      const words = { resultCode, message };
      const nextAttemptAt = state === 'waiting' && nextAttempt !== null ? momentText(nextAttempt) : null;
      const reason = wordsOfFailure(outcome).message;
      const { startedAt } = entry;
      const name = outcomeName(outcome);
      entries.endAttempt(entry, { state, startedAt, at, nextAttemptAt, outcome: name, ...words, reason });
      kind.settled(entry.subjectId, entry.revision, state, { ...words, at });
      const { operation } = kind;
      const { subject, body: request } = entry;
      journal.record({ operation, subject, attempt: entry.attempts + 1, request, exchange, outcome });
    },
  };
}

const NO_WORDS = { resultCode: '', message: '' };

/** What was stopped before it left has not been sent, which is all that counts later (architecture §5). */
function outcomeName(outcome: Outcome<unknown>): Outcome<unknown>['is'] {
  return outcome.is === 'cancelled' && !outcome.mayHaveArrived ? 'never-connected' : outcome.is;
}
