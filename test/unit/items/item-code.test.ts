import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  composeItemCode,
  type ItemCodePattern,
  readItemCodeNumber,
} from '../../../shared/items/item-code.ts';

const parts = (
  packagingUnitCode: string,
  quantityUnitCode: string,
  originCountryCode = 'KE',
  itemTypeCode = '2',
) => ({
  originCountryCode,
  itemTypeCode,
  packagingUnitCode,
  quantityUnitCode,
});

describe('item codes', () => {
  test.each<[string, ReturnType<typeof parts>, number, ItemCodePattern]>([
    ['KE2NTBA0000012', parts('NT', 'BA'), 12, { style: 'plain', digits: 7 }],
    ['KE2NTBA0000012', parts('NT', 'BA'), 12, { style: 'x-marker', digits: 7 }],
    ['KE1NTXU0000006', parts('NT', 'U', 'KE', '1'), 6, { style: 'x-marker', digits: 7 }],
    ['KE1NTU0000006', parts('NT', 'U', 'KE', '1'), 6, { style: 'plain', digits: 7 }],
    ['KR2AMXBLL0000001', parts('AM', 'BLL', 'KR'), 1, { style: 'x-marker', digits: 7 }],
    ['KE2NTNO00000011', parts('NT', 'U'), 11, { style: 'two-letter-slots', digits: 8 }],
    ['KE2NTNO0000011', parts('CAN', 'KGM'), 11, { style: 'two-letter-slots', digits: 7 }],
  ])('%s is what the pattern makes', (code, from, number, pattern) => {
    expect(composeItemCode(from, number, pattern)).toBe(code);
    expect(readItemCodeNumber(code, from, pattern)).toBe(number);
  });

  test('the usual pattern is the X marker with seven digits', () => {
    expect(composeItemCode(parts('NT', 'U'), 1)).toBe('KE2NTXU0000001');
  });

  test('a number is only read from a code that is composed of the very same parts', () => {
    expect(readItemCodeNumber('KE2NTXU0000012', parts('NT', 'KG'))).toBe(null);
    expect(readItemCodeNumber('SUGAR-2KG', parts('NT', 'U'))).toBe(null);
    expect(readItemCodeNumber('', parts('NT', 'U'))).toBe(null);
  });

  test('every number that a code was made with is read from it again', () => {
    const code = fc.stringMatching(/^[A-Z]{1,5}$/);
    fc.assert(
      fc.property(
        fc.tuple(code, code, code, fc.stringMatching(/^[0-9A-Z]{1,5}$/)),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom<ItemCodePattern['style']>('plain', 'x-marker', 'two-letter-slots'),
        fc.constantFrom<7 | 8>(7, 8),
        ([packaging, quantity, country, type], number, style, digits) => {
          const from = parts(packaging, quantity, country, type);
          expect(
            readItemCodeNumber(composeItemCode(from, number, { style, digits }), from, { style, digits }),
          ).toBe(number);
        },
      ),
    );
  });
});
