import type { Code, CodeClassFacts } from '../../shared/codes/code.ts';
import type { AuthorityTime } from '../../shared/time/authority-time.ts';
import { readAuthorityTime } from '../../shared/time/authority-time.ts';
import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database, Row, SqlValue } from '../database/database.ts';
import { CodeList, type CodeLists } from './code-lists.ts';

/** How far the code lists have been read. */
interface CodesMark {
  /** The authority's time of the last stored answer that told one; null when none did. */
  authorityTime: AuthorityTime | null;
  /** When the last refresh was stored, by this computer's clock: ISO text. */
  readAt: string;
}

/** The rows of the code lists and how far they have been read. Writes belong into one transaction of the caller. */
export interface CodeRepository {
  lists(): CodeLists;
  mark(): CodesMark | null;
  write(classes: readonly CodeClassFacts[], codes: readonly Code[]): void;
  /** Notes a stored answer; without a readable time of the authority the mark stays where it was. */
  moveMark(authorityTime: AuthorityTime | null, readAt: string): void;
}

export function createCodeRepository(database: Database): CodeRepository {
  return {
    lists: () => readLists(database),
    mark: () => readMark(database.prepare(MARK).get()),
    write(classes, codes) {
      const writeClass = database.prepare(WRITE_CLASS);
      for (const { code, name, description, labels, inUse } of classes) {
        writeClass.run(code, name, description, labels[0], labels[1], labels[2], inUse ? 1 : 0);
      }
      writeRows(database, WRITE_CODES, codes, giveCode);
    },
    moveMark(authorityTime, readAt) {
      database.prepare(MOVE_MARK).run(authorityTime, readAt);
    },
  };
}

const CLASSES = `SELECT code, name, description, label1, label2, label3, in_use FROM code_class`;
const CODES = `
  SELECT class_code, code, name, description, sort_order, value1, value2, value3, in_use FROM code
  ORDER BY class_code`;
const MARK = `SELECT authority_time, read_at FROM read_mark WHERE list = 'codes'`;

const WRITE_CLASS = `
  INSERT INTO code_class (code, name, description, label1, label2, label3, in_use)
  VALUES (?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (code) DO UPDATE SET name = excluded.name, description = excluded.description,
    label1 = excluded.label1, label2 = excluded.label2, label3 = excluded.label3, in_use = excluded.in_use`;

const WRITE_CODES: RowsSql = {
  insert: `
    INSERT INTO code (class_code, code, name, description, sort_order, value1, value2, value3, in_use)
    VALUES`,
  row: `(?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  onConflict: `
    ON CONFLICT (class_code, code) DO UPDATE SET name = excluded.name, description = excluded.description,
      sort_order = excluded.sort_order, value1 = excluded.value1, value2 = excluded.value2,
      value3 = excluded.value3, in_use = excluded.in_use`,
};

const MOVE_MARK = `
  INSERT INTO read_mark (list, authority_time, read_at, reads) VALUES ('codes', ?, ?, 1)
  ON CONFLICT (list) DO UPDATE SET
    authority_time = coalesce(excluded.authority_time, authority_time),
    read_at = excluded.read_at, reads = reads + 1`;

function giveCode(
  { classCode, code, name, description, sortOrder, values: [first, second, third], inUse }: Code,
  row: SqlValue[],
): void {
  row.push(classCode, code, name, description, sortOrder, first, second, third, inUse ? 1 : 0);
}

function readLists(database: Database): CodeLists {
  const codesOf = new Map<string, Map<string, Code>>();
  for (const row of database.prepare(CODES).all()) {
    const code = codeOf(row);
    const list = codesOf.get(code.classCode) ?? new Map<string, Code>();
    if (list.size === 0) codesOf.set(code.classCode, list);
    list.set(code.code, code);
  }
  const classes = database.prepare(CLASSES).all().map(classOf);
  return new Map(
    classes.map((facts) => [facts.code, new CodeList(facts, codesOf.get(facts.code) ?? new Map())]),
  );
}

function classOf(row: Row): CodeClassFacts {
  return {
    code: String(row['code']),
    name: String(row['name']),
    description: textOrNull(row['description']),
    labels: [textOrNull(row['label1']), textOrNull(row['label2']), textOrNull(row['label3'])],
    inUse: row['in_use'] === 1,
  };
}

function codeOf(row: Row): Code {
  return {
    classCode: String(row['class_code']),
    code: String(row['code']),
    name: String(row['name']),
    description: textOrNull(row['description']),
    sortOrder: typeof row['sort_order'] === 'number' ? row['sort_order'] : null,
    values: [textOrNull(row['value1']), textOrNull(row['value2']), textOrNull(row['value3'])],
    inUse: row['in_use'] === 1,
  };
}

function textOrNull(value: SqlValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}

function readMark(row: Row | undefined): CodesMark | null {
  if (row === undefined) return null;
  return { authorityTime: readAuthorityTime(row['authority_time']), readAt: String(row['read_at']) };
}
