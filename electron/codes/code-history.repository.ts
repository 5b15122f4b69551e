import {
  type CodeChange,
  CodeChangeKind,
  type CodesStatus,
  RefreshReason,
  type RefreshRow,
} from '../../shared/codes/code.ts';
import { type RowsSql, writeRows } from '../database/bulk-write.ts';
import type { Database, Row, SqlValue } from '../database/database.ts';
import type { ChangeCounts, NotedChange } from './code-changes.ts';

/** A stored refresh, with what it changed. */
interface NotedRefresh {
  /** By this computer's clock: ISO text. */
  at: string;
  reason: RefreshReason;
  everything: boolean;
  counts: ChangeCounts;
  changes: readonly NotedChange[];
}

/** A change of a code as it is read back. */
type StoredChange = NotedChange & Pick<CodeChange, 'id' | 'refreshId'>;

type RefreshFailure = NonNullable<CodesStatus['lastFailure']>;

/** What the refreshes have changed. Writes belong into one transaction of the caller. */
export interface CodeHistoryRepository {
  /** Keeps a refresh, and lets go of those older than a year unless they are among the last 200. */
  note(refresh: NotedRefresh): void;
  /** Newest first. */
  refreshes(): RefreshRow[];
  /** The changes of a refresh, those that hurt first; null when there is no such refresh. */
  changeIds(refreshId: number, kinds: readonly CodeChange['kind'][]): number[] | null;
  /** Changes by id, in the order of the ids. */
  changes(ids: readonly number[]): StoredChange[];
  /** The last failure since the last refresh that succeeded; null when there was none. */
  failure(): RefreshFailure | null;
  /** Puts a failure in the place of the one before; null when a refresh has succeeded. */
  setFailure(failure: RefreshFailure | null): void;
}

export function createCodeHistoryRepository(database: Database): CodeHistoryRepository {
  return {
    note: (refresh) => note(database, refresh),
    refreshes: () => database.prepare(REFRESHES).all().map(refreshOf),
    changeIds(refreshId, kinds) {
      if (database.prepare(IS_REFRESH).get(refreshId) === undefined) return null;
      const wanted = JSON.stringify(kinds.length === 0 ? CodeChangeKind.options : kinds);
      return database.prepare(CHANGE_IDS).all(refreshId, wanted).map(idOf);
    },
    changes: (ids) => database.prepare(CHANGES).all(JSON.stringify(ids)).map(changeOf),
    failure: () => failureOf(database.prepare(FAILURE).get()),
    setFailure(failure) {
      if (failure === null) database.prepare(FORGET_FAILURE).run();
      else {
        const { at, outcome, resultCode, message } = failure;
        database.prepare(SET_FAILURE).run(at, outcome, resultCode, message);
      }
    },
  };
}

function note(database: Database, { at, reason, everything, counts, changes }: NotedRefresh): void {
  const { added, renamed, valueChanged, changed, switchedOff, switchedOn } = counts;
  const { lastInsertRowid: id } = database
    .prepare(NOTE_REFRESH)
    .run(at, reason, everything ? 1 : 0, added, renamed, valueChanged, changed, switchedOff, switchedOn);
  writeRows(database, NOTE_CHANGES, changes, (change, row) => giveChange(id, change, row));
  database.prepare(FORGET_OLD).run(KEPT_REFRESHES, at);
}

function giveChange(refreshId: number, change: NotedChange, row: SqlValue[]): void {
  const { classCode, code, kind, nameBefore, nameAfter, value } = change;
  row.push(refreshId, classCode, code, kind, nameBefore, nameAfter);
  row.push(value?.label ?? null, value?.before ?? null, value?.after ?? null);
}

const NOTE_REFRESH = `
  INSERT INTO code_refresh
    (at, reason, everything, added, renamed, value_changed, changed, switched_off, switched_on)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const NOTE_CHANGES: RowsSql = {
  insert: `
    INSERT INTO code_change
      (refresh_id, class_code, code, kind, name_before, name_after, label, value_before, value_after)
    VALUES`,
  row: `(?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  onConflict: '',
};

const KEPT_REFRESHES = 200;
// The last 200 stay in any case: a clock that ran ahead for a day must not cost the whole past.
const FORGET_OLD = `
  DELETE FROM code_refresh
  WHERE id <= (SELECT id FROM code_refresh ORDER BY id DESC LIMIT 1 OFFSET ?)
    AND at < strftime('%Y-%m-%dT%H:%M:%fZ', ?, '-1 year')`;

const REFRESHES = `
  SELECT id, at, reason, everything, added, renamed, value_changed, changed, switched_off, switched_on
  FROM code_refresh ORDER BY id DESC`;
const IS_REFRESH = `SELECT id FROM code_refresh WHERE id = ?`;

const CHANGE_IDS = `
  SELECT id FROM code_change WHERE refresh_id = ? AND kind IN (SELECT value FROM json_each(?))
  ORDER BY CASE kind WHEN 'switched-off' THEN 1 WHEN 'value-changed' THEN 2 WHEN 'renamed' THEN 3
    WHEN 'switched-on' THEN 4 WHEN 'added' THEN 5 ELSE 6 END, id`;
const CHANGES = `
  SELECT code_change.id, refresh_id, class_code, code, kind, name_before, name_after,
    label, value_before, value_after
  FROM json_each(?) AS wanted CROSS JOIN code_change ON code_change.id = wanted.value
  ORDER BY wanted.key`;

const FAILURE = `SELECT at, outcome, result_code, message FROM code_refresh_failure`;
const FORGET_FAILURE = `DELETE FROM code_refresh_failure`;
const SET_FAILURE = `
  INSERT OR REPLACE INTO code_refresh_failure (id, at, outcome, result_code, message) VALUES (1, ?, ?, ?, ?)`;

function idOf(row: Row): number {
  return Number(row['id']);
}

function refreshOf(row: Row): RefreshRow {
  return {
    id: idOf(row),
    at: String(row['at']),
    reason: RefreshReason.parse(row['reason']),
    everything: row['everything'] === 1,
    added: Number(row['added']),
    renamed: Number(row['renamed']),
    valueChanged: Number(row['value_changed']),
    changed: Number(row['changed']),
    switchedOff: Number(row['switched_off']),
    switchedOn: Number(row['switched_on']),
  };
}

function changeOf(row: Row): StoredChange {
  const kind = CodeChangeKind.parse(row['kind']);
  return {
    id: idOf(row),
    refreshId: Number(row['refresh_id']),
    classCode: String(row['class_code']),
    code: String(row['code']),
    kind,
    nameBefore: textOrNull(row['name_before']),
    nameAfter: String(row['name_after']),
    value: kind === 'value-changed' ? valueOf(row) : null,
  };
}

function valueOf(row: Row): NotedChange['value'] {
  return {
    label: textOrNull(row['label']),
    before: textOrNull(row['value_before']),
    after: textOrNull(row['value_after']),
  };
}

function failureOf(row: Row | undefined): RefreshFailure | null {
  if (row === undefined) return null;
  return {
    at: String(row['at']),
    outcome: String(row['outcome']),
    resultCode: String(row['result_code']),
    message: String(row['message']),
  };
}

function textOrNull(value: SqlValue | undefined): string | null {
  return typeof value === 'string' ? value : null;
}
