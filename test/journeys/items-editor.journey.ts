import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { acceptedItems, inspectInBoth, openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { choose, goTo, rowWith } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { inspect } from './inspect.ts';
import {
  barcode,
  codeField,
  countItems,
  field,
  heading,
  loadShopBranches,
  openNewItem,
  standing,
} from './items-deeds.ts';
import { pressAtOnce } from './keyboard.ts';

test('what is wrong is said at its field in plain words, warnings block nothing, and the item is kept', async ({
  running,
}, testInfo) => {
  test.setTimeout(150_000);
  const { page } = running;
  await openPracticeShop(page);
  await loadShopBranches(running, testInfo.outputPath('classes.json'));
  const sodaId = await saveItem(page, { name: 'Soda Fanta 500 ml', barcode: barcode(1) });

  await test.step('a new item begins in Barcode, with the codes that stay pinned', async () => {
    await openNewItem(page);
    await expect(page.getByRole('button', { name: /^Pin /, pressed: true })).toHaveCount(5);
    await inspectInBoth(page, 'editor-new');
    await field(page, 'Price').focus();
    await page.keyboard.press('Control+n');
    await expect(field(page, 'Barcode')).toBeFocused();
  });

  await test.step('a barcode: a wrong last digit may be kept, and one that is known leads to its item', async () => {
    await leaveWith(page, 'Barcode', `${barcode(2).slice(0, -1)}${(Number(barcode(2).at(-1)) + 1) % 10}`);
    await expect(field(page, 'Barcode')).toHaveAccessibleDescription(/^The last barcode digit does not fit/);
    await press(page, 'Keep it');
    await expect(page.getByText(/^The last barcode digit does not fit/)).toHaveCount(0);
    await leaveWith(page, 'Barcode', barcode(1));
    await expect(field(page, 'Barcode')).toHaveAccessibleDescription(
      `Barcode ${barcode(1)} is already on Soda Fanta 500 ml.`,
    );
    await inspect(page, 'editor-same-barcode-en');
    await press(page, 'Open it');
    await expect(heading(page, 'Item: Soda Fanta 500 ml')).toBeVisible();
  });

  await test.step('what was typed there is back in the next new item, and can be dropped', async () => {
    await page.keyboard.press('Control+n');
    await expect(page.getByText(/^We kept what you typed/)).toBeVisible();
    await expect(field(page, 'Barcode')).toHaveValue(barcode(1));
    await inspectInBoth(page, 'editor-typing-kept');
    await press(page, 'Undo');
    await expect(field(page, 'Barcode')).toHaveValue('');
    await expect(page.getByText(/^We kept what you typed/)).toHaveCount(0);
    await leaveWith(page, 'Barcode', barcode(1));
    await press(page, 'Use anyway');
    await expect(page.getByText(/is already on/)).toHaveCount(0);
    await leaveWith(page, 'Barcode', '');
  });

  await test.step('a name: nearly the same one is shown, and a long one is counted', async () => {
    await leaveWith(page, 'Name', 'Soda Fanta 500ml');
    await expect(field(page, 'Name')).toHaveAccessibleDescription('Nearly the same name: Soda Fanta 500 ml');
    await leaveWith(page, 'Name', 'Unga wa ngano '.repeat(12).trim());
    await expect(field(page, 'Name')).toHaveAccessibleDescription('167 of 200 letters');
    await leaveWith(page, 'Name', 'x'.repeat(212));
    await expect(field(page, 'Name')).toHaveAccessibleDescription(
      /^12 letters or digits too long: at most 200 fit/,
    );
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await leaveWith(page, 'Name', 'Unga Ajab 2 kg');
    await expect(field(page, 'Name')).not.toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('a price: letters and a third decimal are put right by one press', async () => {
    await leaveWith(page, 'Price', '12O.00');
    await expect(field(page, 'Price')).toHaveAccessibleDescription(/^This must be a number/);
    await press(page, 'Use 120.00');
    await expect(field(page, 'Price')).toHaveValue('120.00');
    await leaveWith(page, 'Price', '10.555');
    await expect(field(page, 'Price')).toHaveAccessibleDescription(/^Two decimals at most/);
    await expect(page.getByRole('button', { name: /^(Use )?10\.5[56]$/ })).toHaveCount(2);
    await inspect(page, 'editor-price-remedies-en');
    await page.getByRole('button', { name: /^(Use )?10\.56$/ }).click();
    await expect(field(page, 'Price')).toHaveValue('10.56');
    await leaveWith(page, 'Price', '1,234.5');
    await expect(field(page, 'Price')).toHaveValue('1,234.50');
  });

  await test.step('a classification outside the list is asked about once before it is sent', async () => {
    await codeField(page, 'Classification').fill('99999999');
    await page.keyboard.press('Tab');
    await expect(codeField(page, 'Classification')).toHaveAccessibleDescription(/^Not checked/);
    // A key that was pressed before the question was there is no answer to it.
    await pressAtOnce(page, ['Control+s', 'Enter']);
    await expect(page.getByRole('dialog')).toContainText('99999999 is not in your list. Keep it?');
    await inspectInBoth(page, 'editor-ask-class');
    await page.getByRole('dialog').getByRole('button', { name: 'Choose another' }).click();
    await expect(codeField(page, 'Classification')).toBeFocused();
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    expect(await countItems(page)).toBe(1);
    await page.keyboard.press('Control+s');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
  });

  await test.step('the item is kept as one that needs fixing; the box above has the focus and leads to the fields', async () => {
    const box = page.getByRole('region', { name: /^Saved\. \d things to fix before it can be sent/ });
    await expect(box).toBeFocused();
    await expect(heading(page, 'Item: Unga Ajab 2 kg')).toBeVisible();
    await inspectInBoth(page, 'editor-needs-fixing');
    await box.getByRole('button', { name: 'Packaging' }).click();
    await expect(codeField(page, 'Packaging')).toBeFocused();
    await page.keyboard.press('F8');
    await expect(codeField(page, 'Country of origin')).toBeFocused();
    await goTo(page, 2);
    await expect(rowWith(page, 'Unga Ajab 2 kg')).toContainText('Needs fixing');
    await rowWith(page, 'Unga Ajab 2 kg').dblclick();
    await expect(page.getByRole('region', { name: /things to fix/ })).toBeFocused();
  });

  await test.step('the code is proposed when its parts are there; one of another item is replaced by one press', async () => {
    await choose(page, 'Tax type', 'B', 'B');
    await choose(page, 'Quantity unit', 'piece', 'U');
    await choose(page, 'Packaging', 'NT', 'NT');
    await expect(field(page, 'Item code')).toHaveAccessibleDescription(/^It will look like \S+ once/);
    await choose(page, 'Country of origin', 'Kenya', 'KE');
    await choose(page, 'Item type', 'finished', '2');
    await expect(field(page, 'Item code')).toHaveValue('KE2NTXU0000002');
    await expect(field(page, 'Item code')).toHaveAccessibleDescription(/^Made from the fields above/);
    await leaveWith(page, 'Item code', 'KE2NTXU0000001');
    await page.keyboard.press('Control+s');
    await expect(field(page, 'Item code')).toHaveAccessibleDescription(
      /^Soda Fanta 500 ml already uses this code/,
    );
    await inspect(page, 'editor-same-code-en');
    await press(page, 'Make a new code');
    await expect(field(page, 'Item code')).toHaveValue('KE2NTXU0000002');
    await leaveWith(page, 'Item code', 'UNGA-2');
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => acceptedItems(running).get('UNGA-2'))
      .toMatchObject({ itemNm: 'Unga Ajab 2 kg', itemClsCd: '99999999', dftPrc: '1234.50' });
    await expect(standing(page)).toContainText('Accepted');
    await expect(field(page, 'Item code')).toHaveAttribute('readonly', '');
  });

  await test.step('without a name not even a draft can be kept, and what is typed stays', async () => {
    await openNewItem(page);
    await field(page, 'Price').fill('5');
    await page.keyboard.press('Control+Shift+s');
    await expect(page.getByRole('region', { name: 'One thing to fix before it can be saved' })).toBeFocused();
    await expect(field(page, 'Price')).toHaveValue('5.00');
    expect(await countItems(page)).toBe(2);
  });
  expect((await call(page, 'items', 'get', { id: sodaId })).revision).toBe(1);
});

/** Types into a field and goes on, as the field sees it. */
async function leaveWith(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill(text);
  await field(page, label).press('Tab');
}
