import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barcodeCheck, sameBarcodes } from '../../../shared/items/barcode.ts';

/** All but the last digit of a trade item number. */
const body = fc
  .constantFrom(7, 11, 12, 13)
  .chain((length) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }));

/** The check digit as the standard words it: the number with it, weighed 3 and 1 from the right, is a multiple of ten. */
function fitting(digits: readonly number[]): number[] {
  return Array.from({ length: 10 }, (_, last) => last).filter((last) => {
    const whole = [...digits, last].toReversed();
    return whole.reduce((sum, digit, place) => sum + digit * (place % 2 === 0 ? 1 : 3), 0) % 10 === 0;
  });
}

describe('the check digit of a barcode', () => {
  test.each([
    '96385074',
    '036000291452',
    '5901234123457',
    '4006381333931',
    '10012345678902',
    ' 5901234123457 ',
  ])('%s fits', (barcode) => expect(barcodeCheck(barcode)).toBe('fits'));

  test.each(['96385075', '036000291453', '5901234123458', '10012345678901'])('%s does not fit', (barcode) =>
    expect(barcodeCheck(barcode)).toBe('does-not-fit'),
  );

  test.each(['', '123', '123456789', '1234567890123456', 'SUGAR-77', '59012341-3457', '٥٩٠١٢٣٤١'])(
    '%s is no trade item number, and not wrong for that',
    (barcode) => expect(barcodeCheck(barcode)).toBe('none'),
  );

  test('of ten last digits just one fits, whatever stands before it', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const fits = Array.from({ length: 10 }, (_, last) => last).filter(
          (last) => barcodeCheck(`${digits.join('')}${last}`) === 'fits',
        );
        expect(fits).toEqual(fitting(digits));
        expect(fits).toHaveLength(1);
      }),
    );
  });

  test('one digit read wrongly, or two neighbours changed about that do not differ by five, is always seen', () => {
    fc.assert(
      fc.property(body, fc.nat(), fc.integer({ min: 1, max: 9 }), (digits, anyPlace, by) => {
        const right = [...digits, fitting(digits)[0]!];
        const place = anyPlace % right.length;
        const misread = right.with(place, (right[place]! + by) % 10);
        expect(barcodeCheck(misread.join(''))).toBe('does-not-fit');
        const [one, other] = [right[place]!, right[(place + 1) % right.length]!];
        fc.pre(place + 1 < right.length && one !== other && Math.abs(one - other) !== 5);
        const swapped = right.with(place, other).with(place + 1, one);
        expect(barcodeCheck(swapped.join(''))).toBe('does-not-fit');
      }),
    );
  });
});

describe('the same barcode written otherwise', () => {
  test('twelve digits and a zero before them are one number', () => {
    expect(sameBarcodes('036000291452')).toEqual([
      '036000291452',
      '36000291452'.padStart(13, '0'),
      '00036000291452',
    ]);
    expect(sameBarcodes('0036000291452')).toContain('036000291452');
  });

  test("a shop's own number, or one whose check digit does not fit, is only itself", () => {
    expect(sameBarcodes(' SUGAR-77 ')).toEqual(['SUGAR-77']);
    expect(sameBarcodes('036000291453')).toEqual(['036000291453']);
  });

  test('whatever is the same of one is the same of the other', () => {
    fc.assert(
      fc.property(body, (digits) => {
        const barcode = [...digits, ...fitting(digits)].join('');
        for (const other of sameBarcodes(barcode)) {
          expect(barcodeCheck(other)).toBe('fits');
          expect(new Set(sameBarcodes(other))).toEqual(new Set(sameBarcodes(barcode)));
        }
      }),
    );
  });
});
