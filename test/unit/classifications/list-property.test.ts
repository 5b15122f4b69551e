import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createClassificationRepository,
  type Entry,
} from '../../../electron/classifications/classification.repository.ts';
import { planList } from '../../../electron/classifications/plan-list.ts';
import type { Classification } from '../../../shared/codes/classification.ts';
import { classificationShop } from './classification-shop.ts';

type List = ReadonlyMap<string, Classification>;

const pair = fc.constantFrom('00', '10', '15', '50');
const code = fc.tuple(pair, pair, pair, pair, fc.constantFrom('', '00', '01')).map((pairs) => pairs.join(''));
const entry: fc.Arbitrary<Classification> = fc.record({
  code,
  name: fc.constantFrom('Rice', 'Fresh milk', 'Milk powder', 'Batteries and cells'),
  level: fc.integer({ min: 1, max: 5 }),
  taxTypeCode: fc.constantFrom(null, 'B'),
  inUse: fc.boolean(),
});
const list: fc.Arbitrary<List> = fc
  .uniqueArray(entry, { minLength: 1, maxLength: 30, selector: ({ code }) => code })
  .map((entries) => new Map(entries.map((entry) => [entry.code, entry])));

const noWait = (): Promise<void> => Promise.resolve();
const byCode = (a: Classification, b: Classification): number => (a.code < b.code ? -1 : 1);
const said = ({ code, name, level, taxTypeCode, inUse }: Classification): Classification => ({
  code,
  name,
  level,
  taxTypeCode,
  inUse,
});

test('a list loaded over any others ends as if loaded alone, with what is gone as off', async () => {
  const { database } = await classificationShop();
  const repository = createClassificationRepository(database);
  const load = async (entries: List): Promise<void> => {
    const planned = await planList(entries, repository.all(), noWait);
    const facts = { fileName: 'a.csv', fileDate: null, loadedAt: 'now', count: planned.counts.loaded };
    database.transaction(() => repository.replace(facts, planned.entries));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(list, { maxLength: 4 }), list, async (before, last) => {
      database.prepare(`DELETE FROM classification`).run();
      for (const earlier of before) await load(earlier);
      await load(last);
      const stored = repository.all().sort(byCode);
      expect(stored.filter(({ listed }) => listed).map(said)).toEqual(
        [...last.values()].map(said).sort(byCode),
      );
      const gone = new Map<string, Classification>();
      for (const earlier of before)
        for (const [code, entry] of earlier) if (!last.has(code)) gone.set(code, entry);
      expect(stored.filter(({ listed }) => !listed).map(said)).toEqual(
        [...gone.values()].map((entry) => said({ ...entry, inUse: false })).sort(byCode),
      );
      expectTree(stored);
    }),
    { numRuns: 100 },
  );
});

/** Everything hangs below something that is there, without a circle, and is counted there. */
function expectTree(entries: readonly Entry[]): void {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]));
  for (const entry of entries) {
    const under = entries.filter(({ parentCode }) => parentCode === entry.code);
    expect(entry.childCount).toBe(under.length);
    const seen = new Set<string>();
    for (let above: Entry | undefined = entry; above !== undefined; above = byCode.get(above.parentCode)) {
      expect(seen.has(above.code)).toBe(false);
      seen.add(above.code);
      expect(above.parentCode === '' || byCode.has(above.parentCode)).toBe(true);
    }
  }
}
