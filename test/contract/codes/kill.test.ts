import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { startChild } from '../../database/child-process.ts';
import { closeListShops, MORNING, newFolder, openListShop, preparedLine } from '../../support/list-shop.ts';

afterEach(closeListShops);

const KILLS = 10;
const CODES = 300;

test(
  `of ${KILLS} programs killed while they refresh, none leaves lists, changes and mark that do not belong together`,
  { timeout: 120_000 },
  async () => {
    const file = path.join(newFolder(), 'shop.db');
    let confirmed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = startChild('../../contract/codes/refresh-until-killed.ts', [file]);
      // However slow the machine is, every other life gets further than its first step.
      await child.said('stored', 1 + (kill % 2));
      await setTimeout((kill * 7) % 40);
      await child.kill();
      confirmed = Math.max(
        confirmed,
        ...child.lines.map((line) => Number(/^stored (\d+)$/.exec(line)?.[1] ?? 0)),
      );
      const round = await roundOf(file);
      expect(round).toBeGreaterThanOrEqual(confirmed);
      // One at most was stored without the word of it getting out.
      expect(round).toBeLessThanOrEqual(confirmed + 1);
    }
    expect(confirmed).toBeGreaterThan(KILLS);
  },
);

/** The refresh that the file has reached, after making sure that everything in it tells the same. */
async function roundOf(file: string): Promise<number> {
  const shop = await openListShop({ perform: preparedLine().perform, file });
  const { service, handlers } = shop.codes;
  const all = { classCode: '10', text: '', showOff: true };
  const rows = [0, 200].flatMap((from) => service.page({ ...all, from, count: 200 }).rows);
  const round = Number(rows[0]?.name);
  expect(rows).toHaveLength(CODES);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set([String(round)]));
  expect(Date.parse(shop.codes.status().authorityTime ?? '')).toBe(MORNING - 1_000_000_000 + round * 1000);
  const refreshes = await handlers.refreshes({ from: 0, count: 1 });
  // Older refreshes than the last 200 of the same day are kept for a year.
  expect(refreshes.total).toBe(round);
  const refreshId = refreshes.rows[0]!.id;
  const changes = await handlers.changes({ refreshId, kinds: ['renamed'], from: 0, count: 200 });
  const names = new Set(changes.rows.map(({ nameBefore, nameAfter }) => `${nameBefore} → ${nameAfter}`));
  // Of the first refresh only the number is kept.
  expect(changes.total).toBe(round === 1 ? 0 : CODES);
  expect([...names]).toEqual(round === 1 ? [] : [`${round - 1} → ${round}`]);
  expect(shop.database.check()).toEqual([]);
  await shop.close();
  return round;
}
