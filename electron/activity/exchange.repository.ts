import type { ExchangeDetail, ExchangeRow } from '../../shared/activity/exchange-row.ts';
import { OPERATIONS } from '../../shared/authority/operation.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Database, Row, SqlValue } from '../database/database.ts';
import { isCut, keepAnswer, keepText, readKeptText } from './kept-text.ts';

/** How much of the journal is kept; whichever limit is reached first. */
export interface Retention {
  days: number;
  /** Of requests and answers as they are stored. */
  bytes: number;
}

interface NewExchange extends Omit<ExchangeRow, 'id'> {
  request: string;
  answer: ArrayBuffer;
}

/** The rows of the journal. Only the oldest are ever removed, so their ids are a row without gaps. */
export interface ExchangeRepository {
  /** Adds a call; now and then removes a few of the oldest that are beyond a limit, never so many that it takes long. */
  add(exchange: NewExchange): void;
  total(): number;
  page(from: number, count: number): ExchangeRow[];
  get(id: number): ExchangeDetail | null;
}

export function createExchangeRepository(database: Database, retention: Retention): ExchangeRepository {
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
      if (id % LET_GO_EVERY === 0) letGo(database, retention, exchange.at, storedUntil);
    },
    total: () => idsOf(database).total,
    page(from, count) {
      const newest = idsOf(database).newest - from;
      return database.prepare(PAGE).all(newest, count).map(rowOf);
    },
    get(id) {
      const row = database.prepare(GET).get(id);
      return row === undefined ? null : detailOf(row);
    },
  };
}

/** A screen shows that much; the rest is for the file that support gets. */
const MOST_CHARACTERS = 200_000;
const LET_GO_EVERY = 16;
const MOST_AT_ONCE = 64;
const DAY_MS = 24 * 60 * 60 * 1000;

const COLUMNS = `id, at, operation, subject, outcome, result_code, message, http_status, duration_ms, attempt`;

const ADD = `
  INSERT INTO exchange (at, operation, subject, outcome, result_code, message, http_status, duration_ms, attempt,
    request, answer, answer_bytes, stored_until)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const NEWEST = `SELECT stored_until FROM exchange ORDER BY id DESC LIMIT 1`;
const OLDEST = `
  SELECT id, at, stored_until - octet_length(request) - octet_length(answer) AS stored_before
  FROM exchange ORDER BY id LIMIT ?`;
const LET_GO = `DELETE FROM exchange WHERE id = ?`;
const PAGE = `SELECT ${COLUMNS} FROM exchange WHERE id <= ? ORDER BY id DESC LIMIT ?`;
const GET = `SELECT ${COLUMNS}, request, answer, answer_bytes FROM exchange WHERE id = ?`;

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

function idsOf(database: Database): { newest: number; total: number } {
  const row = database
    .prepare(`SELECT (SELECT min(id) FROM exchange) AS oldest, max(id) AS newest FROM exchange`)
    .get();
  const newest = Number(row?.['newest'] ?? 0);
  return { newest, total: newest === 0 ? 0 : newest - Number(row?.['oldest']) + 1 };
}

function rowOf(row: Row): ExchangeRow {
  return {
    id: Number(row['id']),
    at: String(row['at']),
    operation: operationOf(row['operation']),
    subject: String(row['subject']),
    outcome: String(row['outcome']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
    httpStatus: row['http_status'] === null ? null : Number(row['http_status']),
    durationMs: Number(row['duration_ms']),
    attempt: Number(row['attempt']),
  };
}

function detailOf(row: Row): ExchangeDetail {
  const answer = readKeptText(row['answer']);
  return {
    row: rowOf(row),
    request: readKeptText(row['request']),
    answer: answer.slice(0, MOST_CHARACTERS),
    answerCut: isCut(Number(row['answer_bytes'])) || answer.length > MOST_CHARACTERS,
  };
}

function operationOf(value: unknown): Operation {
  const operation = OPERATIONS.find((known) => known === value);
  if (operation === undefined) throw new Error(`no operation: ${String(value)}`);
  return operation;
}
