import { describe, expect, test } from 'vitest';
import { createCodeService, type CodeService } from '../../../electron/codes/code-service.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { aCode, aList, serviceOver, TAXES, UNITS } from './some-lists.ts';

describe('what is known of a code', () => {
  const service = serviceOver(UNITS, TAXES);

  test('a code is known in the class of its field only', () => {
    expect(service.isKnown('quantityUnitCode', 'KG')).toBe(true);
    expect(service.isKnown('taxTypeCode', 'KG')).toBe(false);
    expect(service.isKnown('currencyCode', 'KES')).toBe(false);
  });

  test('codes are text: small letters and numbers without their zero are other codes', () => {
    const months = serviceOver(aList('24', [aCode('24', '01', 'First')]));
    expect(months.isKnown('itemTypeCode', '01')).toBe(true);
    expect(months.isKnown('itemTypeCode', '1')).toBe(false);
    expect(service.isKnown('quantityUnitCode', 'kg')).toBe(false);
  });

  test('a switched-off code is known and off, an unknown one is not off', () => {
    expect(service.isKnown('quantityUnitCode', 'GRM')).toBe(true);
    expect(service.isOff('quantityUnitCode', 'GRM')).toBe(true);
    expect(service.isOff('quantityUnitCode', 'KG')).toBe(false);
    expect(service.isOff('quantityUnitCode', '??')).toBe(false);
  });

  test('a description tells the rate with its heading, an unknown code has none', () => {
    expect(service.describe('taxTypeCode', ['B', 'Q', 'X'])).toEqual([
      { code: 'B', name: 'B-VAT 16%', inUse: true, value: { label: 'Tax Rate', value: '16' } },
      null,
      { code: 'X', name: 'No rate', inUse: true, value: null },
    ]);
  });

  test('classes are listed by code with their numbers', () => {
    expect(service.classes()).toMatchObject([
      { code: '04', codeCount: 3, offCount: 0, labels: ['Tax Rate', null, null] },
      { code: '10', codeCount: 6, offCount: 1 },
    ]);
  });
});

describe('what a picker offers', () => {
  const service = serviceOver(UNITS, TAXES);
  const offered = (text: string): string[] =>
    service.options('quantityUnitCode', text).map(({ code }) => code);

  test("without a text all codes in the authority's order, those without order last, none that is off", () => {
    expect(offered('')).toEqual(['4B', 'U', 'GLL', 'BX', 'KG']);
  });

  test('the exact code comes before a code that begins so, before a word that begins so, before the rest', () => {
    const list = serviceOver(
      aList('10', [
        aCode('10', 'A1', 'made of a bag'),
        aCode('10', 'A2', 'handbag'),
        aCode('10', 'BAG', 'something'),
        aCode('10', 'BAGS', 'something'),
      ]),
    );
    const codes = list.options('quantityUnitCode', 'bag').map(({ code }) => code);
    expect(codes).toEqual(['BAG', 'BAGS', 'A1', 'A2']);
  });

  test.each([
    ['kg', ['KG']],
    ['GRAM', ['KG']],
    ['kilo gram', ['KG']],
    ['gramme kilo', ['KG']],
    ['number', ['U']],
    ['zwolf', ['4B']],
    ['STÜCK', ['4B']],
    ['allo', ['GLL']],
    ['gallon kilo', []],
    ['  box  ', ['BX']],
    ['4b', ['4B']],
  ])('"%s" offers %j', (text, codes) => {
    expect(offered(text)).toEqual(codes);
  });

  test('one letter finds beginnings only, two letters also what is within words', () => {
    expect(offered('o')).toEqual([]);
    expect(offered('ox')).toEqual(['BX']);
  });

  test('never more than fifty', () => {
    const many = Array.from({ length: 200 }, (_, index) => aCode('10', `C${index}`, 'Crate'));
    expect(serviceOver(aList('10', many)).options('quantityUnitCode', 'crate')).toHaveLength(50);
  });

  test('a field whose class has not arrived offers nothing', () => {
    expect(service.options('currencyCode', '')).toEqual([]);
  });
});

describe('the code browser', () => {
  const service = serviceOver(UNITS, TAXES);
  const page = (differing: Partial<Parameters<CodeService['page']>[0]>) =>
    service.page({ classCode: '10', text: '', showOff: false, from: 0, count: 3, ...differing });

  test('shows a class page by page with its full length', () => {
    expect(page({}).rows.map(({ code }) => code)).toEqual(['4B', 'U', 'GLL']);
    expect(page({ from: 3 }).rows.map(({ code }) => code)).toEqual(['BX', 'KG']);
    expect(page({ from: 3 }).total).toBe(5);
    expect(page({ from: 30 }).rows).toEqual([]);
  });

  test('shows switched-off codes when they are wanted', () => {
    expect(page({ text: 'gram' }).rows.map(({ code }) => code)).toEqual(['KG']);
    expect(page({ text: 'gram', showOff: true }).rows.map(({ code }) => code)).toEqual(['GRM', 'KG']);
  });

  test('searches all classes at once, by class', () => {
    const found = page({ classCode: '', text: 'b' });
    expect(found.rows.map(({ classCode, code }) => `${classCode}/${code}`)).toEqual(['04/B', '10/BX']);
  });

  test('a class that does not exist is an error that names it', () => {
    expect(() => page({ classCode: '99' })).toThrow(
      expect.objectContaining({ code: 'codes.class-not-found' }),
    );
  });
});

test('new lists take the place of the old ones in every answer', () => {
  const kept = createCodeService(new Map([['10', UNITS]]), PRESETS.practice.classOfField);
  const request = { classCode: '', text: 'kilo', showOff: false, from: 0, count: 10 };
  expect(kept.page(request).total).toBe(1);
  kept.replace(new Map([['10', aList('10', [aCode('10', 'K1', 'Kilo'), aCode('10', 'K2', 'Kilo')])]]));
  expect(kept.page(request).total).toBe(2);
  expect(kept.options('quantityUnitCode', 'kilo')).toHaveLength(2);
  expect(kept.isKnown('quantityUnitCode', 'BX')).toBe(false);
});
