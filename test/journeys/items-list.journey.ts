import type { Page } from '@playwright/test';
import type { ItemFields } from '../../shared/items/item.ts';
import { call } from './bridge.ts';
import { inspectInBoth, openPracticeShop, press } from './codes-deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { inspect } from './inspect.ts';
import {
  chooseCode,
  DRAFTS,
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
  printQuietly,
  showView,
  stockShop,
} from './items-list-deeds.ts';
import { clipboard } from './outbox-deeds.ts';

test('in a shop of 5,000 items everything is found, filtered, ordered, copied and printed', async ({
  running,
}) => {
  test.setTimeout(120_000);
  await test.step('a list without items says how to begin', async () => {
    await openPracticeShop(running.page);
    await openItems(running.page);
    await expect(running.page.getByText('No items yet. Add the first one.')).toBeVisible();
    await inspect(running.page, 'items-list-empty-en');
  });
  const page = await stockShop(running);
  await looks(page);
  await finding(page);
  await views(page);
  await filters(page);
  await sorting(page);
  await byMouse(page);
  await copying(running);
  await paper(page);
});

async function looks(page: Page): Promise<void> {
  await test.step('it looks right in both languages, light and dark', async () => {
    await inspectInBoth(page, 'items-list-5000');
    await call(page, 'program', 'changeSettings', { theme: 'dark' });
    await inspect(page, 'items-list-5000-dark-en');
    await call(page, 'program', 'changeSettings', { theme: 'light' });
  });
}

async function finding(page: Page): Promise<void> {
  await test.step('words in any order find an item, and a slip of the hand is understood', async () => {
    await find(page, 'sugar kabras');
    await expectCount(page, howMany(isNamed(/^Kabras.*sugar/)));
    await expect(line(page, 1)).toContainText(/Kabras .* sugar/);
    await find(page, 'suger');
    await expect(page.getByText('No items match “suger”.')).toBeVisible();
    const sugar = isNamed(/\bsugar/i);
    await expect(page.getByText('Did you mean')).toBeVisible();
    await inspect(page, 'items-list-did-you-mean-en');
    await page.getByRole('button', { name: `sugar (${howMany(sugar)})` }).click();
    await expectCount(page, howMany(sugar));
    await find(page, '00012345');
    await expect(line(page, 1)).toContainText('=1+1 school set');
    await find(page, '');
    await expectCount(page, inUse.length);
  });
}

async function views(page: Page): Promise<void> {
  await test.step('each ready view shows what it says', async () => {
    const counts: readonly [string, number][] = [
      ['Stopped', GOODS.length - inUse.length],
      ['No barcode', howMany(({ barcode }) => barcode === '')],
      ['Not sent yet', DRAFTS],
      ['All', GOODS.length],
    ];
    for (const [name, count] of counts) {
      await showView(page, name);
      await expectCount(page, count);
    }
    for (const name of ['Needs fixing', 'Changed today']) {
      await showView(page, name);
      await expect(page.getByText(`No items here: ${name}.`)).toBeVisible();
    }
    await press(page, 'Show all items');
    await expectCount(page, GOODS.length);
    await showView(page, 'All in use');
  });
}

/** What the filters of this journey ask for. */
const fits = ({ taxTypeCode, originCountryCode, classificationCode, price }: ItemFields): boolean =>
  [taxTypeCode, originCountryCode, classificationCode.slice(0, 4)].join(' ') === 'A TZ 5022' &&
  Number(price) >= 500 &&
  Number(price) <= 9000;

async function filters(page: Page): Promise<void> {
  await test.step('filters hold at once, stand as chips, and each can be taken away', async () => {
    await press(page, 'Filters');
    const panel = page.locator('[data-pane="panel"]');
    await chooseCode(page, 'Tax type', 'A', 'A');
    await chooseCode(page, 'Country of origin', 'Tanzania', 'TZ');
    await panel.getByRole('textbox', { name: 'Classification begins with' }).fill('5022');
    await panel.getByRole('textbox', { name: 'Price from' }).fill('500');
    await panel.getByRole('textbox', { name: 'Price up to' }).fill('9,000');
    await panel.getByRole('textbox', { name: 'Price up to' }).blur();
    await expectCount(page, howMany(fits));
    await panel.getByRole('combobox', { name: 'Last changed by' }).selectOption('Juma Kamau');
    await inspect(page, 'items-list-filters-en');
    await panel.getByRole('checkbox', { name: 'Accepted', exact: true }).check();
    await expectCount(
      page,
      inUse.filter((item) => fits(item) && !GOODS.slice(-DRAFTS).includes(item)).length,
    );
    await panel.getByRole('button', { name: 'Close' }).click();
    const chips = page.getByRole('list', { name: 'Filters' }).getByRole('button');
    await expect(chips).toHaveText([
      'Accepted',
      'Tax A',
      'Class 5022…',
      'From TZ',
      'Price from 500.00',
      'Price up to 9,000.00',
      'By Juma Kamau',
      'Clear filters',
    ]);
    await inspect(page, 'items-list-chips-en');
    await page.getByRole('button', { name: 'Take away: Accepted' }).click();
    await expectCount(page, howMany(fits));
    await find(page, 'cement');
    await expect(page.getByText('No items match “cement”.')).toBeVisible();
    await inspect(page, 'items-list-none-match-en');
    await page.getByRole('button', { name: 'Clear filters' }).last().click();
    await showView(page, 'All in use');
    await expectCount(page, inUse.length);
  });
}

async function sorting(page: Page): Promise<void> {
  await test.step('a heading puts the list in order', async () => {
    const dearest = Math.max(...inUse.map(({ price }) => Number(price)));
    const price = items(page).getByRole('columnheader', { name: 'Price' }).getByRole('button');
    await price.click();
    await expect(items(page).getByRole('columnheader', { name: 'Price' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await price.click();
    await expect(line(page, 1)).toContainText(dearest.toLocaleString('en-GB'));
    await items(page).getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    await expect(line(page, 1)).toContainText('=1+1 school set');
  });
}

async function byMouse(page: Page): Promise<void> {
  await test.step('the right mouse button brings the menu of a line to where it was pressed', async () => {
    const pressed = { x: 420, y: 12 };
    await line(page, 3).click({ button: 'right', position: pressed });
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    const [row, box] = await Promise.all([line(page, 3).boundingBox(), menu.boundingBox()]);
    if (row === null || box === null) throw new Error('neither the line nor its menu has a place');
    expect(Math.hypot(box.x - row.x - pressed.x, box.y - row.y - pressed.y)).toBeLessThan(16);
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
}

async function copying(running: Running): Promise<void> {
  const { page } = running;
  await test.step('rows are copied as a sheet', async () => {
    const isHost = test.info().project.name === 'host';
    if (isHost) await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await find(page, 'school set');
    await expectCount(page, 1);
    await goToLine(page, 1);
    await page.keyboard.press('Control+c');
    await expect(page.getByText('1 item copied. Paste it into a spreadsheet.')).toBeVisible();
    const [headings, row] = (await clipboard(running, isHost)).split('\n');
    expect(headings).toBe(['Code', 'Name', 'Class', 'Tax', 'Unit', 'Price', 'Barcode'].join('\t'));
    expect(row?.split('\t')).toMatchObject({ 1: "'=1+1 school set", 6: '00012345' });
  });
}

async function paper(page: Page): Promise<void> {
  await test.step('labels with bars and a list come out of the printer', async () => {
    await find(page, 'festive bread');
    const bread = GOODS.filter(isNamed(/^Festive.*bread/));
    await expectCount(page, bread.length);
    await press(page, 'More');
    const labels = await printQuietly(page, () =>
      page.getByRole('menuitem', { name: 'Print price labels' }).click(),
    );
    const withBars = bread.filter(({ barcode }) => barcode !== '').length;
    await expect(page.locator('svg[shape-rendering="crispEdges"]')).toHaveCount(withBars);
    await expect(page.locator('svg[shape-rendering="crispEdges"]').first().locator('rect')).toHaveCount(30);
    await page.screenshot({ path: 'out/screens/items-labels-on-paper.png', fullPage: true });
    await labels();
    await press(page, 'More');
    const list = await printQuietly(page, () =>
      page.getByRole('menuitem', { name: 'Print the item list' }).click(),
    );
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(bread.length + 1);
    await page.screenshot({ path: 'out/screens/items-list-on-paper.png', fullPage: true });
    await list();
  });
}
