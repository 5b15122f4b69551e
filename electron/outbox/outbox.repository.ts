import type { OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { Database } from '../database/database.ts';
import type { NewEntry } from './outbox-kind.ts';
import { type MovedEntry, movedOf, type QueuedEntry, queuedOf, stateOf } from './outbox-rows.ts';

/** How an attempt ended. */
interface AttemptEnd {
  state: OutboxState;
  /** When it began. */
  startedAt: string;
  at: string;
  nextAttemptAt: string | null;
  outcome: string;
  /** The authority's own words, for the entry. */
  resultCode: string;
  message: string;
  /** The same, or our short reason where the authority said nothing, for the list of attempts. */
  reason: string;
}

/** Where entries are moved to. */
interface Move {
  state: OutboxState;
  at: string;
  /** Who holds them; '' for every state but held. */
  holderName: string;
}

/** The rows of the outbox as it is filled and emptied. Writes belong into a transaction of the caller. */
export interface OutboxRepository {
  /** The newest entry of a subject that is neither accepted nor replaced. */
  live(kind: string, subjectId: number): { id: number; state: OutboxState } | null;
  /** The same of many subjects. */
  liveOf(
    kind: string,
    subjectIds: readonly number[],
  ): { id: number; subjectId: number; state: OutboxState }[];
  add(entry: NewEntry, at: string): void;
  replaceBody(id: number, entry: NewEntry, at: string): void;
  /** Marks what is not accepted of a subject as replaced. */
  markReplaced(kind: string, subjectId: number): void;
  /** The entry that is to be sent next: a person's urgent one, else the oldest. */
  next(): QueuedEntry | null;
  beginAttempt(entry: QueuedEntry, at: string): void;
  endAttempt(entry: QueuedEntry, end: AttemptEnd): void;
  /** Entries that were being sent when the program stopped, since when; `attempts` counts without the open one. */
  interrupted(): (QueuedEntry & { startedAt: string })[];
  /** Those of some entries that are shown and in one of the states, as they are. */
  pick(ids: readonly number[], states: readonly OutboxState[]): MovedEntry[];
  /** Moves entries, of those given and shown, from one of the states to another; tells which did move. */
  move(ids: readonly number[], from: readonly OutboxState[], to: Move): MovedEntry[];
  /** Makes entries accepted because a person says that they are, with that as an attempt that sent nothing. */
  markAccepted(entry: Pick<MovedEntry, 'id' | 'attempts'>, personName: string, at: string): void;
  /** Marks the waiting ones of these to go first; tells which. */
  hasten(ids: readonly number[]): MovedEntry[];
  /** Forgets the times set for what never connected, or for all that waits. */
  clearNextAttempts(outcomes: readonly string[]): void;
}

/** @param written told the id of every entry that is written, and of every one that is shown no longer */
export function createOutboxRepository(database: Database, written: (id: number) => void): OutboxRepository {
  return {
    ...queueOf(database, written),
    ...deedsOf(database, written),
    live(kind, subjectId) {
      const row = database.prepare(LIVE).get(kind, subjectId);
      return row === undefined ? null : { id: Number(row['id']), state: stateOf(row) };
    },
    liveOf(kind, subjectIds) {
      const rows = database.prepare(LIVE_OF).all(kind, JSON.stringify(subjectIds));
      return rows.map((row) => ({
        id: Number(row['id']),
        subjectId: Number(row['subject_id']),
        state: stateOf(row),
      }));
    },
    add({ kind, subjectId, revision, subject, body, operatorName }, at) {
      const values = [kind, subjectId, revision, subject, body, operatorName, at, at];
      written(database.prepare(ADD).run(...values).lastInsertRowid);
    },
    replaceBody(id, { revision, subject, body, operatorName }, at) {
      database.prepare(REPLACE_BODY).run(revision, subject, body, operatorName, at, id);
      written(id);
    },
    markReplaced(kind, subjectId) {
      for (const { id } of database.prepare(MARK_REPLACED).all(kind, subjectId)) written(Number(id));
    },
    clearNextAttempts: (outcomes) => void database.prepare(CLEAR_NEXT).run(JSON.stringify(outcomes)),
  };
}

/** What persons do with entries. */
function deedsOf(
  database: Database,
  written: (id: number) => void,
): Pick<OutboxRepository, 'pick' | 'move' | 'markAccepted' | 'hasten'> {
  const movedBy = (sql: string, ...values: string[]): MovedEntry[] => {
    const rows = database.prepare(sql).all(...values);
    const moved = rows.map(movedOf);
    for (const { id } of moved) written(id);
    return moved;
  };
  return {
    pick: (ids, states) =>
      database.prepare(PICK).all(JSON.stringify(ids), JSON.stringify(states)).map(movedOf),
    move: (ids, from, { state, at, holderName }) =>
      movedBy(MOVE, state, at, holderName, JSON.stringify(ids), JSON.stringify(from)),
    hasten: (ids) => movedBy(HASTEN, JSON.stringify(ids)),
    markAccepted({ id, attempts }, personName, at) {
      database.prepare(MARK_ACCEPTED).run(at, id);
      const end = [id, attempts + 1, at, at, 'marked-by-person', '', personName];
      database.prepare(ADD_ATTEMPT).run(...end);
      written(id);
    },
  };
}

/** What the sender does with them. */
function queueOf(
  database: Database,
  written: (id: number) => void,
): Pick<OutboxRepository, 'next' | 'beginAttempt' | 'endAttempt' | 'interrupted'> {
  return {
    next() {
      const row = database.prepare(NEXT).get();
      return row === undefined ? null : queuedOf(row);
    },
    beginAttempt({ id, attempts }, at) {
      database.prepare(BEGIN).run(attempts + 1, at, id);
      written(id);
    },
    endAttempt({ id, attempts }, end) {
      const { state, startedAt, at, nextAttemptAt, outcome, resultCode, message, reason } = end;
      database.prepare(END).run(state, nextAttemptAt, outcome, resultCode, message, at, state, id);
      database.prepare(ADD_ATTEMPT).run(id, attempts + 1, startedAt, at, outcome, resultCode, reason);
      written(id);
    },
    interrupted: () =>
      database
        .prepare(INTERRUPTED)
        .all()
        .map((row) => ({ ...queuedOf(row), startedAt: String(row['changed_at']) })),
  };
}

const LIVE = `
  SELECT id, state FROM outbox_entry
  WHERE kind = ? AND subject_id = ? AND replaced = 0 AND state <> 'accepted' ORDER BY id DESC LIMIT 1`;
// The state is the one of the row with the highest id: the engine promises that of a plain column beside max().
const LIVE_OF = `
  SELECT subject_id, max(id) AS id, state FROM outbox_entry INDEXED BY outbox_by_subject
  WHERE kind = ? AND subject_id IN (SELECT value FROM json_each(?)) AND replaced = 0 AND state <> 'accepted'
  GROUP BY subject_id`;
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
  WHERE kind = ? AND subject_id = ? AND replaced = 0 AND state <> 'accepted' RETURNING id`;

const QUEUED = `id, kind, subject_id, revision, subject, body`;
const NEXT = `
  SELECT ${QUEUED}, attempts FROM outbox_entry
  WHERE state = 'waiting' AND replaced = 0 ORDER BY urgent DESC, id LIMIT 1`;
const INTERRUPTED = `
  SELECT ${QUEUED}, attempts - 1 AS attempts, changed_at FROM outbox_entry WHERE state = 'sending' ORDER BY id`;
const BEGIN = `
  UPDATE outbox_entry SET state = 'sending', urgent = 0, next_attempt_at = NULL, attempts = ?, changed_at = ?
  WHERE id = ?`;
// What the authority has accepted is shown, also when a newer revision took its place meanwhile.
const END = `
  UPDATE outbox_entry SET state = ?, next_attempt_at = ?, outcome = ?, result_code = ?, message = ?,
    changed_at = ?, replaced = CASE ? WHEN 'accepted' THEN 0 ELSE replaced END
  WHERE id = ?`;
// Written when it has ended: while it is under way the entry itself says so, and each row is written once.
const ADD_ATTEMPT = `
  INSERT OR REPLACE INTO outbox_attempt (entry_id, attempt, started_at, ended_at, outcome, result_code, message)
  VALUES (?, ?, ?, ?, ?, ?, ?)`;
const MOVED = `id, kind, subject_id, revision, state, attempts, result_code, message`;
const OF_THESE = `id IN (SELECT value FROM json_each(?)) AND replaced = 0`;
const PICK = `
  SELECT ${MOVED} FROM outbox_entry WHERE ${OF_THESE} AND state IN (SELECT value FROM json_each(?))`;
const MOVE = `
  UPDATE outbox_entry SET state = ?, changed_at = ?, holder_name = ?, next_attempt_at = NULL
  WHERE ${OF_THESE} AND state IN (SELECT value FROM json_each(?)) RETURNING ${MOVED}`;
const MARK_ACCEPTED = `
  UPDATE outbox_entry SET state = 'accepted', outcome = 'marked-by-person', result_code = '', message = '',
    changed_at = ? WHERE id = ?`;
const HASTEN = `
  UPDATE outbox_entry SET urgent = 1, next_attempt_at = NULL
  WHERE ${OF_THESE} AND state = 'waiting' RETURNING ${MOVED}`;
const CLEAR_NEXT = `
  UPDATE outbox_entry INDEXED BY outbox_by_next_attempt SET next_attempt_at = NULL
  WHERE state = 'waiting' AND replaced = 0 AND next_attempt_at IS NOT NULL
    AND outcome IN (SELECT value FROM json_each(?))`;
