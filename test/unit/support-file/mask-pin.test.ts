import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { masking, maskUsualPins } from '../../../shared/files/mask-pin.ts';

test('a PIN keeps its first and last character, wherever it stands and however it is written', () => {
  const mask = masking('P051234567X');
  expect(mask('real-P051234567X-00 of P051234567X, p051234567x.')).toBe(
    'real-P*********X-00 of P*********X, p*********x.',
  );
  expect(mask('P051234567Y')).toBe('P051234567Y');
  expect(masking('')('P051234567X')).toBe('P051234567X');
});

test('no masked text holds the PIN any more, whatever characters it is made of', () => {
  const pin = fc.string({ minLength: 3, maxLength: 11, unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(pin, fc.string(), fc.string(), (pin, before, after) => {
      fc.pre(!pin.includes('*'));
      expect(masking(pin)(before + pin + after)).not.toContain(pin);
    }),
  );
});

test('whatever looks like a PIN is masked, and nothing that does not', () => {
  expect(maskUsualPins('test-A123456789B-01/shop.db, "P000000001Z"')).toBe(
    'test-A*********B-01/shop.db, "P*********Z"',
  );
  const others = 'KE2NTU0000012, 5059690800, f0b9831bd2334874b7ec815e40347bc4, XA123456789BX';
  expect(maskUsualPins(others)).toBe(others);
});
