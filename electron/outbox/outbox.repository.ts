import { OUTBOX_STATES, type OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { Database, Row } from '../database/database.ts';
import type { NewEntry } from './outbox-kind.ts';

/** An entry as the sender needs it. */
export interface QueuedEntry {
  id: number;
  kind: string;
  subjectId: number;
  revision: number;
  subject: string;
  body: string;
  /** How often it was sent before. */
  attempts: number;
}

/** How an attempt ended. */
interface AttemptEnd {
  state: OutboxState;
  at: string;
  nextAttemptAt: string | null;
  outcome: string;
  /** The authority's own words, for the entry. */
  resultCode: string;
  message: string;
  /** The same, or our short reason where the authority said nothing, for the list of attempts. */
  reason: string;
}

/** Whose state has changed, so that its kind can be told. */
interface MovedEntry {
  kind: string;
  subjectId: number;
  revision: number;
  resultCode: string;
  message: string;
}

/** The rows of the outbox as it is filled and emptied. Writes belong into a transaction of the caller. */
export interface OutboxRepository {
  /** The newest entry of a subject that is neither accepted nor replaced. */
  live(kind: string, subjectId: number): { id: number; state: OutboxState } | null;
  add(entry: NewEntry, at: string): void;
  replaceBody(id: number, entry: NewEntry, at: string): void;
  /** Marks what is not accepted of a subject as replaced. */
  markReplaced(kind: string, subjectId: number): void;
  /** The entry that is to be sent next: a person's urgent one, else the oldest. */
  next(): QueuedEntry | null;
  beginAttempt(entry: QueuedEntry, at: string): void;
  endAttempt(entry: QueuedEntry, end: AttemptEnd): void;
  /** Entries that were being sent when the program stopped; `attempts` counts without the open one. */
  interrupted(): QueuedEntry[];
  /** Moves entries, of those given and shown, from one of the states to another; tells which did move. */
  move(ids: readonly number[], from: readonly OutboxState[], to: OutboxState, at: string): MovedEntry[];
  /** Marks the waiting ones of these to go first; tells how many. */
  hasten(ids: readonly number[]): number;
  /** Forgets the times set for what never connected, or for all that waits. */
  clearNextAttempts(outcomes: readonly string[]): void;
}

export function createOutboxRepository(database: Database): OutboxRepository {
  return {
    live(kind, subjectId) {
      const row = database.prepare(LIVE).get(kind, subjectId);
      return row === undefined ? null : { id: Number(row['id']), state: stateOf(row) };
    },
    add({ kind, subjectId, revision, subject, body, operatorName }, at) {
      database.prepare(ADD).run(kind, subjectId, revision, subject, body, operatorName, at, at);
    },
    replaceBody(id, { revision, subject, body, operatorName }, at) {
      database.prepare(REPLACE_BODY).run(revision, subject, body, operatorName, at, id);
    },
    markReplaced: (kind, subjectId) => void database.prepare(MARK_REPLACED).run(kind, subjectId),
    next() {
      const row = database.prepare(NEXT).get();
      return row === undefined ? null : queuedOf(row);
    },
    beginAttempt({ id, attempts }, at) {
      database.prepare(BEGIN).run(attempts + 1, at, id);
      database.prepare(ADD_ATTEMPT).run(id, attempts + 1, at);
    },
    endAttempt({ id, attempts }, end) {
      const { state, at, nextAttemptAt, outcome, resultCode, message, reason } = end;
      database.prepare(END).run(state, nextAttemptAt, outcome, resultCode, message, at, state, id);
      database.prepare(END_ATTEMPT).run(at, outcome, resultCode, reason, id, attempts + 1);
    },
    interrupted: () => database.prepare(INTERRUPTED).all().map(queuedOf),
    move(ids, from, to, at) {
      const moved = database.prepare(MOVE).all(to, at, JSON.stringify(ids), JSON.stringify(from));
      return moved.map(movedOf);
    },
    hasten: (ids) => database.prepare(HASTEN).run(JSON.stringify(ids)).changes,
    clearNextAttempts: (outcomes) => void database.prepare(CLEAR_NEXT).run(JSON.stringify(outcomes)),
  };
}

/** The state in a row of the outbox. */
export function stateOf(row: Row): OutboxState {
  const state = OUTBOX_STATES.find((known) => known === row['state']);
  if (state === undefined) throw new Error(`no state of the outbox: ${String(row['state'])}`);
  return state;
}

const LIVE = `
  SELECT id, state FROM outbox_entry
  WHERE kind = ? AND subject_id = ? AND replaced = 0 AND state <> 'accepted' ORDER BY id DESC LIMIT 1`;
const ADD = `
  INSERT INTO outbox_entry (kind, subject_id, revision, subject, body, state, replaced, urgent, attempts,
    outcome, result_code, message, operator_name, created_at, changed_at)
  VALUES (?, ?, ?, ?, ?, 'waiting', 0, 0, 0, '', '', '', ?, ?, ?)`;
// What was said about the older text is not said about the newer one.
const REPLACE_BODY = `
  UPDATE outbox_entry SET revision = ?, subject = ?, body = ?, operator_name = ?, changed_at = ?,
    outcome = '', result_code = '', message = '' WHERE id = ?`;
const MARK_REPLACED = `
  UPDATE outbox_entry SET replaced = 1
  WHERE kind = ? AND subject_id = ? AND replaced = 0 AND state <> 'accepted'`;

const QUEUED = `id, kind, subject_id, revision, subject, body`;
const NEXT = `
  SELECT ${QUEUED}, attempts FROM outbox_entry
  WHERE state = 'waiting' AND replaced = 0 ORDER BY urgent DESC, id LIMIT 1`;
const INTERRUPTED = `
  SELECT ${QUEUED}, attempts - 1 AS attempts FROM outbox_entry WHERE state = 'sending' ORDER BY id`;
const BEGIN = `
  UPDATE outbox_entry SET state = 'sending', urgent = 0, next_attempt_at = NULL, attempts = ?, changed_at = ?
  WHERE id = ?`;
const ADD_ATTEMPT = `
  INSERT INTO outbox_attempt (entry_id, attempt, started_at, outcome, result_code, message)
  VALUES (?, ?, ?, '', '', '')`;
// What the authority has accepted is shown, also when a newer revision took its place meanwhile.
const END = `
  UPDATE outbox_entry SET state = ?, next_attempt_at = ?, outcome = ?, result_code = ?, message = ?,
    changed_at = ?, replaced = CASE ? WHEN 'accepted' THEN 0 ELSE replaced END
  WHERE id = ?`;
const END_ATTEMPT = `
  UPDATE outbox_attempt SET ended_at = ?, outcome = ?, result_code = ?, message = ?
  WHERE entry_id = ? AND attempt = ?`;
const MOVE = `
  UPDATE outbox_entry SET state = ?, changed_at = ?, next_attempt_at = NULL
  WHERE id IN (SELECT value FROM json_each(?)) AND replaced = 0
    AND state IN (SELECT value FROM json_each(?))
  RETURNING kind, subject_id, revision, result_code, message`;
const HASTEN = `
  UPDATE outbox_entry SET urgent = 1, next_attempt_at = NULL
  WHERE id IN (SELECT value FROM json_each(?)) AND replaced = 0 AND state = 'waiting'`;
const CLEAR_NEXT = `
  UPDATE outbox_entry SET next_attempt_at = NULL
  WHERE state = 'waiting' AND replaced = 0 AND next_attempt_at IS NOT NULL
    AND outcome IN (SELECT value FROM json_each(?))`;

function queuedOf(row: Row): QueuedEntry {
  return {
    id: Number(row['id']),
    kind: String(row['kind']),
    subjectId: Number(row['subject_id']),
    revision: Number(row['revision']),
    subject: String(row['subject']),
    body: String(row['body']),
    attempts: Number(row['attempts']),
  };
}

function movedOf(row: Row): MovedEntry {
  return {
    kind: String(row['kind']),
    subjectId: Number(row['subject_id']),
    revision: Number(row['revision']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}
