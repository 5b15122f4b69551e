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

export interface NewExchange extends Omit<ExchangeRow, 'id'> {
  request: string;
  answer: ArrayBuffer;
}

/** The rows of the journal. Only the oldest are ever removed, so their ids are a row without gaps. */
export interface ExchangeRepository {
  add(exchange: NewExchange): void;
  /** Removes a few of the oldest that are beyond a limit: more than is added, never so many that it takes long. */
  letGo(now: number): void;
  total(): number;
  page(from: number, count: number): ExchangeRow[];
  get(id: number): ExchangeDetail | null;
}

export function createExchangeRepository(database: Database, retention: Retention): ExchangeRepository {
  // Summed up once, then followed; a rolled back row leaves it a few hundred bytes too high until the next start.
  let storedBytes: number | null = null;
  const stored = (): number => (storedBytes ??= Number(database.prepare(STORED_BYTES).get()?.['bytes'] ?? 0));
  return {
    add(exchange) {
      const request = keepText(exchange.request);
      const answer = keepAnswer(exchange.answer);
      const before = stored();
      database.prepare(ADD).run(...valuesOf(exchange), request, answer, exchange.answer.byteLength);
      storedBytes = before + request.length + answer.length;
    },
    letGo(now) {
      const oldestKept = momentText(now - retention.days * DAY_MS);
      for (const { id, at, stored_bytes } of database.prepare(OLDEST).all(MOST_AT_ONCE)) {
        if (stored() <= retention.bytes && String(at) >= oldestKept) return;
        database.prepare('DELETE FROM exchange WHERE id = ?').run(Number(id));
        storedBytes = stored() - Number(stored_bytes);
      }
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
const MOST_AT_ONCE = 4;
const DAY_MS = 24 * 60 * 60 * 1000;

const COLUMNS = `id, at, operation, subject, outcome, result_code, message, http_status, duration_ms, attempt`;

const ADD = `
  INSERT INTO exchange (at, operation, subject, outcome, result_code, message, http_status, duration_ms, attempt,
    request, answer, answer_bytes)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const STORED_BYTES = `SELECT sum(stored_bytes) AS bytes FROM exchange`;
const OLDEST = `SELECT id, at, stored_bytes FROM exchange ORDER BY id LIMIT ?`;
const PAGE = `SELECT ${COLUMNS} FROM exchange WHERE id <= ? ORDER BY id DESC LIMIT ?`;
const GET = `SELECT ${COLUMNS}, request, answer, answer_bytes FROM exchange WHERE id = ?`;

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
