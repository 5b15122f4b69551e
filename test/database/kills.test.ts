import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { startChild } from './child-process.ts';
import { freshShopFile, openShop } from './shop-folder.ts';

const KILLS = 50;

test(
  `of ${KILLS} programs killed while they save, no confirmed row is lost and none is torn`,
  { timeout: 120_000 },
  async () => {
    const file = freshShopFile();
    let confirmed = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const child = startChild('write-until-killed.ts', [file]);
      // However slow the machine is, every other life gets further than its first step.
      await child.said('committed', 1 + (kill % 2));
      await setTimeout(kill % 25);
      await child.kill();
      confirmed = Math.max(
        confirmed,
        ...child.lines.map((line) => Number(/^committed (\d+)$/.exec(line)?.[1] ?? 0)),
      );
    }
    const database = await openShop(file);
    expect(database.check()).toEqual([]);
    const { newest, torn } = { ...database.prepare(TORN).get() };
    expect(torn).toBe(0);
    expect(Number(newest)).toBeGreaterThanOrEqual(confirmed);
    // One at most per kill was committed without the word of it getting out.
    expect(Number(newest)).toBeLessThanOrEqual(confirmed + 1);
    expect(database.prepare('SELECT count(*) AS n FROM goods').get()).toMatchObject({ n: newest });
    expect(confirmed).toBeGreaterThan(KILLS);
  },
);

const TORN = `
  SELECT max(id) AS newest, sum(length(name) <> length('Sugar ' || id || ' ') + id % 5000 OR
    (SELECT count(*) FROM price WHERE goods_id = goods.id) <> 3) AS torn
  FROM goods`;
