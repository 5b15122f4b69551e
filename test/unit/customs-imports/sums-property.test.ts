import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import type { CurrencyTotal, ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { contract } from '../../../shared/ipc/contract.ts';
import {
  addDecimals,
  type Decimal,
  fromUnits,
  multiplyDecimals,
  toUnits,
} from '../../../shared/money/decimal.ts';
import { closeListShops } from '../../support/list-shop.ts';
import { filters, fits, openVariedShop, type VariedShop } from './varied-lines.ts';

let varied: VariedShop;
beforeAll(async () => {
  varied = await openVariedShop();
});
afterAll(closeListShops);

const fitting = (filter: ImportFilter): CustomsImport[] => varied.all.filter((line) => fits(line, filter));

const ZERO = fromUnits(0n);
const sum = (amounts: readonly (Decimal | null)[]): Decimal =>
  amounts.reduce<Decimal>((total, amount) => (amount === null ? total : addDecimals(total, amount)), ZERO);
/** An invoice in Kenya shillings needs no rate. */
const rateOf = ({ invoiceExchangeRate, invoiceCurrencyCode }: CustomsImport): Decimal | null =>
  invoiceExchangeRate ?? (invoiceCurrencyCode === 'KES' ? fromUnits(100n) : null);
const localOf = (line: CustomsImport): Decimal | null => {
  const rate = rateOf(line);
  return line.invoiceAmount === null || rate === null ? null : multiplyDecimals(line.invoiceAmount, rate);
};
const withoutRate = (lines: readonly CustomsImport[]): number =>
  lines.filter((line) => localOf(line) === null).length;

function currenciesOf(lines: readonly CustomsImport[]): Map<string, CurrencyTotal> {
  const withAmount = Map.groupBy(
    lines.filter(({ invoiceAmount }) => invoiceAmount !== null),
    ({ invoiceCurrencyCode }) => invoiceCurrencyCode,
  );
  return new Map(
    [...withAmount].map(([currencyCode, own]) => [
      currencyCode,
      {
        currencyCode,
        lines: own.length,
        amount: sum(own.map(({ invoiceAmount }) => invoiceAmount)),
        localAmount: sum(own.map(localOf)),
        withoutRate: withoutRate(own),
      },
    ]),
  );
}

const byCurrency = (totals: readonly CurrencyTotal[]): Map<string, CurrencyTotal> =>
  new Map(totals.map((total) => [total.currencyCode, total]));

test('totals are exact, per currency and in local money by the rate of each line', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const lines = fitting(filter);
      const totals = contract.customsImports.totals.result.parse(
        await varied.shop.imports.handlers.totals({ filter }),
      );
      expect({ ...totals, currencies: byCurrency(totals.currencies) }).toEqual({
        lines: lines.length,
        currencies: currenciesOf(lines),
        localAmount: sum(lines.map(localOf)),
        withoutAmount: lines.filter(({ invoiceAmount }) => invoiceAmount === null).length,
        withoutRate: withoutRate(lines),
      });
    }),
    { numRuns: 200 },
  );
});

test('each line tells its amount in local money as the sums have it', () => {
  for (const line of varied.all) expect(line.localAmount).toBe(localOf(line));
});

test('lines by declaration and by supplier are told in one, the newest or the largest first', async () => {
  await fc.assert(
    fc.asyncProperty(filters, fc.constantFrom('declaration', 'supplier'), async (filter, by) => {
      const answer = await varied.shop.imports.handlers.groups({ filter, by, from: 0, count: 200 });
      const { rows, total } = contract.customsImports.groups.result.parse(answer);
      const [own, other] =
        by === 'declaration' ? (['declarationNumber', 'supplierName'] as const) : (['supplierName', 'declarationNumber'] as const); // prettier-ignore
      const groups = Map.groupBy(fitting(filter), (line) => line[own]);
      expect(total).toBe(groups.size);
      expect(new Set(rows.map(({ value }) => value))).toEqual(new Set(groups.keys()));
      for (const group of rows) {
        const lines = groups.get(group.value)!;
        const others = new Set(lines.map((line) => line[other]));
        const dates = lines.flatMap(({ declarationDate }) => declarationDate ?? []).toSorted();
        expect({ ...group, currencies: byCurrency(group.currencies) }).toEqual({
          value: group.value,
          lines: lines.length,
          declarationDate: dates.at(-1) ?? null,
          others: others.size,
          other: lines[0]![other],
          currencies: currenciesOf(lines),
          localAmount: sum(lines.map(localOf)),
          withoutRate: withoutRate(lines),
        });
      }
      const sizes = rows.map((group) =>
        by === 'declaration' ? (group.declarationDate ?? '') : toUnits(group.localAmount),
      );
      for (const [index, size] of sizes.slice(1).entries()) expect(size <= sizes[index]!).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('a facet counts the values of one field, the most frequent first', async () => {
  const values = {
    status: (line: CustomsImport) => line.statusCode,
    supplier: (line: CustomsImport) => line.supplierName,
    origin: (line: CustomsImport) => line.originCountryCode,
    currency: (line: CustomsImport) => line.invoiceCurrencyCode,
    'hs-chapter': (line: CustomsImport) => line.hsCode.slice(0, 2),
  };
  await fc.assert(
    fc.asyncProperty(
      filters,
      fc.constantFrom('status', 'supplier', 'origin', 'currency', 'hs-chapter'),
      async (filter, field) => {
        const facet = await varied.shop.imports.handlers.facet({ filter, field });
        const counted = Map.groupBy(fitting(filter), values[field]);
        expect(new Map(facet.map(({ value, lines }) => [value, lines]))).toEqual(
          new Map([...counted].map(([value, lines]) => [value, lines.length])),
        );
        const counts = facet.map(({ lines }) => lines);
        expect(counts).toEqual(counts.toSorted((a, b) => b - a));
      },
    ),
    { numRuns: 150 },
  );
});

test('the pictures tell the same as the lines: months, suppliers, statuses and origins', async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (filter) => {
      const lines = fitting(filter);
      const answer = await varied.shop.imports.handlers.pictures({ filter });
      const pictures = contract.customsImports.pictures.result.parse(answer);
      const bars = (read: (line: CustomsImport) => string) =>
        new Map(
          [...Map.groupBy(lines, read)].map(([value, own]) => [
            value,
            { value, lines: own.length, localAmount: sum(own.map(localOf)) },
          ]),
        );
      const told = (shown: typeof pictures.months) => new Map(shown.map((bar) => [bar.value, bar]));
      expect(told(pictures.months)).toEqual(
        bars(({ declarationDate }) => declarationDate?.slice(0, 7) ?? ''),
      );
      expect(told(pictures.suppliers)).toEqual(bars(({ supplierName }) => supplierName));
      expect(told(pictures.statuses)).toEqual(bars(({ statusCode }) => statusCode));
      expect(told(pictures.origins)).toEqual(bars(({ originCountryCode }) => originCountryCode));
      expect([pictures.otherSuppliers, pictures.otherOrigins]).toEqual([null, null]);
      expect(pictures.withoutLocalAmount).toBe(withoutRate(lines));
      const months = pictures.months.map(({ value }) => value || '9999');
      expect(months).toEqual(months.toSorted());
    }),
    { numRuns: 100 },
  );
});
