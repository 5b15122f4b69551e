import type { ExchangeDetail, ExchangeRow } from '../../shared/activity/exchange-row.ts';
import type { Exchange } from '../../shared/authority/exchange.ts';
import { wordsOfFailure } from '../../shared/authority/list-exchange.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type { Publish } from '../../shared/ipc/derive-types.ts';
import { type Clock, momentText, type Timers } from '../../shared/time/clock.ts';
import { gathered } from '../../shared/time/gathered.ts';
import type { Database } from '../database/database.ts';
import { createExchangeReader } from './exchange-reader.ts';
import { createExchangeRepository, type Retention } from './exchange.repository.ts';

/** One call of the authority as it was made and as it ended. */
export interface JournalEntry {
  operation: Operation;
  /** What it was about, in words: an item's name; '' for a list. */
  subject: string;
  /** Which try of the same request, from 1. */
  attempt: number;
  /** The body that left; who we are is not part of it. */
  request: string;
  exchange: Exchange;
  outcome: Outcome<unknown>;
}

/** The memory of every call: written in the transaction that stores what came of it, so neither is without the other. */
export interface Journal {
  /** Notes a call, within the caller's transaction; lets the oldest go when there is too much. */
  record(entry: JournalEntry): void;
  /** The newest first. */
  page(from: number, count: number): { rows: ExchangeRow[]; total: number };
  /** One call with its texts, the answer cut after so many characters; null when there is none of that id. */
  get(id: number, longestAnswer?: number): ExchangeDetail | null;
  /** Lets nothing go until the function it gives is called. */
  keepAll(): () => void;
  /** Forgets news that has not been told yet; call it before the database is closed. */
  stop(): void;
}

export interface JournalNeeds {
  database: Database;
  clock: Clock;
  timers: Timers;
  publish: Publish;
  /** How long and how much is kept; 90 days and 200 MB unless said otherwise. */
  retention?: Retention;
}

/** Builds the journal of the open shop. */
export function createJournal({
  database,
  clock,
  timers,
  publish,
  retention = USUAL,
}: JournalNeeds): Journal {
  const exchanges = createExchangeRepository(database, retention);
  const reader = createExchangeReader(database);
  const news = gathered(timers, NEWS_MS, () => publish('activity', 'changed', { count: reader.total() }));
  return {
    record({ operation, subject, attempt, request, exchange, outcome }) {
      const answer = exchange.is === 'answered' ? exchange : null;
      exchanges.add({
        at: momentText(clock.now()),
        operation,
        subject,
        ...wordsOfFailure(outcome),
        httpStatus: answer?.httpStatus ?? null,
        durationMs: Math.round(exchange.durationMs),
        attempt,
        request,
        answer: answer?.bytes ?? NO_BYTES,
      });
      news.ask();
    },
    page: (from, count) => ({ rows: reader.page(from, count), total: reader.total() }),
    get: (id, longestAnswer = Number.POSITIVE_INFINITY) => reader.get(id, longestAnswer),
    keepAll: () => exchanges.keepAll(),
    stop: () => news.stop(),
  };
}

const USUAL: Retention = { days: 90, bytes: 200 * 1024 * 1024 };
const NEWS_MS = 250;
const NO_BYTES = new ArrayBuffer(0);
