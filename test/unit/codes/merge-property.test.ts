import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import {
  answered,
  closeListShops,
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
  fc.record({ is: fc.constant('failure' as const), exchange: fc.constantFrom(...failures) }),
  fc.constant({ is: 'restart' as const }),
);

function timeAt(hour: number): string {
  return `20261121${String(hour).padStart(2, '0')}0000`;
}

/** The plain rule: of every code the last told form stays; nothing is ever taken away. */
function expectedAfter(events: readonly Event[]): { codes: Record<string, string>; mark: string | null } {
  const codes: Record<string, string> = {};
  let mark: string | null = null;
  for (const event of events) {
    if (event.is === 'answer' || event.is === 'nothing-new') mark = timeAt(event.hour);
    if (event.is !== 'answer') continue;
    for (const [classCode, told] of Object.entries(event.classes)) {
      for (const [cd, name, fields] of told) {
        const { useYn, cdDesc, srtOrd, userDfnCd1 } = fields ?? {};
        codes[`${classCode}/${cd}`] = JSON.stringify([
          name.trim(),
          cdDesc === '' ? null : cdDesc,
          srtOrd,
          userDfnCd1,
          useYn === 'Y',
        ]);
      }
    }
  }
  return { codes, mark };
}

test(
  'whatever answers, parts of lists, failures and restarts come: the lists are the answers in their order',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 12 }), async (events) => {
        const line = preparedLine();
        let shop = await openListShop({ perform: line.perform });
        for (const event of events) {
          if (event.is === 'restart') {
            shop = await shop.reopen();
            continue;
          }
          line.next(exchangeOf(event));
          const report = await shop.codes.refresh({ everything: event.is === 'answer' && event.everything });
          expect(report.is === 'failed').toBe(event.is === 'failure');
        }
        const { codes, mark } = expectedAfter(events);
        // As the running program knows it, and as the file does.
        expect(storedCodes(shop)).toEqual(codes);
        shop = await shop.reopen();
        expect(storedCodes(shop)).toEqual(codes);
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
  const resultDt = timeAt(event.hour);
  if (event.is === 'nothing-new') return answered(null, { resultCd: '001', resultDt });
  return codesAnswer(event.classes, { resultDt });
}

function storedCodes({ codes }: Awaited<ReturnType<typeof openListShop>>): Record<string, string> {
  const { rows } = codes.service.page({ classCode: '', text: '', showOff: true, from: 0, count: 200 });
  return Object.fromEntries(
    rows.map(({ classCode, code, name, description, sortOrder, values, inUse }) => [
      `${classCode}/${code}`,
      JSON.stringify([name, description, sortOrder, values[0], inUse]),
    ]),
  );
}
