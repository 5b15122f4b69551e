import { describe, expect, test } from 'vitest';
import type { Exchange } from '../../../electron/authority/exchange.ts';
import { createLineWatch } from '../../../electron/shops/line-watch.ts';
import { movedClock } from '../../support/moved-clock.ts';

const answered: Exchange = {
  is: 'answered',
  httpStatus: 200,
  contentType: 'application/json',
  retryAfterSeconds: null,
  bytes: new ArrayBuffer(0),
  tooLarge: false,
  durationMs: 1,
};
const refused: Exchange = { is: 'never-connected', cause: 'refused', detail: '', durationMs: 1 };

function aWatch() {
  const world = movedClock(Date.UTC(2026, 10, 21, 9, 40));
  const told = { cameBack: 0, changed: 0, probes: 0 };
  let next = answered;
  let isThere = false;
  const watch = createLineWatch({
    perform: async () => next,
    probe: async () => {
      told.probes += 1;
      return isThere;
    },
    probeEveryMs: 30_000,
    clock: world.clock,
    timers: world.timers,
    changed: () => {
      told.changed += 1;
    },
    cameBack: () => {
      told.cameBack += 1;
    },
  });
  const call = async (exchange: Exchange): Promise<void> => {
    next = exchange;
    await watch.perform({ operation: 'codes', body: '{}', shopId: 'shop' });
  };
  return {
    watch,
    world,
    told,
    call,
    lineReturns: () => {
      isThere = true;
    },
  };
}

describe('the line', () => {
  test('is unknown before the first call', () => {
    expect(aWatch().watch.state()).toEqual({ is: 'unknown' });
  });

  test('is down since the first call that did not connect, with the last contact', async () => {
    const { watch, world, call } = aWatch();
    await call(answered);
    await world.pass(60_000);
    await call(refused);
    await world.pass(1000);
    await call(refused);
    expect(watch.state()).toEqual({
      is: 'down',
      since: '2026-11-21T09:41:00.000Z',
      lastContact: '2026-11-21T09:40:00.000Z',
    });
  });

  test('is noticed within a minute of its return, and the waiting is told once', async () => {
    const { world, told, call, lineReturns } = aWatch();
    await call(refused);
    await world.pass(90_000);
    expect(told).toMatchObject({ probes: 3, cameBack: 0 });
    lineReturns();
    await world.pass(30_000);
    expect(told.cameBack).toBe(1);
    await world.pass(300_000);
    expect(told.probes).toBe(4);
  });

  test('a call that gets through also tells that it is back', async () => {
    const { told, call } = aWatch();
    await call(refused);
    await call(answered);
    expect(told.cameBack).toBe(1);
  });

  test('a bad certificate is no missing line', async () => {
    const { watch, call } = aWatch();
    await call({ is: 'never-connected', cause: 'certificate', detail: '', durationMs: 1 });
    expect(watch.state()).toEqual({ is: 'unknown' });
  });

  test('nothing is looked for after the shop is closed', async () => {
    const { watch, world, told, call } = aWatch();
    await call(refused);
    watch.stop();
    await world.pass(300_000);
    expect(told.probes).toBe(0);
  });
});
