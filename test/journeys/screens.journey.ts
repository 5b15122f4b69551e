import type { Page } from '@playwright/test';
import { expect, test, type Running } from './fixtures.ts';
import { fillNewItem, goTo, rowWith, setUpPractice, startPractising, switchFault } from './deeds.ts';
import { inspect } from './inspect.ts';

const LANGUAGES = [
  { code: 'en', switchTo: 'Kiswahili' },
  { code: 'sw', switchTo: 'English' },
] as const;

test('every screen, in both languages and both sizes: axe clean, nothing sideways, a picture of each', async ({
  running,
}) => {
  test.setTimeout(240_000);
  const { page } = running;
  for (const { code } of LANGUAGES) {
    await page.getByText(code === 'en' ? 'English' : 'Kiswahili', { exact: true }).click();
    await inspect(page, `setup-${code}`);
  }
  await page.getByText('English', { exact: true }).click();
  await setUpPractice(page);
  await inspect(page, 'setup-facts-en');
  await page.getByRole('button', { name: 'Go on' }).click();
  await emptyScreens(page);
  await someWork(running);
  for (const { code, switchTo } of LANGUAGES) {
    await fullScreens(page, code);
    await page.getByRole('button', { name: new RegExp(switchTo) }).click();
  }
});

test('the same screens in the dark, and with text at 200 %', async ({ running }) => {
  test.setTimeout(240_000);
  const { page } = running;
  await startPractising(page);
  await someWork(running);
  await goTo(page, 7);
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await fullScreens(page, 'dark-en');
  await goTo(page, 7);
  await page.getByRole('link', { name: 'Appearance' }).click();
  await page.getByText('Light', { exact: true }).click();
  await page.getByText('200 %', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('style', /font-size: 200%/);
  await fullScreens(page, '200-percent-en', true);
});

/** What a person sees on the first day. */
async function emptyScreens(page: Page): Promise<void> {
  await expect(page.getByText(/Ready. Registered/)).toBeVisible();
  for (const [number, name] of [
    [2, 'items'],
    [3, 'customs-imports'],
    [5, 'outbox'],
  ] as const) {
    await goTo(page, number);
    await inspect(page, `${name}-empty-en`);
  }
}

/** Two looks at customs, the first of which nobody asked for; some items in different states, and a cut line. */
async function someWork({ page }: Running): Promise<void> {
  await goTo(page, 3);
  await expect(page.getByText(/25 lines/)).toBeVisible();
  await page.getByRole('button', { name: 'Fetch' }).first().click();
  await expect(page.getByText(/26 lines/)).toBeVisible();
  await addItem(page, 'Sugar 2 kg');
  await switchFault(page, /^Refuse the next item/);
  await addItem(
    page,
    'Extra long grain basmati rice from the Mwea scheme in a woven bag with a handle, 25 kg',
  );
  await goTo(page, 2);
  await expect(rowWith(page, 'basmati')).toContainText('Not accepted');
  await switchFault(page, /^Lose the next answer/);
  await addItem(page, 'Maize flour 2 kg');
  await goTo(page, 2);
  await expect(rowWith(page, 'Maize flour')).toContainText('No answer');
  await switchFault(page, /^Cut the line/);
  await addItem(page, 'Cooking oil 3 l');
  await goTo(page, 2);
  await expect(rowWith(page, 'Cooking oil')).toContainText('Waiting');
}

async function addItem(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+n');
  await fillNewItem(page, { name, price: '1234.5' });
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue('');
}

/** Every screen with something on it, and its details open. */
async function fullScreens(page: Page, suffix: string, tablesMayScroll = false): Promise<void> {
  const look = (screen: string): Promise<void> => inspect(page, `${screen}-${suffix}`, tablesMayScroll);
  await goTo(page, 1);
  await look('home');
  await goTo(page, 2);
  await look('items');
  await rowWith(page, 'basmati').dblclick();
  await expect(page.getByText('Unknown error (practice)').first()).toBeVisible();
  await look('item-not-accepted');
  await page.keyboard.press('Control+n');
  await page.keyboard.press('Control+s');
  await look('item-problems');
  await goTo(page, 3);
  await look('customs-imports');
  await page.getByRole('row').nth(2).dblclick();
  await look('customs-import-detail');
  await page.keyboard.press('Escape');
  await goTo(page, 4);
  await look('codes');
  await goTo(page, 5);
  await rowWith(page, 'basmati').click();
  await look('outbox');
  await goTo(page, 6);
  await look('activity');
  await page.getByRole('row').nth(1).dblclick();
  await look('activity-detail');
  await page.keyboard.press('Escape');
  await goTo(page, 7);
  await look('settings');
  await page.getByRole('link', { name: /^(Connection|Muunganisho)$/ }).click();
  await page.getByRole('button', { name: /^(Check the connection|Kagua muunganisho)$/ }).click();
  await expect(page.getByRole('list', { name: /^(Steps of the check|Hatua za ukaguzi)$/ })).toBeVisible();
  await look('connection');
  await goTo(page, 8);
  await look('help');
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await look('palette');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
