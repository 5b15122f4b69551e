import { expect, type Page } from '@playwright/test';

/** The first run: a person gives a name, the practice device is initialised, the code lists are fetched. */
export async function setUpPractice(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your name' }).fill('Mary Wanjiku');
  await page.getByRole('button', { name: 'Practise first' }).click();
  await page.getByRole('heading', { name: 'Is this your shop?' }).waitFor();
}

/** The first run up to the first look at Home: nobody presses a key before the screens are there. */
export async function startPractising(page: Page): Promise<void> {
  await setUpPractice(page);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByText(/^Good to see you/).waitFor();
}

/** Chooses a code in a field by typing part of it, as a clerk does. */
export async function choose(page: Page, field: string, typed: string, code: string): Promise<void> {
  const box = page.getByRole('combobox', { name: field });
  await box.focus();
  // As a person types: faster would be taken for a barcode scanner.
  await page.keyboard.type(typed, { delay: 60 });
  await expect(page.getByRole('option').first()).toContainText(code);
  await page.keyboard.press('Enter');
}

/** What of an item is typed; everything else stays as it is. */
export interface TypedItem {
  name: string;
  price: string;
}

/** Fills the editor for a new item from top to bottom. */
export async function fillNewItem(page: Page, { name, price }: TypedItem): Promise<void> {
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Classification' }).fill('5059690800');
  await page.getByRole('textbox', { name: 'Price', exact: true }).fill(price);
  await choose(page, 'Tax type', 'B', 'B');
  await choose(page, 'Quantity unit', 'piece', 'U');
  await choose(page, 'Packaging', 'NT', 'NT');
  await choose(page, 'Country of origin', 'Kenya', 'KE');
  await choose(page, 'Item type', 'finished', '2');
}

/** Types an item, sends it, and sees it accepted in the list. */
export async function addAcceptedItem(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+n');
  await fillNewItem(page, { name, price: '250' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
  await goTo(page, 2);
  await expect(rowWith(page, name)).toContainText('Accepted');
}

/** Goes to a screen by its key, e.g. 2 for Items; what the screen before showed is gone then. */
export async function goTo(page: Page, number: number): Promise<void> {
  await page.keyboard.press(`Alt+${number}`);
  await expect(page).toHaveURL(new RegExp(`#/${SCREENS[number - 1]}(/|$)`));
}

/** As their addresses name them, in the order of their keys. */
const SCREENS = ['', 'items', 'customs-imports', 'codes', 'outbox', 'activity', 'settings', 'help'];

/** The row of the table in which a text stands. */
export function rowWith(page: Page, text: string) {
  return page.getByRole('row').filter({ hasText: text });
}

/** Switches one of the practice faults in Settings. */
export async function switchFault(page: Page, label: RegExp): Promise<void> {
  await goTo(page, 7);
  await page.getByRole('link', { name: 'Practice', exact: true }).click();
  await page.getByRole('switch', { name: label }).click();
}
