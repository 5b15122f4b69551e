import type { Page } from '@playwright/test';
import type { ClassificationLine } from '../bench/many-classifications.ts';
import { SHOP_BRANCHES, writeAuthorityJson, writeWorkbook } from '../support/classification-files.ts';
import { call } from './bridge.ts';
import { LINES, loadList } from './classifications-deeds.ts';
import { inspectInBoth, openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { choose, goTo, rowWith } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { inspect, SIZES } from './inspect.ts';

test('an item finds its classification in a list of 20,000, and says why it was offered', async ({
  running,
}, testInfo) => {
  test.setTimeout(90_000);
  const { page } = running;
  await openPracticeShop(page);
  const file = testInfo.outputPath('classes.json');
  writeAuthorityJson(file, LINES);
  await loadList(running, file);
  await call(page, 'classifications', 'setFavourite', { code: '50221201', isFavourite: true });

  await test.step('an item finds its classification by words, by a local word, and by code', async () => {
    await page.keyboard.press('Control+n');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Unga wa mahindi 2 kg');
    const field = page.getByRole('combobox', { name: 'Classification' });
    await field.focus();
    await page.keyboard.type('second hand sh');
    await expect(page.getByRole('option').first()).toContainText(/01010101.*Second hand shoes/);
    await expect(page.getByRole('option').first()).toContainText('Second hand goods › Second hand clothing');
    await inspectInBoth(page, 'picker-classification-words');
    await field.fill('sabuni');
    await expect(page.getByRole('option').first()).toContainText(/53131608.*Soaps/);
    await expect(page.getByRole('option').first()).toContainText('by a local word');
    await field.fill('502211');
    await expect(page.getByRole('option').first()).toContainText(/502211/);
    await field.fill('50221102');
    await expect(page.getByRole('option').first()).toContainText('Maize flour');
    await expect(page.getByRole('option').first()).toContainText('Tax A');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue(/50221102.*Maize flour/);
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('180');
    await page.keyboard.press('Control+Shift+s');
    await expect(page.getByText('Draft').first()).toBeVisible();
  });

  await test.step('what such an item was given before comes first, with its reason, and then favourites', async () => {
    await saveItem(page, { name: 'Unga wa mahindi 2 kg', classificationCode: '5022110201' });
    await page.keyboard.press('Control+n');
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Unga wa mahindi 1 kg');
    await page.getByRole('combobox', { name: 'Classification' }).focus();
    await page.keyboard.press('F4');
    await expect(page.getByRole('option').first()).toContainText(/5022110201.*given to such items before/);
    await expect(page.getByRole('option').filter({ hasText: '50221201' })).toContainText('favourite');
    await inspectInBoth(page, 'picker-classification-before');
    await page.setViewportSize(SIZES[1]);
    await expect(page.getByRole('option').first()).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(SIZES[0]);
    await page.keyboard.press('Escape');
  });

  await test.step('a code outside the list is kept, and said to be not checked', async () => {
    const field = page.getByRole('combobox', { name: 'Classification' });
    await field.fill('99999999');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('99999999');
    await expect(page.getByText(/^Not checked: it is not in your list\. You can keep it/)).toBeVisible();
    await expect(field).toHaveAccessibleDescription(/^Not checked/);
    await inspect(page, 'item-classification-outside-en');
  });
});

test('another list takes the place of the first: renamed and gone codes are said, gone ones stay as off', async ({
  running,
}, testInfo) => {
  test.setTimeout(120_000);
  const { page } = running;
  await openPracticeShop(page);
  await test.step('before any list an item may carry any code, not checked', async () => {
    await page.keyboard.press('Control+n');
    const field = page.getByRole('combobox', { name: 'Classification' });
    await field.fill('5059690800');
    await page.keyboard.press('Tab');
    await expect(page.getByText('Not checked: no classification list is loaded.')).toBeVisible();
    await inspectInBoth(page, 'item-classification-no-list');
    await page.keyboard.press('Escape');
  });

  await test.step('the first list in the shape of the authority, with its hints at taxes', async () => {
    const file = testInfo.outputPath('classes-authority.json');
    writeAuthorityJson(file, LINES);
    await loadList(running, file);
    await expect(page.getByText('20,000 codes loaded from classes-authority.json.')).toBeVisible();
    await press(page, 'Show the list');
    await page.getByRole('searchbox').fill('50221102');
    await expect(page.getByRole('row').nth(1)).toContainText(/50221102.*Maize flour.*A/);
    await saveItem(page, { name: 'Mchele 2 kg', classificationCode: '50221201' });
  });

  await test.step('the second list as a workbook: what is new, renamed and gone', async () => {
    const file = testInfo.outputPath('classes-2027.xlsx');
    await writeWorkbook(file, nextYear(LINES));
    await page.getByRole('searchbox').fill('');
    await loadList(running, file);
    await expect(page.getByText('20,000 codes loaded from classes-2027.xlsx.')).toBeVisible();
    await expect
      .poll(() => reported(page))
      .toEqual({
        'New in this list': '1',
        'With another name than before': '2',
        'No longer in the list': '1',
        'Rows left out': '0',
      });
    await inspectInBoth(page, 'classifications-second-report');
    await press(page, 'Show the list');
  });

  await test.step('what is gone stays as off, in the list and on the item', async () => {
    await page.getByRole('searchbox').fill('50221201');
    await expect(page.getByRole('row').nth(1)).toContainText(/50221201.*off/);
    await page.getByRole('searchbox').fill('01010101');
    await expect(page.getByRole('row').nth(1)).toContainText('Second hand shoes');
    await goTo(page, 2);
    await rowWith(page, 'Mchele 2 kg').dblclick();
    await expect(page.getByText('This classification is no longer in use.')).toBeVisible();
    await inspectInBoth(page, 'item-classification-gone');
  });

  await test.step('all of it is still there after a restart', async () => {
    const again = await running.restart();
    await again.getByText(/^Good to see you/).waitFor();
    const { list } = await call(again, 'classifications', 'status', undefined);
    expect(list).toMatchObject({ fileName: 'classes-2027.xlsx', count: 20_000 });
    await goTo(again, 2);
    await rowWith(again, 'Mchele 2 kg').dblclick();
    await expect(again.getByText('This classification is no longer in use.')).toBeVisible();
    await choose(again, 'Classification', 'unga ngano', '50221103');
    await expect(again.getByRole('combobox', { name: 'Classification' })).toHaveValue(
      /50221103.*Wheat flour/,
    );
  });
});

test('a classification is found by a Swahili phrase with its little words', async ({ running }, testInfo) => {
  const { page } = running;
  await openPracticeShop(page);
  const file = testInfo.outputPath('classes.csv');
  writeAuthorityJson(file, SHOP_BRANCHES);
  await loadList(running, file);
  await page.keyboard.press('Control+n');
  await choose(page, 'Classification', 'unga wa ngano', '50221103');
});

/** The list of a year later: one code is gone, one is new, two have another name. */
function nextYear(lines: readonly ClassificationLine[]): ClassificationLine[] {
  const renamed: Readonly<Record<string, string>> = {
    '50161509': 'Sugar, natural',
    '53131608': 'Soaps for the body',
  };
  return [
    ...lines
      .filter(([code]) => code !== '50221201')
      .map(([code, name]): ClassificationLine => [code, renamed[code] ?? name]),
    ['50221202', 'Broken rice'],
  ];
}

/** The numbers of the report by their words. */
function reported(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('main dl > div')].map((line) => [
        line.querySelector('dt')?.textContent ?? '',
        line.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}
