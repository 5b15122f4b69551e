import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { fileStorage } from '../../../electron/practice/file-storage.ts';
import { startPracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import type { ItemRow } from '../../../shared/items/item.ts';
import { anItem } from '../../support/an-item.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import type { RunningProgram } from '../../support/running-program.ts';
import { setUpPractice, startProgram } from '../../support/running-program.ts';

const KILLS = 50;
const SAVES_A_ROUND = 4;
const LONGEST_LIFE_MS = 60;

/** Side by side: two processors have both something to do. */
const COMPUTERS = 2;

test(`${KILLS} times killed in the middle of sending: nothing saved is lost, nothing is invented, nothing sent twice`, async () => {
  const seed = Date.now() % 100_000;
  console.log(`seed ${seed}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-kill-'));
  try {
    const computers = Array.from({ length: COMPUTERS }, (_, computer) =>
      livesOnComputer(path.join(folder, String(computer)), KILLS / COMPUTERS, seededRandom(seed + computer)),
    );
    expect((await Promise.all(computers)).flat()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}, 240_000);

/** Sets the program up on an empty computer, kills it so often, and answers everything that is wrong in the end. */
async function livesOnComputer(userData: string, kills: number, random: () => number): Promise<string[]> {
  await withProgram(userData, setUpPractice);
  const asked = new Set<string>();
  const saved = new Set<string>();
  for (let round = 0; round < kills; round += 1) await saveAndKill(userData, round, random, asked, saved);
  const rows = await settledItems(userData);
  return differences(userData, rows, asked, saved, kills);
}

/** One short life: some items are saved, and the program is killed while they are on their way. */
async function saveAndKill(
  userData: string,
  round: number,
  random: () => number,
  asked: Set<string>,
  saved: Set<string>,
): Promise<void> {
  const program = await startProgram(userData);
  // Every other life the authority acts and answers late, so that the kill surely falls between the two.
  if (round % 2 === 0) await program.call('practice', 'changeFaults', { slow: true });
  const saves = Array.from({ length: SAVES_A_ROUND }, async (_, number) => {
    const itemCode = `KE2NTXU${String(round * SAVES_A_ROUND + number).padStart(7, '0')}`;
    asked.add(itemCode);
    const fields = anItem({ itemCode, name: `Item ${itemCode}` });
    const result = await program.call('items', 'save', { id: null, fields, send: true });
    if (result.is === 'saved') saved.add(itemCode);
  });
  const ended = Promise.allSettled(saves);
  // However busy the computer is, every other life comes as far as sending what it saved.
  if (round % 2 === 0) await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1000))]);
  await new Promise((resolve) => setTimeout(resolve, random() * LONGEST_LIFE_MS));
  await program.host.kill();
  await ended;
}

/** Every item after all that waits has gone. */
async function settledItems(userData: string): Promise<ItemRow[]> {
  const rows: ItemRow[] = [];
  await withProgram(userData, async (program) => {
    await program.until('nothing waits', async () => {
      const summary = await program.call('outbox', 'summary', undefined);
      return summary.waiting === 0 && summary.sending === 0;
    });
    for (let total = 1; rows.length < total;) {
      const page = await program.call('items', 'page', {
        from: rows.length,
        count: 200,
        text: '',
        view: 'all',
        sort: 'code',
        descending: false,
      });
      total = page.total;
      rows.push(...page.rows);
    }
  });
  return rows;
}

/** Everything in which the store, the authority and what was asked for do not agree. */
async function differences(
  userData: string,
  rows: readonly ItemRow[],
  asked: ReadonlySet<string>,
  saved: ReadonlySet<string>,
  kills: number,
): Promise<string[]> {
  const stored = new Map(rows.map((row) => [row.itemCode, row.state]));
  const counts = await authorityCounts(userData);
  const told = [...stored].map(([code, state]) => ({ code, state, arrived: counts.get(code) ?? 0 }));
  const unanswered = told.filter(({ state }) => state === 'no-answer').length;
  return [
    ...[...saved].filter((code) => !stored.has(code)).map((code) => `${code} was saved and is lost`),
    ...[...stored.keys()].filter((code) => !asked.has(code)).map((code) => `${code} is invented`),
    ...[...counts.keys()]
      .filter((code) => !stored.has(code))
      .map((code) => `${code} was sent and is not stored`),
    ...[...counts].filter(([, count]) => count > 1).map(([code]) => `${code} was sent twice`),
    ...told
      .filter(({ state, arrived }) => !(state === 'no-answer' || (state === 'accepted' && arrived === 1)))
      .map(({ code, state, arrived }) => `${code} is ${state} and arrived ${arrived} times`),
    // The test is worth something only when kills really fell into the middle of sending, and others did not.
    ...(unanswered > kills / 10 ? [] : [`only ${unanswered} kills fell into the middle of sending`]),
    ...(told.length - unanswered > kills ? [] : ['hardly anything was accepted']),
  ];
}

/** How often each item arrived, from the practice authority's own memory. */
async function authorityCounts(userData: string): Promise<Map<string, number>> {
  const copy = path.join(userData, 'authority-copy.log');
  cpSync(path.join(userData, 'shops/practice-P000000001Z-00/practice-authority.log'), copy);
  const storage = await fileStorage(copy);
  const authority = await startPracticeAuthority({ seed: 1, clock: Date.now, storage, port: 0 });
  const [device] = authority.state().devices;
  await authority.stop();
  return new Map(device?.items.map(({ itemCd, saves }) => [itemCd, saves]));
}

async function withProgram(
  userData: string,
  work: (program: RunningProgram) => Promise<void>,
): Promise<void> {
  const program = await startProgram(userData);
  try {
    await work(program);
  } finally {
    await program.close();
  }
}
