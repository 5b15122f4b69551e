import { describe, expect, it } from 'vitest';
import { repeatRead } from '../../../electron/authority/repeat-reads.ts';
import type { Outcome } from '../../../shared/authority/outcome.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { RESULT_CODES } from './builders.ts';

const words = { resultCode: '000', message: '', resultTime: null };
const success: Outcome<null> = { is: 'success', operation: 'codes', data: null, problems: [], ...words };
const cut: Outcome<null> = { is: 'no-answer', operation: 'codes', cause: 'cut', detail: '' };
const refusal = (resultCode: string): Outcome<null> => ({
  is: 'refused',
  operation: 'codes',
  httpStatus: 200,
  message: '',
  resultTime: null,
  resultCode,
});
const failed = (cause: 'name' | 'certificate'): Outcome<null> => ({
  is: 'never-connected',
  operation: 'codes',
  cause,
  detail: '',
});

const wait = (waitSeconds: number): Outcome<null> => ({
  is: 'asked-to-wait',
  operation: 'codes',
  httpStatus: 429,
  waitSeconds,
});

/** Runs a read whose tries end as told, an hour of moved time long. */
async function run(outcomes: Outcome<null>[], random = 0.5) {
  const moved = movedClock(0);
  const { clock, timers } = moved;
  const tries: [attempt: number, at: number][] = [];
  const last = outcomes.at(-1) ?? success;
  const promise = repeatRead(
    'codes',
    (attempt) => {
      tries.push([attempt, clock.now()]);
      return Promise.resolve(outcomes.shift() ?? last);
    },
    { timers, random: () => random, resultCodes: RESULT_CODES, delaysMs: [1000, 4000] },
  );
  await moved.pass(0);
  await moved.pass(3_600_000);
  return { outcome: await promise, tries };
}

describe('a list is asked for again by itself', () => {
  it('when the line failed, each time a little later', async () => {
    const { outcome, tries } = await run([failed('name'), cut, success]);
    expect(outcome.is).toBe('success');
    expect(tries).toEqual([
      [1, 0],
      [2, 1000],
      [3, 5000],
    ]);
  });

  it('when the authority says that its own line failed, or that it was asked too often', async () => {
    for (const code of ['894', '896', '990']) {
      expect((await run([refusal(code), success])).outcome.is).toBe('success');
    }
  });

  it('and not for ever: the last failure is told', async () => {
    const { outcome, tries } = await run([cut]);
    expect(outcome).toEqual(cut);
    expect(tries).toHaveLength(3);
  });

  it('not at the same moment in every shop', async () => {
    const waits = await Promise.all(
      [0, 0.999].map(async (random) => (await run([cut, success], random)).tries[1]?.[1]),
    );
    expect(waits[0]).toBe(750);
    expect(waits[1]).toBeGreaterThan(1200);
  });

  it('as late as the authority asks, unless that is longer than a person waits', async () => {
    expect((await run([wait(20), success])).tries[1]).toEqual([2, 20_000]);
    expect((await run([wait(600), success])).outcome.is).toBe('asked-to-wait');
  });
});

describe('a list is not asked for again', () => {
  it('after an answer, a refusal, a bad certificate, or what nobody can read', async () => {
    const unreadable: Outcome<null> = { is: 'unreadable', operation: 'codes', httpStatus: 200, detail: '' };
    const notUs: Outcome<null> = { is: 'not-us', operation: 'codes', httpStatus: 401, ...words };
    for (const outcome of [
      success,
      refusal('901'),
      refusal('ZZZ'),
      failed('certificate'),
      unreadable,
      notUs,
    ]) {
      const { tries } = await run([outcome]);
      expect(tries).toHaveLength(1);
    }
  });

  it('once a person stops waiting', async () => {
    const moved = movedClock(0);
    const { timers } = moved;
    const stop = new AbortController();
    let tries = 0;
    const promise = repeatRead(
      'imports',
      () => {
        tries += 1;
        return Promise.resolve(cut);
      },
      { timers, random: () => 0.5, resultCodes: RESULT_CODES },
      stop.signal,
    );
    await moved.pass(100);
    stop.abort();
    expect(await promise).toEqual({ is: 'cancelled', operation: 'imports', mayHaveArrived: false });
    await moved.pass(3_600_000);
    expect(tries).toBe(1);
  });
});
