import { type ItemPreset, PresetFields } from '../../shared/items/item-editing.ts';
import type { Database, Row } from '../database/database.ts';
import { keptJson } from './kept-json.ts';

/** Sets of values that fill several fields at once (ux §4.5). A name is used once: a second one takes its place. */
export interface ItemPresets {
  /** By name. */
  all(): ItemPreset[];
  /** Adds one, up to a hundred; beyond, only one of a known name is taken. */
  add(preset: Omit<ItemPreset, 'id'>): void;
  change(preset: ItemPreset): void;
  remove(id: number): void;
}

export function createItemPresets(database: Database): ItemPresets {
  return {
    all: () => database.prepare(ALL).all(MOST_PRESETS).flatMap(presetsIn),
    add({ name, fields }) {
      database.prepare(ADD).run(name, JSON.stringify(fields), name, MOST_PRESETS);
    },
    change({ id, name, fields }) {
      database.prepare(CHANGE).run(name, JSON.stringify(fields), id);
    },
    remove: (id) => void database.prepare(REMOVE).run(id),
  };
}

/** As many as a screen gets at once. */
const MOST_PRESETS = 100;

const ALL = `SELECT id, name, fields FROM item_preset ORDER BY name COLLATE NOCASE, id LIMIT ?`;
const ADD = `
  INSERT INTO item_preset (name, fields) SELECT ?, ?
  WHERE EXISTS (SELECT 1 FROM item_preset WHERE name = ?) OR (SELECT count(*) FROM item_preset) < ?
  ON CONFLICT (name) DO UPDATE SET fields = excluded.fields`;
const CHANGE = `UPDATE OR REPLACE item_preset SET name = ?, fields = ? WHERE id = ?`;
const REMOVE = `DELETE FROM item_preset WHERE id = ?`;

/** The preset of a row; none of one that cannot be read. */
function presetsIn(row: Row): ItemPreset[] {
  const fields = PresetFields.safeParse(keptJson(String(row['fields'])));
  if (!fields.success) return [];
  return [{ id: Number(row['id']), name: String(row['name']), fields: fields.data }];
}
