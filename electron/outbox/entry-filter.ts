import { OUTBOX_STATES, type OutboxFilter, type OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { Database } from '../database/database.ts';

/** The states that a filter asks for; all of them when it names none. What is accepted was not refused. */
export function statesAsked({ states, cause }: OutboxFilter): readonly OutboxState[] {
  const asked: readonly OutboxState[] = states.length === 0 ? OUTBOX_STATES : states;
  return cause === null ? asked : asked.filter((state) => state !== 'accepted');
}

/** Those of some entries that fit what a filter asks beside states, by their rows; the order stays. */
export type EntryMatcher = (ids: readonly number[]) => number[];

/**
 * What a filter asks beside states: the words of a refusal, and a text of which every word stands in the subject,
 * whatever its capitals and accents. Null when it asks nothing of the kind.
 */
export function matcherOf({ cause, text }: OutboxFilter, database: Database): EntryMatcher | null {
  const words = plain(text)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (cause === null && words.length === 0) return null;
  return (ids) => {
    const rows =
      cause === null
        ? database.prepare(SUBJECTS).all(JSON.stringify(ids))
        : database.prepare(OF_CAUSE).all(JSON.stringify(ids), cause.resultCode, cause.message);
    const fitting = rows.filter(({ subject }) => {
      const name = words.length === 0 ? '' : plain(String(subject));
      return words.every((word) => name.includes(word));
    });
    const found = new Set(fitting.map(({ id }) => Number(id)));
    return ids.filter((id) => found.has(id));
  };
}

const SUBJECTS = `SELECT id, subject FROM outbox_entry WHERE id IN (SELECT value FROM json_each(?))`;
const OF_CAUSE = `
  SELECT id, subject FROM outbox_entry
  WHERE id IN (SELECT value FROM json_each(?)) AND result_code = ? AND message = ?`;

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
