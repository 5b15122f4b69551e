import type { ImportEvent } from '../../shared/customs-imports/import-list.ts';
import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database, Row } from '../database/database.ts';
import type { FieldChange } from './import-columns.ts';

/** Something that happened to a line. That it was new is told by the line itself. */
export interface NotedEvent {
  importId: number;
  /** ISO text. */
  at: string;
  kind: 'changed' | 'gone' | 'listed-again' | 'marked' | 'noted' | 'linked';
  changes: readonly FieldChange[];
  /** Who did it; '' for a look. */
  by: string;
}

/** The histories of the lines. Writes belong into one transaction of the caller. */
export interface EventRepository {
  note(events: readonly NotedEvent[]): void;
  /** Events of a line, newest first. */
  ofLine(importId: number, from: number, count: number): ImportEvent[];
  countOfLine(importId: number): number;
  /** Forgets the histories of lines. */
  removeOfLines(importIds: readonly number[]): void;
  /** Forgets at most 1000 events before a moment; answers how many. */
  removeBefore(at: string): number;
}

export function createEventRepository(database: Database): EventRepository {
  return {
    note(events) {
      writeRows(database, NOTE, events, ({ importId, at, kind, changes, by }, values) => {
        const triples = changes.map(({ field, before, after }) => [field, before, after]);
        values.push(importId, at, kind, JSON.stringify(triples), by);
      });
    },
    ofLine: (importId, from, count) => database.prepare(OF_LINE).all(importId, count, from).map(eventOf),
    countOfLine: (importId) => Number(database.prepare(COUNT_OF_LINE).get(importId)?.['number']),
    removeOfLines(importIds) {
      const remove = database.prepare(REMOVE_OF_LINE);
      for (const importId of importIds) remove.run(importId);
    },
    removeBefore: (at) => database.prepare(REMOVE_BEFORE).run(at).changes,
  };
}

const NOTE: RowsSql = {
  insert: `INSERT INTO customs_import_event (import_id, at, kind, changes, done_by) VALUES`,
  row: `(?, ?, ?, ?, ?)`,
  onConflict: '',
};

const OF_LINE = `
  SELECT at, kind, changes, done_by FROM customs_import_event WHERE import_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`;
const COUNT_OF_LINE = `SELECT count(*) AS number FROM customs_import_event WHERE import_id = ?`;
const REMOVE_OF_LINE = `DELETE FROM customs_import_event WHERE import_id = ?`;
const REMOVE_BEFORE = `
  DELETE FROM customs_import_event
  WHERE id IN (SELECT id FROM customs_import_event WHERE at < ? LIMIT 1000)`;

const KINDS = ['changed', 'gone', 'listed-again', 'marked', 'noted', 'linked'] as const;

function eventOf(row: Row): ImportEvent {
  const triples: unknown = JSON.parse(String(row['changes']));
  return {
    at: String(row['at']),
    is: KINDS.find((kind) => kind === row['kind']) ?? 'changed',
    changes: Array.isArray(triples) ? triples.map((triple: unknown) => changeOf(triple)) : [],
    by: String(row['done_by']),
  };
}

function changeOf(triple: unknown): FieldChange {
  const [field, before, after]: unknown[] = Array.isArray(triple) ? triple : [];
  return { field: String(field), before: String(before), after: String(after) };
}
