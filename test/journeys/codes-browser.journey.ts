import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { seedCodes } from '../../electron/practice/seed-codes.ts';
import { arrowTo, grid, inspectInBoth, listLine, openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { goTo, rowWith } from './deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { willSave } from './setup-deeds.ts';

test('the code browser: finding, taxes, codes that are off, copying, details, and my items', async ({
  running,
}) => {
  test.setTimeout(120_000);
  const { page } = running;
  await openPracticeShop(page);
  await saveItem(page, { name: 'Unga 2 kg' });
  await saveItem(page, { name: 'Mkate', taxTypeCode: 'E' });
  await goTo(page, 4);
  await expect(grid(page, 'All lists')).toHaveAttribute('aria-rowcount', '728');

  await test.step('one search over everything, with a slip of the finger', async () => {
    await page.keyboard.press('Control+f');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('kenyan shilling');
    await expect(page.getByRole('row').nth(1)).toContainText(/KES.*Currency/);
    await page.getByRole('searchbox').fill('kenyan shiling');
    await expect(page.getByRole('row').nth(1)).toContainText(/KES/);
    await page.getByRole('searchbox').fill('cartn');
    await expect(page.getByRole('row').nth(1)).toContainText(/CT.*Carton.*Packing Unit/);
    await page.getByRole('searchbox').fill('KE');
    // The code itself comes before all words that begin so.
    await expect(page.getByRole('row').nth(1)).toContainText(/^KE\s*KENYA/);
    await inspectInBoth(page, 'codes-found');
    await page.getByRole('searchbox').fill('zebra crossing');
    await expect(page.getByText('No codes match “zebra crossing”.')).toBeVisible();
    await inspect(page, 'codes-none-found-en');
    await press(page, 'Clear the find box');
  });

  await test.step('tax types: the rate beside the raw text, under the heading of the authority', async () => {
    await listLine(page, 'Taxation Type').click();
    await expect(page.getByRole('columnheader', { name: 'Tax Rate' })).toBeVisible();
    await expect(rowWith(page, 'B-VAT 16%')).toContainText(/16\s%\s*16/);
    await expect(rowWith(page, 'E-VAT 8%')).toContainText(/8\s%\s*8/);
    await inspectInBoth(page, 'codes-tax');
  });

  await test.step('the details of a code open with Enter and close with Escape', async () => {
    await arrowTo(page, 'B-VAT 16%');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('complementary', { name: 'Code B' });
    await expect(panel).toContainText('04 Taxation Type');
    await expect(panel).toContainText(/16\s% \(16\)/);
    await expect(panel.getByRole('button', { name: 'Show the item' })).toBeVisible();
    await inspectInBoth(page, 'codes-detail');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  });

  await test.step('a code is copied from its row with Ctrl+C, and it is said', async () => {
    await mayUseClipboard(running);
    await arrowTo(page, 'E-VAT 8%');
    await page.keyboard.press('Control+c');
    await expect(page.locator('output').filter({ hasText: 'E copied.' })).toBeAttached();
    await expect.poll(() => copied(running)).toBe('E');
  });

  await test.step('my items with a code are one press away', async () => {
    await expect(rowWith(page, 'E-VAT 8%')).toContainText(/1$/);
    await rowWith(page, 'E-VAT 8%').getByRole('button', { name: '1' }).click();
    await expect(page.getByRole('heading', { name: /Tax type E/ })).toBeFocused();
    await expect(rowWith(page, 'Mkate')).toBeVisible();
    await expect(rowWith(page, 'Unga 2 kg')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(grid(page, 'Taxation Type')).toBeVisible();
  });

  await test.step('codes that are off are shown when asked for, and said to be off', async () => {
    await listLine(page, 'Tax Office').click();
    await expect(grid(page, 'Tax Office')).toHaveAttribute('aria-rowcount', '70');
    await expect(rowWith(page, 'Nairobi Station 1')).toHaveCount(0);
    await page.getByRole('switch', { name: 'Show codes that are off' }).click();
    await expect(grid(page, 'Tax Office')).toHaveAttribute('aria-rowcount', '72');
    await expect(page.getByRole('row').filter({ hasText: /^501HQ/ })).toContainText('off');
    await inspectInBoth(page, 'codes-off-shown');
  });

  await test.step('F6 goes from pane to pane, and the arrows choose a list', async () => {
    await page.getByRole('radio', { name: /Tax Office/ }).focus();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('radio', { name: 'Purchase Receipt Type 2' })).toBeFocused();
    await page.keyboard.press('F6');
    await expect(page.getByRole('row').nth(1)).toBeFocused();
  });
});

test('what the browser shows is saved as a table, and every code comes back as it was', async ({
  running,
}, testInfo) => {
  const { page } = running;
  await openPracticeShop(page);
  await goTo(page, 4);
  const every = seedCodes().flatMap(({ row, codes }) =>
    codes.map((code) => [row.cdCls, code.cd, code.cdNm, code.useYn]),
  );

  await test.step('all lists with what is off, into a text table', async () => {
    await page.getByRole('switch', { name: 'Show codes that are off' }).click();
    const file = testInfo.outputPath('all codes.csv');
    await save(running, file, 'Text table (.csv)');
    await expect(page.getByText('729 codes saved to all codes.csv.')).toBeVisible();
    const rows = csvRows(file);
    expect(inOrder(rows.map(named))).toEqual(inOrder(every));
  });

  await test.step('only what is in use, into an Excel file', async () => {
    await page.getByRole('switch', { name: 'Show codes that are off' }).click();
    const file = testInfo.outputPath('codes.xlsx');
    await save(running, file, 'Excel file (.xlsx)');
    await expect(page.getByText('727 codes saved to codes.xlsx.')).toBeVisible();
    await inspectInBoth(page, 'codes-saved-to-file');
    expect(inOrder((await xlsxRows(file)).map(named))).toEqual(
      inOrder(every.filter(([, , , useYn]) => useYn === 'Y')),
    );
  });

  await test.step('one list: its own headings, and the zeros in front are alive', async () => {
    await listLine(page, 'Payment Type').click();
    await expect(rowWith(page, 'CASH/CREDIT')).toBeVisible();
    const file = testInfo.outputPath('payment.xlsx');
    await willSave(running, file);
    await page.keyboard.press('Control+Shift+e');
    await expect(page.getByText('7 codes saved to payment.xlsx.')).toBeVisible();
    expect((await xlsxRows(file)).map((row) => row['Code'])).toEqual([
      '01',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
    ]);
    await listLine(page, 'Taxation Type').click();
    await expect(rowWith(page, 'B-VAT 16%')).toBeVisible();
    const taxes = testInfo.outputPath('taxes.csv');
    await save(running, taxes, 'Text table (.csv)');
    await expect(page.getByText('5 codes saved to taxes.csv.')).toBeVisible();
    expect(csvRows(taxes).map((row) => [row['Code'], row['Tax Rate']])).toEqual(
      seedCodes()[0]?.codes.map((code) => [code.cd, code.userDfnCd1]),
    );
  });

  await test.step('what was searched for, and nothing else', async () => {
    await page.getByRole('searchbox').fill('bottle');
    await expect(page.getByRole('row').nth(1)).toContainText('Bottle');
    const file = testInfo.outputPath('bottles.csv');
    await save(running, file, 'Text table (.csv)');
    await expect(page.getByText(/codes saved to bottles\.csv/)).toBeVisible();
    const found = every.filter(([, , name]) => /bottle/i.test(name ?? ''));
    expect(inOrder(csvRows(file).map(named))).toEqual(inOrder(found));
  });
});

type TableRow = Readonly<Record<string, string>>;

const named = (row: TableRow): (string | undefined)[] => [
  row['Class'],
  row['Code'],
  row['Name'],
  row['In use'],
];

function inOrder(rows: readonly (readonly unknown[])[]): string[] {
  return rows.map((row) => JSON.stringify(row)).toSorted((one, other) => (one < other ? -1 : 1));
}

function csvRows(file: string): TableRow[] {
  const text = readFileSync(file, 'utf8').replace(/^\u{feff}/u, '');
  return Papa.parse<TableRow>(text, { header: true, skipEmptyLines: true }).data;
}

/** Every cell has to be text: a number would have lost the zeros in front. */
async function xlsxRows(file: string): Promise<TableRow[]> {
  const [sheet] = await readXlsxFile(file);
  const [titles = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) =>
    Object.fromEntries(
      titles.map((title, place) => {
        const cell = row[place] ?? '';
        if (typeof cell !== 'string')
          throw new Error(`${String(title)} holds ${typeof cell} ${String(cell)}`);
        return [String(title), cell];
      }),
    ),
  );
}

async function save(running: Running, file: string, format: string): Promise<void> {
  await willSave(running, file);
  await press(running.page, 'Save to a file');
  await running.page.getByRole('menuitem', { name: format }).click();
}

/** In a browser a page has to be allowed what Electron gives the program's own pages. */
async function mayUseClipboard({ page }: Running): Promise<void> {
  if (page.url().startsWith('http'))
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

async function copied({ page, evaluate }: Running): Promise<string> {
  return page.url().startsWith('http')
    ? page.evaluate(() => navigator.clipboard.readText())
    : evaluate(({ clipboard }) => clipboard.readText());
}
