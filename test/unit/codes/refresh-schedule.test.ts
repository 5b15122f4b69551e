import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DeviceReadiness } from '../../../electron/shops/open-shop.ts';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import {
  answered,
  closeListShops,
  DAY,
  HOUR,
  type ListShop,
  MORNING,
  NO_CONNECTION,
  openListShop,
  preparedLine,
  type PreparedLine,
} from '../../support/list-shop.ts';
import { type MovedClock, movedClock } from '../../support/moved-clock.ts';
import { codesAnswer, TAX_TYPES } from './code-answers.ts';

const MINUTE = 60_000;
const READY: DeviceReadiness = { is: 'ready' };
const NOT_READY: DeviceReadiness = { is: 'device-not-ready' };

let line: PreparedLine;
let shop: ListShop;

beforeEach(async () => {
  line = preparedLine();
  shop = await openListShop({ perform: line.perform });
});
afterEach(closeListShops);

/** Codes in an answer of the authority that is true to its clock, i.e. to the shop's. */
function goodAnswer(): Exchange {
  return codesAnswer({ '04': TAX_TYPES }, { resultDt: '20261121090000' });
}

const REFUSAL = answered(null, { resultCd: '999', resultMsg: 'Unknown error' });
const TOO_MANY = answered(null, { resultCd: '990', resultMsg: 'Maximum number of views exceeded' });

const WAIT: Exchange = {
  is: 'answered',
  httpStatus: 503,
  contentType: 'text/plain',
  retryAfterSeconds: 1800,
  bytes: new ArrayBuffer(0),
  tooLarge: false,
  durationMs: 5,
};

/** Lets time pass, and a refresh that began meanwhile come to its end, which takes some turns. */
async function pass(time: MovedClock, milliseconds: number): Promise<void> {
  await time.pass(milliseconds);
  for (let turn = 0; turn < 5; turn += 1) await time.pass(0);
}

/** Tells the times of the questions, as minutes since the test began. */
async function askedWithin(milliseconds: number, time: MovedClock = shop.time): Promise<number[]> {
  const minutes: number[] = [];
  for (let passed = 0; passed < milliseconds; passed += MINUTE) {
    const before = line.asked.length;
    await pass(time, MINUTE);
    for (let asked = before; asked < line.asked.length; asked += 1) {
      minutes.push((time.clock.now() - MORNING) / MINUTE);
    }
  }
  return minutes;
}

describe('at the start', () => {
  test('lists that were never fetched are fetched as soon as the device is ready', async () => {
    line.next(goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    expect(shop.codes.status()).toMatchObject({ codeCount: 5, nextRefreshAt: '2026-11-22T03:00:00.000Z' });
    expect(shop.codes.handlers.refreshes({ from: 0, count: 1 })).toMatchObject({
      rows: [{ reason: 'start' }],
    });
  });

  test('nothing is asked while the device is not ready, and no time is promised', async () => {
    shop.codes.deviceIs(NOT_READY);
    await pass(shop.time, 3 * DAY);
    expect(line.asked).toEqual([]);
    expect(shop.codes.status().nextRefreshAt).toBeNull();
    line.next(goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    expect(shop.codes.handlers.refreshes({ from: 0, count: 1 })).toMatchObject({
      rows: [{ reason: 'device-ready' }],
    });
  });

  test('fresh lists are left alone, lists older than a day are not', async () => {
    line.next(goodAnswer(), goodAnswer());
    await shop.codes.refresh({ everything: false });
    shop = await shop.reopen();
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    expect(line.asked).toHaveLength(1);
    await shop.close();
    const later = movedClock(MORNING + DAY + MINUTE);
    shop = await openListShop({ perform: line.perform, file: shop.file, time: later });
    shop.codes.deviceIs(READY);
    await pass(later, 1);
    expect(line.asked).toHaveLength(2);
  });

  test('lists that were fetched by a clock that ran ahead are fetched again', async () => {
    await pass(shop.time, 400 * DAY);
    line.next(goodAnswer(), goodAnswer());
    await shop.codes.refresh({ everything: false });
    await shop.close();
    shop = await openListShop({ perform: line.perform, file: shop.file });
    shop.codes.deviceIs(READY);
    await pass(shop.time, 0);
    expect(shop.codes.status().refreshedAt).toBe('2026-11-21T06:00:00.000Z');
    expect(line.asked).toHaveLength(2);
  });
});

describe('day by day', () => {
  test('lists are fetched once each morning, at another minute each', async () => {
    // The second one is drawn by the customs imports.
    const random = [0.5, 0.5, 0, 1, 0.25][Symbol.iterator]();
    shop = await openListShop({ perform: line.perform, random: () => random.next().value ?? 0.5 });
    line.next(goodAnswer(), goodAnswer(), goodAnswer(), goodAnswer());
    shop.codes.deviceIs(READY);
    // It is 09:00; the next mornings are at 05:40, 06:20 and 05:50.
    expect(await askedWithin(3 * DAY)).toEqual([20 * 60 + 40, 45 * 60 + 20, 68 * 60 + 50]);
    expect(line.asked).toHaveLength(4);
  });

  test('a computer that slept over the hour fetches them within an hour of waking, or at once when it is told', async () => {
    line.next(goodAnswer(), goodAnswer(), goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    const slept = sleepyTimers(shop.time);
    const { file } = shop;
    await shop.close();
    shop = await openListShop({ perform: line.perform, file, time: slept.time });
    shop.codes.deviceIs(READY);
    slept.sleep(2 * DAY);
    await pass(slept.time, HOUR);
    expect(line.asked).toHaveLength(2);
    slept.sleep(2 * DAY);
    shop.codes.awake();
    await pass(slept.time, 0);
    expect(line.asked).toHaveLength(3);
  });

  test('a clock that is put right by years does not stop the refreshes', async () => {
    const wrong = sleepyTimers(movedClock(Date.UTC(2031, 0, 1)));
    shop = await openListShop({ perform: line.perform, time: wrong.time });
    line.next(goodAnswer(), goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(wrong.time, MINUTE);
    expect(line.asked).toHaveLength(1);
    wrong.sleep(MORNING - wrong.time.clock.now());
    await pass(wrong.time, HOUR);
    expect(line.asked).toHaveLength(2);
    expect(Date.parse(shop.codes.status().nextRefreshAt ?? '')).toBe(Date.UTC(2026, 10, 22, 3));
  });

  test('closing the shop ends the waiting', async () => {
    line.next(goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    await shop.close();
    await pass(shop.time, 3 * DAY);
    expect(line.asked).toHaveLength(1);
  });
});

describe('after a failure', () => {
  test('it is tried again after 5, 15 and 60 minutes, and then with the day', async () => {
    line.next(...Array.from({ length: 5 }, () => REFUSAL));
    shop.codes.deviceIs(READY);
    await pass(shop.time, 0);
    expect(await askedWithin(DAY)).toEqual([5, 5 + 15, 5 + 15 + 60, 21 * 60]);
    expect(line.asked).toHaveLength(5);
  });

  test('the time of the next try is told', async () => {
    line.next(REFUSAL);
    shop.codes.deviceIs(READY);
    await pass(shop.time, 0);
    expect(shop.codes.status()).toMatchObject({
      nextRefreshAt: '2026-11-21T06:05:00.000Z',
      lastFailure: { outcome: 'refused', resultCode: '999' },
    });
  });

  test('a person can refresh at any time, and with that all is well again', async () => {
    line.next(REFUSAL, goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    expect(await shop.codes.refresh({ everything: false })).toMatchObject({ is: 'refreshed' });
    expect(await askedWithin(3 * HOUR)).toEqual([]);
    expect(shop.codes.status().nextRefreshAt).toBe('2026-11-22T03:00:00.000Z');
  });

  test('an authority that asked to wait is left alone, also when line or device come back; not by a person', async () => {
    line.next(WAIT, goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    shop.codes.lineCameBack();
    shop.codes.deviceIs(NOT_READY);
    shop.codes.deviceIs(READY);
    expect(await askedWithin(28 * MINUTE)).toEqual([]);
    expect(shop.codes.status().lastFailure).toMatchObject({ outcome: 'asked-to-wait' });
    expect(await shop.codes.refresh({ everything: false })).toMatchObject({ is: 'refreshed' });
  });

  test('too many views are answered with an hour of rest', async () => {
    line.next(TOO_MANY, TOO_MANY, TOO_MANY, TOO_MANY, goodAnswer());
    shop.codes.deviceIs(READY);
    // The question itself is repeated for a while, as every read is.
    await askedWithin(5 * MINUTE);
    expect(line.asked).toHaveLength(4);
    expect(await askedWithin(55 * MINUTE)).toEqual([]);
    expect(await askedWithin(5 * MINUTE)).toHaveLength(1);
  });

  test('the line that comes back is used at once, unless the lists are fresh', async () => {
    line.next(NO_CONNECTION, goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    shop.codes.lineCameBack();
    await pass(shop.time, 0);
    expect(shop.codes.handlers.refreshes({ from: 0, count: 1 })).toMatchObject({
      rows: [{ reason: 'line-came-back' }],
    });
    shop.codes.lineCameBack();
    await pass(shop.time, MINUTE);
    expect(line.asked).toHaveLength(2);
  });

  test('a device that becomes ready anew begins afresh', async () => {
    line.next(REFUSAL, goodAnswer());
    shop.codes.deviceIs(READY);
    await pass(shop.time, MINUTE);
    shop.codes.deviceIs(NOT_READY);
    shop.codes.deviceIs(READY);
    await pass(shop.time, 0);
    expect(shop.codes.status().codeCount).toBe(5);
  });

  test('a question that could not even be asked is written into the log and tried again', async () => {
    let isLocked = true;
    const locked = await openListShop({
      perform: async (request, signal) => {
        if (isLocked) throw new AppError('device.key-locked');
        return line.perform(request, signal);
      },
    });
    locked.codes.deviceIs(READY);
    await pass(locked.time, MINUTE);
    expect(locked.warnings).toEqual(['the code lists were not refreshed']);
    isLocked = false;
    line.next(goodAnswer());
    await pass(locked.time, 5 * MINUTE);
    expect(locked.codes.status().codeCount).toBe(5);
  });
});

/** Timers that stand still while the computer sleeps, and a wall clock that does not. */
function sleepyTimers(inner: MovedClock): { time: MovedClock; sleep(milliseconds: number): void } {
  let slept = 0;
  return {
    time: { ...inner, clock: { now: () => inner.clock.now() + slept } },
    sleep: (milliseconds) => void (slept += milliseconds),
  };
}
