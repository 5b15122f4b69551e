import path from 'node:path';
import type { Page } from '@playwright/test';
import { PROJECT } from '../support/source-files.ts';
import { inspectInBoth } from './codes-deeds.ts';
import { expect, type Running } from './fixtures.ts';
import {
  chip,
  expectHistory,
  fact,
  facts,
  goToFirstLine,
  lines,
  openImports,
  openLine,
  panel,
  runCommand,
} from './imports-deeds.ts';
import { expectLines, openShop, SENT, test } from './imports-lines.ts';
import { csvRows, printQuietly, xlsxRows } from './items-list-deeds.ts';
import { typeByHand } from './keyboard.ts';
import { willSave } from './setup-deeds.ts';

test('a line is read in all its fields, marked, noted, and taken along in files and on paper', async ({
  running,
  customs,
}, testInfo) => {
  test.setTimeout(120_000);
  await openShop(running.page, customs);
  await inAllFields(running.page);
  await marksAndNotes(running);
  await inFiles(running, (name) => testInfo.outputPath(name));
  await onPaper(running.page);
});

/** What the first line says: numbers as text, no list has its codes, nothing stands for packages and rate. */
const ALL_FIELDS = [
  'Declaration number: +254700/26',
  'Line: 7',
  'Declared on: 20/11/2026',
  'Date as customs sent it: 20261120',
  'Task code: 2239500',
  'Goods: =HYPERLINK("http://pay.example","Pay")',
  'Status: 9 (name not in your lists)',
  'HS code: 7131000 Perhaps 0713.10.00: a zero at the beginning may be lost.',
  'Country of origin: XQ (name not in your lists)',
  'Exported from: XQ (name not in your lists)',
  'Quantity: 20.00',
  'Quantity unit: U Pieces/item [Number]',
  'Packages: —',
  'Packaging: KGM (name not in your lists)',
  'Total weight: 12.50',
  'Net weight: 10.00',
  'Supplier: @SUM(1+1)',
  'Agent: -cmd',
  'Invoice amount: Ksh 1,250.50',
  'Currency: KES Kenyan shilling',
  'Exchange rate: —',
  'Worked out here: amount × rate: Ksh 1,250.50',
];

async function inAllFields(page: Page): Promise<void> {
  await test.step('all twenty fields, codes with their names, dates as read and as sent', async () => {
    await goToFirstLine(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => facts(page)).toEqual(ALL_FIELDS);
    await inspectInBoth(page, 'imports-detail');
    await goToFirstLine(page);
    await page.keyboard.press('End');
    await expect(fact(page, 'Declared on')).toHaveText('no date');
    await expect(fact(page, 'Date as customs sent it')).toHaveText('-1');
    await page.keyboard.press('ArrowUp');
    await expect(fact(page, 'Declared on')).toHaveText('23/04/2026');
    await expect(fact(page, 'Date as customs sent it')).toHaveText('23042026');
    await expect(fact(page, 'Status')).toHaveText('3 Approved');
    await expect(fact(page, 'Country of origin')).toHaveText('NL NETHERLANDS');
    await expect(fact(page, 'Worked out here: amount × rate')).toHaveText('Ksh\u00A0689,067.28');
  });

  await test.step('text from a printer is shown without what nobody can see', async () => {
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowDown');
    await expect(fact(page, 'Goods')).toHaveText('SALT IODISED\n1 KG PACK', { useInnerText: true });
    await expect(fact(page, 'Supplier')).toHaveText('COAST SALT\nWORKS', { useInnerText: true });
  });
}

async function marksAndNotes(running: Running): Promise<void> {
  const { page } = running;
  await test.step('a mark and a note by key', async () => {
    // As fast as keys can come: the menu has the keyboard in the moment in which it is there.
    await page.keyboard.press('Control+m');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(lines(page).getByRole('row').nth(2)).toContainText('Checked');
    await page.keyboard.press('Alt+n');
    await typeByHand(page, 'Ask the agent for the packing list');
    await expect(panel(page)).toContainText('Saved');
    await page.keyboard.press('Escape');
  });

  await test.step('several lines are marked at once', async () => {
    await goToFirstLine(page);
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 rows selected')).toBeVisible();
    await page.keyboard.press('Control+m');
    await page.getByRole('menuitemradio', { name: 'Question' }).click();
    await expect(lines(page).getByRole('row').filter({ hasText: 'Question' })).toHaveCount(3);
    await page.keyboard.press('Escape');
  });

  await test.step('after a restart all of it is there', async () => {
    const anew = await running.restart();
    await anew.getByText(/^Good to see you/).waitFor();
    await openImports(anew);
    await anew.getByRole('button', { name: 'Filters' }).click();
    await panel(anew).getByRole('checkbox', { name: 'Question' }).check();
    await expectLines(anew, 3);
    await openLine(anew, 'SALT IODISED');
    await expect(panel(anew).getByRole('textbox', { name: 'Note' })).toHaveValue(
      'Ask the agent for the packing list',
    );
    await expectHistory(anew, [
      'Marked: Mark Checked → Question',
      'Note written: Note nothing → Ask the agent for the packing list',
      'Marked: Mark No mark → Checked',
      'New',
    ]);
    await chip(anew, 'Question').click();
    await expectLines(anew, SENT.length);
  });
}

/** What the table shows of each line, from the top. */
async function onScreen(page: Page): Promise<(readonly string[])[]> {
  const shown = ['Declared', 'Goods', 'Supplier', 'Invoice amount', 'Status'];
  const headings = (await lines(page).getByRole('columnheader').allInnerTexts()).map((text) => text.trim());
  const rows = await lines(page)
    .locator('tbody tr[data-index]')
    .evaluateAll((parts) =>
      parts.map((part) => [...part.children].map(({ textContent }) => textContent.trim())),
    );
  return rows.map((cells) => shown.map((heading) => cells[headings.indexOf(heading)] ?? ''));
}

/** A row of a file, as the screen would show it. */
function asShown(row: Readonly<Record<string, string>>): readonly string[] {
  const amount = Number(row['Invoice amount']).toLocaleString('en-GB', { minimumFractionDigits: 2 });
  return [
    row['Declared']?.split('-').toReversed().join('/') || 'no date',
    // The packing stands behind its goods.
    oneLine(row['Goods']).replace(/^([A-Z]{2}); (.+)$/, '$2 $1'),
    oneLine(row['Supplier']),
    `${row['Currency'] === 'KES' ? 'Ksh' : (row['Currency'] ?? '')}\u00A0${amount}`,
    row['Status'] ?? '',
  ];
}

/** Without line feeds, and without what nobody can see. */
function oneLine(text = ''): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cf}]+/gu, (unseen) => (unseen.includes('\n') ? ' ' : ''))
    .replaceAll(/ +/g, ' ')
    .trim();
}

async function inFiles(running: Running, fileOf: (name: string) => string): Promise<void> {
  const { page } = running;
  await test.step('an Excel file holds what the screen shows, in its order, text as text', async () => {
    await page.keyboard.press('Escape');
    await lines(page).getByRole('button', { name: 'Supplier' }).click();
    await expect(lines(page).getByRole('row').nth(1)).toContainText('@SUM(1+1)');
    await willSave(running, fileOf('customs.xlsx'));
    await page.keyboard.press('Control+Shift+e');
    await expect(page.getByText('27 lines saved in customs.xlsx.')).toBeVisible();
    const rows = await xlsxRows(fileOf('customs.xlsx'));
    expect(rows).toHaveLength(SENT.length);
    const screen = await onScreen(page);
    expect(screen.length).toBeGreaterThan(10);
    expect(rows.slice(0, screen.length).map(asShown)).toEqual(
      screen.map((cells) => [...cells.slice(0, 4), cells[4]?.split(' ')[0]]),
    );
    expect(rows[0]).toMatchObject({
      Goods: '=HYPERLINK("http://pay.example","Pay")',
      Supplier: '@SUM(1+1)',
      'Declaration number': '+254700/26',
    });
  });

  await test.step('a text table too, in which no spreadsheet finds a formula', async () => {
    await willSave(running, fileOf('customs.csv'));
    await runCommand(page, 'Export customs lines as CSV');
    await expect(page.getByText('27 lines saved in customs.csv.')).toBeVisible();
    const rows = csvRows(fileOf('customs.csv'));
    expect(rows).toHaveLength(SENT.length);
    expect(rows.flatMap((row) => Object.values(row)).filter((text) => /^[=+\-@]/.test(text))).toEqual([]);
    expect(rows[0]).toMatchObject({ Goods: `'=HYPERLINK("http://pay.example","Pay")`, Mark: 'question' });
  });
}

async function onPaper(page: Page): Promise<void> {
  await test.step('the list on paper says whose it is, and of when', async () => {
    const done = await printQuietly(page, () => runCommand(page, 'Print the customs lines'));
    const sheet = page.getByRole('article');
    await expect(sheet.getByRole('row')).toHaveCount(SENT.length + 1);
    await expect(sheet).toContainText(
      /Baraka Hardware Limited · Headquarter — fetched \d\d\/\d\d\/\d{4} \d\d:\d\d — 27 lines/,
    );
    await expect(sheet.getByRole('row').nth(1)).toContainText('@SUM(1+1)');
    await page.screenshot({
      path: path.join(PROJECT, 'out/screens/imports-printed-en.png'),
      fullPage: true,
    });
    await expect(sheet).not.toContainText('Filter');
    await done();
    await expect(sheet).toHaveCount(0);
  });

  await test.step('and what it was narrowed to, unless lines were picked', async () => {
    await page.getByRole('searchbox', { name: /^Find goods/ }).fill('cotton wool');
    await expect(lines(page)).toHaveAttribute('aria-rowcount', '2');
    const done = await printQuietly(page, () => runCommand(page, 'Print the customs lines'));
    await expect(page.getByRole('article')).toContainText('Filter: “cotton wool”');
    await done();
  });
}
