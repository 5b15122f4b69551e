import type { Classification, ClassificationReport } from '../../shared/codes/classification.ts';
import { compareTexts } from '../codes/ordered-texts.ts';
import type { Entry, NewEntry } from './classification.repository.ts';
import { parentOf } from './code-structure.ts';
import { indexedWords } from './searched-words.ts';

/** What is stored when a list takes the place of the one before, and how they differ. */
export interface PlannedList {
  /** In the order in which equally good ones are shown. */
  entries: NewEntry[];
  counts: Pick<ClassificationReport, 'loaded' | 'added' | 'renamed' | 'gone'>;
}

/**
 * Puts a new list in the place of the stored entries. What only older lists had stays as off, because items may
 * carry it; so a list ends in the same whatever was loaded before, but for those.
 * @param giveWay lets waiting calls through between two parts
 */
export async function planList(
  list: ReadonlyMap<string, Classification>,
  stored: readonly Entry[],
  giveWay: () => Promise<void>,
): Promise<PlannedList> {
  const before = new Map(stored.map((entry) => [entry.code, entry]));
  const kept = stored.filter(({ code }) => !list.has(code));
  const counts = countChanges(list, before, kept);
  await giveWay();
  const entries: NewEntry[] = [];
  for (const entry of list.values()) {
    entries.push({ ...entry, listed: true, ...NO_PLACE, words: indexedWords(entry.name) });
    if (entries.length % ENTRIES_AT_ONCE === 0) await giveWay();
  }
  for (const entry of kept) {
    entries.push({ ...entry, inUse: false, listed: false, ...NO_PLACE, words: indexedWords(entry.name) });
    if (entries.length % ENTRIES_AT_ONCE === 0) await giveWay();
  }
  await placeInTree(entries, giveWay);
  return { entries: inOrder(entries), counts };
}

const ENTRIES_AT_ONCE = 10_000;
const NO_PLACE = { parentCode: '', childCount: 0 };

async function placeInTree(entries: readonly Entry[], giveWay: () => Promise<void>): Promise<void> {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  const exists = (code: string): boolean => byCode.has(code);
  for (const [place, entry] of entries.entries()) {
    if (place % ENTRIES_AT_ONCE === 0) await giveWay();
    entry.parentCode = parentOf(entry.code, exists);
    const parent = byCode.get(entry.parentCode);
    if (parent !== undefined) parent.childCount += 1;
  }
}

/** In use before off; short names before long ones, because they mean the thing itself; deep levels first. */
function inOrder(entries: readonly NewEntry[]): NewEntry[] {
  return entries
    .map((entry) => ({ entry, words: entry.name.split(' ').length }))
    .sort(
      (a, b) =>
        Number(b.entry.inUse) - Number(a.entry.inUse) ||
        a.words - b.words ||
        b.entry.level - a.entry.level ||
        compareTexts(a.entry.code, b.entry.code),
    )
    .map(({ entry }) => entry);
}

function countChanges(
  list: ReadonlyMap<string, Classification>,
  before: ReadonlyMap<string, Entry>,
  kept: readonly Entry[],
): PlannedList['counts'] {
  let added = 0;
  let renamed = 0;
  for (const { code, name } of list.values()) {
    const old = before.get(code);
    if (old?.listed !== true) added += 1;
    else if (old.name !== name) renamed += 1;
  }
  return { loaded: list.size, added, renamed, gone: kept.filter(({ listed }) => listed).length };
}
