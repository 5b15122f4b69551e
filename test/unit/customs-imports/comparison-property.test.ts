import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { closeListShops, type ListShop, openListShop, preparedLine } from '../../support/list-shop.ts';
import { aLine, importsAnswer } from './import-answers.ts';

afterEach(closeListShops);

/** Every run opens files and waits for the disk; a busy machine takes its time. */
const LONGEST_MS = 60_000;

const row = fc
  .record({
    taskCd: fc.constantFrom('1', '2'),
    dclDe: fc.constantFrom('01022023', '20230201', '-1'),
    itemSeq: fc.integer({ min: 1, max: 3 }),
    imptItemsttsCd: fc.constantFrom('2', '3'),
    pkg: fc.constantFrom(17, '17.00', null, 0.01),
    invcFcurAmt: fc.constantFrom(5076.75, '9999999999999999.99', null),
    spplrNm: fc.constantFrom('A', 'a', 'A ', '', null, 'A\nB'),
  })
  .map((differing) => aLine(differing));

const look = fc.record({
  rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  everything: fc.boolean(),
  restart: fc.boolean(),
});

/** A line without what the program itself says of it. */
type Facts = Omit<CustomsImport, 'id' | 'change' | 'seenAt'>;

async function listed({ imports }: ListShop): Promise<Map<string, CustomsImport>> {
  const { rows } = await imports.service.page({ text: '', from: 0, count: 200 });
  return new Map(
    rows.map((line) => [`${line.taskCode}/${line.declarationDateRaw}/${line.itemSequence}`, line]),
  );
}

function factsOf({ id: _id, change: _change, seenAt: _seenAt, ...facts }: CustomsImport): Facts {
  return facts;
}

test(
  'the old look with the told changes applied is the new look, for whatever looks',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(look, { minLength: 1, maxLength: 6 }), async (looks) => {
        const line = preparedLine();
        let shop = await openListShop({ perform: line.perform });
        for (const { rows, everything, restart } of looks) {
          const before = await listed(shop);
          line.next(importsAnswer(rows));
          const report = await shop.imports.service.look({ lookBack: everything ? 'everything' : 'today' });
          if (restart) shop = await shop.reopen();
          const after = await listed(shop);

          // What the answer says, read by a shop that has never looked before.
          const fresh = await openListShop({ perform: line.perform });
          line.next(importsAnswer(rows));
          await fresh.imports.service.look({ lookBack: 'everything' });
          const answer = await listed(fresh);
          await fresh.close();

          const changes = [...after].filter(([, { change }]) => change === 'new' || change === 'changed');
          const gone = [...after].filter(
            ([key, { change }]) => change === 'gone' && before.get(key)?.change !== 'gone',
          );
          const applied = new Map([...before].filter(([, { change }]) => change !== 'gone').map(factsByKey));
          for (const [key, changed] of changes) applied.set(key, factsOf(changed));
          for (const [key] of gone) applied.delete(key);
          const wanted = new Map([...(everything ? [] : applied), ...[...answer].map(factsByKey)]);
          expect(applied).toEqual(wanted);

          expect(report).toMatchObject({
            lines: answer.size,
            new: [...after.values()].filter(({ change }) => change === 'new').length,
            changed: [...after.values()].filter(({ change }) => change === 'changed').length,
            gone: gone.length,
          });
          for (const [key, { change }] of changes)
            expect(isHonest(change, before.get(key), after.get(key))).toBe(true);
          expect([...before.keys()].every((key) => after.has(key))).toBe(true);
        }
        await shop.close();
      }),
      { numRuns: 25 },
    );
  },
  LONGEST_MS,
);

function factsByKey([key, line]: [string, CustomsImport]): [string, Facts] {
  return [key, factsOf(line)];
}

/** New: it was not listed before. Changed: it was, and another way. */
function isHonest(
  change: string,
  before: CustomsImport | undefined,
  after: CustomsImport | undefined,
): boolean {
  const wasListed = before !== undefined && before.change !== 'gone';
  if (change === 'new') return !wasListed;
  return (
    wasListed && after !== undefined && JSON.stringify(factsOf(before)) !== JSON.stringify(factsOf(after))
  );
}
