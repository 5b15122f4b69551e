import type { CodedField } from '../../shared/codes/code.ts';
import { searchedWords } from '../../shared/codes/searched-text.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import type { Database } from '../database/database.ts';
import { type CodedItemField, isItemField } from './coded-item-fields.ts';

/** Which codes the shop's items carry. Only items in use count. */
export interface ItemUse {
  /** How many items carry each code in a field; empty for a field that items do not have. */
  countByCode(field: CodedField): ReadonlyMap<string, number>;
  /** How many items carry at least one of these codes in its field; each item counts once. */
  countWithAny(wanted: readonly { field: CodedField; codes: readonly string[] }[]): number;
  countByClassification(): ReadonlyMap<string, number>;
  /** The ids of the items that carry a code in a field, by name. */
  withCode(field: CodedField, code: string): readonly number[];
  /** The classification codes that items with such words in their names were given, most of all first. */
  codesGivenTo(words: readonly string[]): readonly { code: string; count: number }[];
  /** The classification codes that were used last, newest first. */
  recentCodes(limit: number): readonly string[];
  /** The codes that were used last in a field, newest first; none for a field that items do not have. */
  recentCodesOf(field: CodedField, limit: number): readonly string[];
  /** To be told after an item was stored; `before` is null for a new one. */
  changed(before: ItemFields | null, after: ItemFields): void;
}

/** Counts once when it is first asked, and then item by item: a shop has many items and few codes. */
export function createItemUse(database: Database): ItemUse {
  const counts = new Map<CountedField, Map<string, number>>();
  let listed: { key: string; ids: readonly number[] } | null = null;
  // A picker asks for the recent ones at each keystroke.
  const recent = new Map<string, readonly string[]>();
  const recentOf = (field: CountedField, limit: number): readonly string[] => {
    const key = `${field} ${limit}`;
    const codes = recent.get(key) ?? recentNow(database, field, limit);
    recent.set(key, codes);
    return codes;
  };
  const countsOf = (field: CountedField): Map<string, number> => {
    const known = counts.get(field) ?? countedNow(database, field);
    counts.set(field, known);
    return known;
  };
  return {
    countByCode: (field) => (isItemField(field) ? countsOf(field) : new Map()),
    countWithAny: (wanted) => countWithAny(database, wanted),
    countByClassification: () => countsOf('classificationCode'),
    withCode(field, code) {
      if (!isItemField(field)) return [];
      const key = JSON.stringify([field, code]);
      if (listed?.key !== key) listed = { key, ids: idsWith(database, field, code) };
      return listed.ids;
    },
    codesGivenTo: (words) => codesGivenTo(database, words),
    recentCodes: (limit) => recentOf('classificationCode', limit),
    recentCodesOf: (field, limit) => (isItemField(field) ? recentOf(field, limit) : []),
    changed(before, after) {
      listed = null;
      recent.clear();
      for (const [field, known] of counts) {
        if (before?.inUse === true) add(known, before[field], -1);
        if (after.inUse) add(known, after[field], 1);
      }
    },
  };
}

type CountedField = CodedItemField | 'classificationCode';

const COLUMN_OF: Readonly<Record<CountedField, string>> = {
  itemTypeCode: 'item_type_code',
  originCountryCode: 'origin_country_code',
  packagingUnitCode: 'packaging_unit_code',
  quantityUnitCode: 'quantity_unit_code',
  taxTypeCode: 'tax_type_code',
  classificationCode: 'classification_code',
};

function countedNow(database: Database, field: CountedField): Map<string, number> {
  const column = COLUMN_OF[field];
  const rows = database
    .prepare(`SELECT ${column} AS code, count(*) AS items FROM item WHERE in_use = 1 GROUP BY ${column}`)
    .all();
  return new Map(rows.map((row) => [String(row['code']), Number(row['items'])]));
}

function add(counts: Map<string, number>, code: string, by: number): void {
  const count = (counts.get(code) ?? 0) + by;
  if (count > 0) counts.set(code, count);
  else counts.delete(code);
}

function idsWith(database: Database, field: CodedItemField, code: string): number[] {
  return database
    .prepare(
      `SELECT id FROM item WHERE ${COLUMN_OF[field]} = ? AND in_use = 1 ORDER BY name COLLATE NOCASE, id`,
    )
    .all(code)
    .map((row) => Number(row['id']));
}

function countWithAny(
  database: Database,
  wanted: readonly { field: CodedField; codes: readonly string[] }[],
): number {
  const conditions: string[] = [];
  const values: string[] = [];
  for (const { field, codes } of wanted) {
    if (!isItemField(field) || codes.length === 0) continue;
    conditions.push(`${COLUMN_OF[field]} IN (SELECT value FROM json_each(?))`);
    values.push(JSON.stringify(codes));
  }
  if (conditions.length === 0) return 0;
  const counting = database.prepare(
    `SELECT count(*) AS items FROM item WHERE in_use = 1 AND (${conditions.join(' OR ')})`,
  );
  return Number(counting.get(...values)?.['items'] ?? 0);
}

/** The newest items are looked at only, by the index of changes: a code nobody used for long is not recent. */
function recentNow(database: Database, field: CountedField, limit: number): string[] {
  const rows = database.prepare(recentBy(COLUMN_OF[field])).all(RECENT_ITEMS, limit);
  return rows.map((row) => String(row['code']));
}

/** An item counts more the more words it shares, and a word the more the fewer items have it. */
function codesGivenTo(database: Database, words: readonly string[]): { code: string; count: number }[] {
  const scores = new Map<number, number>();
  const telling = [...new Set(words.flatMap(searchedWords))].filter(isTelling).slice(0, MOST_WORDS);
  for (const word of telling) {
    const ids = database.prepare(WITH_WORD).all(`"${word}"`, ITEMS_PER_WORD);
    for (const row of ids) {
      const id = Number(row['id']);
      scores.set(id, (scores.get(id) ?? 0) + 1 / Math.sqrt(ids.length));
    }
  }
  const best = [...scores].sort((a, b) => b[1] - a[1] || b[0] - a[0]).slice(0, LIKE_ITEMS);
  const scoreOfCode = new Map<string, { count: number; score: number }>();
  const codeOf = database.prepare(CLASSIFICATION);
  for (const [id, score] of best) {
    const code = String(codeOf.get(id)?.['code'] ?? '');
    if (code === '') continue;
    const known = scoreOfCode.get(code) ?? { count: 0, score: 0 };
    scoreOfCode.set(code, { count: known.count + 1, score: known.score + score });
  }
  return [...scoreOfCode]
    .sort(([, a], [, b]) => b.score - a.score)
    .map(([code, { count }]) => ({ code, count }));
}

/** Sizes and single letters say nothing about what a thing is. */
function isTelling(word: string): boolean {
  return word.length >= 3 && !/^\d/.test(word);
}

const MOST_WORDS = 8;
const ITEMS_PER_WORD = 200;
const LIKE_ITEMS = 50;
const RECENT_ITEMS = 500;

// The newest first: what the shop does now counts more than what it did once.
const WITH_WORD = `SELECT rowid AS id FROM item_words WHERE item_words MATCH ? ORDER BY rowid DESC LIMIT ?`;
const CLASSIFICATION = `SELECT classification_code AS code FROM item WHERE id = ? AND in_use = 1`;

function recentBy(column: string): string {
  return `
    SELECT code FROM
      (SELECT ${column} AS code, changed_at, id FROM item ORDER BY changed_at DESC, id DESC LIMIT ?)
    WHERE code <> '' GROUP BY code ORDER BY max(changed_at) DESC, max(id) DESC LIMIT ?`;
}
