import { expect, type Page } from '@playwright/test';
import { linesAtFirstLook, type ImportRow } from '../../electron/practice/customs-lines.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import { envelope } from '../bench/code-lists.ts';
import { startListAuthority, type ListAuthority } from '../support/list-authority.ts';
import { test as base } from './fixtures.ts';
import { foot, lines, openImports } from './imports-deeds.ts';
import { makeShop } from './setup-deeds.ts';

/** A line as customs sends it; some send numbers as text, or nothing. */
export type SentLine = Omit<ImportRow, 'qty' | 'invcFcurExcrt' | 'pkg'> & {
  readonly pkg: number | null;
  readonly qty: number | string;
  readonly invcFcurExcrt: number | null;
};

/** A line that a spreadsheet would run, with codes that no list has, and without a rate. */
const HOSTILE: SentLine = {
  taskCd: '2239500',
  dclDe: '20261120',
  itemSeq: 7,
  dclNo: '+254700/26',
  hsCd: '7131000',
  itemNm: '=HYPERLINK("http://pay.example","Pay")',
  imptItemsttsCd: '9',
  orgnNatCd: 'XQ',
  exptNatCd: 'XQ',
  pkg: null,
  pkgUnitCd: 'KGM',
  qty: '20.00',
  qtyUnitCd: 'U',
  totWt: 12.5,
  netWt: 10,
  spplrNm: '@SUM(1+1)',
  agntNm: '-cmd',
  invcFcurAmt: 1250.5,
  invcFcurCd: 'KES',
  invcFcurExcrt: null,
};

/** A line whose text went through a printer: control characters, line feeds, a mark that turns the direction. */
const PRINTED: SentLine = {
  ...HOSTILE,
  taskCd: '2239501',
  itemSeq: 8,
  hsCd: '25010000',
  itemNm: 'SALT\u0007 IODISED\r\n1 KG \u202ePACK',
  imptItemsttsCd: '2',
  orgnNatCd: 'TZ',
  exptNatCd: 'TZ',
  pkg: 40,
  pkgUnitCd: 'BG',
  spplrNm: 'COAST SALT\nWORKS',
  agntNm: 'Bandari Link Forwarders Ltd',
  invcFcurAmt: 9.99,
  invcFcurCd: 'USD',
  invcFcurExcrt: 129.21,
};

/** A line whose goods are told in more letters than the name of an item may have. */
export const WORDY: SentLine = {
  ...PRINTED,
  taskCd: '2239502',
  itemSeq: 9,
  hsCd: '94036000',
  itemNm:
    'CT; WOODEN CUPBOARD WITH TWO GLASS DOORS AND FOUR ADJUSTABLE SHELVES, WALNUT COLOUR, FLAT PACKED WITH ALL SCREWS AND AN INSTRUCTION SHEET IN ENGLISH, FOR KITCHENS AND SHOPS, TESTED UP TO FORTY KILOGRAMS FOR EACH SHELF; MWANGAZA GENERAL STORES LIMITED; ',
  orgnNatCd: 'CN',
  exptNatCd: 'CN',
  pkgUnitCd: 'CT',
  spplrNm: 'FUJIAN OAK FURNITURE CO LTD',
};

/** A line of which customs does not say what it is. */
export const NAMELESS: SentLine = { ...PRINTED, taskCd: '2239503', itemSeq: 10, itemNm: '' };

/** What customs lists for the shop of these journeys, declared before 21 November 2026. */
export const SENT: readonly SentLine[] = [
  ...linesAtFirstLook(Date.UTC(2026, 10, 21, 6)).map(({ row }) => row),
  HOSTILE,
  PRINTED,
];

/** The answer that tells these lines. */
export const importsAnswer = (itemList: readonly SentLine[]): string => envelope({ itemList });

/** Journeys in whose shop customs lists `SENT`, and does not change it by itself. */
export const test = base.extend<{ customs: ListAuthority }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
  customs: async ({}, give) => {
    const customs = await startListAuthority(importsAnswer(SENT), 'selectImportItemList');
    await give(customs);
    await customs.stop();
  },
});

/** How many of the lines are so. */
export const howMany = (isSo: (line: SentLine) => boolean): number => SENT.filter(isSo).length;

/** What lines come to in one currency, worked out from what customs sent. */
export interface Sum {
  readonly lines: number;
  readonly amount: string;
  readonly local: string;
  readonly withoutRate: number;
}

/** The sums of lines, by currency. */
export function sumsOf(lines: readonly SentLine[]): Map<string, Sum> {
  const currencies = [...new Set(lines.map((line) => line.invcFcurCd))];
  return new Map(
    currencies.map((currency) => [currency, sumOf(lines.filter((line) => line.invcFcurCd === currency))]),
  );
}

export function sumOf(lines: readonly SentLine[]): Sum {
  const rated = lines.filter(
    ({ invcFcurExcrt, invcFcurCd }) => invcFcurExcrt !== null || invcFcurCd === 'KES',
  );
  const local = rated.map(({ invcFcurAmt, invcFcurExcrt }) =>
    Math.round((cents(invcFcurAmt) * cents(invcFcurExcrt ?? 1)) / 100),
  );
  return {
    lines: lines.length,
    amount: written(total(lines.map(({ invcFcurAmt }) => cents(invcFcurAmt)))),
    local: written(total(local)),
    withoutRate: lines.length - rated.length,
  };
}

function cents(value: number): number {
  return Math.round(value * 100);
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Hundredths as a person reads them: `1,234.50`. */
function written(cents: number): string {
  return (cents / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** A real shop of this authority, with so many customs lines; they are shown. */
export async function openShop(page: Page, customs: ListAuthority, count = SENT.length): Promise<void> {
  const profile = { ...PRESETS['direct-real'], name: 'Authority of the journey', baseUrl: customs.url };
  await makeShop(page, profile);
  await openImports(page);
  await expectLines(page, count);
}

/** Waits until the list holds so many lines, and says so below. */
export async function expectLines(page: Page, count: number): Promise<void> {
  await expect(lines(page)).toHaveAttribute('aria-rowcount', String(count + 1));
  await expect(foot(page)).toContainText(new RegExp(`^${count} lines?`));
}
