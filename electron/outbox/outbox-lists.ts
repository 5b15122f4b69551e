import {
  OUTBOX_STATES,
  type OutboxAttempt,
  type OutboxDetail,
  type OutboxEntry,
  type OutboxState,
} from '../../shared/outbox/outbox-entry.ts';
import type { Database, Row } from '../database/database.ts';
import { stateOf } from './outbox.repository.ts';

/** The numbers of the outbox: how many entries are shown in each state, and two times. */
export interface OutboxNumbers {
  entries: Record<OutboxState, number>;
  oldestWaitingAt: string | null;
  lastAcceptedAt: string | null;
}

/** What the screens of the outbox ask; reads only. Replaced entries are not shown. */
export interface OutboxLists {
  numbers(): OutboxNumbers;
  /** Entries in these states, in any without one; the newest first. */
  page(states: readonly OutboxState[], from: number, count: number): { rows: OutboxEntry[]; total: number };
  /** Null when there is no such entry. */
  get(id: number): OutboxDetail | null;
}

export function createOutboxLists(database: Database): OutboxLists {
  const textOf = (sql: string): string | null => {
    const value = database.prepare(sql).get()?.['value'] ?? null;
    return value === null ? null : String(value);
  };
  return {
    numbers: () => ({
      entries: talliesOf(database),
      oldestWaitingAt: textOf(OLDEST_WAITING),
      lastAcceptedAt: textOf(LAST_ACCEPTED),
    }),
    page(states, from, count) {
      const asked: readonly OutboxState[] = states.length === 0 ? OUTBOX_STATES : [...new Set(states)];
      const tallies = talliesOf(database);
      const rows = database.prepare(PAGE).all(JSON.stringify(asked), count, from);
      return { rows: rows.map(entryOf), total: asked.reduce((sum, state) => sum + tallies[state], 0) };
    },
    get(id) {
      const row = database.prepare(GET).get(id);
      if (row === undefined) return null;
      const attempts = database.prepare(ATTEMPTS).all(id).map(attemptOf).reverse();
      return { entry: entryOf(row), body: String(row['body']), attempts };
    },
  };
}

const COLUMNS = `id, state, subject, subject_id, revision, attempts, next_attempt_at, created_at, changed_at,
  operator_name, outcome, result_code, message`;

const TALLIES = `SELECT state, count(*) AS entries FROM outbox_entry WHERE replaced = 0 GROUP BY state`;
// Sent first or last, the oldest of both kinds has the smaller number.
const OLDEST_WAITING = `
  SELECT min(created_at) AS value FROM outbox_entry WHERE id IN (
    (SELECT min(id) FROM outbox_entry WHERE state = 'waiting' AND replaced = 0 AND urgent = 0),
    (SELECT min(id) FROM outbox_entry WHERE state = 'waiting' AND replaced = 0 AND urgent = 1))`;
// An older entry may have been accepted last; one that is older than 200 others is not looked for.
const LAST_ACCEPTED = `
  SELECT max(changed_at) AS value FROM (SELECT changed_at FROM outbox_entry
    WHERE state = 'accepted' AND replaced = 0 AND urgent = 0 ORDER BY id DESC LIMIT 200)`;
// The ids come from an index alone: 100,000 rows are not read to show 50.
const PAGE = `
  SELECT ${COLUMNS} FROM outbox_entry
  WHERE id IN (SELECT id FROM outbox_entry
    WHERE replaced = 0 AND state IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ? OFFSET ?)
  ORDER BY id DESC`;
const GET = `SELECT ${COLUMNS}, body FROM outbox_entry WHERE id = ?`;
const ATTEMPTS = `
  SELECT started_at, ended_at, outcome, result_code, message FROM outbox_attempt
  WHERE entry_id = ? ORDER BY attempt DESC LIMIT 200`;

function talliesOf(database: Database): Record<OutboxState, number> {
  const tallies: Record<OutboxState, number> = {
    waiting: 0,
    sending: 0,
    accepted: 0,
    'not-accepted': 0,
    'no-answer': 0,
    held: 0,
  };
  for (const row of database.prepare(TALLIES).all()) tallies[stateOf(row)] = Number(row['entries']);
  return tallies;
}

function entryOf(row: Row): OutboxEntry {
  return {
    id: Number(row['id']),
    state: stateOf(row),
    subject: String(row['subject']),
    itemId: Number(row['subject_id']),
    revision: Number(row['revision']),
    attempts: Number(row['attempts']),
    nextAttemptAt: momentOrNull(row['next_attempt_at']),
    createdAt: String(row['created_at']),
    changedAt: String(row['changed_at']),
    operatorName: String(row['operator_name']),
    outcome: String(row['outcome']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}

function attemptOf(row: Row): OutboxAttempt {
  return {
    startedAt: String(row['started_at']),
    endedAt: momentOrNull(row['ended_at']),
    outcome: String(row['outcome']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}

function momentOrNull(value: Row[string] | undefined): string | null {
  return value === null || value === undefined ? null : String(value);
}
