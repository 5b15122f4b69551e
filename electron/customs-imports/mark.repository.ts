import type { ImportMark } from '../../shared/customs-imports/customs-import.ts';
import type { Database } from '../database/database.ts';

/** What names a line: what people note about it is kept by its name, so that it outlives the line (domain §6). */
export interface ImportName {
  taskCode: string;
  declarationDateRaw: string;
  itemSequence: string;
}

/** Marks and notes of lines. Writes belong into one transaction of the caller. */
export interface MarkRepository {
  set(name: ImportName, noted: { mark: ImportMark | null; note: string }): void;
}

export function createMarkRepository(database: Database): MarkRepository {
  return {
    set({ taskCode, declarationDateRaw, itemSequence }, { mark, note }) {
      const name = [taskCode, declarationDateRaw, itemSequence];
      if (mark === null && note === '') database.prepare(FORGET).run(...name);
      else database.prepare(SET).run(...name, mark, note);
    },
  };
}

const SET = `
  INSERT OR REPLACE INTO customs_import_mark
    (task_code, declaration_date_raw, item_sequence, mark, note) VALUES (?, ?, ?, ?, ?)`;
const FORGET = `
  DELETE FROM customs_import_mark WHERE task_code = ? AND declaration_date_raw = ? AND item_sequence = ?`;
