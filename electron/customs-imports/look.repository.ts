import type { UnreadImport } from '../../shared/authority/to-domain.ts';
import type { UnreadableRow } from '../../shared/customs-imports/import-list.ts';
import { type AuthorityTime, readAuthorityTime } from '../../shared/time/authority-time.ts';
import { writeRows } from '../database/bulk-write.ts';
import type { Database, Row } from '../database/database.ts';

/** A look that was stored. Looks are numbered from 1; lines carry the number of the look that brought them. */
export interface StoredLook {
  number: number;
  /** By this computer's clock: ISO text. */
  at: string;
  /** From when on was asked, on the authority's clock; null for everything. */
  since: AuthorityTime | null;
  /** Customs answered with lines, and not that there is nothing. */
  told: boolean;
  unreadable: number;
}

/** The looks that were stored, and what the last one could not read. Writes belong into one transaction of the caller. */
export interface LookRepository {
  /** The authority's time up to which every line has been asked for; null when that is not known. */
  reached(): AuthorityTime | null;
  /** The last look; null when none was ever stored. */
  latest(): StoredLook | null;
  /** When everything was asked for last; null when it never was. */
  everythingAskedAt(): string | null;
  /** When customs told of everything last; null when it never did. */
  everythingToldAt(): string | null;
  /** The last look before a moment; 0 when there is none. */
  lastBefore(at: string): number;
  /** Notes a look with the rows that could not be read; `reached` null leaves the mark where it was. */
  note(look: StoredLook, reached: AuthorityTime | null, unread: readonly UnreadImport[]): void;
  /** Forgets looks before a moment of which nothing is kept that they brought. */
  forgetBefore(at: string): void;
  unreadable(from: number, count: number): { rows: UnreadableRow[]; total: number };
}

/** So many bad rows of one answer are kept to be looked at; they are all counted. */
const MOST_UNREADABLE = 1000;

export function createLookRepository(database: Database): LookRepository {
  const text = (sql: string): string | null => textOf(database.prepare(sql).get());
  return {
    reached: () => readAuthorityTime(text(REACHED)),
    latest: () => lookOf(database.prepare(LATEST).get()),
    everythingAskedAt: () => text(EVERYTHING_ASKED),
    everythingToldAt: () => text(EVERYTHING_TOLD),
    lastBefore: (at) => Number(database.prepare(LAST_BEFORE).get(at)?.['number']),
    note(look, reached, unread) {
      database.prepare(NOTE).run(look.number, look.at, look.since, look.told ? 1 : 0, look.unreadable);
      database.prepare(MOVE_MARK).run(reached, look.at, look.number);
      database.prepare(FORGET_PROBLEMS).run();
      writeRows(database, PROBLEMS, unread.slice(0, MOST_UNREADABLE), ({ place, problems, raw }, values) => {
        const pairs = problems.map(({ field, problem }) => [field, problem]);
        values.push(place, JSON.stringify(pairs), raw);
      });
    },
    forgetBefore: (at) => void database.prepare(FORGET_LOOKS).run(at),
    unreadable: (from, count) => ({
      rows: database.prepare(UNREADABLE).all(count, from).map(unreadableOf),
      total: Number(database.prepare(COUNT_UNREADABLE).get()?.['number']),
    }),
  };
}

const REACHED = `SELECT authority_time AS text FROM read_mark WHERE list = 'customs-imports'`;
const LATEST = `SELECT number, at, since, told, unreadable FROM customs_look ORDER BY number DESC LIMIT 1`;
const EVERYTHING_ASKED = `SELECT at AS text FROM customs_look WHERE since IS NULL ORDER BY number DESC LIMIT 1`;
const EVERYTHING_TOLD = `
  SELECT at AS text FROM customs_look WHERE since IS NULL AND told = 1 ORDER BY number DESC LIMIT 1`;
const LAST_BEFORE = `SELECT coalesce(max(number), 0) AS number FROM customs_look WHERE at < ?`;
const NOTE = `INSERT INTO customs_look (number, at, since, told, unreadable) VALUES (?, ?, ?, ?, ?)`;
const MOVE_MARK = `
  INSERT INTO read_mark (list, authority_time, read_at, reads) VALUES ('customs-imports', ?, ?, ?)
  ON CONFLICT (list) DO UPDATE SET
    authority_time = coalesce(excluded.authority_time, authority_time),
    read_at = excluded.read_at, reads = excluded.reads`;
// The last looks at everything stay: what is told of them is still true.
const FORGET_LOOKS = `
  DELETE FROM customs_look
  WHERE at < ?
    AND number < (SELECT max(number) FROM customs_look)
    AND number NOT IN (SELECT look FROM customs_import UNION SELECT first_look FROM customs_import)
    AND number NOT IN (SELECT told_look FROM customs_import WHERE told_look IS NOT NULL)
    AND number NOT IN (SELECT coalesce(max(number), 0) FROM customs_look WHERE since IS NULL GROUP BY told)`;
const FORGET_PROBLEMS = `DELETE FROM customs_look_problem`;
const PROBLEMS = {
  insert: `INSERT INTO customs_look_problem (place, problems, raw) VALUES`,
  row: `(?, ?, ?)`,
  onConflict: '',
};
const UNREADABLE = `SELECT place, problems, raw FROM customs_look_problem ORDER BY place LIMIT ? OFFSET ?`;
const COUNT_UNREADABLE = `SELECT count(*) AS number FROM customs_look_problem`;
function textOf(row: Row | undefined): string | null {
  const value = row?.['text'];
  return typeof value === 'string' ? value : null;
}

function lookOf(row: Row | undefined): StoredLook | null {
  if (row === undefined) return null;
  return {
    number: Number(row['number']),
    at: String(row['at']),
    since: readAuthorityTime(row['since']),
    told: row['told'] === 1,
    unreadable: Number(row['unreadable']),
  };
}

function unreadableOf(row: Row): UnreadableRow {
  const pairs: unknown = JSON.parse(String(row['problems']));
  const problems = Array.isArray(pairs) ? pairs.map((pair: unknown) => problemOf(pair)) : [];
  return { place: Number(row['place']), problems, raw: String(row['raw']) };
}

function problemOf(pair: unknown): UnreadableRow['problems'][number] {
  const [field, problem]: unknown[] = Array.isArray(pair) ? pair : [];
  return { field: String(field), problem: String(problem) };
}
