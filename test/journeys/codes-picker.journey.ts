import type { Locator, Page } from '@playwright/test';
import { call } from './bridge.ts';
import { inspectInBoth, openPracticeShop } from './codes-deeds.ts';
import { expect, test } from './fixtures.ts';
import { inspect, SIZES } from './inspect.ts';
import { pressAtOnce } from './keyboard.ts';

/** Behind the metre itself. */
const SECOND_METRE = /^M2/;

test('a code is chosen by keyboard alone, and a screen reader is told all of it', async ({ running }) => {
  test.setTimeout(90_000);
  const { page } = running;
  await openPracticeShop(page);
  await page.keyboard.press('Control+n');
  const field = page.getByRole('combobox', { name: 'Quantity unit' });
  await tabTo(page, field);

  await test.step('closed, the field says that it has a list', async () => {
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field).toHaveAttribute('aria-required', 'true');
    await expect(field).not.toHaveAttribute('aria-activedescendant', /.+/);
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  await test.step('F4 opens all codes, on none of them; Escape closes and changes nothing', async () => {
    await page.keyboard.press('F4');
    await isOpen(page, field);
    await expect(page.getByRole('listbox')).toHaveAccessibleName('Quantity unit');
    await expect(page.getByRole('option')).toHaveCount(43);
    await expect(field).not.toHaveAttribute('aria-activedescendant', /.+/);
    await said(page, '43 choices');
    await inspectInBoth(page, 'picker-open');
    await allChoicesCanBeSeen(page);
    await page.keyboard.press('Escape');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('');
    await expect(page.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible();
  });

  await test.step('typing finds by words, and says how many choices are left', async () => {
    await page.keyboard.type('metre');
    await isOpen(page, field);
    await isOn(page, field, /metre/i);
    await expect(field).toBeFocused();
    // The list follows the letters: what is said at last is what stands there.
    await expect(async () => {
      const count = await page.getByRole('option').count();
      expect(count).toBeGreaterThan(2);
      expect((await announced(page)).join(' ')).toContain(`${count} choices`);
    }).toPass({ timeout: 10_000 });
    await inspect(page, 'picker-typed-en');
  });

  await test.step('arrows, Home and End move; the letters stay where they are typed', async () => {
    await page.keyboard.press('ArrowDown');
    await isOn(page, field, SECOND_METRE);
    await page.keyboard.press('End');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveValue('metre');
  });

  await test.step('Enter takes the choice, and the field says code and name', async () => {
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue(/^(M|MTR)\b.*[Mm]etre/);
  });

  await test.step('Alt and arrow down opens on the code that stands there', async () => {
    await field.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await isOpen(page, field);
    await isOn(page, field, /metre/i);
    await page.keyboard.press('Alt+ArrowUp');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('Tab takes the best choice and goes on; a code is found by itself', async () => {
    await field.fill('kg');
    await expect(page.getByRole('option').first()).toContainText('KG');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue(/^KG\b/);
    await expect(field).not.toBeFocused();
  });

  await test.step('an arrow goes on in what was typed, however late the choices come', async () => {
    await field.focus();
    await pressAtOnce(page, ['m', 'e', 't', 'r', 'e', 'ArrowDown', 'Enter']);
    await expect(field).toHaveValue(SECOND_METRE);
  });

  await test.step('a code that no list has is kept and said to be so', async () => {
    await field.focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ZZZ');
    await expect(page.getByText('No code in use fits what you typed.')).toBeVisible();
    await said(page, '0 choices');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('ZZZ');
    await expect(field).toHaveAccessibleDescription('Not in your code lists.');
    await inspectInBoth(page, 'picker-unknown');
  });

  await test.step('a code that was switched off is not offered, and said to be off when typed', async () => {
    await call(page, 'practice', 'changeFaults', { codeOff: true });
    await call(page, 'codes', 'refresh', { everything: false });
    const packaging = page.getByRole('combobox', { name: 'Packaging' });
    await packaging.focus();
    await page.keyboard.type('NT');
    await expect(page.getByRole('option').filter({ hasText: /^NT/ })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.keyboard.type('NT');
    await packaging.blur();
    await expect(packaging).toHaveValue(/^NT/);
    await expect(packaging).toHaveAccessibleDescription('The authority has switched this code off.');
  });

  await test.step('the tax type shows its rate', async () => {
    const tax = page.getByRole('combobox', { name: 'Tax type' });
    await tax.focus();
    await page.keyboard.press('F4');
    await expect(page.getByRole('option').filter({ hasText: 'B-VAT 16%' })).toContainText(/16\s%/);
    await inspect(page, 'picker-tax-en');
  });
});

async function tabTo(page: Page, field: Locator): Promise<void> {
  await field.waitFor();
  for (let presses = 0; presses < 40 && !(await isFocused(field)); presses += 1)
    await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);

/** The list is there, and the field names it. */
async function isOpen(page: Page, field: Locator): Promise<void> {
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  const list = page.getByRole('listbox');
  await expect(list).toBeVisible();
  await expect(field).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? 'none');
}

/** The keyboard is on one choice with this text: the field names it, and it alone is selected. */
async function isOn(page: Page, field: Locator, text: string | RegExp): Promise<void> {
  const chosen = page.getByRole('option', { selected: true });
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText(text);
  await expect
    .poll(
      async () => (await field.getAttribute('aria-activedescendant')) === (await chosen.getAttribute('id')),
    )
    .toBe(true);
}

/** Where the window is small too, both ends of the list can be scrolled to. */
async function allChoicesCanBeSeen(page: Page): Promise<void> {
  await page.setViewportSize(SIZES[1]);
  for (const [key, end] of [
    ['ArrowDown', page.getByRole('option').first()],
    ['End', page.getByRole('option').last()],
    ['Home', page.getByRole('option').first()],
  ] as const) {
    await page.keyboard.press(key);
    await expect(end).toHaveAttribute('aria-selected', 'true');
    await expect(end).toBeInViewport({ ratio: 0.9 });
  }
  await page.setViewportSize(SIZES[0]);
}

/** What the live region of the window says. */
const announced = (page: Page): Promise<string[]> =>
  page.locator('output[aria-live=polite]').allTextContents();

/** The live region of the window says so. */
async function said(page: Page, text: string): Promise<void> {
  await expect(page.locator('output[aria-live=polite]').filter({ hasText: text })).toBeAttached();
}
