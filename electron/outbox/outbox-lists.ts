import type {
  OutboxAttempt,
  OutboxCause,
  OutboxDetail,
  OutboxEntry,
} from '../../shared/outbox/outbox-entry.ts';
import type { Database, Row } from '../database/database.ts';
import { stateOf } from './outbox-rows.ts';

/** What the screens of the outbox ask of its rows; reads only. Replaced entries are not shown. */
export interface OutboxLists {
  /** Entries in the order of their ids, those that are there. */
  rows(ids: readonly number[]): OutboxEntry[];
  /** What was refused, by the words it was refused with; the most frequent first, 50 at most. */
  causes(): OutboxCause[];
  /** Null when there is no such entry. */
  get(id: number): OutboxDetail | null;
  /** When the oldest entry was saved that waits (ISO text); null when none does. */
  oldestWaitingAt(): string | null;
  /** When an entry was accepted last (ISO text). */
  lastAcceptedAt(): string | null;
}

export function createOutboxLists(database: Database): OutboxLists {
  const textOf = (sql: string): string | null => {
    const value = database.prepare(sql).get()?.['value'] ?? null;
    return value === null ? null : String(value);
  };
  return {
    rows(ids) {
      const rows = database.prepare(ROWS).all(JSON.stringify(ids));
      const entries = new Map(rows.map((row) => [Number(row['id']), entryOf(row)]));
      return ids.map((id) => entries.get(id)).filter((entry) => entry !== undefined);
    },
    causes: () => database.prepare(CAUSES).all().map(causeOf),
    get(id) {
      const row = database.prepare(GET).get(id);
      if (row === undefined) return null;
      const entry = entryOf(row);
      const ended = database.prepare(ATTEMPTS).all(id).map(attemptOf).reverse();
      const attempts = [...ended, ...openAttempt(entry)].slice(-MOST_ATTEMPTS);
      return { entry, body: String(row['body']), attempts };
    },
    oldestWaitingAt: () => textOf(OLDEST_WAITING),
    lastAcceptedAt: () => textOf(LAST_ACCEPTED),
  };
}

const COLUMNS = `id, state, subject, subject_id, revision, attempts, next_attempt_at, created_at, changed_at,
  operator_name, holder_name, outcome, result_code, message`;

const ROWS = `
  SELECT ${COLUMNS} FROM outbox_entry WHERE id IN (SELECT value FROM json_each(?)) AND replaced = 0`;
// Named, because nothing tells the planner how few they are: answered by the index of what is refused alone.
const CAUSES = `
  SELECT result_code, message, count(*) AS entries, min(changed_at) AS since
  FROM outbox_entry INDEXED BY outbox_by_refusal
  WHERE state = 'not-accepted' AND replaced = 0
  GROUP BY result_code, message ORDER BY entries DESC, since LIMIT 50`;
// Sent first or last, the oldest of both kinds has the smaller number.
const OLDEST_WAITING = `
  SELECT min(created_at) AS value FROM outbox_entry WHERE id IN (
    (SELECT min(id) FROM outbox_entry WHERE state = 'waiting' AND replaced = 0 AND urgent = 0),
    (SELECT min(id) FROM outbox_entry WHERE state = 'waiting' AND replaced = 0 AND urgent = 1))`;
// An older entry may have been accepted last; one that is older than 200 others is not looked for.
const LAST_ACCEPTED = `
  SELECT max(changed_at) AS value FROM (SELECT changed_at FROM outbox_entry
    WHERE state = 'accepted' AND replaced = 0 AND urgent = 0 ORDER BY id DESC LIMIT 200)`;
const GET = `SELECT ${COLUMNS}, body FROM outbox_entry WHERE id = ?`;
const MOST_ATTEMPTS = 200;
const ATTEMPTS = `
  SELECT started_at, ended_at, outcome, result_code, message FROM outbox_attempt
  WHERE entry_id = ? ORDER BY attempt DESC LIMIT ${MOST_ATTEMPTS}`;

/** An attempt is written when it has ended; of one that is under way the entry itself tells. */
function openAttempt({ state, changedAt }: OutboxEntry): OutboxAttempt[] {
  if (state !== 'sending') return [];
  return [{ startedAt: changedAt, endedAt: null, outcome: '', resultCode: '', message: '' }];
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
    holderName: String(row['holder_name']),
    outcome: String(row['outcome']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}

function causeOf(row: Row): OutboxCause {
  return {
    resultCode: String(row['result_code']),
    message: String(row['message']),
    count: Number(row['entries']),
    since: String(row['since']),
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
