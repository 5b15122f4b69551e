import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nextLookAt } from '../../../electron/customs-imports/look-times.ts';
import type { ImportsSettings } from '../../../shared/customs-imports/import-list.ts';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import {
  closeListShops,
  DAY,
  HOUR,
  type ListShop,
  NO_CONNECTION,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { movedClock, type MovedClock } from '../../support/moved-clock.ts';
import { aLine, importsAnswer } from './import-answers.ts';

const MINUTE = 60_000;
const READY = { is: 'ready' } as const;
const NOT_READY = { is: 'device-not-ready' } as const;

/** Saturday, 21 November 2026, 09:00 on this computer's clock, whichever zone it is set to. */
const NINE = new Date(2026, 10, 21, 9).getTime();
const at = (day: number, hours: number, minutes = 0): number =>
  new Date(2026, 10, day, hours, minutes).getTime();

let line: PreparedLine;
let time: MovedClock;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  time = movedClock(NINE);
  shop = await openListShop({ perform: line.perform, time, random: () => 0 });
});
afterEach(closeListShops);

const LINES = importsAnswer([aLine()]);
const WAIT: Exchange = {
  is: 'answered',
  httpStatus: 503,
  contentType: 'text/plain',
  retryAfterSeconds: 7200,
  bytes: new ArrayBuffer(0),
  tooLarge: false,
  durationMs: 5,
};

async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await time.pass(0);
}

async function set(changes: Partial<ImportsSettings>): Promise<void> {
  const { handlers } = shop.imports;
  await handlers.changeSettings({ ...(await handlers.settings(undefined)), ...changes });
}

/** The minutes, counted from nine o'clock, in which customs was asked. */
async function askedWithin(milliseconds: number): Promise<number[]> {
  const minutes: number[] = [];
  for (let passed = 0; passed < milliseconds; passed += MINUTE) {
    const before = line.asked.length;
    await time.pass(MINUTE);
    await settle();
    for (let asked = before; asked < line.asked.length; asked += 1) {
      minutes.push((time.clock.now() - NINE) / MINUTE);
    }
  }
  return minutes;
}

const many = (count: number, exchange: Exchange = LINES): Exchange[] =>
  Array.from({ length: count }, () => copied(exchange));
/** An answer's bytes are handed over with it. */
function copied(exchange: Exchange): Exchange {
  return exchange.is === 'answered' ? { ...exchange, bytes: exchange.bytes.slice(0) } : exchange;
}

describe('at the start', () => {
  test('customs is looked at as soon as the device is ready', async () => {
    shop.imports.deviceIs(NOT_READY);
    await time.pass(HOUR);
    expect(line.asked).toEqual([]);
    expect(shop.imports.status().nextLookAt).toBeNull();
    line.next(...many(1));
    shop.imports.deviceIs(READY);
    await settle();
    expect(line.asked).toHaveLength(1);
    expect(shop.imports.status().nextLookAt).toBe(new Date(at(21, 11)).toISOString());
  });

  test('not when somebody has looked a moment ago, nor when it is not wanted', async () => {
    line.next(...many(1));
    await shop.imports.look({ lookBack: 'everything' });
    shop.imports.deviceIs(READY);
    await time.pass(9 * MINUTE);
    expect(line.asked).toHaveLength(1);
    await set({ atStart: false, everyMinutes: 0 });
    await time.pass(HOUR);
    shop = await shop.reopen();
    shop.imports.deviceIs(READY);
    await time.pass(DAY);
    expect(line.asked).toHaveLength(1);
    expect(shop.imports.status().nextLookAt).toBeNull();
  });
});

describe('in the hours of the shop', () => {
  test('customs is looked at every hour until closing, and again after the next opening', async () => {
    line.next(...many(9));
    await set({ opensAt: '08:00', closesAt: '12:00', days: [1, 2, 3, 4, 5, 6] });
    shop.imports.deviceIs(READY);
    await settle();
    // Sunday is closed.
    const asked = await askedWithin(49 * HOUR);
    const opened = 47 * 60;
    expect(asked).toEqual([60, 120, opened, opened + 60, opened + 120]);
    expect(shop.imports.status().nextLookAt).toBe(new Date(at(23, 11)).toISOString());
  });

  test('a change of the settings counts at once', async () => {
    line.next(...many(3));
    shop.imports.deviceIs(READY);
    await settle();
    await set({ everyMinutes: 30 });
    expect(await askedWithin(40 * MINUTE)).toEqual([30]);
    await set({ everyMinutes: 240 });
    expect(shop.imports.status().nextLookAt).toBe(new Date(at(21, 13, 30)).toISOString());
  });

  test('a computer that slept finds out within the hour, or at once when it is told', async () => {
    const slept = sleepyClock(time);
    line.next(...many(3));
    shop = await openListShop({ perform: line.perform, time: slept.time, random: () => 0 });
    await set({ closesAt: '23:59', days: [1, 2, 3, 4, 5, 6, 7] });
    shop.imports.deviceIs(READY);
    await settle();
    slept.sleep(DAY);
    await time.pass(HOUR);
    await settle();
    expect(line.asked).toHaveLength(2);
    slept.sleep(DAY);
    shop.imports.awake();
    await settle();
    expect(line.asked).toHaveLength(3);
  });

  test('a clock that ran ahead and was put right does not keep it from looking', async () => {
    await time.pass(400 * DAY);
    line.next(...many(2));
    await shop.imports.look({ lookBack: 'everything' });
    await shop.close();
    time = movedClock(NINE);
    shop = await openListShop({ perform: line.perform, file: shop.file, time, random: () => 0 });
    shop.imports.deviceIs(READY);
    await settle();
    expect(line.asked).toHaveLength(2);
  });
});

describe('after a failure', () => {
  test('it is tried 5, 15 and 60 minutes later, then as usual', async () => {
    await set({ closesAt: '23:00', everyMinutes: 240 });
    line.next(...many(5, NO_CONNECTION), ...many(1));
    shop.imports.deviceIs(READY);
    await settle();
    expect(await askedWithin(10 * HOUR)).toEqual([5, 20, 80, 320, 560]);
  });

  test('but not while the authority wants to be left alone', async () => {
    line.next(WAIT, ...many(1));
    shop.imports.deviceIs(READY);
    await settle();
    shop.imports.lineCameBack();
    shop.imports.deviceIs(NOT_READY);
    shop.imports.deviceIs(READY);
    expect(await askedWithin(2.5 * HOUR)).toEqual([120]);
  });

  test('it is tried at once when the line comes back, and left alone when nothing failed', async () => {
    line.next(NO_CONNECTION, ...many(1));
    shop.imports.deviceIs(READY);
    await settle();
    shop.imports.lineCameBack();
    await settle();
    expect(line.asked).toHaveLength(2);
    shop.imports.lineCameBack();
    await settle();
    expect(line.asked).toHaveLength(2);
  });
});

test('by itself the program asks for everything once a week, and otherwise for what is new', async () => {
  await set({ opensAt: '00:00', closesAt: '00:00', days: [1, 2, 3, 4, 5, 6, 7], everyMinutes: 240 });
  line.next(...many(60));
  shop.imports.deviceIs(READY);
  await askedWithin(8 * DAY);
  const everything = line.asked.flatMap(({ body }, nth) => (body.includes('20180101000000') ? [nth] : []));
  expect(everything).toEqual([0, 42]);
});

describe('when the shop is open', () => {
  const settings: ImportsSettings = {
    atStart: true,
    everyMinutes: 60,
    opensAt: '18:00',
    closesAt: '02:00',
    days: [5],
    keepDays: 90,
    notifies: false,
  };
  const never = { lookedAt: null, failures: 0, failedAt: 0, restMs: 0 };
  const next = (now: number, changes: Partial<ImportsSettings> = {}, jitterMs = 0): number | null =>
    nextLookAt(never, now, { settings: { ...settings, ...changes }, jitterMs });

  test('hours may reach over midnight', () => {
    // The 20th is a Friday.
    expect(next(at(20, 23))).toBe(at(20, 23));
    expect(next(at(21, 1, 59))).toBe(at(21, 1, 59));
    expect(next(at(21, 2))).toBe(at(27, 18));
    expect(next(at(20, 1))).toBe(at(20, 18));
  });

  test('a shop that never opens is never looked for', () => {
    expect(next(at(20, 23), { days: [] })).toBeNull();
    expect(next(at(20, 23), { everyMinutes: 0 })).toBeNull();
  });

  test('shops do not all ask in the second in which they open', () => {
    expect(next(at(20, 12), {}, 5 * MINUTE)).toBe(at(20, 18, 5));
    expect(next(at(20, 19), {}, 5 * MINUTE)).toBe(at(20, 19));
  });
});

/** Timers of a computer that sleeps: its clock goes on, its timers do not. */
function sleepyClock(base: MovedClock): { time: MovedClock; sleep(milliseconds: number): void } {
  let slept = 0;
  return {
    time: { ...base, clock: { now: () => base.clock.now() + slept } },
    sleep(milliseconds) {
      slept += milliseconds;
    },
  };
}
