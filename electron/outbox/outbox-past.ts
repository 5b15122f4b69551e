import type { ResultCodes } from '../../shared/authority/profile.ts';
import { OUTBOX_STATES } from '../../shared/outbox/outbox-entry.ts';
import type { Database, Row } from '../database/database.ts';
import type { SentRevision } from './outbox-kind.ts';
import { codesNotAboutEntry } from './settlement.ts';

/** A refusal in the authority's words, and when it came. */
interface Refusal {
  resultCode: string;
  message: string;
  at: string;
}

/** What the outbox remembers of answers, for the program's own decisions. */
export interface OutboxPast {
  wordsAbout(kind: string, subjectId: number, revision: number): { resultCode: string; message: string };
  /** True while a revision of the subject is being sent, or when the last one that left has no clear answer. */
  mayHaveArrived(kind: string, subjectId: number): boolean;
  /** True when this entry left before, and the last answer to it was lost. */
  hasLostAnswer(entryId: number): boolean;
  /** What became of the revisions of a subject, the newest first. */
  history(kind: string, subjectId: number): SentRevision[];
  /** The newest refusals, newest first, that no acceptance followed. */
  newestRefusals(count: number): Refusal[];
  /** Until when the authority has asked to wait (ISO text); null when it has not. */
  askedToWaitUntil(): string | null;
}

export function createOutboxPast(database: Database, resultCodes: ResultCodes): OutboxPast {
  const saysNothing = JSON.stringify(codesNotAboutEntry(resultCodes));
  return {
    wordsAbout(kind, subjectId, revision) {
      const row = database.prepare(WORDS).get(kind, subjectId, revision);
      return { resultCode: String(row?.['result_code'] ?? ''), message: String(row?.['message'] ?? '') };
    },
    mayHaveArrived(kind, subjectId) {
      if (database.prepare(BEING_SENT).get(kind, subjectId) !== undefined) return true;
      return isUnclear(database.prepare(LAST_OUTCOME).get(kind, subjectId, saysNothing));
    },
    hasLostAnswer: (entryId) => isUnclear(database.prepare(LAST_OF_ENTRY).get(entryId, saysNothing)),
    history(kind, subjectId) {
      const rows = database.prepare(HISTORY).all(kind, subjectId).map(sentRevisionOf);
      // A revision that was taken back and sent anew has two entries; the newer one tells.
      return rows.filter(
        ({ revision }, place) => rows.findIndex((row) => row.revision === revision) === place,
      );
    },
    newestRefusals(count) {
      const rows = database.prepare(NEWEST_REFUSALS).all(count);
      return rows.map((row) => ({
        resultCode: String(row['result_code']),
        message: String(row['message']),
        at: String(row['changed_at']),
      }));
    },
    askedToWaitUntil() {
      const until = database.prepare(ASKED_TO_WAIT).get()?.['until'] ?? null;
      return until === null ? null : String(until);
    },
  };
}

function isUnclear(row: Row | undefined): boolean {
  return row !== undefined && UNCLEAR.has(String(row['outcome']));
}

/** Names of outcomes after which nobody knows whether the authority has it. */
const UNCLEAR: ReadonlySet<string> = new Set(['no-answer', 'unreadable', 'no-key', 'cancelled']);

const WORDS = `
  SELECT result_code, message FROM outbox_entry
  WHERE kind = ? AND subject_id = ? AND revision = ? ORDER BY id DESC LIMIT 1`;
const BEING_SENT = `SELECT 1 FROM outbox_entry WHERE kind = ? AND subject_id = ? AND state = 'sending'`;
// Passed over is what never left, and what says nothing of the subject: we were not let in, or asked too often.
const CLEAR_OR_LOST = `
  attempt.outcome NOT IN ('never-connected', 'asked-to-wait', 'not-sent', 'not-us')
  AND NOT (attempt.outcome = 'refused' AND attempt.result_code IN (SELECT value FROM json_each(?)))`;
const LAST_OUTCOME = `
  SELECT attempt.outcome FROM outbox_entry AS entry
  JOIN outbox_attempt AS attempt ON attempt.entry_id = entry.id
  WHERE entry.kind = ? AND entry.subject_id = ? AND ${CLEAR_OR_LOST}
  ORDER BY entry.id DESC, attempt.attempt DESC LIMIT 1`;
const LAST_OF_ENTRY = `
  SELECT attempt.outcome FROM outbox_attempt AS attempt
  WHERE attempt.entry_id = ? AND ${CLEAR_OR_LOST} ORDER BY attempt.attempt DESC LIMIT 1`;
const HISTORY = `
  SELECT revision, state, replaced, changed_at, attempts, outcome, result_code, message FROM outbox_entry
  WHERE kind = ? AND subject_id = ? ORDER BY id DESC`;
const NEWEST_REFUSALS = `
  SELECT result_code, message, changed_at FROM
    (SELECT result_code, message, changed_at FROM outbox_entry
      WHERE state = 'not-accepted' AND replaced = 0 AND urgent = 0 ORDER BY id DESC LIMIT 200)
  WHERE changed_at > (SELECT ifnull(max(changed_at), '') FROM (SELECT changed_at FROM outbox_entry
      WHERE state = 'accepted' AND replaced = 0 AND urgent = 0 ORDER BY id DESC LIMIT 200))
  ORDER BY changed_at DESC LIMIT ?`;
// A refusal that only says "asked too often" waits too.
const ASKED_TO_WAIT = `
  SELECT max(next_attempt_at) AS until FROM outbox_entry INDEXED BY outbox_by_next_attempt
  WHERE state = 'waiting' AND replaced = 0 AND next_attempt_at IS NOT NULL
    AND outcome IN ('asked-to-wait', 'refused')`;

function sentRevisionOf(row: Row): SentRevision {
  const state = OUTBOX_STATES.find((known) => known === row['state']);
  return {
    revision: Number(row['revision']),
    state: state === undefined || row['replaced'] === 1 ? 'replaced' : state,
    at: String(row['changed_at']),
    attempts: Number(row['attempts']),
    outcome: String(row['outcome']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}
