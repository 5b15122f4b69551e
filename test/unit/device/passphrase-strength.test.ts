import { describe, expect, test } from 'vitest';
import { ownWordsOf, passphraseStrength } from '../../../electron/device/passphrase-strength.ts';
import { PassphraseStrength } from '../../../shared/device/transfer-file.ts';
import { FACTS } from './test-device.ts';

const OWN = ownWordsOf({ serialNumber: 'DVC-2026-77', facts: { ...FACTS, managerName: 'Wanjiru Kamau' } });

describe('a pass-phrase for a transfer file', () => {
  test.each([
    'chungwa tembo baiskeli mvua',
    'correct horse battery staple',
    'Mvua-inanyesha-Kisumu-leo',
    'kJ8#mQ2!xZ9$wT',
  ])('"%s" is good enough', async (passphrase) => {
    expect(await passphraseStrength(passphrase, OWN)).toEqual({ score: 4, isEnough: true, weakness: null });
  });

  test.each([
    ['', 'too-short'],
    ['kJ8#mQ2!x', 'too-short'],
    ['password123', 'common'],
    ['aaaaaaaaaaaaaaaa', 'repeats'],
    ['abcabcabcabcabcabc', 'repeats'],
    ['14.03.1999', 'pattern'],
    ['Duka la Mary', 'names-the-shop'],
    ['A123456789Z', 'names-the-shop'],
    ['wanjiru kamau', 'names-the-shop'],
    ['dvc-2026-77', 'names-the-shop'],
  ])('"%s" is not: %s', async (passphrase, weakness) => {
    expect(await passphraseStrength(passphrase, OWN)).toMatchObject({ isEnough: false, weakness });
  });

  test('is not good enough under twelve characters, whatever they are', async () => {
    expect((await passphraseStrength('kJ8#mQ2!xZ9', OWN)).isEnough).toBe(false);
  });

  test.each(['p4ssw0rd!p4ssw0rd!', '19700101', 'abcdefgh', 'Nairobi2026', 'letmein letmein'])(
    'says of "%s" why it is not good enough',
    async (passphrase) => {
      const { isEnough, weakness } = await passphraseStrength(passphrase, OWN);
      expect([isEnough, weakness]).toEqual([false, expect.any(String)]);
    },
  );

  test('is judged by its first 24 characters: more would hold the main thread, and only make it stronger', async () => {
    const end = 'kJ8#mQ2!xZ9$wT'.repeat(7);
    expect(await passphraseStrength(`${'mombasa '.repeat(3)}${end}`, OWN)).toMatchObject({
      isEnough: false,
      weakness: 'repeats',
    });
    const long = (await passphraseStrength(`chungwa tembo baiskeli mvua${end}`, OWN)).isEnough;
    expect(long).toBe(true);
  });

  test('is told in the words of the contract', async () => {
    const told = await passphraseStrength('Duka la Mary', OWN);
    expect(PassphraseStrength.parse(told)).toEqual(told);
  });
});
