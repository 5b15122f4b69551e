import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { retryDelayMs } from '../../../electron/outbox/retry-policy.ts';

const TABLE = [30, 120, 300];

test('the delays follow the table and the last one goes on', () => {
  const delays = [1, 2, 3, 4, 50].map((failures) => retryDelayMs(TABLE, failures, () => 0));
  expect(delays).toEqual([30_000, 120_000, 300_000, 300_000, 300_000]);
});

test('chance adds up to a fifth, never takes away', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 3600 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 100 }),
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (table, failures, chance) => {
        const seconds = table[Math.min(failures, table.length) - 1]!;
        const delay = retryDelayMs(table, failures, () => chance);
        expect(delay).toBeGreaterThanOrEqual(seconds * 1000);
        expect(delay).toBeLessThanOrEqual(seconds * 1200);
      },
    ),
  );
});
