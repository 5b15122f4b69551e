import type { ExchangeDetail, ExchangeFilter, ExchangeRow } from '../../shared/activity/exchange-row.ts';
import { OPERATIONS } from '../../shared/authority/operation.ts';
import type { Operation } from '../../shared/authority/operation.ts';
import type { Database, Row } from '../database/database.ts';
import { isCut, readKeptText } from './kept-text.ts';

/** A stretch of the journal by its ids; `newest` is 0 when there is nothing. */
interface Span {
  oldest: number;
  newest: number;
}

/** Reads the rows of the journal, whose ids are a row without gaps: the newest has the highest. */
export interface ExchangeReader {
  span(): Span;
  total(): number;
  /** The newest first, by the ids alone: no row before the page is touched. */
  page(from: number, count: number): ExchangeRow[];
  /** The rows of these ids, the newest first. */
  rows(ids: readonly number[]): ExchangeRow[];
  /** The ids within a stretch that fit a filter, the oldest first. */
  fitting(filter: ExchangeFilter, stretch: Span): number[];
  /** One call; its answer is cut after so many characters. */
  get(id: number, longestAnswer: number): ExchangeDetail | null;
}

export function createExchangeReader(database: Database): ExchangeReader {
  const span = (): Span => {
    const row = database.prepare(SPAN).get();
    return { oldest: Number(row?.['oldest'] ?? 1), newest: Number(row?.['newest'] ?? 0) };
  };
  return {
    span,
    total() {
      const { oldest, newest } = span();
      return newest - oldest + 1;
    },
    page: (from, count) =>
      database
        .prepare(PAGE)
        .all(span().newest - from, count)
        .map(rowOf),
    rows: (ids) => database.prepare(ROWS).all(JSON.stringify(ids)).map(rowOf),
    fitting: (filter, stretch) => fitting(database, filter, stretch),
    get(id, longestAnswer) {
      const row = database.prepare(GET).get(id);
      return row === undefined ? null : detailOf(row, longestAnswer);
    },
  };
}

const COLUMNS = `id, at, operation, subject, outcome, result_code, message, http_status, duration_ms, attempt`;

const SPAN = `SELECT (SELECT min(id) FROM exchange) AS oldest, (SELECT max(id) FROM exchange) AS newest`;
const PAGE = `SELECT ${COLUMNS} FROM exchange WHERE id <= ? ORDER BY id DESC LIMIT ?`;
const ROWS = `
  SELECT ${COLUMNS} FROM exchange WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id DESC`;
const GET = `SELECT ${COLUMNS}, request, answer, answer_bytes FROM exchange WHERE id = ?`;
const FITTING = `
  SELECT id, subject, result_code, message FROM exchange
  WHERE id BETWEEN ? AND ? AND operation IN (SELECT value FROM json_each(?))
    AND (? = 'all' OR outcome NOT IN ('success', 'nothing-new'))
  ORDER BY id`;

/** The text is compared here, because the engine knows the two cases of ASCII letters only. */
function fitting(database: Database, filter: ExchangeFilter, { oldest, newest }: Span): number[] {
  const { operations, result } = filter;
  const asked = JSON.stringify(operations.length === 0 ? OPERATIONS : operations);
  const text = filter.text.trim().toLowerCase();
  const rows = database.prepare(FITTING).all(oldest, newest, asked, result);
  const found = text === '' ? rows : rows.filter((row) => SEARCHED.some((field) => holds(row[field], text)));
  return found.map(({ id }) => Number(id));
}

const SEARCHED = ['subject', 'result_code', 'message'];

function holds(value: unknown, text: string): boolean {
  return String(value).toLowerCase().includes(text);
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

function detailOf(row: Row, longestAnswer: number): ExchangeDetail {
  const answer = readKeptText(row['answer']);
  return {
    row: rowOf(row),
    request: readKeptText(row['request']),
    answer: answer.slice(0, longestAnswer),
    answerCut: isCut(Number(row['answer_bytes'])) || answer.length > longestAnswer,
  };
}

function operationOf(value: unknown): Operation {
  const operation = OPERATIONS.find((known) => known === value);
  if (operation === undefined) throw new Error(`no operation: ${String(value)}`);
  return operation;
}
