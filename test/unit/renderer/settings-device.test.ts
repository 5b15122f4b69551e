import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTypedRight } from '../../../renderer/design/typed-right.ts';
import type { EnteredKey } from '../../../renderer/device/entered-key.ts';
import { emptyKey, keyProblems } from '../../../renderer/device/entered-key.ts';
import { againWord, mayHaveArrived } from '../../../renderer/settings/again-words.ts';
import { keyDeeds } from '../../../renderer/settings/key-deeds.ts';
import { newSerialProblem } from '../../../renderer/settings/new-serial.ts';
import { protectionName } from '../../../renderer/settings/protection-name.ts';
import { outcomeWord } from '../../../renderer/settings/repeat-outcome.ts';
import { english } from '../../../renderer/words/dictionary.ts';
import {
  type DeviceState,
  EnterKeyArgument,
  InitialiseResult,
  KEY_STATES,
} from '../../../shared/device/device-state.ts';
import { sayIn } from './say.ts';

const [, , notInitialised] = InitialiseResult.options;
const outcomes = notInitialised.shape.outcome.options;
const device: DeviceState = { is: 'not-initialised' };
const results: readonly InitialiseResult[] = [
  { is: 'initialised', device },
  { is: 'other-shop', device },
  ...outcomes.map((outcome) => ended(outcome)),
  ...['901', '902', '903', '905', '999'].map((resultCode) => ended('refused', resultCode)),
];

function ended(outcome: (typeof outcomes)[number], resultCode = ''): InitialiseResult {
  return { is: 'not-initialised', outcome, resultCode, message: '', device };
}

/** Empty, short, and just about as long as may be. */
function shortOrNearly(most: number) {
  return fc.oneof(fc.string({ maxLength: 5 }), fc.string({ minLength: most - 2, maxLength: most + 2 }));
}

describe('the key of a device', () => {
  const words: Record<string, string> = english.settings;

  it('has its own words for each state, what usually causes it and a way out', () => {
    const inTrouble = KEY_STATES.filter((key) => key !== 'available');
    const wanted = [
      ...KEY_STATES.map((key) => `key-${key}`),
      ...inTrouble.flatMap((key) => [`key-${key}-cause`, `key-${key}-way`]),
    ];
    expect(wanted.filter((word) => words[word] === undefined)).toEqual([]);
    expect(inTrouble.filter((key) => keyDeeds(key).length === 0)).toEqual([]);
  });

  it('can be read again where it may only be out of reach, and brought back where it is lost', () => {
    const tries = KEY_STATES.filter((key) => keyDeeds(key).includes('try-again'));
    expect(tries).toEqual(['locked', 'undecryptable', 'store-unreadable']);
    const backs = KEY_STATES.filter((key) => keyDeeds(key).includes('bring-back'));
    expect(backs).toEqual(['absent', 'undecryptable', 'store-unreadable']);
  });

  it('is protected by something with a name, known or as the system calls it', () => {
    const t = sayIn('settings');
    expect(protectionName('dpapi', t)).toContain('Windows');
    expect(protectionName('gnome_libsecret', t)).toBe('gnome_libsecret');
  });
});

describe('a key from the papers', () => {
  const t = sayIn('device');
  const said = (entered: EnteredKey): string[] =>
    [...keyProblems(entered)].map(([field, { words, values }]) => `${field}: ${t(words, values)}`);
  const typed = { ...emptyKey({ serialNumber: 'OSCU-1' }), key: 'ab12' };

  it('is kept with its serial number, and nothing else is asked for', () => {
    expect(keyProblems(typed).size).toBe(0);
    expect(EnterKeyArgument.safeParse({ ...typed, replace: false }).success).toBe(true);
  });

  it('needs key and serial number, and says which field is empty or too long', () => {
    expect(said(emptyKey({}))).toEqual([
      'key: The key is missing.',
      "serialNumber: The serial number is missing. It stands in the authority's approval.",
    ]);
    const long = { ...typed, key: 'x'.repeat(256), serialNumber: 'x'.repeat(102) };
    expect(said(long)).toEqual([
      'key: The key is 1 character too long. The limit is 255.',
      'serialNumber: The serial number is 2 characters too long. The limit is 100.',
    ]);
  });

  it('is kept exactly when the program would take it', () => {
    fc.assert(
      fc.property(shortOrNearly(255), shortOrNearly(100), (key, serialNumber) => {
        const entered = { ...typed, key, serialNumber };
        const isTaken = EnterKeyArgument.safeParse({ ...entered, replace: false }).success;
        expect(keyProblems(entered).size === 0).toBe(isTaken);
      }),
    );
  });
});

describe('registering again', () => {
  it('has its own title and text for every way in which it can end', () => {
    const words: Record<string, string> = english.settings;
    const stems = results.map(againWord);
    expect(stems.filter((stem) => !words[`${stem}-title`] || !words[`${stem}-text`])).toEqual([]);
  });

  it('is told apart by the codes whose meaning is known', () => {
    expect(['901', '902', '903', '905', '999'].map((code) => againWord(ended('refused', code)))).toEqual([
      'again-not-known',
      'again-registered-before',
      'again-another-kind',
      'again-another-kind',
      'again-refused',
    ]);
  });

  it('warns of a repeat only where the request may have arrived', () => {
    const doubtful = outcomes.filter((outcome) => mayHaveArrived(ended(outcome)));
    expect(doubtful.toSorted()).toEqual(['cancelled', 'no-answer', 'no-key', 'unreadable']);
  });

  it('keeps words for every outcome that is written down, also for one that nobody knows', () => {
    const words: Record<string, string> = english.settings;
    const known = ['', 'initialised', 'other-shop', ...outcomes].map(outcomeWord);
    expect(known.every((word) => words[word] !== undefined)).toBe(true);
    expect(new Set(known).size).toBe(known.length);
    expect(outcomeWord('something new')).toBe('outcome-unreadable');
  });

  it('takes only another serial number for a device that changed', () => {
    expect(newSerialProblem('', 'OSCU-1')).toEqual({ words: 'device:serial-missing', values: {} });
    expect(newSerialProblem('OSCU-1', 'OSCU-1')?.words).toBe('settings:serial-same');
    expect(newSerialProblem('x'.repeat(101), 'OSCU-1')).toEqual({
      words: 'device:serial-long',
      values: { count: 1 },
    });
    expect(newSerialProblem('OSCU-2', 'OSCU-1')).toBe(null);
  });

  it('goes on only when what it is about was typed', () => {
    expect(isTypedRight(' oscu-1 ', 'OSCU-1')).toBe(true);
    expect(isTypedRight('', 'OSCU-1')).toBe(false);
    expect(isTypedRight('OSCU-11', 'OSCU-1')).toBe(false);
  });
});
