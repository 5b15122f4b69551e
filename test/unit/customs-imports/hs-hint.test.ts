import { expect, test } from 'vitest';
import { hsHint } from '../../../electron/customs-imports/hs-hint.ts';

test.each([
  ['7131000', '0713.10.00'],
  ['713.10.00', '0713.10.00'],
  ['71310', '0713.10'],
  ['713100000', '0713.10.00.00'],
])('%s may have been %s', (code, hint) => {
  expect(hsHint(code)).toBe(hint);
});

test.each(['87169000', '0713100', '20055900000', '071310', '', 'ABC', '71310x0', '7', '713'])(
  '"%s" seems to have lost nothing',
  (code) => {
    expect(hsHint(code)).toBeNull();
  },
);
