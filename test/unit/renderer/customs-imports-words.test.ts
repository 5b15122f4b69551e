import { describe, expect, it } from 'vitest';
import { freshnessOf } from '../../../renderer/customs-imports/freshness.ts';
import { localValueOf, moneyOf, quantityOf } from '../../../renderer/customs-imports/import-values.ts';
import { lookedWords } from '../../../renderer/customs-imports/looked-words.ts';
import type { CustomsImport } from '../../../shared/customs-imports/customs-import.ts';
import { DecimalText } from '../../../shared/money/decimal.ts';
import { sayIn } from './say.ts';

const amount = (text: string) => DecimalText.parse(text);
const line: CustomsImport = {
  id: 1,
  taskCode: '20230208667984',
  declarationDateRaw: '01022023',
  declarationDate: '2023-02-01',
  itemSequence: '1',
  declarationNumber: 'C3460-2019-TZDL',
  hsCode: '07131000',
  itemName: 'CLEANING POWDER',
  statusCode: '2',
  originCountryCode: 'TZ',
  exportCountryCode: 'TZ',
  packageQuantity: amount('2.00'),
  packageUnitCode: null,
  quantity: amount('19946.00'),
  quantityUnitCode: 'KGM',
  totalWeight: null,
  netWeight: null,
  supplierName: 'ODERA MACHARIA',
  agentName: 'BN METRO Ltd',
  invoiceAmount: amount('296865.60'),
  invoiceCurrencyCode: 'USD',
  invoiceExchangeRate: amount('929.79'),
  change: 'new',
  seenAt: '2026-11-21T06:00:00.000Z',
};

describe('how fresh the list of customs imports is', () => {
  const looked = '2026-11-21T06:00:00.000Z';
  const after = (hours: number) => Date.parse(looked) + hours * 3_600_000;

  it.each([
    [0, 'fresh'],
    [4, 'fresh'],
    [4.01, 'ageing'],
    [24, 'ageing'],
    [24.01, 'old'],
    [24 * 90, 'old'],
  ] as const)('after %d hours it is %s', (hours, freshness) => {
    expect(freshnessOf(looked, after(hours))).toBe(freshness);
  });

  it('a clock that was set back does not make it old', () => {
    expect(freshnessOf(looked, after(-30))).toBe('fresh');
  });
});

describe('the amounts of a line', () => {
  it('shows an amount with the currency it came in', () => {
    expect(moneyOf(line.invoiceAmount, 'USD')).toBe('USD\u00A0296,865.60');
    expect(moneyOf(line.invoiceAmount, '')).toBe('296,865.60');
    expect(moneyOf(null, 'USD')).toBe('');
  });

  it('shows a quantity with the unit as customs wrote it, or without one', () => {
    expect(quantityOf(line.quantity, 'KGM')).toBe('19,946.00 KGM');
    expect(quantityOf(line.packageQuantity, null)).toBe('2.00');
    expect(quantityOf(null, 'KGM')).toBe('');
  });

  it('works out the local value to the cent from the line’s own rate', () => {
    expect(localValueOf(line)).toBe('Ksh\u00A0276,022,666.22');
    expect(localValueOf({ ...line, invoiceExchangeRate: null })).toBe('');
  });
});

describe('the sentence after a look', () => {
  const report = {
    is: 'looked',
    lines: 14,
    new: 3,
    changed: 2,
    gone: 0,
    unreadableRows: 0,
    at: line.seenAt,
  } as const;

  it('tells only what happened', () => {
    expect(lookedWords(report, sayIn('customs-imports'))).toBe('14 lines: 3 new, 2 changed.');
  });

  it('says so when nothing changed', () => {
    expect(lookedWords({ ...report, new: 0, changed: 0 }, sayIn('customs-imports'))).toBe(
      '14 lines: nothing changed.',
    );
  });
});
