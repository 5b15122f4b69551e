import type { Exchange } from '../../shared/authority/exchange.ts';
import { spokenWords, wordsOfFailure } from '../../shared/authority/list-exchange.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { type Clock, momentText } from '../../shared/time/clock.ts';
import type { Journal } from '../activity/journal.ts';
import type { OutboxKind } from './outbox-kind.ts';
import type { OutboxRepository, QueuedEntry } from './outbox.repository.ts';
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

/** Writes down what is sent and what came of it; each within a transaction of the caller. */
export interface SendBook {
  /** Marks the entry whose turn it is as being sent, with its attempt; null when nothing waits. */
  begin(): QueuedEntry | null;
  /**
   * Writes what came of a call: attempt, entry, the subject's own state, and the journal.
   * @param nextAttempt when an entry that waits again is due, in milliseconds since 1970; null when that is open
   */
  end(entry: QueuedEntry, answered: Answered, nextAttempt: number | null): void;
}

export function createSendBook({ entries, kindOf, journal, clock, resultCodes }: SendBookNeeds): SendBook {
  return {
    begin() {
      const entry = entries.next();
      if (entry === null) return null;
      const at = momentText(clock.now());
      entries.beginAttempt(entry, at);
      kindOf(entry.kind).settled(entry.subjectId, entry.revision, 'sending', { ...NO_WORDS, at });
      return entry;
    },
    end(entry, { exchange, outcome }, nextAttempt) {
      const kind = kindOf(entry.kind);
      const { state } = settle(outcome, resultCodes);
      const at = momentText(clock.now());
      const { resultCode, message } = spokenWords(outcome);
      const words = { resultCode, message };
      const nextAttemptAt = state === 'waiting' && nextAttempt !== null ? momentText(nextAttempt) : null;
      const reason = wordsOfFailure(outcome).message;
      entries.endAttempt(entry, { state, at, nextAttemptAt, outcome: outcome.is, ...words, reason });
      kind.settled(entry.subjectId, entry.revision, state, { ...words, at });
      const { operation } = kind;
      const { subject, body: request } = entry;
      journal.record({ operation, subject, attempt: entry.attempts + 1, request, exchange, outcome });
    },
  };
}

const NO_WORDS = { resultCode: '', message: '' };
