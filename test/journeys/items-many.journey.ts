import path from 'node:path';
import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { openPracticeShop, press } from './codes-deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { inspect, resize, SIZES } from './inspect.ts';
import {
  chooseCode,
  chooseInMenu,
  countWords,
  csvRows,
  expectCount,
  find,
  GOODS,
  goToLine,
  howMany,
  inUse,
  isNamed,
  items,
  line,
  openItems,
  showView,
  stockShop,
  xlsxRows,
} from './items-list-deeds.ts';
import { pressAtOnce } from './keyboard.ts';
import { willSave } from './setup-deeds.ts';

test('in a shop of 5,000 items many are changed at once, and all go into a file', async ({ running }) => {
  test.setTimeout(120_000);
  await openPracticeShop(running.page);
  const page = await stockShop(running);
  await settingAField(page);
  await stopping(page);
  await sendingAndHolding(page);
  await inPlace(page);
  await files(running);
});

async function settingAField(page: Page): Promise<void> {
  const milk = howMany(isNamed(/\bmilk/i));
  await test.step('all over all pages are selected; a field is looked at before it is set', async () => {
    await goToLine(page, 1);
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${countWords(inUse.length)} selected`)).toBeVisible();
    await page.keyboard.press('Escape');
    await selectingFromHead(page);
    await find(page, 'milk');
    await expectCount(page, milk);
    await goToLine(page, 1);
    await page.keyboard.press('Control+a');
    await expect(page.getByText(`${countWords(milk)} selected`)).toBeVisible();
    await press(page, 'Set a field…');
    await chooseCode(page, 'Tax type: new value', 'B', 'B');
    const panel = page.locator('[data-pane="panel"]');
    await expect(panel.locator('dl > div').first()).toHaveText(`Items selected${milk}`);
    await expect(panel.getByRole('listitem').first()).toContainText(/A\s*becomes\s*B/);
    await inspect(page, 'items-list-set-field-en');
    await press(page, `Set it on ${countWords(milk)}`);
    await expect(page.getByText(`Tax type changed on ${countWords(milk)}. Waiting to send.`)).toBeVisible();
  });

  await test.step('it is undone, done again, and undone', async () => {
    await nothingIsUnderWay(page);
    await press(page, 'Undo');
    await expect(page.getByText(`${countWords(milk)} are as they were before.`)).toBeVisible();
    await page.keyboard.press('Control+y');
    await expect(page.getByText(`${countWords(milk)} were changed again.`)).toBeVisible();
    await nothingIsUnderWay(page);
    await page.keyboard.press('Control+z');
    await expect(page.getByText(`${countWords(milk)} are as they were before.`)).toBeVisible();
  });
}

/** The line is cut: the first item is tried in vain, and what is just being tried can rightly not be undone. */
async function nothingIsUnderWay(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const { sending, pause } = await call(page, 'outbox', 'summary', undefined);
      return sending === 0 && pause !== null;
    })
    .toBe(true);
}

async function selectingFromHead(page: Page): Promise<void> {
  await items(page).locator('tbody').hover();
  await page.mouse.wheel(0, 30_000);
  await expect(items(page).locator('tr[data-index="0"]')).not.toBeInViewport();
  await expect(items(page).locator('tr[data-index="0"]')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(items(page).getByRole('checkbox', { name: 'Select all' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText(`${countWords(inUse.length)} selected`)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(line(page, 1)).toBeInViewport();
  await expect(line(page, 1)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(`${countWords(inUse.length)} selected`)).toBeHidden();
}

async function stopping(page: Page): Promise<void> {
  await test.step('three are selected by keyboard and stopped; one is started again from its menu', async () => {
    await find(page, 'soda zero');
    const zero = howMany(isNamed(/zero soda/i));
    await expectCount(page, zero);
    await goToLine(page, 1);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 items selected')).toBeVisible();
    await press(page, 'Stop using');
    const asked = page.getByRole('dialog', { name: 'Stop using 3 items?' });
    await expect(asked).toContainText('Items are never removed.');
    await inspect(page, 'items-list-stop-en');
    await asked.getByRole('button', { name: 'Stop using' }).click();
    await expect(page.getByText(/^3 items are no longer in use\./)).toBeVisible();
    await expectCount(page, zero - 3);
    await showView(page, 'Changed today');
    await goToLine(page, 1);
    await chooseInMenu(page, 'Start using again…');
    const again = page.getByRole('dialog', { name: /^Start using .* again\?$/ });
    await expect(again).toContainText('does not say how it takes an item back into use');
    await again.getByRole('button', { name: 'Start using' }).click();
    await expect(page.getByText(/^1 item is in use again\./)).toBeVisible();
  });
}

async function sendingAndHolding(page: Page): Promise<void> {
  await test.step('drafts are sent, and held again', async () => {
    await find(page, '');
    await showView(page, 'Not sent yet');
    const draft = items(page).getByRole('row').filter({ hasText: 'Draft' });
    await draft.first().getByRole('checkbox').click();
    await draft.nth(1).getByRole('checkbox').click();
    await expect(page.getByText('2 items selected')).toBeVisible();
    await press(page, 'Send');
    await expect(page.getByText('2 items wait to be sent.')).toBeVisible();
    await items(page).getByRole('row').filter({ hasText: 'Waiting' }).first().getByRole('checkbox').click();
    await page.keyboard.press('Control+h');
    await expect(page.getByText('1 item is held: it is not sent until it is released.')).toBeVisible();
    await inspect(page, 'items-list-not-sent-en');
  });
}

async function inPlace(page: Page): Promise<void> {
  await test.step('the price is changed in the list itself, and a copy begins with the menu', async () => {
    await showView(page, 'All in use');
    await find(page, 'bamburi white cement');
    await expect(line(page, 1)).toContainText('Bamburi white cement');
    await goToLine(page, 1);
    await page.keyboard.press('F2');
    const price = line(page, 1).getByRole('textbox', { name: 'Price' });
    await expect(price).toBeFocused();
    await price.fill('none');
    await page.keyboard.press('Enter');
    await expect(line(page, 1).getByRole('alert')).toBeVisible();
    await inspect(page, 'items-list-in-place-en');
    await price.fill('1,777.50');
    await page.keyboard.press('Enter');
    await expect(items(page).getByRole('row').filter({ hasText: '1,777.50' })).toBeFocused();
    // Faster than the field is there, and then than the save is done.
    await pressAtOnce(page, ['F2', '1', '8', '8', '8', 'Enter', 'F2', '1', '9', '9', '9', 'Enter']);
    await expect(items(page).getByRole('row').filter({ hasText: '1,999.00' })).toBeFocused();
    await page.keyboard.press('Shift+F10');
    await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor();
    await resize(page, SIZES[1]);
    await expect(page.getByRole('menu'), 'a menu goes with the place it belonged to').toHaveCount(0);
    await resize(page, SIZES[0]);
    await expect(items(page).getByRole('row').filter({ hasText: '1,999.00' })).toBeFocused();
    await chooseInMenu(page, 'Duplicate');
    await expect(page.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Price', exact: true })).toHaveValue(/^1,?999(\.00)?$/);
    await openItems(page);
  });
}

async function files(running: Running): Promise<void> {
  const { page } = running;
  await test.step('all of them are exported, and read back as they are', async () => {
    await find(page, '');
    await showView(page, 'All');
    await expectCount(page, GOODS.length);
    for (const [key, format] of [
      ['Export items for Excel', 'xlsx'],
      ['Export items as CSV', 'csv'],
    ] as const) {
      const file = path.join(running.userData, `items.${format}`);
      await willSave(running, file);
      await press(page, 'Export');
      await page.getByRole('menuitem', { name: key }).click();
      await expect(page.getByText(`${countWords(GOODS.length)} saved in items.${format}.`)).toBeVisible();
      const rows = format === 'xlsx' ? await xlsxRows(file) : csvRows(file);
      expect(new Set(rows.map((row) => row['Item code'])).size).toBe(GOODS.length);
      const odd = rows.find((row) => row['Barcode'] === '00012345');
      expect(odd).toMatchObject({ Name: format === 'xlsx' ? '=1+1 school set' : "'=1+1 school set" });
      expect(rows.find((row) => row['Name']?.includes('home brush'))).toMatchObject({
        Name: format === 'xlsx' ? '@home brush & pan, "large"' : `'@home brush & pan, "large"`,
      });
    }
  });
}
