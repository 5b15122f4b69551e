import type { Page } from '@playwright/test';
import { openPracticeShop } from './codes-deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { DRAFTS, expectCount, GOODS, inUse, items, line, showView, stockShop } from './items-list-deeds.ts';
import { pressAtOnce, typeByHand } from './keyboard.ts';

test.use({ slowestMs: 400 });

test('on a slow computer a key is for the item that was asked for, not for what still stands there', async ({
  running,
}) => {
  test.setTimeout(150_000);
  await openPracticeShop(running.page);
  const page = await stockShop(running);
  await anotherView(page);
  await sameCode(page);
  await farAway(page);
  await anotherOrder(page);
  await pinning(page);
  await tooLate(running);
});

async function anotherView(page: Page): Promise<void> {
  await test.step('another view: the menu is that of its own first item', async () => {
    const before = await nameIn(page, 1);
    await showView(page, 'Not sent yet');
    await line(page, 1).focus();
    await pressAtOnce(page, ['Home', 'Shift+F10']);
    const menu = page.getByRole('menu');
    await expect(menu).toBeVisible();
    await expectCount(page, DRAFTS);
    const first = await nameIn(page, 1);
    expect(first).not.toBe(before);
    await expect(menu).toHaveAccessibleName(`What to do with ${first}`);
    await page.keyboard.press('Escape');
    await expect(line(page, 1)).toBeFocused();
  });
}

async function farAway(page: Page): Promise<void> {
  await test.step('the last item is opened before it could be seen', async () => {
    await showView(page, 'All in use');
    await expectCount(page, inUse.length);
    await line(page, 1).focus();
    await pressAtOnce(page, ['End', 'Enter']);
    await expectOpened(page, inUse.length);
  });
}

async function anotherOrder(page: Page): Promise<void> {
  await test.step('sorted another way, its own first item is opened', async () => {
    await page.keyboard.press('Home');
    await expect(line(page, 1)).toBeFocused();
    const before = await nameIn(page, 1);
    await items(page).getByRole('columnheader', { name: 'Price' }).getByRole('button').focus();
    await pressAtOnce(page, ['Enter', 'ArrowDown', 'Enter']);
    await expectOpened(page, 1);
    expect(await nameIn(page, 1)).not.toBe(before);
  });
}

async function sameCode(page: Page): Promise<void> {
  await test.step('a code that stands there is typed again before its words are known', async () => {
    await page.keyboard.press('Enter');
    const tax = page.getByRole('combobox', { name: 'Tax type' });
    await tax.focus();
    const code = (await tax.inputValue()).slice(0, 1);
    await typeByHand(page, code);
    await expect(page.getByRole('option').first()).toContainText(code);
    await page.keyboard.press('Escape');
    await expect(tax).toHaveValue(new RegExp(`^${code} — `));
    await page.keyboard.press('Escape');
    await expect(line(page, 1)).toBeFocused();
  });
}

async function pinning(page: Page): Promise<void> {
  await test.step('a pin that is put on and taken off is as it was pressed last, whatever comes late', async () => {
    await page.keyboard.press('Control+n');
    const price = page.getByRole('textbox', { name: 'Price', exact: true });
    await price.focus();
    const pin = page.getByRole('button', { name: /^Pin Price/ });
    await expect(pin).toHaveAttribute('aria-pressed', 'false');
    const seen = await pin.evaluateHandle((button) => {
      const states: (string | null)[] = [];
      const note = (): unknown => states.push(button.getAttribute('aria-pressed'));
      new MutationObserver(note).observe(button, { attributeFilter: ['aria-pressed'] });
      return states;
    });
    for (let presses = 0; presses < 5; presses += 1) {
      await page.keyboard.press('Alt+p');
      await page.waitForTimeout(250);
    }
    await page.waitForTimeout(1500);
    expect(await seen.jsonValue()).toEqual(['true', 'false', 'true', 'false', 'true']);
    await page.keyboard.press('Alt+p');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
  });
}

async function tooLate({ page, evaluate }: Running): Promise<void> {
  await test.step('keys for what takes longer than three seconds are forgotten, not given to something else', async () => {
    const isFreeAgain = evaluate(() => {
      const end = Date.now() + 4000;
      while (Date.now() < end) continue;
    });
    await showView(page, 'Stopped');
    await line(page, 1).focus();
    await page.keyboard.press('Enter');
    await isFreeAgain;
    await expectCount(page, GOODS.length - inUse.length);
    await expect(line(page, 1)).toBeFocused();
    await expect(page).toHaveURL(/#\/items$/);
  });
}

/** The editor shows an item; back in the list the keyboard is on the line that was opened, and it is that item's. */
async function expectOpened(page: Page, number: number): Promise<void> {
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeVisible();
  const opened = await name.inputValue();
  await page.keyboard.press('Escape');
  const row = items(page).locator(`tr[data-index="${number - 1}"]`);
  await expect(row).toBeFocused();
  await expect(row.getByRole('gridcell').nth(NAME)).toContainText(opened);
}

const nameIn = async (page: Page, number: number): Promise<string> =>
  (await line(page, number).getByRole('gridcell').nth(NAME).locator('span').first().textContent()) ?? '';

/** The column of the name, after the boxes, the state and the code. */
const NAME = 3;
