import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { acceptedItems, inspectInBoth, openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { goTo } from './deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { inspect, SIZES } from './inspect.ts';
import { pressAtOnce } from './keyboard.ts';
import { baselineOf } from './measures.ts';
import { codeField, countItems, field, heading, lastSaved, openItem, standing } from './items-deeds.ts';

test('an item over the years: accepted, changed, copied, stopped and used again, with all of it in its history', async ({
  running,
}) => {
  test.setTimeout(150_000);
  const { page } = running;
  await openPracticeShop(page);
  const id = await saveItem(page, { name: 'Soda Fanta 500 ml', price: '70' });
  await saveItem(page, { name: 'Soda Sprite 500 ml', price: '70', batchNumber: 'L-17' });
  await expect.poll(() => acceptedItems(running).size).toBe(2);

  await test.step('what will be sent is what the authority then has, field by field', async () => {
    await openItem(page, id);
    await expect(standing(page)).toContainText(/Accepted\s*today \d\d:\d\d by Mary Wanjiku/);
    await field(page, 'Price').fill('75.5');
    await page.keyboard.press('Alt+m');
    await field(page, 'Extra information').fill('Glass');
    await page.getByRole('tab', { name: 'What will be sent' }).click();
    const shown = page.getByRole('region', { name: 'The text itself' });
    await expect(shown).toContainText('"dftPrc": 75.50');
    await inspectInBoth(page, 'editor-what-is-sent');
    for (const language of ['sw', 'en'] as const) await expectOneLine(page, language);
    await page.setViewportSize(SIZES[1]);
    await expect(shown).toBeHidden();
    await page.keyboard.press('Alt+i');
    await expect(shown).toBeVisible();
    await inspect(page, 'editor-panel-as-drawer-en');
    await page.setViewportSize(SIZES[1]);
    await page.keyboard.press('Escape');
    await page.setViewportSize(SIZES[0]);
    await page.keyboard.press('Alt+m');
    await expect(field(page, 'Extra information')).toBeHidden();
    await expect(page.getByText('Extra information: Glass')).toBeVisible();
    const sent = Object.entries(
      JSON.parse((await shown.textContent()) ?? '') as Record<string, string | null>,
    );
    await page.keyboard.press('Control+s');
    const code = await field(page, 'Item code').inputValue();
    await expect.poll(() => acceptedItems(running).get(code)?.['addInfo']).toBe('Glass');
    const held = acceptedItems(running).get(code) ?? {};
    for (const [name, value] of sent) expect(worth(held[name] ?? null), name).toBe(worth(value));
    expect(Object.keys(held).sort()).toEqual(sent.map(([name]) => name).sort());
  });

  await test.step('a change of what other programs lock is asked about once', async () => {
    await codeField(page, 'Tax type').fill('A');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('dialog')).toContainText('You changed: Tax type.');
    await inspectInBoth(page, 'editor-ask-locked');
    await press(page, 'Back to the item');
    expect((await call(page, 'items', 'get', { id })).revision).toBe(2);
    await page.keyboard.press('Control+s');
    await press(page, 'Change and save');
    await expect
      .poll(() => [...acceptedItems(running).values()].map((item) => item['taxTyCd']))
      .toContain('A');
  });

  await test.step('the history tells who changed what from what, and what the authority said', async () => {
    await page.getByRole('tab', { name: 'History' }).click();
    const versions = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Mary Wanjiku' });
    await expect(versions).toHaveCount(3);
    await expect(versions.nth(0)).toContainText(/Accepted.*Tax type B → A/);
    await expect(versions.nth(1)).toContainText(/Price 70\.00 → 75\.50.*Extra information Glass/);
    await expect(versions.nth(2)).toContainText(/Name Soda Fanta 500 ml/);
    await inspectInBoth(page, 'editor-history');
  });

  await test.step('its number for the authority is fixed, and it can no longer be kept from it', async () => {
    await expect(field(page, 'Item code')).toHaveAttribute('readonly', '');
    await expect(page.getByRole('switch', { name: 'Keep local (never send)' })).toBeDisabled();
  });

  await test.step('it is stopped and used again; both are sent', async () => {
    await press(page, 'More');
    await page.getByRole('menuitem', { name: /^Stop using/ }).click();
    await expect(page.getByRole('dialog')).toContainText('Items are never removed.');
    await inspectInBoth(page, 'editor-stop');
    await page.getByRole('dialog').getByRole('button', { name: 'Stop using' }).click();
    await expect(page.getByText('This item is not in use')).toBeVisible();
    await inUseIs(running, 'N');
    await expect(standing(page)).toContainText(/Accepted\s*No longer used/);
    await inspectInBoth(page, 'editor-stopped');
    await press(page, 'Start using it again');
    await expect(page.getByRole('dialog')).toContainText('is not known');
    await press(page, 'Start using');
    await inUseIs(running, 'Y');
    await expect(page.getByText('This item is not in use')).toHaveCount(0);
  });
  await test.step('a copy takes over all but name tags: the code is new', async () => {
    await page.keyboard.press('Control+d');
    await expect(heading(page, 'New item')).toBeVisible();
    await expect(field(page, 'Name')).toHaveValue('Soda Fanta 500 ml');
    await expect(field(page, 'Item code')).toHaveValue('KE2NTXU0000003');
    await field(page, 'Name').fill('Soda Fanta 1 l');
    await field(page, 'Name').focus();
    await page.keyboard.press('Control+Enter');
    await expect(field(page, 'Name')).toHaveValue('');
  });

  await test.step('single fields are copied from the item before', async () => {
    await field(page, 'Name').fill('Soda Krest 500 ml');
    await codeField(page, 'Classification').focus();
    await page.keyboard.press("Control+'");
    await expect(codeField(page, 'Classification')).toHaveValue('5059690800');
    await field(page, 'Price').focus();
    await page.keyboard.press("Control+'");
    await expect(field(page, 'Price')).toHaveValue('75.50');
  });

  await test.step('an item kept local needs a name and a price, and is never sent', async () => {
    await page.keyboard.press('Alt+k');
    await expect(page.getByText('This item stays on this computer and is never sent')).toBeVisible();
    await inspectInBoth(page, 'editor-local');
    await page.keyboard.press('Control+Enter');
    await expect(field(page, 'Name')).toHaveValue('');
    await expect(lastSaved(page, 'Soda Krest 500 ml')).toContainText('Kept here');
  });

  await test.step('the list is walked through from item to item', async () => {
    await goTo(page, 2);
    await expect(page.getByRole('row').nth(1)).toContainText('Soda Krest');
    await page.getByRole('row').nth(1).dblclick();
    await expect(heading(page, 'Item: Soda Krest 500 ml')).toBeVisible();
    const first = await page.getByRole('heading', { level: 1 }).textContent();
    await expect(page.getByRole('button', { name: 'Next item of the list' })).toBeEnabled();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
    await expect(page.getByRole('button', { name: 'Previous item of the list' })).toBeEnabled();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first ?? '');
    await test.step('two quick presses go two items on', async () => {
      await press(page, 'Next item of the list');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(first ?? '');
      const [, , third] = await namesInList(page);
      await pressAtOnce(page, ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowDown']);
      await expect(heading(page, `Item: ${third}`)).toBeVisible();
    });
    expect(acceptedItems(running).size).toBe(3);
    expect(await countItems(page)).toBe(4);
  });
});

/** The items of the list as it is walked through, from the top. */
async function namesInList(page: Page): Promise<string[]> {
  const list = { text: '', view: 'in-use', sort: 'changed', descending: true } as const;
  const { rows } = await call(page, 'items', 'page', { ...list, from: 0, count: 10 });
  return rows.map(({ name }) => name);
}

/** An amount counts as what it is worth, whichever way it is written. */
function worth(value: string | number | null): string | number | null {
  return value !== null && /^\d+\.\d+$/.test(String(value)) ? Number(value) : value;
}

/** The bar of a stored item is one line, its words stand on one, and no tab breaks its word. */
async function expectOneLine(page: Page, language: 'en' | 'sw'): Promise<void> {
  await call(page, 'program', 'changeSettings', { language });
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    const bar = page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::header');
    const about = `${language} at ${size.width}`;
    expect((await bar.boundingBox())?.height, about).toBeLessThanOrEqual(45);
    const line = await baselineOf(page.getByRole('heading', { level: 1 }));
    for (const text of [/^(Accepted|Imekubaliwa)$/, /^(today|leo) \d\d:\d\d$/])
      expect(Math.abs((await baselineOf(bar.getByText(text))) - line), about).toBeLessThan(1);
  }
  await page.setViewportSize(SIZES[0]);
  for (const tab of await page.getByRole('tab').all())
    expect((await tab.boundingBox())?.height, `${language}: a tab`).toBeLessThanOrEqual(34);
}

/** The authority has the item as in use, or as stopped. */
const inUseIs = (running: Running, useYn: 'Y' | 'N'): Promise<void> =>
  expect
    .poll(() => acceptedItems(running).get('KE2NTXU0000001'))
    .toMatchObject({ itemNm: 'Soda Fanta 500 ml', useYn });
