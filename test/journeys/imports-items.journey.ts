import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { inspectInBoth, press, saveItem } from './codes-deeds.ts';
import { choose, rowWith } from './deeds.ts';
import { expect } from './fixtures.ts';
import { goToFirstLine, inspectInSwahili, openImports, openLine, panel } from './imports-deeds.ts';
import { importsAnswer, NAMELESS, openShop, SENT, test, WORDY } from './imports-lines.ts';
import { inspect } from './inspect.ts';
import { codeField, field } from './items-deeds.ts';

const LINES = [...SENT, WORDY, NAMELESS];

test('customs lines become items: one by one, as an item that is there, and many as drafts', async ({
  running,
  customs,
}) => {
  test.setTimeout(120_000);
  const { page } = running;
  customs.answerWith(importsAnswer(LINES));
  await openShop(page, customs, LINES.length);
  await saveItem(page, { name: 'LED bulb 9W E27' });
  await saveItem(page, { name: 'Paracetamol 500 mg tablets' });
  await anItemOfALine(page);
  await anItemThatIsThere(page);
  await draftsOfMany(page);
});

async function anItemOfALine(page: Page): Promise<void> {
  await test.step('the editor is filled with what customs knows, and with nothing else', async () => {
    await openLine(page, 'WOODEN CUPBOARD');
    await page.keyboard.press('Control+Shift+i');
    await expect(
      page.getByText('From customs declaration +254700/26, line 9, 20/11/2026', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(/Customs \(HS\) code 94036000\. It is a hint/)).toBeVisible();
    // Cut at a word, and what did not fit is shown.
    await expect(field(page, 'Name')).toHaveValue(/^CT; WOODEN CUPBOARD WITH .* TESTED UP TO FORTY$/);
    await expect(page.locator('q')).toHaveText(
      /^KILOGRAMS FOR EACH SHELF; MWANGAZA GENERAL STORES LIMITED;$/,
    );
    await expect(codeField(page, 'Packaging')).toHaveValue(/^CT/);
    await expect(codeField(page, 'Quantity unit')).toHaveValue(/^U/);
    await expect(codeField(page, 'Country of origin')).toHaveValue(/^CN/);
    await expect(codeField(page, 'Classification')).toHaveValue('');
    await expect(codeField(page, 'Tax type')).toHaveValue('');
    await inspectInBoth(page, 'imports-make-item');
  });

  await test.step('a person adds the rest; the authority accepts it', async () => {
    await codeField(page, 'Classification').fill('5610150400');
    await field(page, 'Price').fill('4500');
    await choose(page, 'Tax type', 'B', 'B');
    await choose(page, 'Item type', 'finished', '2');
    await press(page, 'Save');
    await expect.poll(() => newestItem(page)).toMatchObject({ state: 'accepted', price: '4500.00' });
  });

  await test.step('the line leads to the item, and the item to the line', async () => {
    await openImports(page);
    await openLine(page, 'WOODEN CUPBOARD');
    await panel(page)
      .getByRole('link', { name: /^CT; WOODEN CUPBOARD/ })
      .click();
    const origin = page.getByRole('link', { name: 'From customs declaration +254700/26 20/11/2026' });
    await expect(origin).toBeVisible();
    await origin.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Customs imports' })).toBeVisible();
  });
}

async function anItemThatIsThere(page: Page): Promise<void> {
  const item = page.getByRole('link', { name: 'LED bulb 9W E27', exact: true });
  await test.step('items that it may be are offered before a new one is made, each with the reason', async () => {
    await rowWith(page, 'LED BULB').click();
    await page.keyboard.press('Control+Shift+i');
    await expect(panel(page)).toContainText('Is it one of these?');
    await expect(panel(page)).toContainText(/KE2NTXU\d{7} · similar name, same unit/);
    await inspect(page, 'imports-likely-en');
    await press(page, 'Yes, link to LED bulb 9W E27');
    await expect(press(page, 'Not this item')).resolves.toBeUndefined();
    await expect(panel(page)).toContainText('Is it one of these?');
  });

  await test.step('the editor offers them too, and leaves without a second item', async () => {
    const before = (await newestItem(page))?.id;
    await press(page, 'Make an item');
    await expect(page.getByText('Is it one of these?')).toBeVisible();
    await press(page, 'It is this one');
    await expect(page.getByRole('heading', { level: 1, name: 'Customs imports' })).toBeVisible();
    await openLine(page, 'LED BULB');
    await expect(item).toBeVisible();
    expect((await newestItem(page))?.id).toBe(before);
  });

  await test.step('what one line was is offered for another of the same supplier, and not said to be the same', async () => {
    await openLine(page, 'PARACETAMOL');
    await press(page, 'Yes, link to Paracetamol 500 mg tablets');
    await expect(page.getByRole('button', { name: 'Not this item' })).toBeVisible();
    await openLine(page, 'COTTON WOOL');
    await expect(panel(page)).toContainText('same supplier');
    await expect(panel(page)).not.toContainText('was this before');
    await page.keyboard.press('Escape');
  });
}

async function draftsOfMany(page: Page): Promise<void> {
  const made = LINES.length - 4;
  await test.step('all lines at once: what becomes of each is said, and nothing is sent', async () => {
    await goToFirstLine(page);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+Shift+i');
    await expect(page.getByRole('dialog', { name: `Make drafts of ${LINES.length} lines?` })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(`${made} drafts made. 3 lines had an item before. 1 line has no description.`),
    ).toBeVisible();
    await inspectInSwahili(page, 'imports-drafts-made');
    await press(page, 'Open Items');
    await expect(page.getByRole('heading', { level: 1, name: 'Items' })).toBeVisible();
    const drafts = await call(page, 'items', 'page', { ...NEWEST, view: 'not-sent', from: 0, count: 50 });
    expect(drafts.total).toBe(made);
    expect(
      drafts.rows.every(({ state, classificationCode }) => state === 'draft' && classificationCode === ''),
    ).toBe(true);
  });
}

const NEWEST = { text: '', view: 'all', sort: 'changed', descending: true } as const;

async function newestItem(page: Page) {
  const { rows } = await call(page, 'items', 'page', { ...NEWEST, from: 0, count: 1 });
  return rows[0];
}
