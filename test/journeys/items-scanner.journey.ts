import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { goTo, rowWith } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { barcode, codeField, countItems, field, formValues, openNewItem } from './items-deeds.ts';
import { plugScanner, type Scanner } from './keyboard.ts';

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

test('a scan over the list finds its item, and opens, sends and changes nothing', async ({ running }) => {
  const { page } = running;
  await openPracticeShop(page);
  const id = await saveItem(page, { name: 'Soda Fanta 500 ml', barcode: barcode(1) });
  const scanner = await plugScanner(page);
  const find = page.getByRole('searchbox', { name: 'Find by name, code, barcode or class' });
  const beforeAll = async (): Promise<number> => {
    await find.fill('');
    await expect(rowWith(page, 'Soda Fanta')).toBeVisible();
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Control+a');
    await expect(page.getByText('1 item selected')).toBeVisible();
    return countPlaces(page);
  };
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

/** Everything that can have the keyboard. */
const PLACES = 'a[href], button:enabled, input:enabled, [tabindex="0"]';

const countPlaces = (page: Page): Promise<number> =>
  page.evaluate(
    (places) => [...document.querySelectorAll(places)].filter((it) => it.checkVisibility()).length,
    PLACES,
  );

/** Puts the keyboard somewhere; gives what that place is called in the page. */
const goToPlace = (page: Page, place: number): Promise<string> =>
  page.evaluate(
    ([places, wanted]) => {
      const there = [...document.querySelectorAll<HTMLElement>(places)].filter((it) => it.checkVisibility());
      there[wanted]?.focus();
      return there[wanted]?.outerHTML.slice(0, 160) ?? 'nowhere';
    },
    [PLACES, place] as const,
  );

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

/** The screen, the field with the cursor, and what is open over the screen. */
const whereItIs = (
  page: Page,
): Promise<{ address: string; cursor: string; dialogs: number; menus: number }> =>
  page.evaluate(() => ({
    address: location.hash,
    cursor: document.activeElement?.getAttribute('name') ?? '',
    dialogs: document.querySelectorAll('[aria-modal=true]').length,
    menus: document.querySelectorAll('[role=menu]').length,
  }));
