import { describe, expect, it } from 'vitest';
import { readNextNumber } from '../../../renderer/settings/next-number-draft.ts';
import { largestNumber, sampleCodes, sampleParts } from '../../../renderer/settings/pattern-samples.ts';
import { isGoodPreset, presetProblems } from '../../../renderer/settings/preset-draft.ts';
import { readKeepDays, readTimeOfDay, withDayToggled } from '../../../renderer/settings/shop-times.ts';

const pins = [
  { field: 'quantityUnitCode' as const, value: 'KG' },
  { field: 'originCountryCode' as const, value: '' },
  { field: 'insuranceApplicable' as const, value: true },
];

describe('the samples of a code pattern', () => {
  it('are what the next item gets: pinned parts, the next number, and a unit of one letter beside it', () => {
    const entry = { pins, nextNumber: 12 };
    expect(sampleCodes(entry, { style: 'x-marker', digits: 7 })).toEqual([
      'KE2NTKG0000012',
      'KE2NTXU0000012',
    ]);
    expect(sampleCodes(entry, { style: 'plain', digits: 8 })).toEqual(['KE2NTKG00000012', 'KE2NTU00000012']);
    expect(sampleCodes(entry, { style: 'two-letter-slots', digits: 7 })[1]).toBe('KE2NTNO0000012');
  });

  it("are the authority's own sample where nothing is pinned, and then only one", () => {
    expect(sampleCodes({ pins: [], nextNumber: 6 }, { style: 'x-marker', digits: 7 })).toEqual([
      'KE2NTXU0000006',
    ]);
    expect(sampleParts({ pins }).originCountryCode).toBe('KE');
  });
});

describe('the next number', () => {
  it('is read with or without thousands parted', () => {
    expect(readNextNumber(' 1,234 ', largestNumber({ digits: 7 }))).toBe(1234);
    expect(readNextNumber('0000012', largestNumber({ digits: 7 }))).toBe(12);
  });

  it('is a whole number that has room in the code', () => {
    for (const typed of ['', '0', '-3', '1.5', '12a', '10000000', '9999999999999']) {
      expect(readNextNumber(typed, largestNumber({ digits: 7 }))).toBeNull();
    }
    expect(readNextNumber('10000000', largestNumber({ digits: 8 }))).toBe(10_000_000);
  });
});

const fields = {
  classificationCode: '50202306',
  taxTypeCode: 'B',
  quantityUnitCode: '',
  packagingUnitCode: '',
  originCountryCode: '',
  itemTypeCode: '',
};

describe('a preset', () => {
  it('needs a name that no other has, in whatever letters', () => {
    const others = [{ name: 'Soft drinks' }];
    expect(isGoodPreset(presetProblems({ name: 'Juice', fields }, others))).toBe(true);
    expect(presetProblems({ name: '  ', fields }, others).name).toBe('name-missing');
    expect(presetProblems({ name: ' soft DRINKS', fields }, others).name).toBe('name-taken');
    expect(presetProblems({ name: 'x'.repeat(61), fields }, others).name).toBe('name-long');
  });

  it('fills in at least one code, and none longer than the authority takes', () => {
    const empty = { ...fields, classificationCode: '', taxTypeCode: ' ' };
    expect(presetProblems({ name: 'Juice', fields: empty }, []).fields).toEqual({
      classificationCode: 'nothing-filled',
    });
    const long = { ...fields, classificationCode: '12345678901', taxTypeCode: 'ABCDEF' };
    expect(presetProblems({ name: 'Juice', fields: long }, []).fields).toEqual({
      classificationCode: 'code-long',
      taxTypeCode: 'code-long',
    });
  });
});

describe('the hours of the shop', () => {
  it('are read as people write times', () => {
    expect(['8', '08:30', '8.30', '0830', ' 23:59 ', '0:00'].map(readTimeOfDay)).toEqual([
      '08:00',
      '08:30',
      '08:30',
      '08:30',
      '23:59',
      '00:00',
    ]);
  });

  it('are not guessed where they make no time', () => {
    expect(['', '24:00', '8:60', 'noon', '8:3', '123456', '8:30 pm'].map(readTimeOfDay)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('have their days in the order of the week, whichever is chosen last', () => {
    expect(withDayToggled([1, 3], 2)).toEqual([1, 2, 3]);
    expect(withDayToggled([1, 2, 3], 2)).toEqual([1, 3]);
    expect(withDayToggled([7], 7)).toEqual([]);
  });

  it('lines are kept from a week to two years', () => {
    expect(['7', '90', '730', '6', '731', '', '1.5', 'a year'].map(readKeepDays)).toEqual([
      7,
      90,
      730,
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});
