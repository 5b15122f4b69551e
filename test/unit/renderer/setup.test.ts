import { describe, expect, it } from 'vitest';
import { nextSerial, practiceDevice } from '../../../renderer/setup/practice-device.ts';
import { setupProblem } from '../../../renderer/setup/setup-problem.ts';
import { english } from '../../../renderer/words/dictionary.ts';
import { InitialiseArgument, InitialiseResult } from '../../../shared/device/device-state.ts';

const [, notInitialised] = InitialiseResult.options;
const outcomes = notInitialised.shape.outcome.options;
const refusals = ['900', '901', '902', '903', '905', '999', 'a code nobody knows'];

describe('an initialisation without a key', () => {
  it('has its own title and text for every way in which it can end', () => {
    const words: Record<string, string> = english.setup;
    const problems = [
      ...outcomes.map((outcome) => setupProblem({ outcome, resultCode: '' })),
      ...refusals.map((resultCode) => setupProblem({ outcome: 'refused', resultCode })),
    ];
    const wordless = problems.filter(({ name }) => !words[`${name}-title`] || !words[`${name}-text`]);
    expect(wordless).toEqual([]);
  });

  it('can simply be tried again only where nothing can have been registered', () => {
    const again = outcomes.filter(
      (outcome) => setupProblem({ outcome, resultCode: '' }).wayOut === 'try-again',
    );
    expect(again.toSorted()).toEqual(['asked-to-wait', 'never-connected', 'not-sent', 'not-us', 'refused']);
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
    ]);
  });
});

describe('the practice device', () => {
  it('is what the program accepts as a device', () => {
    expect(InitialiseArgument.parse(practiceDevice())).toEqual({
      pin: 'P000000001Z',
      branchId: '00',
      serialNumber: 'PRACTICE-0001',
    });
  });

  it('counts on when its key got lost', () => {
    expect(nextSerial()).toBe('PRACTICE-0002');
    expect(nextSerial('PRACTICE-0009')).toBe('PRACTICE-0010');
  });
});
