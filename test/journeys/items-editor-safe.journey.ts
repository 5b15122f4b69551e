import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { acceptedItems, inspectInBoth, openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { choose, goTo } from './deeds.ts';
import { expect, test } from './fixtures.ts';
import { pressAtOnce } from './keyboard.ts';
import { contrastOfEdge } from './measures.ts';
import { codeField, field, heading, lastSaved, openItem, openNewItem, standing } from './items-deeds.ts';

/** What may be lost of typing when the power goes (ux §4.13 U19). */
const MOST_LOST_MS = 2000;
/** Typed without a rest for so long: the disk gets a little time beyond the two seconds. */
const TYPED_MS = 2600;

test('nothing is lost: not what was typed when the power went, not what somebody else saved, not what waits', async ({
  running,
}) => {
  test.setTimeout(150_000);
  await openPracticeShop(running.page);
  const id = await saveItem(running.page, { name: 'Kalamu ya bluu', price: '20' });

  const typed =
    await test.step('pins and presets are made, something is typed, and the power goes', async () => {
      const { page } = running;
      await openNewItem(page);
      await codeField(page, 'Classification').fill('44121701');
      await page.keyboard.press('Tab');
      await codeField(page, 'Classification').focus();
      await page.keyboard.press('Alt+p');
      await choose(page, 'Tax type', 'B', 'B');
      await page.keyboard.press('Alt+r');
      await expect(page.getByText(/^No presets yet/)).toBeVisible();
      await press(page, 'Save these as a preset…');
      await expect(page.getByRole('textbox', { name: 'Name of the preset' })).toBeFocused();
      await page.keyboard.type('Pens and pencils');
      await inspectInBoth(page, 'editor-preset-naming');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await field(page, 'Name').focus();
      const letters = await typeWithoutRest(page);
      await running.kill();
      return letters;
    });

  await test.step('after the start it is there, but for the last two seconds', async () => {
    const page = await running.restart();
    await page.getByText(/^Good to see you/).waitFor();
    await goTo(page, 2);
    await expect(page.getByText('1 item was typed and not saved:')).toBeVisible();
    await page.keyboard.press('Control+n');
    await expect(page.getByText(/^We kept what you typed/)).toBeVisible();
    const kept = await field(page, 'Name').inputValue();
    expect(typed.text.startsWith(kept)).toBe(true);
    expect(kept.length).toBeGreaterThanOrEqual(typed.safe);
    await expect(codeField(page, 'Tax type')).toHaveValue(/^B\b/);
    console.log(`Power cut: ${typed.text.length - kept.length} of ${typed.text.length} letters were lost.`);
  });

  const { page } = running;
  await test.step('so are the pins and the preset', async () => {
    await expect(page.getByRole('button', { name: /^Pin Classification/, pressed: true })).toBeVisible();
    await press(page, 'Undo');
    await expect(field(page, 'Name')).toHaveValue('');
    // Letters typed at once are meant for the dialog already.
    await pressAtOnce(page, ['Alt+r', 'p', 'e']);
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('pe');
    await expect(page.getByRole('option')).toContainText('Pens and pencils');
    await inspectInBoth(page, 'editor-presets');
    await page.keyboard.press('Enter');
    await expect(codeField(page, 'Classification')).toHaveValue('44121701');
  });

  await test.step('an item that was saved meanwhile: both are shown, and a person chooses field by field', async () => {
    await openItem(page, id);
    await field(page, 'Name').fill('Kalamu ya bluu, mpya');
    await field(page, 'Price').fill('25');
    const { fields } = await call(page, 'items', 'get', { id });
    const other = { ...fields, name: 'Kalamu nyeusi', barcode: '96385074' };
    await call(page, 'items', 'save', { id, fields: other, send: true });
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: 'This item was changed meanwhile' });
    await expect(dialog.getByRole('group')).toHaveCount(3);
    await expect(dialog.getByRole('group', { name: 'Barcode' }).getByRole('radio').last()).toBeChecked();
    await expect(dialog.getByRole('group', { name: 'Price' }).getByRole('radio').first()).toBeChecked();
    await inspectInBoth(page, 'editor-meanwhile');
    expect(await contrastOfEdge(dialog.getByRole('radio', { checked: false }).first())).toBeGreaterThan(3);
    await dialog.getByRole('radio', { name: 'Saved meanwhile: Kalamu nyeusi' }).check();
    await press(page, 'Save what is chosen');
    await expect(heading(page, 'Item: Kalamu nyeusi')).toBeVisible();
    await expect
      .poll(() => [...acceptedItems(running).values()][0])
      .toMatchObject({ itemNm: 'Kalamu nyeusi', bcd: '96385074', dftPrc: '25.00' });
  });

  await test.step('without a line the item is saved and waits, and the save can be taken back', async () => {
    await call(page, 'practice', 'changeFaults', { lineCut: true });
    for (const name of ['Penseli', 'Rula 30 cm']) {
      await openNewItem(page);
      await page.keyboard.press('Alt+r');
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Enter');
      await fillRest(page, name);
      await page.keyboard.press('Control+Enter');
      await expect(lastSaved(page, name)).toContainText('Waiting to send');
    }
    await expect(page.getByText(/^No line since/)).toBeVisible();
    await inspectInBoth(page, 'editor-offline');
    await lastSaved(page, 'Rula 30 cm').getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('Taken back.').first()).toBeVisible();
    await expect(lastSaved(page, 'Rula 30 cm')).toContainText('Draft');
  });

  await test.step('with the line back only the other one is sent', async () => {
    await call(page, 'practice', 'changeFaults', { lineCut: false });
    await expect(lastSaved(page, 'Penseli')).toContainText('Accepted', { timeout: 30_000 });
    await expect(lastSaved(page, 'Rula 30 cm')).toContainText('Draft');
    expect([...acceptedItems(running).values()].map((item) => item['itemNm'])).not.toContain('Rula 30 cm');
    await expect(standing(page)).toContainText('New item');
  });
});

/** Types a long name; tells what was typed, and how many letters were older than what may be lost. */
async function typeWithoutRest(page: Page): Promise<{ text: string; safe: number }> {
  const letters: { letter: string; at: number }[] = [];
  const begunAt = Date.now();
  while (Date.now() - begunAt < TYPED_MS) {
    const letter = 'kalamu za rangi '[letters.length % 16] ?? '';
    await page.keyboard.type(letter, { delay: 40 });
    letters.push({ letter, at: Date.now() });
  }
  const safe = letters.filter(({ at }) => at < Date.now() - MOST_LOST_MS).length;
  return { text: letters.map(({ letter }) => letter).join(''), safe };
}

async function fillRest(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Price').fill('30');
  await choose(page, 'Quantity unit', 'piece', 'U');
  await choose(page, 'Packaging', 'NT', 'NT');
  await choose(page, 'Country of origin', 'Kenya', 'KE');
  await choose(page, 'Item type', 'finished', '2');
}
