import type { CustomsImport } from '../../shared/customs-imports/customs-import.ts';
import type { ImportOfItem } from '../../shared/customs-imports/make-item.ts';
import type { Database, Row } from '../database/database.ts';
import type { ImportName } from './mark.repository.ts';

/** What an item tells of a line. */
type LinkedLine = ImportName &
  Pick<CustomsImport, 'declarationDate' | 'declarationNumber' | 'hsCode' | 'itemName' | 'supplierName'>;

/** Which item a line brought. Kept with what the item tells of the line, so that it outlives the line. */
export interface LinkRepository {
  /** Puts a link in the place of the one before. */
  set(line: LinkedLine, itemId: number, linkedAt: string): void;
  forget(name: ImportName): void;
  /** The lines of an item, newest declaration first. */
  ofItem(itemId: number): ImportOfItem[];
  /** Items of lines with this HS code, the last linked first; the line itself does not count. */
  itemsOfHsCode(line: ImportName & { hsCode: string }): number[];
  /** The same for lines of a supplier. */
  itemsOfSupplier(line: ImportName & { supplierName: string }): number[];
}

export function createLinkRepository(database: Database): LinkRepository {
  return {
    set(line, itemId, linkedAt) {
      const { declarationDate, declarationNumber, hsCode, itemName, supplierName } = line;
      const told = [declarationDate, declarationNumber, hsCode, itemName, supplierName];
      database.prepare(SET).run(...namesOf(line), itemId, linkedAt, ...told);
    },
    forget: (name) => void database.prepare(FORGET).run(...namesOf(name)),
    ofItem: (itemId) => database.prepare(OF_ITEM).all(itemId).map(importOfItem),
    itemsOfHsCode: (line) =>
      line.hsCode === '' ? [] : itemIds(database.prepare(OF_HS).all(line.hsCode, ...namesOf(line))),
    itemsOfSupplier: (line) =>
      line.supplierName === ''
        ? []
        : itemIds(database.prepare(OF_SUPPLIER).all(line.supplierName, ...namesOf(line))),
  };
}

const SET = `
  INSERT OR REPLACE INTO customs_import_link
    (task_code, declaration_date_raw, item_sequence, item_id, linked_at,
      declaration_date, declaration_number, hs_code, item_name, supplier_name)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const FORGET = `
  DELETE FROM customs_import_link WHERE task_code = ? AND declaration_date_raw = ? AND item_sequence = ?`;
const OF_ITEM = `
  SELECT id, link.declaration_number, link.declaration_date, link.item_sequence, link.hs_code, link.item_name,
    link.supplier_name
  FROM customs_import_link AS link
    LEFT JOIN customs_import USING (task_code, declaration_date_raw, item_sequence)
  WHERE item_id = ? ORDER BY link.declaration_date DESC, link.linked_at DESC LIMIT 200`;
const itemsWith = (column: string): string => `
  SELECT item_id, max(linked_at) AS last FROM customs_import_link
  WHERE ${column} = ? AND NOT (task_code = ? AND declaration_date_raw = ? AND item_sequence = ?)
  GROUP BY item_id ORDER BY last DESC, item_id DESC LIMIT 20`;
const OF_HS = itemsWith('hs_code');
const OF_SUPPLIER = itemsWith('supplier_name');

function namesOf({ taskCode, declarationDateRaw, itemSequence }: ImportName): string[] {
  return [taskCode, declarationDateRaw, itemSequence];
}

function itemIds(rows: readonly Row[]): number[] {
  return rows.map((row) => Number(row['item_id']));
}

function importOfItem(row: Row): ImportOfItem {
  const { id, declaration_date: date } = row;
  return {
    importId: typeof id === 'number' ? id : null,
    declarationNumber: String(row['declaration_number']),
    declarationDate: typeof date === 'string' ? date : null,
    itemSequence: String(row['item_sequence']),
    hsCode: String(row['hs_code']),
    itemName: String(row['item_name']),
    supplierName: String(row['supplier_name']),
  };
}
