import { OUTBOX_STATES, type OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { Row } from '../database/database.ts';

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

/** An entry about which its kind is to be told. */
export interface MovedEntry {
  id: number;
  kind: string;
  subjectId: number;
  revision: number;
  state: OutboxState;
  attempts: number;
  resultCode: string;
  message: string;
}

/** The state in a row of the outbox. */
export function stateOf(row: Row): OutboxState {
  const state = OUTBOX_STATES.find((known) => known === row['state']);
  if (state === undefined) throw new Error(`no state of the outbox: ${String(row['state'])}`);
  return state;
}

/** The entry in a row that holds all that the sender needs. */
export function queuedOf(row: Row): QueuedEntry {
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

/** The entry in a row that holds all that its kind is told. */
export function movedOf(row: Row): MovedEntry {
  return {
    id: Number(row['id']),
    kind: String(row['kind']),
    subjectId: Number(row['subject_id']),
    revision: Number(row['revision']),
    state: stateOf(row),
    attempts: Number(row['attempts']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}
