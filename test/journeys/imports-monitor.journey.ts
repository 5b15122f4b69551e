import type { Page } from '@playwright/test';
import { inspectInBoth, press } from './codes-deeds.ts';
import { expect } from './fixtures.ts';
import {
  chip,
  columnsShown,
  fact,
  foot,
  inspectInSwahili,
  lines,
  panel,
  runCommand,
  showAs,
} from './imports-deeds.ts';
import { expectLines, howMany, openShop, SENT, sumOf, sumsOf, test, type SentLine } from './imports-lines.ts';
import { pressAtOnce } from './keyboard.ts';

test('many lines are narrowed, ordered, added up and seen as groups and pictures', async ({
  running,
  customs,
}) => {
  test.setTimeout(120_000);
  const { page } = running;
  await openShop(page, customs);
  await addedUp(page);
  await ordered(page);
  await filtered(page);
  await columnsByKey(page);
  await grouped(page);
  await inPictures(page);
});

async function addedUp(page: Page): Promise<void> {
  await test.step('the foot adds up each currency, and says that the shillings are worked out here', async () => {
    const { local } = sumOf(SENT);
    await expect(foot(page)).toContainText(`Ksh\u00A0${local} worked out here: amount × rate`);
    // An invoice in shillings needs none.
    await expect(foot(page)).not.toContainText('without a rate');
    await press(page, 'and 5 more currencies');
    const rows = page.getByRole('dialog', { name: 'Totals of these lines' }).getByRole('row');
    await expect(rows).toHaveCount(1 + sumsOf(SENT).size);
    for (const [currency, sum] of sumsOf(SENT)) {
      const row = rows.filter({ has: page.getByRole('rowheader', { name: currency }) });
      await expect(row).toContainText(`${sum.lines}`);
      await expect(row).toContainText(sum.amount);
      if (sum.withoutRate === 0) await expect(row).toContainText(`Ksh\u00A0${sum.local}`);
    }
    await page.keyboard.press('Escape');
    await expect(rows).toHaveCount(0);
  });
}

async function ordered(page: Page): Promise<void> {
  const first = lines(page).getByRole('row').nth(1);
  await test.step('newest first; then by amount and by goods, with the mouse and by key', async () => {
    await expect(first).toContainText('20/11/2026');
    await lines(page).getByRole('button', { name: 'Invoice amount' }).click();
    await expect(first).toContainText('SALT IODISED 1 KG PACK');
    await page.keyboard.press('Enter');
    await expect(first).toContainText('DRIED GREEN PEAS');
    await lines(page).getByRole('button', { name: 'Goods' }).click();
    await expect(first).toContainText('=HYPERLINK');
    await lines(page).getByRole('button', { name: 'Declared' }).click();
    await page.keyboard.press('Enter');
    await expect(first).toContainText('20/11/2026');
    // No date is no day: it stands last.
    await lines(page).getByRole('row').nth(1).focus();
    await page.keyboard.press('End');
    await expect(lines(page).getByRole('row').last()).toContainText(/no date.*BAKED BEANS/);
  });
}

/** One condition after the other: what is ticked, what the chip says, and which lines fit. */
const CONDITIONS: readonly (readonly [box: RegExp, chip: string, isSo: (line: SentLine) => boolean])[] = [
  [/^3 Approved/, 'Status: 3 Approved', (line) => line.imptItemsttsCd === '3'],
  [/^9 /, 'Status: 9', (line) => line.imptItemsttsCd === '9'],
  [/^LINKO/, 'Supplier: LINKO', (line) => line.spplrNm.startsWith('LINKO')],
  [/^TZ TANZANIA/, 'From: TZ', (line) => line.orgnNatCd === 'TZ'],
  [/^EUR/, 'Currency: EUR', (line) => line.invcFcurCd === 'EUR'],
  [/^No mark/, 'No mark', () => true],
  [/^Question/, 'Question', () => false],
  [/^New/, 'New', () => true],
];

async function filtered(page: Page): Promise<void> {
  await test.step('words are found in goods, supplier, HS code and declaration', async () => {
    await page.keyboard.press('Control+f');
    await page.keyboard.type('shree medicare', { delay: 60 });
    // At once: arrow down goes into the lines that were found, Enter opens the first of them.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(fact(page, 'Supplier')).toContainText('SHREE MEDICARE');
    await page.keyboard.press('Escape');
    await expectLines(
      page,
      howMany(({ spplrNm }) => spplrNm.includes('SHREE MEDICARE')),
    );
    await page.getByRole('searchbox', { name: /^Find goods/ }).fill('no such thing');
    await expect(page.getByText('No lines match “no such thing”.')).toBeVisible();
    await press(page, 'Show all lines');
    await expectLines(page, SENT.length);
  });

  await test.step('each condition narrows the list, stands as a chip, and goes with it', async () => {
    await press(page, 'Filters');
    for (const [box, words, isSo] of CONDITIONS) {
      await panel(page).getByRole('checkbox', { name: box }).check();
      await expectLines(page, howMany(isSo));
      await chip(page, words).click();
      await expectLines(page, SENT.length);
    }
    await panel(page).getByRole('textbox', { name: 'HS code begins with' }).fill('87');
    await expectLines(
      page,
      howMany(({ hsCd }) => hsCd.startsWith('87')),
    );
    await chip(page, 'HS: 87').click();
    await panel(page).getByRole('textbox', { name: 'From' }).fill('1/10/2026');
    await panel(page).getByRole('textbox', { name: 'To' }).fill('31/10/2026');
    await expectLines(page, howMany(isOfOctober));
    await chip(page, 'Declared from 01/10/2026').click();
    await chip(page, 'Declared to 31/10/2026').click();
    await expectLines(page, SENT.length);
  });

  await test.step('conditions hold together, and one press takes them away', async () => {
    await panel(page)
      .getByRole('checkbox', { name: /^2 Waiting/ })
      .check();
    await panel(page)
      .getByRole('checkbox', { name: /^IN INDIA/ })
      .check();
    await expectLines(
      page,
      howMany((line) => line.imptItemsttsCd === '2' && line.orgnNatCd === 'IN'),
    );
    await inspectInBoth(page, 'imports-filters');
    await page.getByRole('button', { name: 'Clear filters' }).first().click();
    await expectLines(page, SENT.length);
    await page.keyboard.press('Escape');
  });
}

const isOfOctober = ({ dclDe }: SentLine): boolean => /^\d\d102026$/.test(dclDe);

async function columnsByKey(page: Page): Promise<void> {
  await test.step('columns are chosen and put in order by key alone, and stay so', async () => {
    await runCommand(page, 'Choose columns');
    const dialog = page.getByRole('dialog', { name: 'Columns of the list' });
    // As slowly as a hand: two of them within 35 ms would be a scanner's, which press nothing.
    await dialog.getByRole('checkbox', { name: 'Change', exact: true }).focus();
    await page.keyboard.press('Space', { delay: 50 });
    await dialog.getByRole('checkbox', { name: 'HS code' }).focus();
    await page.keyboard.press('Space', { delay: 50 });
    await expect(dialog.getByRole('checkbox', { name: 'HS code' })).toBeChecked();
    for (let step = 0; step < 10; step += 1) await page.keyboard.press('Alt+ArrowUp');
    await expect(dialog.getByRole('checkbox', { name: 'HS code' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect.poll(() => columnsShown(page)).toEqual(expect.arrayContaining(['HS code']));
    expect((await columnsShown(page)).slice(0, 3)).toEqual(['HS code', 'Declared', 'Declaration / line']);
    await page.keyboard.press('Alt+1');
    await page.getByText(/^Good to see you/).waitFor();
    await page.keyboard.press('Alt+3');
    await expect.poll(async () => (await columnsShown(page))[0]).toBe('HS code');
  });
}

async function grouped(page: Page): Promise<void> {
  await test.step('lines told in one by declaration; one opens, and Esc leads back to it', async () => {
    await runCommand(page, 'Group by declaration');
    const groups = page.getByRole('grid', { name: 'Declarations' });
    const declarations = new Set(SENT.map(({ dclNo }) => dclNo));
    await expect(groups).toHaveAttribute('aria-rowcount', String(declarations.size + 1));
    const pens = groups.getByRole('row').filter({ hasText: '26NBOIM401220117' });
    const ofPens = SENT.filter(({ dclNo }) => dclNo === '26NBOIM401220117');
    await expect(pens).toContainText(`INR\u00A0${sumOf(ofPens).amount}`);
    await inspectInSwahili(page, 'imports-declarations');
    await pens.dblclick();
    await expectLines(page, ofPens.length);
    await expect(chip(page, 'Declaration: 26NBOIM401220117')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(groups).toBeVisible();
  });

  await test.step('and by supplier, without a mouse', async () => {
    await runCommand(page, 'Group by supplier');
    const groups = page.getByRole('grid', { name: 'Suppliers' });
    const suppliers = new Set(SENT.map(({ spplrNm }) => spplrNm));
    await expect(groups).toHaveAttribute('aria-rowcount', String(suppliers.size + 1));
    await groups.getByRole('row').nth(1).focus();
    // At once: into the group and to its first line; out again, and into the same group.
    await pressAtOnce(page, ['Enter', 'Enter']);
    await expect(fact(page, 'Supplier')).toBeVisible();
    await pressAtOnce(page, ['Escape', 'Escape', 'ArrowDown', 'ArrowUp', 'Enter']);
    await expect(page.getByRole('button', { name: 'Back to the suppliers' })).toBeVisible();
    await expect(lines(page).getByRole('row').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(groups.getByRole('row').nth(1)).toBeFocused();
    await showAs(page, 'Lines');
    await expectLines(page, SENT.length);
  });
}

async function inPictures(page: Page): Promise<void> {
  const picture = (title: string) => page.getByRole('table', { name: title });
  await test.step('four pictures that are tables too', async () => {
    await runCommand(page, 'Show or hide the pictures');
    const october = picture('Amount by month').getByRole('row').filter({ hasText: 'Oct 2026' });
    await expect(october).toContainText(`Ksh\u00A0${sumOf(SENT.filter(isOfOctober)).local}`);
    const waiting = picture('Lines by status').getByRole('row').filter({ hasText: '2 Waiting' });
    await expect(waiting).toContainText(`${howMany((line) => line.imptItemsttsCd === '2')}`);
    await expect(picture('Amount by supplier')).toContainText('ODERBRAS');
    await expect(picture('Lines by country of origin')).toContainText('CN CHINA');
    await inspectInBoth(page, 'imports-pictures');
  });

  await test.step('a press on a bar narrows the others; by key it does the same', async () => {
    await picture('Amount by month').getByRole('button', { name: 'Oct 2026' }).click();
    await expect(chip(page, 'Declared from 01/10/2026')).toBeVisible();
    await expect(foot(page)).toContainText(`${howMany(isOfOctober)} lines`);
    await picture('Lines by country of origin').getByRole('button', { name: /^IN/ }).focus();
    await page.keyboard.press('Enter');
    const ofIndia = howMany((line) => isOfOctober(line) && line.orgnNatCd === 'IN');
    await expect(foot(page)).toContainText(`${ofIndia} lines`);
    await runCommand(page, 'Show or hide the pictures');
    await expectLines(page, ofIndia);
  });
}
