import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { goTo, rowWith } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { barcode, codeField, countItems, field, formValues, openNewItem } from './items-deeds.ts';
import { plugScanner, type Scanner } from './keyboard.ts';
import { countPlaces, goToPlace, whereItIs } from './places.ts';

/** How often the trigger is pulled: once at every place, closed and open. The 500 of U33 are a unit test. */
const SCANS = 150;
const OVER_EACH_DIALOG = 5;

test('a scan, wherever the cursor is: the code goes where codes belong, and nothing else happens', async ({
  running,
}) => {
  test.setTimeout(180_000);
  const { page } = running;
  await openPracticeShop(page);
  const id = await saveItem(page, { name: 'Soda Fanta 500 ml' });
  await call(page, 'items', 'changeEntry', { is: 'add-preset', name: 'Soda', fields: PRESET });
  const scanner = await plugScanner(page);
  const begunAt = Date.now();
  let scans = 0;

  await test.step('over a dialog of the editor nothing happens at all', async () => {
    await openHalfTypedItem(page);
    for (const [name, open] of DIALOGS) {
      const before = await formValues(page);
      await open(page);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
      for (let turn = 0; turn < OVER_EACH_DIALOG; turn += 1) await scanner.scan(codeOf((scans += 1)));
      await expect(page.getByRole('dialog'), name).toHaveCount(1);
      await expect(page.getByRole('dialog').locator('input:not([value=""])'), name).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await formValues(page), name).toEqual(before);
    }
    const { presets } = await call(page, 'items', 'entry', undefined);
    expect(presets).toHaveLength(1);
  });

  await test.step('in the editor each goes into Barcode, and all else stays as it was', async () => {
    const places = await countPlaces(page);
    while (scans < SCANS) {
      const isListOpen = scans % 2 === 0;
      await scanInEditor(page, scanner, { place: scans % places, isListOpen }, codeOf((scans += 1)));
    }
  });

  console.log(`Scanner: ${scans} scans in ${Math.round((Date.now() - begunAt) / 1000)} s, none went astray.`);
  expect(await countItems(page)).toBe(1);
  expect((await call(page, 'items', 'get', { id })).revision).toBe(1);
});

test('a scan outside the editor shows the item that has it, wherever the cursor is, and presses nothing', async ({
  running,
}) => {
  test.setTimeout(180_000);
  const { page } = running;
  await openPracticeShop(page);
  const id = await saveItem(page, { name: 'Soda Fanta 500 ml', barcode: barcode(1) });
  const scanner = await plugScanner(page);
  const find = page.getByRole('searchbox', { name: 'Find by name, code, barcode or class' });
  const beforeAll = async (): Promise<number> => {
    await find.fill('');
    await expect(rowWith(page, 'Soda Fanta')).toBeVisible();
    // The list follows the field a moment later, and what is selected goes with the list of before.
    await expect(async () => {
      await page.getByRole('row').nth(1).focus();
      await page.keyboard.press('Control+a');
      await expect(page.getByText('1 item selected')).toBeVisible({ timeout: 1000 });
    }).toPass();
    return countPlaces(page);
  };
  await test.step('over the list', async () => {
    await goTo(page, 2);
    const places = await beforeAll();
    for (let place = 0; place < places; place += 1) {
      await beforeAll();
      const name = await goToPlace(page, place);
      const code = place % 2 === 0 ? barcode(1) : codeOf(place);
      await scanner.scan(code);
      await expect(find, name).toHaveValue(code);
      await expect(rowWith(page, 'Soda Fanta'), name).toHaveCount(code === barcode(1) ? 1 : 0);
      expect(await whereItIs(page), name).toMatchObject({ address: '#/items', dialogs: 0, menus: 0 });
    }
    expect((await call(page, 'items', 'get', { id })).revision).toBe(1);
  });

  const before = await whatIsStored(page);
  for (const [number, heading, step] of OTHER_SCREENS)
    await test.step(heading, async () => {
      const open = async (): Promise<number> => {
        if (new URL(page.url()).hash === '#/items') await goTo(page, number);
        await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
        return countPlaces(page);
      };
      await goTo(page, number);
      for (let place = 0; place < (await open()); place += step) await scanOnScreen(page, scanner, place);
    });

  await test.step('over a dialog it is only told that it was read', async () => {
    await goTo(page, 1);
    await page.keyboard.press('Control+F1');
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await scanner.scan(barcode(1));
    await expect(page.getByText(`Barcode read: ${barcode(1)}. Nothing was done with it here.`)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(await whatIsStored(page)).toEqual(before);
});

/** The screens that take no scans themselves, by their keys, and which share of their places is tried. */
const OTHER_SCREENS = [
  [1, 'Home', 3],
  [3, 'Customs imports', 5],
  [4, 'Codes', 6],
  [5, 'Outbox', 4],
  [6, 'Activity', 4],
  [7, 'Settings', 5],
  [8, 'Help', 4],
] as const;

/** Scans with the keyboard at some place of the screen that is open, and looks at what became of it. */
async function scanOnScreen(page: Page, scanner: Scanner, place: number): Promise<void> {
  const address = new URL(page.url()).hash;
  const name = await goToPlace(page, place);
  const field = page.locator('input:focus:not([type=checkbox], [type=radio], [readonly])');
  const isField = (await field.count()) > 0;
  const held = isField ? await field.inputValue() : '';
  await scanner.scan(barcode(1));
  const open = { dialogs: 0, menus: 0 };
  if (isField) {
    await expect(field, name).toHaveValue(`${held}${barcode(1)}`);
    expect(await whereItIs(page), name).toMatchObject({ address, ...open });
    await field.fill(held);
  } else if (address.startsWith('#/settings')) {
    await expect(page.getByText(/Nothing was done with it here/).last(), name).toBeVisible();
    expect(await whereItIs(page), name).toMatchObject({ address, ...open });
  } else {
    await expect(page.getByRole('searchbox', { name: 'Find by name' }), name).toHaveValue(barcode(1));
    await expect(rowWith(page, 'Soda Fanta'), name).toHaveCount(1);
    expect(await whereItIs(page), name).toMatchObject({ address: '#/items', ...open });
  }
}

/** What a press anywhere could have changed. */
const whatIsStored = async (page: Page): Promise<unknown> => ({
  items: await countItems(page),
  settings: (await call(page, 'program', 'state', undefined)).settings,
  practice: await call(page, 'practice', 'faults', undefined),
});

const PRESET = {
  classificationCode: '50202300',
  taxTypeCode: 'B',
  quantityUnitCode: 'U',
  packagingUnitCode: 'NT',
  originCountryCode: 'KE',
  itemTypeCode: '2',
};

/** Codes as scanners read them, one after the other: of makers in four lengths, and of a shop's own labels. */
function codeOf(scan: number): string {
  const kinds = [barcode(scan), '96385074', '036000291452', `SJ-${100_000 + scan}`, '15400141288763'];
  return kinds[scan % kinds.length] ?? '';
}

const DIALOGS: readonly (readonly [string, (page: Page) => Promise<void>])[] = [
  ['the presets', (page) => page.keyboard.press('Alt+r')],
  [
    'the name of a new preset',
    async (page) => {
      await page.keyboard.press('Alt+r');
      await press(page, 'Save these as a preset…');
      await expect(page.getByRole('textbox', { name: 'Name of the preset' })).toBeFocused();
    },
  ],
  ['the palette', (page) => page.keyboard.press('Control+k')],
  ['the sheet of shortcuts', (page) => page.keyboard.press('Control+F1')],
];

async function openHalfTypedItem(page: Page): Promise<void> {
  await openNewItem(page);
  await page.keyboard.press('Alt+m');
  await field(page, 'Name').fill('Half typed');
  await field(page, 'Price').fill('65.00');
  await field(page, 'Price for group 1').fill('60.00');
  for (const [label, code] of [
    ['Classification', '50202300'],
    ['Quantity unit', 'U'],
    ['Item type', '2'],
  ] as const) {
    await codeField(page, label).fill(code);
    await page.keyboard.press('Tab');
  }
  await expect(codeField(page, 'Item type')).toHaveValue(/^2 —/);
}

async function scanInEditor(
  page: Page,
  scanner: Scanner,
  { place, isListOpen }: { place: number; isListOpen: boolean },
  code: string,
): Promise<void> {
  const before = await formValues(page);
  const name = await goToPlace(page, place);
  if (isListOpen && name.includes('combobox')) await page.keyboard.press('F4');
  await scanner.scan(code, place % 3 === 0 ? 'Tab' : 'Enter');
  await expect(field(page, 'Barcode'), name).toHaveValue(code);
  expect(await formValues(page), name).toEqual({ ...before, barcode: code });
  expect(await whereItIs(page), name).toEqual({
    address: '#/items/new',
    cursor: 'name',
    dialogs: 0,
    menus: 0,
  });
}
