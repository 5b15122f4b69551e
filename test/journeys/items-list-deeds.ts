import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import { addItems } from '../../electron/items/bulk-items.repository.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { shopGoods } from '../support/shop-goods.ts';
import { call } from './bridge.ts';
import { grid } from './codes-deeds.ts';
import type { Running } from './fixtures.ts';
import { openScreen } from './imports-deeds.ts';
import { typeByHand } from './keyboard.ts';

/** What stands in the shop of these journeys; the last ones are drafts. */
export const GOODS = shopGoods(5000);
export const DRAFTS = 150;
export const inUse = GOODS.filter((item) => item.inUse);
export const howMany = (fits: (item: ItemFields) => boolean): number => inUse.filter(fits).length;
export const isNamed =
  (words: RegExp) =>
  (item: ItemFields): boolean =>
    words.test(item.name);

export const openItems = (page: Page): Promise<void> => openScreen(page, 2, 'Items');

/** The table of items. */
export const items = (page: Page): Locator => grid(page, 'Items');

/** A line of the table, from 1. */
export const line = (page: Page, number: number): Locator => items(page).getByRole('row').nth(number);

/** Waits until the list has so many items, as its heading says it. */
export const expectCount = (page: Page, count: number): Promise<void> =>
  expect(page.locator('main header output')).toHaveText(countWords(count));

export const countWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'item' : 'items'}`;

/** Finds by words; an empty text finds all again. */
export async function find(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+f');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await typeByHand(page, text);
}

/** Shows one of the ready views. */
export const showView = (page: Page, name: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'Which items to show' }).getByText(name, { exact: true }).click();

/** Chooses a code by typing part of it, beside lists of the system's own. */
export async function chooseCode(page: Page, label: string, typed: string, code: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).focus();
  await typeByHand(page, typed);
  await expect(page.locator('[role=listbox] [role=option]').first()).toContainText(code);
  await page.keyboard.press('Enter');
}

/** The keyboard is on a line of the list. */
export async function goToLine(page: Page, number: number): Promise<void> {
  await line(page, 1).waitFor();
  await items(page).locator('tr[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  for (let step = 1; step < number; step += 1) await page.keyboard.press('ArrowDown');
  await expect(line(page, number)).toBeFocused();
}

/** Chooses from the menu of the line on which the keyboard is, by keyboard alone. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+F10');
  const wanted = page.getByRole('menuitem', { name });
  await wanted.waitFor();
  for (let presses = 0; presses < 10 && !(await isFocused(wanted)); presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeFocused();
  await page.keyboard.press('Enter');
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/**
 * With the program closed, the goods are put into its shop's file, and the list of them is opened; from then on the line
 * is cut, so that nothing of what is sent leaves.
 */
export async function stockShop(running: Running): Promise<Page> {
  await running.kill();
  const database = await openDatabase({ file: shopFile(running), migrations: MIGRATIONS, clock: Date });
  const savedBy = { id: 'juma', name: 'Juma Kamau' };
  const at = new Date(Date.now() - 3 * DAY_MS).toISOString();
  const accepted = GOODS.length - DRAFTS;
  database.transaction(() => {
    addItems(database, GOODS.slice(0, accepted), { state: 'accepted', savedBy, at });
    database.prepare(`UPDATE item SET accepted_revision = 1, accepted_at = changed_at`).run();
    addItems(database, GOODS.slice(accepted), { state: 'draft', savedBy, at });
  });
  database.close();
  const page = await running.restart();
  await page.getByText(/^Good to see you/).waitFor();
  await call(page, 'practice', 'changeFaults', { lineCut: true });
  await openItems(page);
  await expectCount(page, inUse.length);
  return page;
}

const DAY_MS = 86_400_000;

function shopFile({ userData }: Running): string {
  const shops = path.join(userData, 'shops');
  const found = readdirSync(shops, { recursive: true, encoding: 'utf8' }).find(
    (name) => path.basename(name) === 'shop.db',
  );
  if (found === undefined) throw new Error('there is no shop');
  return path.join(shops, found);
}

type TableRow = Readonly<Record<string, string>>;

/** An exported text table, by its headings. */
export function csvRows(file: string): TableRow[] {
  const text = readFileSync(file, 'utf8').replace(/^\u{feff}/u, '');
  return Papa.parse<TableRow>(text, { header: true, skipEmptyLines: true }).data;
}

/** An exported spreadsheet, by its headings. Every cell has to be text: a number would have lost its zeros. */
export async function xlsxRows(file: string): Promise<TableRow[]> {
  const [sheet] = await readXlsxFile(file);
  const [titles = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) =>
    Object.fromEntries(titles.map((title, place) => [String(title), textOf(row[place] ?? '')])),
  );
}

function textOf(cell: unknown): string {
  if (typeof cell !== 'string') throw new Error(`a cell holds ${typeof cell} ${String(cell)}`);
  return cell;
}

/** Nothing comes out of the printer: the sheet stays for as long as it takes to look at it. */
export async function printQuietly(page: Page, deed: () => Promise<void>): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await deed();
  await page.emulateMedia({ media: 'print' });
  return async () => {
    await page.emulateMedia({ media: null });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  };
}
