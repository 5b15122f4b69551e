import * as fc from 'fast-check';
import { type CustomsImport, IMPORT_MARKS } from '../../../shared/customs-imports/customs-import.ts';
import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { linesOf } from '../../support/import-lines.ts';
import { type ListShop, openListShop, preparedLine } from '../../support/list-shop.ts';
import { seededRandom } from '../../support/seeded-random.ts';
import { aLine, importsAnswer } from './import-answers.ts';

/** A shop with lines of every kind, and all of them in the order of ids. */
export interface VariedShop {
  shop: ListShop;
  all: readonly CustomsImport[];
}

const LINES = 120;

export async function openVariedShop(): Promise<VariedShop> {
  const prepared = preparedLine();
  const shop = await openListShop({ perform: prepared.perform });
  const first = manyLines(1);
  // Some change, some go and some come, so that every state is there.
  const changed = first.slice(10, 30).map((line) => ({ ...line, imptItemsttsCd: '8' }));
  const second = [...changed, ...first.slice(30, 100), ...manyLines(2).slice(100)];
  prepared.next(importsAnswer(first), importsAnswer(second));
  await shop.imports.look({ lookBack: 'everything' });
  await shop.imports.look({ lookBack: 'everything' });
  for (const [index, { id }] of (await linesOf(shop, {}, { sort: 'changed' })).entries()) {
    const mark = [null, null, ...IMPORT_MARKS][index % 5] ?? null;
    await shop.imports.handlers.mark({ selection: { ids: [id] }, mark });
  }
  return { shop, all: (await linesOf(shop)).toSorted((a, b) => a.id - b.id) };
}

function manyLines(seed: number): Record<string, unknown>[] {
  const random = seededRandom(seed * 7919);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  return Array.from({ length: LINES }, (_, index) =>
    aLine({
      taskCd: String(1000 + seed * (index >= 100 ? 1 : 0) * 500 + index),
      itemSeq: pick([1, 2, 3, 10, 'x']),
      dclDe: pick(['01022026', '20260301', '31122025', '-1', '']),
      dclNo: pick(['A1', 'A2', 'B1', 'C9', '']),
      hsCd: pick(['87169000', '8716.90.00', '7131000', '0713', '']),
      itemNm: pick(['Sugar', 'BROWN SUGAR', 'Zükerli', 'salt\nfine', '', 'Unga', 'OT; Sweets', 'CT; ']),
      spplrNm: pick(['Kakira', 'kakira', 'Ängström', '', 'OPW']),
      imptItemsttsCd: pick(['1', '2', '3', '4', '9']),
      orgnNatCd: pick(['KE', 'UG', 'CN', '']),
      invcFcurCd: pick(['USD', 'EUR', 'KES', '']),
      invcFcurAmt: pick([0, 0.01, 5076.75, -3.5, '9999999999999999.99', null, 100, 33.33]),
      invcFcurExcrt: pick([135.73, 0.05, null, 1, 0.01, '9999999999999999.99']),
      pkg: pick([1, 2, null, 0]),
      netWt: pick([1.5, 2, null]),
    }),
  );
}

const some = <T>(values: readonly T[]): fc.Arbitrary<T[]> => fc.subarray([...values], { maxLength: 2 });
/** Filters that find something, everything, or nothing. */
export const filters: fc.Arbitrary<ImportFilter> = fc.record({
  text: fc.constantFrom(
    '',
    '',
    'sugar',
    'SUGAR brown',
    'zukerli',
    'kakira',
    'a1',
    '8716',
    'fine salt',
    'none of it',
  ),
  statusCodes: some(['2', '3', '9', '77']),
  suppliers: some(['Kakira', 'Ängström', '', 'nobody']),
  originCountryCodes: some(['KE', 'UG', '']),
  currencyCodes: some(['USD', 'EUR', 'XXX']),
  hsPrefix: fc.constantFrom('', '', '87', '8716.9', '0713', '9'),
  marks: some([null, ...IMPORT_MARKS]),
  changes: some(['new', 'changed', 'same', 'gone'] as const),
  declaredFrom: fc.constantFrom(null, null, '2026-02-01', '2026-02-02', '2027-01-01'),
  declaredTo: fc.constantFrom(null, null, '2026-02-01', '2025-12-31', '2026-12-31'),
  declarationNumber: fc.constantFrom(null, null, null, 'A1', '', 'Z'),
});

/** Small letters and no accents. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const points = (text: string): string => text.replaceAll(/[.\s]/g, '');
const oneOf = <T>(asked: readonly T[], value: T): boolean => asked.length === 0 || asked.includes(value);

/** Whether a line fits, said as plainly as possible. */
export function fits(line: CustomsImport, filter: ImportFilter): boolean {
  const searched = folded([line.itemName, line.supplierName, line.declarationNumber, line.hsCode].join('\n'));
  const date = line.declarationDate;
  return (
    folded(filter.text)
      .split(' ')
      .every((word) => searched.includes(word)) &&
    oneOf(filter.statusCodes, line.statusCode) &&
    oneOf(filter.suppliers, line.supplierName) &&
    oneOf(filter.originCountryCodes, line.originCountryCode) &&
    oneOf(filter.currencyCodes, line.invoiceCurrencyCode) &&
    points(line.hsCode).startsWith(points(filter.hsPrefix)) &&
    oneOf(filter.marks, line.mark) &&
    oneOf(filter.changes, line.change) &&
    (filter.declaredFrom === null || (date !== null && date >= filter.declaredFrom)) &&
    (filter.declaredTo === null || (date !== null && date <= filter.declaredTo)) &&
    (filter.declarationNumber === null || line.declarationNumber === filter.declarationNumber)
  );
}
