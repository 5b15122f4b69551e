import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { CustomsImport, ImportMark } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportEvent } from '../../../shared/customs-imports/import-list.ts';
import { fromInstant } from '../../../shared/time/authority-time.ts';
import { linesOf } from '../../support/import-lines.ts';
import {
  closeListShops,
  DAY,
  HOUR,
  type ListShop,
  OPEN_SHOP,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { aLine, importsAnswer } from './import-answers.ts';

afterEach(closeListShops);

/** Every run opens files and waits for the disk; a busy machine takes its time. */
const LONGEST_MS = 60_000;

const KEPT_DAYS = 30;

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
  is: fc.constant('look' as const),
  rows: fc.array(row, { minLength: 1, maxLength: 8 }),
  everything: fc.boolean(),
});
const step = fc.oneof(
  { weight: 5, arbitrary: look },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant('mark' as const),
      nth: fc.nat(20),
      mark: fc.constantFrom<ImportMark | null>('checked', 'question', null),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ is: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 40 }) }),
  },
  { weight: 1, arbitrary: fc.constant({ is: 'restart' as const }) },
);

/** What customs says of a line, without what the program and the people here say of it. */
type Facts = Record<string, unknown>;

const keyOf = (line: CustomsImport): string =>
  `${line.taskCode}/${line.declarationDateRaw}/${line.itemSequence}`;

function factsOf(line: CustomsImport): Facts {
  const { id: _, change: _c, seenAt: _s, toldAt: _t, mark: _m, note: _n, item: _i, ...facts } = line;
  return facts;
}

/** A line as it must be after what happened. */
interface Known {
  facts: Facts;
  /** As it was when it first came. */
  first: Facts;
  isGone: boolean;
  /** When it is noted that customs told of it: each news, and otherwise once a day. */
  noted: number;
}

async function listed(shop: ListShop): Promise<Map<string, CustomsImport>> {
  return new Map((await linesOf(shop)).map((line) => [keyOf(line), line]));
}

test(
  'the old look with the told changes applied is the new look, for whatever looks, marks, weeks and restarts',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
        const line = preparedLine();
        let shop = await openListShop({ perform: line.perform });
        await shop.imports.handlers.changeSettings({
          ...(await shop.imports.handlers.settings(undefined)),
          keepDays: KEPT_DAYS,
        });
        const known = new Map<string, Known>();
        let everythingAt = 0;
        const marks = new Map<string, ImportMark | null>();
        for (const next of steps) {
          if (next.is === 'restart') shop = await shop.reopen();
          else if (next.is === 'pass') await shop.time.pass(next.days * DAY);
          else if (next.is === 'mark') await markOne(shop, next, marks);
          else everythingAt = await lookOnce(shop, line, next, { known, everythingAt });
          await expectAsKnown(shop, known, marks);
          const listedLines = [...known.values()].filter(({ isGone }) => !isGone);
          expect(shop.imports.status().lineCount).toBe(listedLines.length);
        }
        await shop.close();
      }),
      { numRuns: 25 },
    );
  },
  LONGEST_MS,
);

/** Answers when everything was asked for last. */
async function lookOnce(
  shop: ListShop,
  line: PreparedLine,
  { rows, everything }: { rows: readonly unknown[]; everything: boolean },
  { known, everythingAt }: { known: Map<string, Known>; everythingAt: number },
): Promise<number> {
  await shop.time.pass(HOUR);
  const now = shop.time.clock.now();
  const answer = await answerAlone(rows);
  line.next(importsAnswer(rows, { resultDt: fromInstant(now, OPEN_SHOP.zone) }));
  const report = await shop.imports.look({ lookBack: everything ? 'everything' : 'today' });
  const toldAt = everything ? now : everythingAt;
  const counts = applyLook(known, answer, { everythingAt: toldAt, now });
  expect(report).toMatchObject({ is: 'looked', lines: answer.size, ...counts });
  return toldAt;
}

/** What an answer says, read by a shop that has never looked before. */
async function answerAlone(rows: readonly unknown[]): Promise<Map<string, Facts>> {
  const line = preparedLine();
  const fresh = await openListShop({ perform: line.perform });
  line.next(importsAnswer(rows));
  await fresh.imports.look({ lookBack: 'everything' });
  const answer = await listed(fresh);
  await fresh.close();
  return new Map([...answer].map(([key, told]) => [key, factsOf(told)]));
}

/** The rules of a look, as simply as they can be said; answers what the look must report. */
function applyLook(
  known: Map<string, Known>,
  answer: Map<string, Facts>,
  { everythingAt, now }: { everythingAt: number; now: number },
) {
  const counts = { new: 0, changed: 0, gone: 0 };
  for (const [key, facts] of answer) {
    const before = known.get(key);
    const wasListed = before !== undefined && !before.isGone;
    const isSame = wasListed && JSON.stringify(before.facts) === JSON.stringify(facts);
    if (!wasListed) counts.new += 1;
    else if (!isSame) counts.changed += 1;
    const isNoted = !isSame || (everythingAt !== now && before.noted < now - DAY);
    known.set(key, {
      facts,
      first: before?.first ?? facts,
      isGone: false,
      noted: isNoted ? now : before.noted,
    });
  }
  for (const [key, line] of known) {
    if (everythingAt !== now || answer.has(key) || line.isGone) continue;
    counts.gone += 1;
    known.set(key, { ...line, isGone: true, noted: now });
  }
  for (const [key, { noted, isGone }] of known) {
    const told = isGone ? noted : Math.max(noted, everythingAt);
    if (told < now - KEPT_DAYS * DAY) known.delete(key);
  }
  return counts;
}

async function markOne(
  shop: ListShop,
  { nth, mark }: { nth: number; mark: ImportMark | null },
  marks: Map<string, ImportMark | null>,
): Promise<void> {
  const lines = await linesOf(shop);
  const line = lines[nth % Math.max(lines.length, 1)];
  if (line === undefined) return;
  expect(await shop.imports.handlers.mark({ selection: { ids: [line.id] }, mark })).toEqual({ count: 1 });
  marks.set(keyOf(line), mark);
}

async function expectAsKnown(
  shop: ListShop,
  known: Map<string, Known>,
  marks: Map<string, ImportMark | null>,
): Promise<void> {
  const lines = await listed(shop);
  expect([...lines.keys()].sort()).toEqual([...known.keys()].sort());
  for (const [key, line] of lines) {
    const { facts, first, isGone } = known.get(key)!;
    expect(factsOf(line)).toEqual(facts);
    expect(line.change === 'gone').toBe(isGone);
    expect(line.mark).toBe(marks.get(key) ?? null);
    const { rows } = await shop.imports.handlers.timeline({ id: line.id, from: 0, count: 200 });
    expect(rows.at(-1)?.is).toBe('new');
    // An old history may have been let go.
    const wanted = isComplete(rows, shop) ? undoneFirst(first) : undone(facts, rows);
    expect(undone(facts, rows)).toEqual(wanted);
  }
}

function isComplete(events: readonly ImportEvent[], shop: ListShop): boolean {
  const oldest = Date.parse(events.at(-1)?.at ?? '');
  return shop.time.clock.now() - oldest < KEPT_DAYS * DAY;
}

/** The facts as texts before all that the history tells of. */
function undone(facts: Facts, events: readonly ImportEvent[]): Facts {
  const texts = undoneFirst(facts);
  for (const { is, changes } of events) {
    if (is !== 'changed' && is !== 'listed-again') continue;
    for (const { field, before, after } of changes) {
      expect(texts[field]).toBe(after);
      texts[field] = before;
    }
  }
  return texts;
}

/** Without what is worked out here, and as the history writes values. */
function undoneFirst({ localAmount: _l, hsHint: _h, ...facts }: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([field, value]) => [field, value ?? '']));
}
