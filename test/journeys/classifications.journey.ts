import { readFileSync, writeFileSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import {
  FAULTY_ROWS,
  SHOP_BRANCHES,
  writeAwkwardCsv,
  writeWorkbook,
} from '../support/classification-files.ts';
import { choosing, LINES } from './classifications-deeds.ts';
import { arrowTo, inspectInBoth, listLine, openPracticeShop, press } from './codes-deeds.ts';
import { goTo, rowWith } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { pressAtOnce } from './keyboard.ts';

test('a list of 20,000 classifications is loaded, walked through and searched', async ({
  running,
}, testInfo) => {
  test.setTimeout(120_000);
  const { page } = running;
  await openPracticeShop(page);
  await goTo(page, 4);

  await test.step('without a list it is said that nothing is checked', async () => {
    await listLine(page, 'Classifications').click();
    await expect(
      page.getByText(/^No classification list is loaded\. You can type codes by hand/),
    ).toBeVisible();
    await inspectInBoth(page, 'classifications-none');
  });

  await test.step('a text table: one column is matched by hand', async () => {
    const file = testInfo.outputPath('classes-2026.csv');
    writeAwkwardCsv(file, [...LINES, ...FAULTY_ROWS.map(({ cells }) => cells)]);
    await choosing(running, file);
    await expect(page.getByRole('heading', { name: 'Load classes-2026.csv' })).toBeFocused();
    await expect(page.getByText('20,006 rows.')).toBeVisible();
    const chosen = (label: string) =>
      page.getByRole('combobox', { name: label, exact: true }).locator('option:checked');
    await expect(chosen('Code')).toHaveText('Class code');
    await expect(chosen('Name')).toHaveText('Name');
    await page.getByRole('combobox', { name: 'Name', exact: true }).selectOption('In full');
    await expect(page.getByRole('columnheader', { name: /In full/ })).toContainText('Name');
    await expect(page.getByRole('columnheader', { name: /VAT/ })).toContainText('Tax type');
    await inspectInBoth(page, 'classifications-matching');
    await press(page, 'Load 20,006 rows');
  });

  await test.step('the report says what was loaded, and why rows were left out', async () => {
    await expect(page.getByText('20,000 codes loaded from classes-2026.csv.')).toBeVisible();
    await expect(page.getByRole('row')).toHaveCount(1 + FAULTY_ROWS.length);
    for (const { cells, why } of FAULTY_ROWS)
      await expect(rowWith(page, why)).toContainText(cells[0] === '' ? cells[1] : cells[0]);
    await expect(rowWith(page, 'Excel cut digits off the code')).toContainText('20,007');
    await inspectInBoth(page, 'classifications-report');
    await press(page, 'Show the list');
    await expect(
      page.getByText(/Loaded from classes-2026\.csv, 20,000 codes, \d+ \w{3} \d{4}/),
    ).toBeVisible();
  });

  await test.step('the tree is walked by keyboard, down and up again', async () => {
    await arrowTo(page, 'Food Beverage');
    await page.keyboard.press('Enter');
    await arrowTo(page, 'Cereal and pulse products');
    await page.keyboard.press('ArrowRight');
    await arrowTo(page, 'Grains and flour');
    await page.keyboard.press('ArrowRight');
    await arrowTo(page, 'Maize flour');
    await page.keyboard.press('Enter');
    await expect(rowWith(page, '5022110201')).toBeVisible();
    const way = page.getByRole('navigation', { name: 'Where you are in the list' });
    await expect(way).toContainText(
      /All segments.*Food Beverage.*Cereal and pulse.*Grains and flour.*Maize flour/,
    );
    await inspectInBoth(page, 'classifications-tree');
    for (const cameFrom of ['50221102', '50221100', '50220000', '50000000']) {
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('[role=grid] tr:focus')).toContainText(cameFrom);
    }
    await pressAtOnce(page, ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft']);
    await expect(page.locator('[role=grid] tr:focus')).toContainText('50221102');
  });

  await test.step('a code with a zero in front is there as it stands in the file', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.type('01010101');
    await expect(page.getByRole('row').nth(1)).toContainText(/01010101.*Second hand shoes in bales/);
    await page.getByRole('searchbox').fill('maize flo');
    await expect(page.getByRole('row').nth(1)).toContainText(/50221102.*Maize flour.*Grains and flour/);
    await inspectInBoth(page, 'classifications-found');
  });

  await test.step('a favourite is marked by key, and is found among the favourites', async () => {
    await page.getByRole('searchbox').fill('milled rice');
    await expect(page.getByRole('row').nth(1)).toContainText('50221201');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Control+d');
    await expect(
      page.locator('output').filter({ hasText: 'Milled rice is a favourite now.' }),
    ).toBeAttached();
    await page.getByRole('searchbox').fill('');
    await page.getByRole('switch', { name: 'Only favourites' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(rowWith(page, '50221201')).toBeVisible();
    await page.getByRole('switch', { name: 'Only favourites' }).click();
  });
});

test('files that are no list are said to be so, each in its own words', async ({ running }, testInfo) => {
  const { page } = running;
  await openPracticeShop(page);
  await goTo(page, 4);
  await listLine(page, 'Classifications').click();
  await writeUnusable(testInfo);
  for (const [name, title] of [
    ['empty.csv', 'The file holds no rows'],
    ['picture.png', 'This kind of file cannot be opened'],
    ['broken.xlsx', 'The file cannot be read'],
  ] as const) {
    await choosing(running, testInfo.outputPath(name));
    await expect(page.getByRole('alert')).toContainText(title);
    await expect(page.getByRole('alert')).toContainText(name);
  }
  await inspectInBoth(page, 'classifications-unusable');
});

async function writeUnusable(testInfo: TestInfo): Promise<void> {
  writeFileSync(testInfo.outputPath('empty.csv'), '\r\n');
  writeFileSync(testInfo.outputPath('picture.png'), Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'));
  const whole = testInfo.outputPath('whole.xlsx');
  await writeWorkbook(whole, SHOP_BRANCHES);
  const bytes = readFileSync(whole);
  writeFileSync(testInfo.outputPath('broken.xlsx'), bytes.subarray(0, bytes.length / 2));
}
