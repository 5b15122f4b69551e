import { describe, expect, it } from 'vitest';
import { barsOf } from '../../../renderer/items/barcode-bars.ts';
import { setFieldWords, undoNews } from '../../../renderer/items/deed-words.ts';
import { FIRST_FILTER, listRequestOf } from '../../../renderer/items/item-filter.ts';
import { onlyItem } from '../../../renderer/items/item-selection.ts';
import { itemSheet } from '../../../renderer/items/item-sheet.ts';
import { readItems } from '../../../renderer/items/read-items.ts';
import { OFFERED_FIELDS, settableValue } from '../../../renderer/items/set-field-value.ts';
import { nextProblem } from '../../../renderer/items/use-next-problem.ts';
import { SETTABLE_FIELDS } from '../../../shared/items/item-deeds.ts';
import type { ItemRow, ItemStateName } from '../../../shared/items/item.ts';
import { DecimalText } from '../../../shared/money/decimal.ts';
import { createFakeBridge } from '../../support/fake-bridge.ts';
import { sayIn } from './say.ts';

const item = (id: number, more: Partial<ItemRow> = {}): ItemRow => ({
  id,
  state: 'accepted',
  itemCode: `KE2NTXU${String(id).padStart(7, '0')}`,
  name: `Soda ${id}`,
  classificationCode: '50202306',
  taxTypeCode: 'B',
  quantityUnitCode: 'U',
  price: DecimalText.parse('60.00'),
  barcode: '6161100000018',
  inUse: true,
  changedAt: '2026-11-21T08:00:00Z',
  ...more,
});

describe('items copied as a sheet', () => {
  const headings = ['Code', 'Name', 'Class', 'Tax', 'Unit', 'Price', 'Barcode'];

  it('one line an item below the headings, cells parted by tabs, the price without thousands parted', () => {
    const price = DecimalText.parse('1234.50');
    expect(itemSheet(headings, [item(1, { price })])).toBe(
      'Code\tName\tClass\tTax\tUnit\tPrice\tBarcode\n' +
        'KE2NTXU0000001\tSoda 1\t50202306\tB\tU\t1234.50\t6161100000018',
    );
  });

  it('a name with a tab or a line break stays in its cell, and none becomes a formula', () => {
    const [, first, second] = itemSheet(headings, [
      item(1, { name: 'Soda\t300 ml\r\ncrate' }),
      item(2, { name: '=HYPERLINK("x")' }),
    ]).split('\n');
    expect(first?.split('\t')[1]).toBe('Soda 300 ml crate');
    expect(second?.split('\t')[1]).toBe('\'=HYPERLINK("x")');
  });
});

describe('the bars of a barcode', () => {
  it('are those of the retail code for 13, 12 and 8 digits whose check digit fits', () => {
    expect(barsOf('6161100000018')?.width).toBe(95);
    expect(barsOf('036000291452')?.width).toBe(95);
    expect(barsOf('96385074')?.width).toBe(67);
  });

  it('begin and end with the two narrow bars that every retail code has', () => {
    const bars = barsOf('6161100000018')?.bars ?? [];
    expect(bars.slice(0, 2)).toEqual([
      { at: 0, width: 1 },
      { at: 2, width: 1 },
    ]);
    expect(bars.at(-1)).toEqual({ at: 94, width: 1 });
  });

  it('are Code 128 for what the shop made itself, and for a check digit that does not fit', () => {
    expect(barsOf('SHOP-0042')?.bars.length).toBeGreaterThan(20);
    expect(barsOf('6161100000016')?.width).not.toBe(95);
  });

  it('are none for an empty barcode and for letters that no bars have', () => {
    expect(barsOf('')).toBeNull();
    expect(barsOf('sukari ☕')).toBeNull();
  });
});

describe('a value that is set on many items', () => {
  it('an amount is read as typed, and what cannot be read is said', () => {
    expect(settableValue('price', 'Ksh 1,234.5')).toEqual({ is: 'ready', value: '1234.50' });
    expect(settableValue('price', '12O.00')).toEqual({ is: 'problem', problem: 'not-a-number' });
    expect(settableValue('price', '1.234,50')).toEqual({ is: 'problem', problem: 'ambiguous-number' });
  });

  it('what the authority demands cannot be emptied, everything else can', () => {
    expect(settableValue('taxTypeCode', ' ')).toEqual({ is: 'empty' });
    expect(settableValue('price', '')).toEqual({ is: 'empty' });
    expect(settableValue('groupPrice1', '')).toEqual({ is: 'ready', value: '' });
    expect(settableValue('standardName', ' Sugar ')).toEqual({ is: 'ready', value: 'Sugar' });
    expect(settableValue('inUse', false)).toEqual({ is: 'ready', value: false });
  });

  it('every field that can be set is offered once', () => {
    expect([...OFFERED_FIELDS].sort()).toEqual([...SETTABLE_FIELDS].sort());
  });
});

describe('what is said after a deed', () => {
  const say = sayIn('items');
  const tax = { selection: onlyItem(1), field: 'taxTypeCode', value: 'B' } as const;

  it('names the field, the number, and that sending is still to come, if it is', () => {
    expect(setFieldWords(tax, { count: 212, willBeSent: 200 }, say)).toBe(
      'Tax type changed on 212 items. Waiting to send.',
    );
    expect(setFieldWords(tax, { count: 1, willBeSent: 0 }, say)).toBe('Tax type changed on 1 item.');
  });

  it('stopping has words of its own', () => {
    const stop = { selection: onlyItem(1), field: 'inUse', value: false } as const;
    expect(setFieldWords(stop, { count: 2, willBeSent: 2 }, say)).toBe(
      '2 items are no longer in use. Waiting to send.',
    );
  });

  it('undoing says what was too late', () => {
    const report = { undone: 200, tooLate: 12, redo: 3 };
    expect(undoNews('undone', report, say)).toEqual({
      is: 'said',
      text: '200 items are as they were before. 12 were sent meanwhile and stay changed.',
    });
    expect(undoNews('redone', { ...report, tooLate: 0 }, say)).toEqual({
      is: 'said',
      text: '200 items were changed again.',
    });
    expect(undoNews('undone', { ...report, undone: 0, tooLate: 1 }, say)).toEqual({
      is: 'said',
      text: 'Nothing could be taken back. 1 was sent meanwhile and stays changed.',
    });
  });
});

/**
 * A list of this many accepted items, but for those with another state. As the program does it, a list that was not
 * asked for just before answers with no more than a part of `firstPart` items.
 */
function aList(
  count: number,
  others: Readonly<Record<number, ItemStateName>>,
  firstPart = Number.POSITIVE_INFINITY,
) {
  let lastAsked = '';
  const rows = Array.from({ length: count }, (_, place) =>
    item(place + 1, { state: others[place] ?? 'accepted' }),
  );
  const { bridge } = createFakeBridge({
    items: {
      page: ({ from, count: wanted, where }) => {
        const all = rows.filter(({ state }) => where === undefined || where.states.includes(state));
        const asked = JSON.stringify(where ?? null);
        const found = asked === lastAsked ? all : all.slice(0, firstPart);
        lastAsked = asked;
        const isWhole = found.length === all.length;
        return { rows: found.slice(from, from + wanted), total: found.length, isWhole };
      },
      selected: ({ from, count: wanted }) => ({ rows: rows.slice(from, from + wanted), total: rows.length }),
    },
  });
  return bridge;
}

describe('going to the next problem', () => {
  const list = listRequestOf(FIRST_FILTER);

  it('finds it on the same page, on a later one, and from the end at the beginning', async () => {
    const bridge = aList(1_000, { 3: 'needs-fixing', 450: 'not-accepted', 999: 'no-answer' });
    expect(await nextProblem(bridge, list, 0)).toBe(3);
    expect(await nextProblem(bridge, list, 4)).toBe(450);
    expect(await nextProblem(bridge, list, 451)).toBe(999);
    expect(await nextProblem(bridge, list, 1_000)).toBe(3);
  });

  it('finds it far down in a search that very many items fit', async () => {
    expect(await nextProblem(aList(900, { 700: 'needs-fixing', 800: 'no-answer' }, 16), list, 20)).toBe(700);
  });

  it('comes back to the only one there is, even from just behind it on its own page', async () => {
    expect(await nextProblem(aList(300, { 250: 'no-answer' }), list, 251)).toBe(250);
  });

  it('says that there is none', async () => {
    expect(await nextProblem(aList(500, { 5: 'waiting', 6: 'draft' }), list, 0)).toBeNull();
    expect(await nextProblem(aList(0, {}), list, 0)).toBeNull();
  });
});

describe('reading what is to be printed or copied', () => {
  it('reads all of it, or the first ones and how many there are', async () => {
    const bridge = aList(450, {});
    const all = await readItems(bridge, onlyItem(1), 2_000);
    expect(all.rows.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, place) => place + 1));
    const some = await readItems(bridge, onlyItem(1), 250);
    expect(some.rows).toHaveLength(250);
    expect(some.total).toBe(450);
  });
});
