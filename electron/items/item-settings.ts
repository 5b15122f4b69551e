import { type ItemCodePattern, USUAL_ITEM_CODE_PATTERN } from '../../shared/items/item-code.ts';
import { CodePattern, FIRST_PINS, ItemEntry, type Pin } from '../../shared/items/item-editing.ts';
import type { Database } from '../database/database.ts';
import { keptJson } from './kept-json.ts';

/** How the shop enters items, as it is stored. A stored value that cannot be read counts as none. */
export interface ItemSettings {
  /** Fields whose values stay for the next item, one pin a field; a shop that never said so has the first five. */
  pins(): readonly Pin[];
  setPins(pins: readonly Pin[]): void;
  /** How item codes look. */
  pattern(): ItemCodePattern;
  setPattern(pattern: ItemCodePattern): void;
}

/** Reads each value once: every save asks for the pattern, and nobody else writes while the shop is open. */
export function createItemSettings(database: Database): ItemSettings {
  const read = (name: string): unknown => {
    const row = database.prepare(READ).get(name);
    return row === undefined ? null : keptJson(String(row['value']));
  };
  const write = (name: string, value: unknown): void => {
    database.prepare(WRITE).run(name, JSON.stringify(value));
  };
  let pins: readonly Pin[] | null = null;
  let pattern: ItemCodePattern | null = null;
  return {
    pins: () => (pins ??= ItemEntry.shape.pins.safeParse(read(PINS)).data ?? FIRST_PINS),
    setPins(next) {
      const byField = new Map(next.map((pin) => [pin.field, pin]));
      write(PINS, [...byField.values()]);
      pins = null;
    },
    pattern: () => (pattern ??= CodePattern.safeParse(read(PATTERN)).data ?? USUAL_ITEM_CODE_PATTERN),
    setPattern(next) {
      write(PATTERN, next);
      pattern = null;
    },
  };
}

const PINS = 'item-pins';
const PATTERN = 'item-code-pattern';
const READ = `SELECT value FROM shop_setting WHERE name = ?`;
const WRITE = `
  INSERT INTO shop_setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
