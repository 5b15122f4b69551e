import { expect, test } from 'vitest';
import { ImportList } from '../../../electron/customs-imports/import-list.ts';
import type { Row } from '../../../electron/database/database.ts';
import { EVERY_LINE, NEWEST_FIRST } from '../../support/import-lines.ts';

/** A stored line with these goods. */
function row(id: number, goods: string): Row {
  return {
    id,
    change: 'new',
    look: 1,
    declaration_date: null,
    declaration_number: 'A',
    item_sequence: '1',
    hs_code: '',
    item_name: goods,
    status_code: '2',
    origin_country_code: '',
    supplier_name: '',
    invoice_currency_code: '',
    package_quantity: null,
    net_weight: null,
    invoice_amount: null,
    invoice_exchange_rate: null,
    mark: null,
  };
}

/** Stored lines that a test changes under the list. */
function storedLines(goods: Record<number, string>) {
  const reads = { count: 0 };
  return {
    goods,
    reads,
    listedAfter(id: number): Row[] {
      reads.count += 1;
      const after = Object.entries(goods).filter(([key]) => Number(key) > id);
      return after.slice(0, 1).map(([key, text]) => row(Number(key), text));
    },
    latestLook: () => 1,
  };
}

const atOnce = (): Promise<void> => Promise.resolve();

async function found(list: ImportList, text: string): Promise<number[]> {
  return [...(await list.ids({ ...NEWEST_FIRST, filter: { ...EVERY_LINE, text } }))];
}

test('lines are read once for all filters until a look changes them', async () => {
  const stored = storedLines({ 1: 'sugar', 2: 'salt' });
  const list = new ImportList({ ...stored, giveWay: atOnce });
  expect(await found(list, '')).toEqual([1, 2]);
  expect(await found(list, 'sugar')).toEqual([1]);
  expect((await list.totals(EVERY_LINE)).lines).toBe(2);
  expect(stored.reads.count).toBe(3);
  stored.goods[3] = 'brown sugar';
  list.changed();
  expect(await found(list, 'sugar')).toEqual([1, 3]);
});

test('a filter that was reading while a look was stored starts again with the new lines', async () => {
  const stored = storedLines({ 1: 'sugar' });
  const { promise, resolve } = Promise.withResolvers<void>();
  let waits = 0;
  const list = new ImportList({
    ...stored,
    giveWay() {
      waits += 1;
      return waits > 1 ? atOnce() : promise;
    },
  });
  const finding = found(list, 'sugar');
  stored.goods[1] = 'salt';
  stored.goods[2] = 'sugar';
  list.changed();
  resolve();
  expect(await finding).toEqual([2]);
});

test('a reading that failed is tried again by the next filter', async () => {
  const stored = storedLines({ 1: 'sugar' });
  let isBroken = true;
  const list = new ImportList({
    ...stored,
    giveWay: atOnce,
    listedAfter(id) {
      if (isBroken) throw new Error('the disk is away');
      return stored.listedAfter(id);
    },
  });
  await expect(found(list, 'sugar')).rejects.toThrow('the disk is away');
  isBroken = false;
  expect(await found(list, 'sugar')).toEqual([1]);
});

test('what an older look brought is no news any more, although no line was read again', async () => {
  const stored = storedLines({ 1: 'sugar' });
  let latest = 1;
  const list = new ImportList({ ...stored, latestLook: () => latest, giveWay: atOnce });
  const news = { ...EVERY_LINE, changes: ['new' as const] };
  expect((await list.totals(news)).lines).toBe(1);
  latest = 2;
  expect((await list.totals(news)).lines).toBe(0);
});
