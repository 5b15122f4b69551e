import { setTimeout } from 'node:timers/promises';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { startChild } from '../../database/child-process.ts';
import { EVERY_LINE, linesOf, NEWEST_FIRST } from '../../support/import-lines.ts';
import { closeListShops, newFolder, openListShop, preparedLine } from '../../support/list-shop.ts';

afterEach(closeListShops);

const KILLS = 10;
const LINES = 300;

test(
  `of ${KILLS} programs killed while they look at customs, none leaves lines, history and mark that do not belong together`,
  { timeout: 120_000 },
  async () => {
    const file = path.join(newFolder(), 'shop.db');
    let confirmed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = startChild('../../contract/customs-imports/look-until-killed.ts', [file]);
      // However slow the machine is, every other life gets further than its first step.
      await child.said('stored', 1 + (kill % 2));
      await setTimeout((kill * 7) % 40);
      await child.kill();
      const said = child.lines.map((line) => Number(/^stored (\d+)$/.exec(line)?.[1] ?? 0));
      confirmed = Math.max(confirmed, ...said);
      const round = await roundOf(file);
      expect(round).toBeGreaterThanOrEqual(confirmed);
      // One at most was stored without the word of it getting out.
      expect(round).toBeLessThanOrEqual(confirmed + 1);
    }
    expect(confirmed).toBeGreaterThan(KILLS);
  },
);

/** The look that the file has reached, after making sure that everything in it tells the same. */
async function roundOf(file: string): Promise<number> {
  const shop = await openListShop({ perform: preparedLine().perform, file });
  const { handlers } = shop.imports;
  const filter: ImportFilter = { ...EVERY_LINE, changes: ['new', 'changed', 'same'] };
  const list = { ...NEWEST_FIRST, filter };
  const rows = [];
  for (const from of [0, 200]) rows.push(...(await handlers.page({ list, from, count: 200 })).rows);
  const round = Number(rows[0]?.statusCode);
  expect(rows).toHaveLength(LINES + 1);
  expect(new Set(rows.map(({ statusCode }) => statusCode))).toEqual(new Set([String(round)]));
  expect(rows.filter(({ taskCode }) => taskCode === 'passing')).toMatchObject([
    { itemSequence: String(round) },
  ]);
  expect(shop.imports.status().lineCount).toBe(LINES + 1);
  const gone = await handlers.totals({ filter: { ...EVERY_LINE, changes: ['gone'] } });
  expect(gone.lines).toBe(round - 1);
  // Each look but the first has told of each steady line once.
  const [line] = await linesOf(
    shop,
    { text: 'tanker', changes: ['new', 'changed'] },
    { sort: 'declaration' },
  );
  const history = await handlers.timeline({ id: line!.id, from: 0, count: 1 });
  expect(history.total).toBe(round);
  const looks = shop.database.prepare('SELECT max(number) AS looks FROM customs_look').get();
  expect(looks).toMatchObject({ looks: round });
  expect(shop.database.check()).toEqual([]);
  await shop.close();
  return round;
}
