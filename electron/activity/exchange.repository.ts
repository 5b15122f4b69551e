import type { ExchangeRow } from '../../shared/activity/exchange-row.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Database, SqlValue } from '../database/database.ts';
import { keepAnswer, keepText } from './kept-text.ts';

/** How much of the journal is kept; whichever limit is reached first. */
export interface Retention {
  days: number;
  /** Of requests and answers as they are stored. */
  bytes: number;
}

/** The shop of a call is the shop whose file this is: no row needs to name it. */
interface NewExchange extends Omit<ExchangeRow, 'id'> {
  request: string;
  answer: ArrayBuffer;
}

/** Writes the rows of the journal. Only the oldest are ever removed, so their ids are a row without gaps. */
export interface ExchangeRepository {
  /** Adds a call; now and then removes a few of the oldest that are beyond a limit, never so many that it takes long. */
  add(exchange: NewExchange): void;
  /** Removes nothing until the function it gives is called; what is beyond a limit then goes little by little. */
  keepAll(): () => void;
}

export function createExchangeRepository(database: Database, retention: Retention): ExchangeRepository {
  let holds = 0;
  return {
    add(exchange) {
      const request = keepText(exchange.request);
      const answer = keepAnswer(exchange.answer);
      const until = Number(database.prepare(NEWEST).get()?.['stored_until'] ?? 0);
      const storedUntil = until + request.length + answer.length;
      const answerBytes = exchange.answer.byteLength;
      const id = database
        .prepare(ADD)
        .run(...valuesOf(exchange), request, answer, answerBytes, storedUntil).lastInsertRowid;
      if (id % LET_GO_EVERY === 0 && holds === 0) letGo(database, retention, exchange.at, storedUntil);
    },
    keepAll() {
      holds += 1;
      return () => void (holds -= 1);
    },
  };
}

const LET_GO_EVERY = 16;
const MOST_AT_ONCE = 64;
const DAY_MS = 24 * 60 * 60 * 1000;

const ADD = `
  INSERT INTO exchange (at, operation, subject, outcome, result_code, message, http_status, duration_ms, attempt,
    request, answer, answer_bytes, stored_until)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const NEWEST = `SELECT stored_until FROM exchange ORDER BY id DESC LIMIT 1`;
const OLDEST = `
  SELECT id, at, stored_until - octet_length(request) - octet_length(answer) AS stored_before
  FROM exchange ORDER BY id LIMIT ?`;
const LET_GO = `DELETE FROM exchange WHERE id = ?`;

function letGo(database: Database, { days, bytes }: Retention, now: string, storedUntil: number): void {
  const oldestKept = momentText(Date.parse(now) - days * DAY_MS);
  // What the rows before one have stored is gone with them.
  for (const { id, at, stored_before } of database.prepare(OLDEST).all(MOST_AT_ONCE)) {
    if (storedUntil - Number(stored_before) <= bytes && String(at) >= oldestKept) return;
    database.prepare(LET_GO).run(Number(id));
  }
}

function valuesOf(exchange: NewExchange): SqlValue[] {
  const { at, operation, subject, outcome, resultCode, message, httpStatus, durationMs, attempt } = exchange;
  return [at, operation, subject, outcome, resultCode, message, httpStatus, durationMs, attempt];
}
