import { describe, expect, it } from 'vitest';
import { nextSerial, PRACTICE_DETAILS } from '../../../renderer/setup/practice-device.ts';
import { setupProblem } from '../../../renderer/setup/setup-problem.ts';
import { english } from '../../../renderer/words/dictionary.ts';
import { InitialiseArgument, InitialiseResult } from '../../../shared/device/device-state.ts';

const notInitialised = InitialiseResult.options.find(({ shape }) => shape.is.value === 'not-initialised')!;
const outcomes = (notInitialised as (typeof InitialiseResult.options)[2]).shape.outcome.options;
const refusals = ['900', '901', '902', '903', '905', '994', '999', 'a code nobody knows'];

describe('an initialisation without a key', () => {
  const problems = [
    ...outcomes.map((outcome) => setupProblem({ outcome, resultCode: '' })),
    ...refusals.map((resultCode) => setupProblem({ outcome: 'refused', resultCode })),
  ];

  it('has its own title and text for every way in which it can end', () => {
    const words: Record<string, string> = english.setup;
    const wordless = problems.filter(({ name }) => !words[`${name}-title`] || !words[`${name}-text`]);
    expect(wordless).toEqual([]);
  });

  it('always shows a way on', () => {
    expect(problems.filter(({ ways }) => ways.length === 0)).toEqual([]);
  });

  it('can simply be tried again only where nothing can have been registered', () => {
    const again = outcomes.filter((outcome) =>
      setupProblem({ outcome, resultCode: '' }).ways.includes('try-again'),
    );
    expect(again.toSorted()).toEqual(['asked-to-wait', 'cancelled', 'never-connected']);
  });

  it('is told apart by the codes whose meaning is known; every other refusal is just not accepted', () => {
    expect(refusals.map((resultCode) => setupProblem({ outcome: 'refused', resultCode }).name)).toEqual([
      'not-accepted',
      'not-known',
      'registered-before',
      'another-kind',
      'another-kind',
      'not-accepted',
      'not-accepted',
      'not-accepted',
    ]);
  });

  it('of a device that was registered before offers the stored key first, then typing it', () => {
    expect(setupProblem({ outcome: 'refused', resultCode: '902' }).ways.slice(0, 2)).toEqual([
      'stored-key',
      'type-key',
    ]);
  });
});

describe('the practice device', () => {
  it('is what the program accepts as a device', () => {
    const { pin, branchId, serialNumber } = PRACTICE_DETAILS;
    expect(InitialiseArgument.parse({ pin, branchId, serialNumber })).toEqual({
      pin: 'P000000001Z',
      branchId: '00',
      serialNumber: 'PRACTICE-0001',
    });
  });

  it('counts on when its key got lost', () => {
    expect(nextSerial('PRACTICE-0001')).toBe('PRACTICE-0002');
    expect(nextSerial('PRACTICE-0009')).toBe('PRACTICE-0010');
    expect(nextSerial('something else')).toBe('PRACTICE-0001');
  });
});
