import { describe, expect, test } from 'vitest';
import { guardHandlers } from '../../../electron/ipc/guard-handlers.ts';
import { callsOfContract } from '../../../electron/ipc/call-router.ts';
import { refuseUnlessAllowed } from '../../../electron/shops/permissions.ts';
import type { Access } from '../../../shared/operators/permissions.ts';
import { NEEDS_KEY_PAGES, NEEDS_MANAGER } from '../../../shared/operators/permissions.ts';

const somebody = (access: Access, areKeyPagesClosed = false) => ({
  access: () => access,
  areKeyPagesClosed: () => areKeyPagesClosed,
});
const calls = callsOfContract().map(({ group, name }) => `${group}.${name}`);
const refusedTo = (who: ReturnType<typeof somebody> | null): string[] =>
  calls.filter((call) => {
    try {
      refuseUnlessAllowed(call, who);
      return false;
    } catch {
      return true;
    }
  });

describe('what a person may do', () => {
  test('every call that needs somebody special is a call of the contract', () => {
    expect([...NEEDS_MANAGER, ...NEEDS_KEY_PAGES].filter((call) => !calls.includes(call))).toEqual([]);
  });

  test('an owner may do everything, and so may everybody before the first shop', () => {
    expect(refusedTo(somebody('manage'))).toEqual([]);
    expect(refusedTo(null)).toEqual([]);
  });

  test.each(['work', 'look'] as const)(
    'who may only %s is kept from set-up, connection and key',
    (access) => {
      expect(refusedTo(somebody(access)).toSorted()).toEqual([...NEEDS_MANAGER].toSorted());
      expect(() => refuseUnlessAllowed('device.enterKey', somebody(access))).toThrow('operators.not-allowed');
    },
  );

  test('an owner whose PIN was set anew with the papers is kept from the key alone', () => {
    expect(refusedTo(somebody('manage', true)).toSorted()).toEqual([...NEEDS_KEY_PAGES].toSorted());
    expect(() => refuseUnlessAllowed('device.enterKey', somebody('manage', true))).toThrow(
      'operators.key-pages-closed',
    );
  });

  test('a call that is refused never reaches its handler', () => {
    const reached: string[] = [];
    const faults = { lineCut: false } as never;
    const guarded = guardHandlers<'practice'>(
      {
        practice: {
          faults() {
            reached.push('faults');
            return faults;
          },
          changeFaults() {
            reached.push('changeFaults');
            return faults;
          },
        },
      },
      (call) => {
        if (call === 'practice.changeFaults') throw new Error('refused');
      },
    );
    expect(guarded.practice.faults(undefined)).toBe(faults);
    expect(() => guarded.practice.changeFaults({})).toThrow('refused');
    expect(reached).toEqual(['faults']);
  });
});
