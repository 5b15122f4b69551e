import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import type { Code, CodeChange } from '../../../shared/codes/code.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import {
  answered,
  closeListShops,
  type ListShop,
  NO_CONNECTION,
  openListShop,
  preparedLine,
} from '../../support/list-shop.ts';
import { codesAnswer, type TestCode } from './code-answers.ts';

afterEach(closeListShops);

/** Every run opens files and waits for the disk; a busy machine takes its time. */
const LONGEST_MS = 60_000;

type Classes = Record<string, readonly TestCode[]>;

/** What may happen to a shop's lists. */
type Event =
  | { is: 'answer'; classes: Classes; everything: boolean; hour: number }
  | { is: 'nothing-new'; hour: number }
  /** An answer whose time lies years ahead. */
  | { is: 'answer-from-the-future'; classes: Classes }
  /** The transaction that stores it breaks at its end. */
  | { is: 'torn-answer'; classes: Classes }
  | { is: 'failure'; exchange: Exchange }
  | { is: 'restart' };

const code: fc.Arbitrary<TestCode> = fc
  .record({
    code: fc.constantFrom('A', 'B', '01', '1', 'É'),
    name: fc.constantFrom('Sugar', 'Sukari', '', '=1+1', 'Ünit\n2'),
    differing: fc.record({
      useYn: fc.constantFrom('Y', 'N'),
      cdDesc: fc.constantFrom(null, 'x', ''),
      srtOrd: fc.constantFrom(1, 2.5, null),
      userDfnCd1: fc.constantFrom('16', null, '16.0'),
    }),
  })
  .map(({ code, name, differing }) => [code, name, differing] as const);

const classes: fc.Arbitrary<Classes> = fc.dictionary(
  fc.constantFrom('04', '10', '17'),
  fc.array(code, { maxLength: 4 }),
  { minKeys: 1, maxKeys: 3 },
);

const failures: Exchange[] = [
  NO_CONNECTION,
  answered(null, { resultCd: '999', resultMsg: 'Unknown error' }),
  answered('no list', { resultDt: '20301231235959' }),
  answered({ clsList: [{ cdCls: '04' }] }, { resultCd: '910', resultDt: '20301231235959' }),
];

const hour = fc.integer({ min: 0, max: 23 });
const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ is: fc.constant('answer' as const), classes, everything: fc.boolean(), hour }),
  fc.record({ is: fc.constant('nothing-new' as const), hour }),
  fc.record({ is: fc.constant('answer-from-the-future' as const), classes }),
  fc.record({ is: fc.constant('torn-answer' as const), classes }),
  fc.record({ is: fc.constant('failure' as const), exchange: fc.constantFrom(...failures) }),
  fc.constant({ is: 'restart' as const }),
);

function timeAt(hour: number): string {
  return `20261121${String(hour).padStart(2, '0')}0000`;
}

/** What a code is told to be: its name, and all else of it. */
interface ToldCode {
  name: string;
  description: string | null;
  order: number | null;
  rate: string | null;
  inUse: boolean;
}

interface Expected {
  codes: Record<string, ToldCode>;
  mark: string | null;
  /** For each refresh that changed something, oldest first, the changes in any order; the first has none. */
  changes: string[][];
}

/** The plain rule: of every code the last told form stays; nothing is ever taken away. */
function expectedAfter(events: readonly Event[]): Expected {
  const expected: Expected = { codes: {}, mark: null, changes: [] };
  for (const event of events) {
    if (event.is === 'answer' || event.is === 'nothing-new') expected.mark = timeAt(event.hour);
    if (event.is !== 'answer' && event.is !== 'answer-from-the-future') continue;
    const before = { ...expected.codes };
    for (const [classCode, told] of Object.entries(event.classes)) {
      for (const row of told) expected.codes[`${classCode}/${row[0]}`] = toldCode(row);
    }
    const changes = Object.entries(expected.codes).flatMap(([key, code]) =>
      changesOf(key, before[key], code),
    );
    const isFirst = Object.keys(before).length === 0;
    if (changes.length > 0) expected.changes.push(isFirst ? [] : changes.toSorted());
  }
  return expected;
}

function toldCode([, name, fields = {}]: TestCode): ToldCode {
  const { useYn, cdDesc, srtOrd, userDfnCd1 } = fields;
  return {
    name: name.trim(),
    description: cdDesc === '' ? null : (cdDesc as string | null),
    order: srtOrd as number | null,
    rate: userDfnCd1 as string | null,
    inUse: useYn === 'Y',
  };
}

function changesOf(key: string, before: ToldCode | undefined, after: ToldCode): string[] {
  if (before === undefined) return [`${key} added ${after.name}`];
  const changes: string[] = [];
  if (before.inUse !== after.inUse) changes.push(`${key} switched-${after.inUse ? 'on' : 'off'}`);
  if (before.name !== after.name) changes.push(`${key} renamed ${before.name} ${after.name}`);
  if (before.rate !== after.rate) changes.push(`${key} value-changed ${before.rate} ${after.rate}`);
  const isOtherwise = before.description !== after.description || before.order !== after.order;
  return changes.length === 0 && isOtherwise ? [`${key} changed`] : changes;
}

test(
  'whatever answers, parts of lists, failures, broken transactions and restarts come: lists, changes and mark are the answers in their order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
        const line = preparedLine();
        let isTorn = false;
        const journal = {
          record() {
            if (isTorn) throw new AppError('database.disk-full');
          },
        };
        let shop = await openListShop({ perform: line.perform, journal });
        for (const event of events) {
          if (event.is === 'restart') {
            shop = await shop.reopen();
            continue;
          }
          isTorn = event.is === 'torn-answer';
          line.next(exchangeOf(event));
          const refresh = shop.codes.refresh({ everything: event.is === 'answer' && event.everything });
          const came = await refresh.then(
            (report) => report.is,
            () => 'torn',
          );
          expect(came === 'failed').toBe(event.is === 'failure');
          expect(came === 'torn').toBe(isTorn);
          isTorn = false;
        }
        const { mark, ...expected } = expectedAfter(events);
        // As the running program knows it, and as the file does.
        expect(await stored(shop)).toEqual(expected);
        shop = await shop.reopen();
        expect(await stored(shop)).toEqual(expected);
        line.next(NO_CONNECTION);
        await shop.codes.refresh({ everything: false });
        expect(line.lastSince()).toBe(
          mark === null ? '20180101000000' : mark.replace('20261121', '20261120'),
        );
        await shop.close();
      }),
      { numRuns: 40 },
    );
  },
  LONGEST_MS,
);

function exchangeOf(event: Exclude<Event, { is: 'restart' }>): Exchange {
  if (event.is === 'failure') return event.exchange;
  if (event.is === 'nothing-new') return answered(null, { resultCd: '001', resultDt: timeAt(event.hour) });
  if (event.is === 'answer') return codesAnswer(event.classes, { resultDt: timeAt(event.hour) });
  return codesAnswer(event.classes, { resultDt: '20301231235959' });
}

async function stored({ codes }: ListShop): Promise<Omit<Expected, 'mark'>> {
  const all = { from: 0, count: 200 };
  const { rows } = codes.service.page({ classCode: '', text: '', showOff: true, ...all });
  const refreshes = (await codes.handlers.refreshes(all)).rows.toReversed();
  const changes: string[][] = [];
  for (const { id: refreshId } of refreshes) {
    const told = await codes.handlers.changes({ refreshId, kinds: [], ...all });
    changes.push(told.rows.map(changeText).toSorted());
  }
  return {
    codes: Object.fromEntries(rows.map((row) => [`${row.classCode}/${row.code}`, codeText(row)])),
    changes,
  };
}

function codeText({ name, description, sortOrder, values, inUse }: Code): ToldCode {
  return { name, description, order: sortOrder, rate: values[0], inUse };
}

function changeText({ classCode, code, kind, nameBefore, nameAfter, value }: CodeChange): string {
  const key = `${classCode}/${code}`;
  if (kind === 'added') return `${key} added ${nameAfter}`;
  if (kind === 'renamed') return `${key} renamed ${nameBefore} ${nameAfter}`;
  if (kind === 'value-changed') return `${key} value-changed ${value?.before} ${value?.after}`;
  return `${key} ${kind}`;
}
