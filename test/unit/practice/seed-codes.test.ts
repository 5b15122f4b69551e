import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { seedCodes } from '../../../electron/practice/seed-codes.ts';

test('no code and no class stands in the seed twice, and every text fits its field', () => {
  const classes = seedCodes();
  expect(new Set(classes.map((entry) => entry.row.cdCls)).size).toBe(23);
  for (const { row, codes } of classes) {
    expect(row.cdCls).toHaveLength(2);
    expect(new Set(codes.map((code) => code.cd)).size).toBe(codes.length);
    for (const code of codes) {
      expect(code.cd.length).toBeLessThanOrEqual(5);
      expect(code.cdNm.length).toBeLessThanOrEqual(60);
    }
  }
});

test('the two tax offices that are no longer in use stay so', () => {
  const offices = seedCodes().find((entry) => entry.row.cdCls === '45');
  expect(offices?.codes.filter((code) => code.useYn === 'N').map((code) => code.cd)).toEqual(['501', '30']);
});

const shared = process.env['SAJILI_SHARED'];

test.skipIf(shared === undefined)('the seed is the collected code list, code for code', () => {
  const collected = JSON.parse(readFileSync(path.join(shared!, 'data/codes.json'), 'utf8'));
  expect(seedCodes().map(({ row, codes }) => ({ ...row, dtlList: codes }))).toEqual(collected.clsList);
});
