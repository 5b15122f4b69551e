import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CustomsImport, IMPORT_MARKS } from '../../../shared/customs-imports/customs-import.ts';
import { goodsText } from '../../../shared/customs-imports/goods-text.ts';
import {
  IMPORT_SORTS,
  type ImportFilter,
  type ImportSort,
} from '../../../shared/customs-imports/import-list.ts';
import { type Decimal, toUnits } from '../../../shared/money/decimal.ts';
import { EVERY_LINE, linesOf } from '../../support/import-lines.ts';
import { closeListShops } from '../../support/list-shop.ts';
import { filters, fits, folded, openVariedShop, type VariedShop } from './varied-lines.ts';

let varied: VariedShop;
beforeAll(async () => {
  varied = await openVariedShop();
});
afterAll(closeListShops);

const fitting = (filter: ImportFilter): CustomsImport[] => varied.all.filter((line) => fits(line, filter));

type Sorted = string | number | bigint | null;
const units = (amount: Decimal | null): bigint | null => (amount === null ? null : toUnits(amount));
const said = (text: string): string | null => (text === '' ? null : text);
const KEYS: Readonly<Record<ImportSort, (line: CustomsImport) => Sorted>> = {
  declared: ({ declarationDate }) => declarationDate,
  declaration: ({ declarationNumber }) => said(declarationNumber),
  hs: ({ hsCode }) => said(hsCode),
  // A packing mark before the goods does not count.
  goods: (line) =>
    folded(
      [goodsText(line.itemName).goods, line.supplierName, line.declarationNumber, line.hsCode].join('\n'),
    ),
  packages: ({ packageQuantity }) => units(packageQuantity),
  'net-weight': ({ netWeight }) => units(netWeight),
  supplier: ({ supplierName }) => said(folded(supplierName)),
  amount: ({ invoiceAmount }) => units(invoiceAmount),
  'local-amount': ({ localAmount }) => units(localAmount),
  status: ({ statusCode }) => said(statusCode),
  mark: ({ mark }) => (mark === null ? null : IMPORT_MARKS.indexOf(mark)),
  // What the second look brought, changed or took, after what only the first one told of.
  changed: ({ change }) => (change === 'same' ? 1 : 2),
};

const order = (a: Sorted, b: Sorted): number => {
  if (a === b || a === null || b === null) return 0;
  return a < b ? -1 : 1;
};
const sequence = ({ itemSequence }: CustomsImport): number | null =>
  Number.isNaN(Number(itemSequence)) ? null : Number(itemSequence);

function nullsLast(a: Sorted, b: Sorted): number {
  return Number(a === null) - Number(b === null);
}

function by(read: (line: CustomsImport) => Sorted, a: CustomsImport, b: CustomsImport): number {
  return nullsLast(read(a), read(b)) || order(read(a), read(b));
}

function expectedOrder(lines: readonly CustomsImport[], sort: ImportSort, descending: boolean): number[] {
  const key = KEYS[sort];
  return lines
    .toSorted(
      (a, b) =>
        nullsLast(key(a), key(b)) ||
        (descending ? -1 : 1) * order(key(a), key(b)) ||
        by(({ declarationNumber }) => said(declarationNumber), a, b) ||
        by(sequence, a, b) ||
        a.id - b.id,
    )
    .map(({ id }) => id);
}

test('a list holds just the lines that fit the filter, in the order that was asked for', async () => {
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom(...IMPORT_SORTS),
      fc.boolean(),
      async (filter, sort, descending) => {
        const lines = await linesOf(varied.shop, filter, { sort, descending });
        expect(lines.map(({ id }) => id)).toEqual(expectedOrder(fitting(filter), sort, descending));
      },
    ),
    { numRuns: 400 },
  );
});

test.each(IMPORT_SORTS)('all lines by %s stand in order, up and down', async (sort) => {
  for (const descending of [true, false]) {
    const lines = await linesOf(varied.shop, {}, { sort, descending });
    expect(lines.map(({ id }) => id)).toEqual(expectedOrder(varied.all, sort, descending));
  }
});

test('an empty filter asks nothing', async () => {
  expect((await varied.shop.imports.handlers.totals({ filter: EVERY_LINE })).lines).toBe(varied.all.length);
  expect(new Set(varied.all.map(({ change }) => change))).toEqual(
    new Set(['new', 'changed', 'same', 'gone']),
  );
});
