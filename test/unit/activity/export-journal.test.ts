import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExchangeFilter } from '../../../shared/activity/exchange-row.ts';
import { closeListShops, OPEN_SHOP } from '../../support/list-shop.ts';
import { answeredWith, openActivityShop, type ActivityShop } from './activity-shop.ts';

let shop: ActivityShop;
let file: string;
beforeEach(async () => {
  shop = await openActivityShop({ days: 90, bytes: 1_500_000 });
  file = path.join(shop.folder, 'out', 'journal.jsonl');
  mkdirSync(path.dirname(file));
});
afterEach(async () => {
  await shop.close();
  await closeListShops();
});

const EVERYTHING: ExchangeFilter = { operations: [], result: 'all', text: '' };
const exportAll = (filter = EVERYTHING) => shop.activity.exportTo({ file, filter, version: '0.1.0' });
const written = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
const namesBeside = () => readdirSync(path.dirname(file));

test('the file begins with what it is, then holds every call whole, the oldest first', async () => {
  const long = JSON.stringify({ list: 'é'.repeat(120_000) });
  shop.record({ subject: 'First' }, { subject: 'Second', exchange: answeredWith(long), attempt: 3 });
  expect(await exportAll()).toBe(2);
  const facts = { operation: 'item', outcome: 'success', resultCode: '000', message: 'Successful' };
  const numbers = { httpStatus: 200, durationMs: 12 };
  const time = '2026-11-21T06:00:00.000Z';
  const request = '{"itemNm":"Maziwa freshi"}';
  expect(written()).toEqual([
    {
      program: 'Sajili',
      version: '0.1.0',
      writtenAt: time,
      shop: { environment: 'practice', pin: 'P*********X', branchId: '00' },
      count: 2,
    },
    {
      time,
      subject: 'First',
      attempt: 1,
      ...facts,
      ...numbers,
      request,
      answer: '{"resultCd":"000"}',
      answerCut: false,
    },
    { time, subject: 'Second', attempt: 3, ...facts, ...numbers, request, answer: long, answerCut: false },
  ]);
  expect(namesBeside()).toEqual(['journal.jsonl']);
});

test('only the calls that the filter shows are written, and none at all is a file too', async () => {
  shop.record({ subject: 'Sugar' }, { subject: 'Maize' });
  expect(await exportAll({ ...EVERYTHING, text: 'sugar' })).toBe(1);
  expect(written()).toMatchObject([{ count: 1 }, { subject: 'Sugar' }]);
  expect(await exportAll({ ...EVERYTHING, text: 'salt' })).toBe(0);
  expect(written()).toMatchObject([{ count: 0 }]);
});

test('the PIN of the shop stands nowhere in the file, whatever was sent, answered or said', async () => {
  const { pin } = OPEN_SHOP;
  shop.record({
    subject: pin,
    request: `{"tin":"${pin}"}`,
    exchange: answeredWith(`{"info":{"tin":"${pin}"}}`),
    outcome: { is: 'no-answer', operation: 'item', cause: 'cut', detail: `for ${pin}` },
  });
  await exportAll();
  expect(readFileSync(file, 'utf8')).not.toContain(pin);
  expect(written()[1]).toMatchObject({ request: '{"tin":"P*********X"}', message: 'for P*********X' });
});

test('3,000 calls are written while others are made and the oldest would go: the count is true', async () => {
  const request = randomBytes(300).toString('hex');
  shop.record(...Array.from({ length: 3000 }, (_, n) => ({ subject: `Item ${n}`, request })));
  const { total } = shop.journal.page(0, 1);
  let during = 0;
  const others = setInterval(() => {
    during += 1;
    shop.record(...Array.from({ length: 64 }, () => ({ subject: 'Meanwhile', request })));
  }, 0);
  const count = await exportAll();
  clearInterval(others);
  expect(during).toBeGreaterThan(0);
  const [head, ...calls] = written() as { count: number; subject: string }[];
  expect(head!.count).toBe(count);
  expect(calls).toHaveLength(count);
  expect(count).toBeGreaterThanOrEqual(total);
  expect(calls.at(-1 - (count - total))!.subject).toBe('Item 2999');
  // Then the oldest go again.
  expect(shop.journal.page(0, 1).total).toBeGreaterThan(total);
  shop.record(...Array.from({ length: 500 }, () => ({ request })));
  expect(shop.journal.page(0, 1).total).toBeLessThanOrEqual(total + 16);
});

test('two files at once do not disturb each other', async () => {
  shop.record(...Array.from({ length: 500 }, (_, n) => ({ request: String(n).repeat(1000) })));
  const other = path.join(path.dirname(file), 'other.jsonl');
  await Promise.all([
    exportAll(),
    exportAll(),
    shop.activity.exportTo({ file: other, filter: EVERYTHING, version: '' }),
  ]);
  expect(namesBeside()).toEqual(['journal.jsonl', 'other.jsonl']);
  expect(written()).toHaveLength(1 + shop.journal.page(0, 1).total);
});

test('a file that cannot be written says so, and the file of before stays as it was', async () => {
  shop.record({});
  file = path.join(shop.folder, 'no such folder', 'journal.jsonl');
  await expect(exportAll()).rejects.toMatchObject({ code: 'files.not-written' });
  file = path.join(shop.folder, 'out', 'taken');
  mkdirSync(file);
  writeFileSync(path.join(file, 'precious'), 'kept');
  await expect(exportAll()).rejects.toMatchObject({ code: 'files.not-written' });
  expect(readdirSync(path.join(shop.folder, 'out'))).toEqual(['taken']);
  expect(readFileSync(path.join(file, 'precious'), 'utf8')).toBe('kept');
});

test('closing the shop gives up the file, and leaves nothing of it behind', async () => {
  shop.record(...Array.from({ length: 120 }, () => ({ request: randomBytes(20_000).toString('hex') })));
  const exporting = exportAll();
  const [ended] = await Promise.allSettled([exporting, shop.activity.stop()]);
  expect(ended).toMatchObject({ status: 'rejected', reason: { code: 'files.not-written' } });
  expect(namesBeside()).toEqual([]);
});
