import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readShopRecord } from '../../../electron/shops/read-shop-record.ts';
import { PROJECT } from '../../support/source-files.ts';

/** The file that the first version of the program wrote for a shop with a registered device. */
const FILE = path.join(PROJECT, 'test/fixtures/shop-version-1.json');
const { record: OLD } = JSON.parse(readFileSync(FILE, 'utf8')) as { record: Record<string, unknown> };
const ID = 'practice-P000000001Z-00';

describe('a shop that was set up with the first version of the program', () => {
  test('goes on: its device, its names and its connection are as they were', () => {
    const read = readShopRecord(OLD, ID);
    expect(read).toMatchObject({ version: 2, id: ID, pin: 'P000000001Z', branchId: '00', backup: null });
    expect(read.profile).toEqual(OLD['profile']);
    const before = OLD['initialisation'] as Record<string, unknown>;
    expect(read.device).toEqual({
      initialisation: { ...before, origin: 'registered', confirmed: 'yes' },
      repeats: [],
      transferFile: null,
    });
    expect(before).toMatchObject({ is: 'done', serialNumber: 'PRACTICE-0001' });
  });

  test('belongs to the person who worked in it, without a PIN, and they go on working', () => {
    const read = readShopRecord(OLD, ID);
    expect(read.operators).toEqual([
      {
        id: 'mary.wanjiku',
        name: 'Mary Wanjiku',
        role: 'owner',
        inUse: true,
        pin: null,
        wrongPins: 0,
        waitUntil: null,
        keyPagesFrom: null,
      },
    ]);
    expect(read.currentOperatorId).toBe('mary.wanjiku');
  });

  test('that had asked without an answer still knows that none came', () => {
    const sent = { is: 'sent', at: '2026-11-20T08:00:00.000Z', serialNumber: 'S-1' };
    expect(readShopRecord({ ...OLD, initialisation: sent }, ID).device.initialisation).toEqual({
      ...sent,
      because: 'no-answer',
    });
  });

  test('reads the same again once it is written anew', () => {
    const read = readShopRecord(OLD, ID);
    expect(readShopRecord(structuredClone(read), ID)).toEqual(read);
  });
});

describe('a record that is not one', () => {
  test.each([
    ['empty', {}],
    ['a list', []],
    ['a text', 'shop'],
    ['of a later version', { ...OLD, version: 3 }],
    ['with a fact too many', { ...OLD, secret: 'x' }],
    ['without its connection', { ...OLD, profile: undefined }],
  ])('%s is refused with its own code', (_name, stored) => {
    expect(() => readShopRecord(stored, ID)).toThrow('shop.record-unreadable');
  });

  test('a record that names another shop than its folder is nobody’s', () => {
    expect(() => readShopRecord(OLD, 'test-P051234567X-00')).toThrow('shop.record-unreadable');
  });
});
