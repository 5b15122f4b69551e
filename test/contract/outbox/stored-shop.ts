import { DatabaseSync } from 'node:sqlite';
import { textOf } from './kill-words.ts';

/** What lies in the shop's file, as the oracle looks at it. Revisions have keys, see `keyOf`. */
export interface StoredShop {
  revisions: ReadonlyMap<string, StoredRevision>;
  /** Revisions of which an answer said that they are accepted. */
  accepted: string[];
  /** Revisions of which a person said so. */
  marked: ReadonlySet<string>;
  /** How many attempts to send each revision ended in something else than being accepted. */
  openAttempts: ReadonlyMap<string, number>;
  faults: string[];
  attempts: { stopped: number; lost: number; refused: number; neverConnected: number };
}

export interface StoredRevision {
  key: string;
  text: string;
  itemCode: string;
  /** Who saved it: tells the life in which that was. */
  person: string;
}

/** The key of a revision. */
export function keyOf({ id, revision }: { id: number; revision: number }): string {
  return `${id}/${revision}`;
}

/** Reads the file of a shop that is closed. */
export function storedIn(file: string): StoredShop {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows: Rows = (sql) => database.prepare(sql).all();
  const entries = (where: string): string[] =>
    rows(`SELECT subject_id AS id, revision FROM outbox_entry WHERE ${where}`).map(keyIn);
  try {
    return {
      revisions: new Map(rows(REVISIONS).map((row) => [keyIn(row), revisionOf(row)])),
      accepted: entries(`state = 'accepted' AND outcome <> 'marked-by-person'`),
      marked: new Set(entries(`outcome = 'marked-by-person'`)),
      openAttempts: new Map(rows(OPEN_ATTEMPTS).map((row) => [keyIn(row), Number(row['n'])])),
      faults: faultsIn(rows),
      attempts: attemptsIn(rows),
    };
  } finally {
    database.close();
  }
}

type Row = Record<string, unknown>;
type Rows = (sql: string) => Row[];

const REVISIONS = `
  SELECT item_id AS id, revision, saved_by_name AS person, fields ->> 'itemCode' AS itemCode,
    fields ->> 'name' AS name, fields ->> 'standardName' AS standardName
  FROM item_revision ORDER BY item_id, revision`;
const OPEN_ATTEMPTS = `
  SELECT subject_id AS id, revision, count(*) AS n
  FROM outbox_attempt JOIN outbox_entry ON outbox_entry.id = entry_id
  WHERE outbox_attempt.outcome NOT IN ('success', 'never-connected') GROUP BY subject_id, revision`;
const GAPS = `
  SELECT item_id FROM item_revision JOIN item ON item.id = item_id
  GROUP BY item_id HAVING count(*) <> max(item.revision) OR max(item_revision.revision) <> count(*)`;

function keyIn(row: Row): string {
  return keyOf({ id: Number(row['id']), revision: Number(row['revision']) });
}

function revisionOf(row: Row): StoredRevision {
  const { itemCode, name, standardName, person } = row;
  const text = textOf(String(name), String(standardName));
  return { key: keyIn(row), text, itemCode: String(itemCode), person: String(person) };
}

function faultsIn(rows: Rows): string[] {
  return [
    ...rows('PRAGMA integrity_check').map((row) => String(row['integrity_check'])),
    ...rows(GAPS).map((row) => `item ${String(row['item_id'])} has a gap in its revisions`),
  ].filter((fault) => fault !== 'ok');
}

function attemptsIn(rows: Rows): StoredShop['attempts'] {
  const attempts = (where: string): number =>
    Number(rows(`SELECT count(*) AS n FROM outbox_attempt WHERE ${where}`)[0]?.['n']);
  return {
    stopped: attempts(`message = 'the program stopped'`),
    lost: attempts(
      `outcome IN ('no-answer', 'unreadable', 'cancelled') AND message <> 'the program stopped'`,
    ),
    refused: attempts(`outcome = 'refused'`),
    neverConnected: attempts(`outcome = 'never-connected'`),
  };
}
