import type { Database } from '../database/database.ts';

/** A refusal in the authority's words, and when it came. */
interface Refusal {
  resultCode: string;
  message: string;
  at: string;
}

/** What the outbox remembers of answers, for the program's own decisions. */
export interface OutboxPast {
  wordsAbout(kind: string, subjectId: number, revision: number): { resultCode: string; message: string };
  /** The outcome of the last attempt for a subject that may have arrived: '' while it runs, null without one. */
  lastOutcome(kind: string, subjectId: number): string | null;
  /** The newest refusals, newest first, that no acceptance followed. */
  newestRefusals(count: number): Refusal[];
  /** Until when the authority has asked to wait (ISO text); null when it has not. */
  askedToWaitUntil(): string | null;
}

export function createOutboxPast(database: Database): OutboxPast {
  return {
    wordsAbout(kind, subjectId, revision) {
      const row = database.prepare(WORDS).get(kind, subjectId, revision);
      return { resultCode: String(row?.['result_code'] ?? ''), message: String(row?.['message'] ?? '') };
    },
    lastOutcome(kind, subjectId) {
      const row = database.prepare(LAST_OUTCOME).get(kind, subjectId);
      return row === undefined ? null : String(row['outcome']);
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

const WORDS = `
  SELECT result_code, message FROM outbox_entry
  WHERE kind = ? AND subject_id = ? AND revision = ? ORDER BY id DESC LIMIT 1`;
const LAST_OUTCOME = `
  SELECT attempt.outcome FROM outbox_entry AS entry
  JOIN outbox_attempt AS attempt ON attempt.entry_id = entry.id
  WHERE entry.kind = ? AND entry.subject_id = ?
    AND attempt.outcome NOT IN ('never-connected', 'asked-to-wait', 'not-sent')
  ORDER BY entry.id DESC, attempt.attempt DESC LIMIT 1`;
const NEWEST_REFUSALS = `
  SELECT result_code, message, changed_at FROM
    (SELECT result_code, message, changed_at FROM outbox_entry
      WHERE state = 'not-accepted' AND replaced = 0 AND urgent = 0 ORDER BY id DESC LIMIT 200)
  WHERE changed_at > (SELECT ifnull(max(changed_at), '') FROM (SELECT changed_at FROM outbox_entry
      WHERE state = 'accepted' AND replaced = 0 AND urgent = 0 ORDER BY id DESC LIMIT 200))
  ORDER BY changed_at DESC LIMIT ?`;
// A refusal that only says "asked too often" waits too.
const ASKED_TO_WAIT = `
  SELECT max(next_attempt_at) AS until FROM outbox_entry
  WHERE state = 'waiting' AND replaced = 0 AND next_attempt_at IS NOT NULL
    AND outcome IN ('asked-to-wait', 'refused')`;
