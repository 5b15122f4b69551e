import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { openPracticeShop, saveItem } from './codes-deeds.ts';
import { expect, test } from './fixtures.ts';
import { Hand } from './hand.ts';
import {
  arrivedByName,
  barcode,
  codeField,
  countItems,
  field,
  formValues,
  loadShopBranches,
  openNewItem,
} from './items-deeds.ts';
import { plugScanner, pressAtOnce } from './keyboard.ts';

/** Keys beyond the item's own text (ux §4.13 U1, U2, §4.5). */
const MOST_KEYS_NEW_KIND = 10;
const MOST_KEYS_SAME_KIND = 4;
const KEYS_OF_A_PRESET = 5;

const TEN = Array.from({ length: 10 }, (_, index) => index);

test('a clerk enters item after item by keyboard and scanner, with few keys beyond what the item is', async ({
  running,
}, testInfo) => {
  test.setTimeout(120_000);
  const { page } = running;
  await openPracticeShop(page);
  await loadShopBranches(running, testInfo.outputPath('classes.json'));
  const scanner = await plugScanner(page);
  const figures: string[] = [];
  const count = async (
    what: string,
    most: number,
    work: (hand: Hand) => Promise<void>,
    isReady: (shown: Page) => Promise<void> = readyForNext,
  ): Promise<void> => {
    const hand = new Hand(page);
    await work(hand);
    await isReady(page);
    figures.push(`${what}: ${hand.keys} keys`);
    expect(hand.clicks, what).toBe(0);
    expect(hand.keys, what).toBeLessThanOrEqual(most);
  };
  await test.step('what is typed while a form or the palette is still on its way is in it', () =>
    typesAhead(page));

  await test.step('the very first item of the shop needs every code once', () =>
    count('The very first item of a shop', 40, async (hand) => {
      await hand.key('Enter');
      await hand.write('Sukari Mumias 2 kg');
      await hand.key('Enter');
      await choosing(hand, page, 'Classification', 'natural', '50161509');
      await hand.write('420');
      await hand.key('Enter');
      await choosing(hand, page, 'Tax type', 'B', 'B');
      await choosing(hand, page, 'Quantity unit', 'pie', 'U');
      await choosing(hand, page, 'Packaging', 'nt', 'NT');
      await choosing(hand, page, 'Country of origin', 'ken', 'KE');
      await choosing(hand, page, 'Item type', 'fin', '2');
      await hand.key('Control+Enter');
    }));

  await test.step('an item of a new kind: its classification is looked up with three letters', async () => {
    await count('New item of a new kind, with scanner', MOST_KEYS_NEW_KIND, async (hand) => {
      await scanner.scan(barcode(100));
      await expect(field(page, 'Barcode')).toHaveValue(barcode(100));
      await hand.write('Mchele Pishori 5 kg');
      await hand.key('Enter');
      await choosing(hand, page, 'Classification', 'ric', '50221200');
      await hand.write('950');
      await hand.key('Control+Enter');
    });
    await count('New item of a new kind, without scanner', MOST_KEYS_NEW_KIND, async (hand) => {
      await hand.key('Enter');
      await hand.write('Sabuni Jamaa 800 g');
      await hand.key('Enter');
      await choosing(hand, page, 'Classification', 'soa', '53131608');
      await hand.write('160');
      await hand.key('Control+Enter');
    });
  });

  await test.step('the classification is pinned: from now on Enter goes from the name to the price', async () => {
    await field(page, 'Name').focus();
    await page.keyboard.press('Enter');
    await expect(codeField(page, 'Classification')).toBeFocused();
    await choosing(new Hand(page), page, 'Classification', 'soa', '53131608');
    await page.keyboard.press('Shift+Enter');
    await expect(codeField(page, 'Classification')).toBeFocused();
    await page.keyboard.press('Alt+p');
    await expect(page.getByRole('button', { name: /^Pin Classification/, pressed: true })).toBeVisible();
    await field(page, 'Barcode').focus();
  });

  await test.step('ten items of the same kind with the scanner', async () => {
    for (const index of TEN)
      await count(
        `Next item of the same kind, with scanner (${index})`,
        MOST_KEYS_SAME_KIND,
        async (hand) => {
          await scanner.scan(barcode(index));
          await hand.write(`Geisha ${index}`);
          await hand.key('Enter');
          await hand.write(`${60 + index}`);
          await hand.key('Control+Enter');
        },
        withoutWaiting,
      );
    await readyForNext(page);
  });

  await test.step('ten by keyboard alone', async () => {
    for (const index of TEN)
      await count(
        `Next item of the same kind, without scanner (${index})`,
        MOST_KEYS_SAME_KIND,
        async (hand) => {
          await hand.key('Enter');
          await hand.write(`Menengai ${index}`);
          await hand.key('Enter');
          await hand.write(`${80 + index}.5`);
          await hand.key('Control+Enter');
        },
        withoutWaiting,
      );
    await readyForNext(page);
  });

  await test.step('a preset changes all codes at once', async () => {
    await call(page, 'items', 'changeEntry', {
      is: 'add-preset',
      name: 'Flour in bags',
      fields: { ...CODES, classificationCode: '50221102', taxTypeCode: 'A' },
    });
    await count(
      'Next item after a change of preset',
      MOST_KEYS_SAME_KIND + KEYS_OF_A_PRESET,
      async (hand) => {
        await scanner.scan(barcode(200));
        await hand.key('Alt+r');
        await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
        await expect(page.getByRole('option')).toContainText('Flour in bags');
        await hand.letters('fl');
        await hand.key('Enter');
        await expect(field(page, 'Name')).toBeFocused();
        await hand.write('Unga Soko 2 kg');
        await hand.key('Enter');
        await hand.write('210');
        await hand.key('Control+Enter');
      },
    );
  });

  await test.step('the authority has accepted them all, each with its own code and barcode', async () => {
    const books = await arrivedByName(running, 24);
    expect(new Set([...books.values()].map((item) => item['itemCd'])).size).toBe(24);
    for (const index of TEN) {
      expect(books.get(`Geisha ${index}`)).toMatchObject({
        bcd: barcode(index),
        dftPrc: `${60 + index}.00`,
        itemClsCd: '53131608',
      });
      expect(books.get(`Menengai ${index}`)).toMatchObject({ bcd: null, dftPrc: `${80 + index}.50` });
    }
    expect(books.get('Unga Soko 2 kg')).toMatchObject({ itemClsCd: '50221102', taxTyCd: 'A' });
  });
  for (const figure of figures.filter((line) => !/\([1-9]\)/.test(line))) console.log(figure);
});

test('Enter only ever goes on: in no field does it clear, send or save a half-filled form', async ({
  running,
}) => {
  const { page } = running;
  await openPracticeShop(page);
  await openNewItem(page);

  await test.step('in a new item', async () => {
    await page.keyboard.press('Alt+m');
    await field(page, 'Name').fill('Chai Kericho 250 g');
    await field(page, 'Price').fill('120.00');
    await field(page, 'Price for group 1').fill('115.00');
    await field(page, 'Extra information').fill('Half');
    await codeField(page, 'Tax type').fill('B');
    await codeField(page, 'Packaging').fill('nothing such');
    await page.keyboard.press('Tab');
    await expect(codeField(page, 'Tax type')).toHaveValue(/^B — ./);
    await pressEnterEverywhere(page);
    await expect(page.getByRole('heading', { level: 1, name: 'New item' })).toBeVisible();
    expect(await countItems(page)).toBe(0);
  });

  await test.step('in an item that the authority has', async () => {
    const id = await saveItem(page, { name: 'Majani ya chai' });
    await page.evaluate((hash) => (location.hash = hash), `/items/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Item: Majani ya chai' })).toBeVisible();
    await expect(codeField(page, 'Item type')).toHaveValue(/^2 — ./);
    await expect(codeField(page, 'Packaging')).toHaveValue(/^NT — ./);
    await expect(codeField(page, 'Country of origin')).toHaveValue(/^KE — ./);
    await field(page, 'Name').fill('Majani ya chai, half typed');
    await pressEnterEverywhere(page);
    const { fields, revision } = await call(page, 'items', 'get', { id });
    expect(fields.name).toBe('Majani ya chai');
    expect(revision).toBe(1);
  });
});

/** Presses Enter in every field, also with an open list and with Shift. Nothing in the form may be another. */
async function pressEnterEverywhere(page: Page): Promise<void> {
  const before = await formValues(page);
  expect(Object.keys(before).length).toBeGreaterThan(12);
  for (const name of Object.keys(before)) {
    const input = page.locator(`form input[name="${name}"]:not(:disabled)`);
    for (const keys of [['Enter'], ['Shift+Enter'], ['F4', 'Enter']]) {
      await input.focus();
      for (const key of keys) await page.keyboard.press(key);
      expect(await formValues(page), `${keys.join()} in ${name}`).toEqual(before);
    }
  }
}

/** Codes that most items of a shop share. */
const CODES = {
  taxTypeCode: 'B',
  quantityUnitCode: 'U',
  packagingUnitCode: 'NT',
  originCountryCode: 'KE',
  itemTypeCode: '2',
};

/** Looks a code up by some letters in the field that Enter has led to, and takes the first that is found. */
async function choosing(hand: Hand, page: Page, label: string, letters: string, code: string): Promise<void> {
  await expect(codeField(page, label)).toBeFocused();
  await hand.letters(letters);
  await expect(page.getByRole('option').first()).toContainText(code);
  await hand.key('Enter');
}

/** The next item is begun while this one is still being saved. */
const withoutWaiting = (): Promise<void> => Promise.resolve();

async function typesAhead(page: Page): Promise<void> {
  await pressAtOnce(page, ['Control+n', '6', '1', 'Enter', 's', 'a']);
  await expect(field(page, 'Name')).toHaveValue('sa');
  await expect(field(page, 'Barcode')).toHaveValue('61');
  await pressAtOnce(page, ['Control+k', 'z', 'q']);
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Find or do' })).toHaveValue('zq');
  await pressAtOnce(page, ['Escape', 'x']);
  await expect(field(page, 'Name')).toHaveValue('sax');
  await field(page, 'Name').fill('');
  await field(page, 'Barcode').fill('');
}

/** The item is in the strip of those saved last, and the form is empty for the next one. */
async function readyForNext(page: Page): Promise<void> {
  await expect(field(page, 'Name')).toHaveValue('');
  await expect(field(page, 'Barcode')).toBeFocused();
}
