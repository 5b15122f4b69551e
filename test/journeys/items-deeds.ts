import { expect, type Locator, type Page } from '@playwright/test';
import { writeAuthorityJson, SHOP_BRANCHES } from '../support/classification-files.ts';
import { call } from './bridge.ts';
import { loadList } from './classifications-deeds.ts';
import { acceptedItems } from './codes-deeds.ts';
import type { Running } from './fixtures.ts';

/** A field of the editor by its label. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('form').getByRole('textbox', { name: label, exact: true });

/** A field of the editor that has a list. */
export const codeField = (page: Page, label: string): Locator =>
  page.getByRole('form').getByRole('combobox', { name: label, exact: true });

/** The shop gets a small list of classifications from a file of the authority. */
export async function loadShopBranches(running: Running, file: string): Promise<void> {
  writeAuthorityJson(file, SHOP_BRANCHES);
  await loadList(running, file);
}

/** A new item is open, and the cursor is in its first field. */
export async function openNewItem(page: Page): Promise<void> {
  await page.keyboard.press('Control+n');
  await expect(field(page, 'Barcode')).toBeFocused();
}

/** How many items the shop has. */
export const countItems = async (page: Page): Promise<number> => {
  const list = { text: '', view: 'all', sort: 'changed', descending: true } as const;
  return (await call(page, 'items', 'page', { ...list, from: 0, count: 1 })).total;
};

/** Waits until the practice authority has so many items, and gives them by their names. */
export async function arrivedByName(
  running: Running,
  count: number,
): Promise<Map<string, Readonly<Record<string, string | null>>>> {
  await expect.poll(() => acceptedItems(running).size, { timeout: 30_000 }).toBe(count);
  return new Map([...acceptedItems(running).values()].map((item) => [item['itemNm'] ?? '', item]));
}

/** A barcode of a Kenyan maker, for a number below 100,000. */
export function barcode(number: number): string {
  const digits = `6161100${String(number).padStart(5, '0')}`;
  const sum = Array.from(digits, Number).reduce(
    (before, digit, at) => before + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** What stands in every field of the editor that can be filled, by its name; of a switch whether it is on. */
export const formValues = (page: Page): Promise<Record<string, string | boolean>> =>
  page.evaluate(() => {
    const inputs = document.querySelectorAll<HTMLInputElement>('main form input[name]:not(:disabled)');
    return Object.fromEntries(
      [...inputs].map((input) => [input.name, input.type === 'checkbox' ? input.checked : input.value]),
    );
  });

/** The heading of the screen. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

/** Opens a stored item in the editor. */
export async function openItem(page: Page, id: number): Promise<void> {
  const { fields } = await call(page, 'items', 'get', { id });
  await page.evaluate((address) => (location.hash = address), `/items/${id}`);
  await expect(heading(page, `Item: ${fields.name}`)).toBeVisible();
}

/** The line of the open item that says where it stands. */
export const standing = (page: Page): Locator => page.getByRole('heading', { level: 1 }).locator('..');

/** An item in the strip of those saved last. */
export const lastSaved = (page: Page, name: string): Locator =>
  page
    .getByRole('region', { name: /^Last saved/ })
    .getByRole('listitem')
    .filter({ hasText: name });
