import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupedPin } from '../../../renderer/device/grouped-pin.ts';
import {
  choosePreset,
  connectionOf,
  PRESET_NAMES,
  profileOf,
} from '../../../renderer/setup/chosen-connection.ts';
import { idProblem, nameProblem, signInPinProblem } from '../../../renderer/setup/operator-fields.ts';
import {
  cleanBranch,
  cleanPin,
  cleanSerial,
  detailProblems,
  isUnusualPin,
  knownFrom,
} from '../../../renderer/setup/shop-details.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { OperatorId } from '../../../shared/operators/operator.ts';
import { suggestedOperatorId } from '../../../shared/operators/suggested-id.ts';
import { NOTHING_ENTERED } from '../../../shared/setup/nothing-entered.ts';
import type { ShopListing } from '../../../shared/shops/shop.ts';
import { sayIn } from './say.ts';

const t = sayIn('setup');
const good = { pin: 'A012345678B', branchId: '01', serialNumber: 'KRA-2026/0001' };

function shop(branchId: string, serialNumber: string | null): ShopListing {
  return {
    id: `real-A012345678B-${branchId}`,
    environment: 'real',
    pin: 'A012345678B',
    branchId,
    taxpayerName: '',
    branchName: '',
    serialNumber,
    standing: 'ready',
    isOpen: false,
  };
}

/** Mostly nearly right, so that both verdicts happen often. */
const nearlyPin = fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{10,12}$/), fc.string());
const nearlyBranch = fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{1,3}$/), fc.string());

describe('what is typed into the shop details', () => {
  it('loses blanks and dashes of a pasted PIN, becomes capitals, and the change is told', () => {
    expect(cleanPin(' a01-234 567–8b ')).toEqual({ value: 'A012345678B', change: 'blanks-out-and-capitals' });
    expect(cleanPin('a012345678b')).toEqual({ value: 'A012345678B', change: 'capitals' });
    expect(cleanPin('A012345678B')).toEqual({ value: 'A012345678B', change: 'none' });
    expect(cleanBranch(' 0 1')).toEqual({ value: '01', change: 'blanks-out' });
  });

  it('keeps a serial number exactly as approved, but for blanks around it', () => {
    expect(cleanSerial('  odoo/A012 345/0 ')).toEqual({ value: 'odoo/A012 345/0', change: 'blanks-out' });
    expect(cleanSerial('dvcv-1130')).toEqual({ value: 'dvcv-1130', change: 'none' });
  });

  it('is the same when it is cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const clean of [cleanPin, cleanBranch, cleanSerial]) {
          const { value } = clean(typed);
          expect(clean(value)).toEqual({ value, change: 'none' });
        }
      }),
    );
  });

  it('says how many characters there are when the length is wrong', () => {
    const problems = detailProblems({ ...good, pin: 'A012345678', branchId: '1' });
    const said = [...problems.values()].map(({ words, values }) => t(words, values));
    expect(said).toEqual([
      'The PIN needs 11 characters. You have 10.',
      'The branch needs 2 characters. You have 1.',
    ]);
  });

  it('is let through exactly when the program would take it', () => {
    fc.assert(
      fc.property(nearlyPin, nearlyBranch, fc.string({ maxLength: 150 }), (pin, branchId, serialNumber) => {
        const isGood = detailProblems({ pin, branchId, serialNumber }).size === 0;
        const serial = serialNumber.trim();
        const fits =
          /^[A-Za-z0-9]{11}$/.test(pin) &&
          /^[A-Za-z0-9]{2}$/.test(branchId) &&
          serial.length > 0 &&
          serial.length <= 100;
        expect(isGood).toBe(fits);
      }),
    );
    expect(detailProblems(good).size).toBe(0);
  });

  it('only remarks on a PIN of an unusual shape', () => {
    expect(isUnusualPin('A012345678B')).toBe(false);
    expect(isUnusualPin('AB12345678B')).toBe(true);
    expect(isUnusualPin('A0123')).toBe(false);
    expect(detailProblems({ ...good, pin: 'AB12345678B' }).size).toBe(0);
  });

  it('is grouped for reading aloud', () => {
    expect(groupedPin('A012345678B')).toBe('A01 234 567 8B');
    expect(groupedPin('A01')).toBe('A01');
  });

  it('is recognised when this computer knows the shop or the serial number already', () => {
    const shops = [shop('00', 'KRA-2026/0001'), shop('01', null)];
    const entered = { ...NOTHING_ENTERED, ...good, serialNumber: ' KRA-2026/0001' };
    const known = knownFrom(shops, entered);
    expect([known.shop?.branchId, known.serial?.branchId]).toEqual(['01', '00']);
    // The shop that these details made themselves is no surprise.
    expect(knownFrom(shops, { ...entered, shopId: 'real-A012345678B-01' }).shop).toBeNull();
    expect(knownFrom(shops, { ...entered, environment: 'test' }).shop).toBeNull();
  });
});

describe('the connection of a new shop', () => {
  it('is the direct service for real work until a person chooses another one', () => {
    expect(connectionOf(NOTHING_ENTERED)).toEqual(PRESETS['direct-real']);
    expect(profileOf(NOTHING_ENTERED)).toEqual(PRESETS['direct-real']);
  });

  it('is any known door, and brings its environment along', () => {
    for (const name of PRESET_NAMES) {
      const chosen = { ...NOTHING_ENTERED, ...choosePreset(name, NOTHING_ENTERED) };
      expect(chosen.environment).toBe(PRESETS[name].environment);
      expect(connectionOf(chosen)).toEqual(PRESETS[name]);
    }
  });

  it('of practice fills in the pretend shop, and takes it away again', () => {
    const practice = { ...NOTHING_ENTERED, ...choosePreset('practice', NOTHING_ENTERED) };
    expect(practice).toMatchObject({ pin: 'P000000001Z', branchId: '00', serialNumber: 'PRACTICE-0001' });
    expect(choosePreset('direct-real', practice)).toMatchObject({ pin: '', branchId: '', serialNumber: '' });
    const own = { ...NOTHING_ENTERED, ...good };
    expect({ ...own, ...choosePreset('direct-test', own) }).toMatchObject(good);
  });

  it('is handed over with its mistakes, so that the program can name them', () => {
    const edited = { ...PRESETS['direct-real'], baseUrl: 'nowhere' };
    expect(profileOf({ preset: 'direct-real', profile: edited })).toEqual(edited);
    expect(connectionOf({ preset: 'direct-real', profile: edited })).toEqual(PRESETS['direct-real']);
  });
});

describe('the first operator', () => {
  it('gets a short name from the name, which the authority would take', () => {
    expect(suggestedOperatorId('Mary Wanjikũ')).toBe('mary.wanjiku');
    expect(suggestedOperatorId('')).toBe('');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const id = suggestedOperatorId(name);
        expect(id === '' || OperatorId.parse(id) === id).toBe(true);
      }),
    );
  });

  it('needs a name of at most 60 and a short name of at most 20 characters; a PIN may be left out', () => {
    expect(nameProblem('')?.words).toBe('name-missing');
    expect(nameProblem('x'.repeat(62))).toEqual({ words: 'name-too-long', values: { count: 2 } });
    expect(nameProblem('x'.repeat(60))).toBeNull();
    expect(idProblem('x'.repeat(21))).toEqual({ words: 'id-too-long', values: { count: 1 } });
    expect(idProblem('mary')).toBeNull();
    expect([signInPinProblem(''), signInPinProblem('1234')]).toEqual([null, null]);
    expect(signInPinProblem('12a4')?.words).toBe('sign-in-pin-digits');
  });
});
