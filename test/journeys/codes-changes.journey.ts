import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import {
  acceptedItems,
  arrowTo,
  grid,
  inspectInBoth,
  letAuthorityBeginEarlier,
  listLine,
  openPracticeShop,
  press,
  saveItem,
} from './codes-deeds.ts';
import { choose, goTo, rowWith } from './deeds.ts';
import { expect, test, type Running } from './fixtures.ts';
import { inspect } from './inspect.ts';

test('the authority changes its codes: what it does to my items is said, and put right for all of them', async ({
  running,
}) => {
  test.setTimeout(150_000);
  await openPracticeShop(running.page);
  await acceptedAndDraft(running);
  const page = await letAuthorityBeginEarlier(running, 49);
  await oneThatComesTooLate(page);
  await call(page, 'practice', 'changeFaults', { codeOff: true });

  await test.step('a refresh says in one line what changed', async () => {
    await goTo(page, 4);
    await press(page, 'Refresh now');
    await expect(
      page.getByText('3 lists checked: 1 code added, 1 renamed, 1 with a new value, 2 switched off.'),
    ).toBeVisible();
    await expect(page.getByText('6 items use a code that was switched off.')).toBeVisible();
    await expect(listLine(page, 'Packing Unit')).toContainText('changed in the last refresh');
    await expect(listLine(page, 'Country')).not.toContainText('changed in the last refresh');
  });

  await test.step('what changed: added, renamed, another value, switched off, each with my items', async () => {
    await page.keyboard.press('Alt+w');
    const changes = grid(page, 'What changed');
    await expect(changes.getByRole('row').filter({ hasText: 'HUR' })).toContainText(/Added.*Hour.*0 items/);
    await expect(changes.getByRole('row').filter({ hasText: 'KZ' })).toContainText(
      /Renamed.*Canester.*becomes.*Canister.*1 item$/,
    );
    await expect(changes.getByRole('row').filter({ hasText: 'Tax Rate' })).toContainText(
      /New value.*8\s%.*becomes.*10\s%.*1 item$/,
    );
    await expect(changes.getByRole('row').filter({ hasText: 'LK' })).toContainText(
      /Switched off.*link.*1 item$/,
    );
    await expect(changes.getByRole('row').filter({ hasText: /NT/ })).toContainText(
      /Switched off.*Net.*6 items$/,
    );
    await inspectInBoth(page, 'codes-changes');
  });

  await test.step('only the changes of one kind are shown when wanted', async () => {
    await page.getByRole('combobox', { name: 'Which changes to show' }).selectOption('Renamed (1)');
    await expect(page.getByRole('row')).toHaveCount(2);
    await page.getByRole('combobox', { name: 'Which changes to show' }).selectOption('All changes');
    await expect(page.getByRole('row')).toHaveCount(6);
  });

  await test.step('the items that carry a code that is off are listed, by keyboard', async () => {
    await arrowTo(page, /NTNet/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /Packaging NT/ })).toBeFocused();
    await expect(page.getByText('On 6 items in use')).toBeVisible();
    for (const name of ['Unga 2 kg', 'Sukari 1 kg', 'Chumvi 500 g', 'Kamba ya mkonge'])
      await expect(rowWith(page, name)).toBeVisible();
    await inspectInBoth(page, 'codes-items-with');
  });

  await test.step('the preview says what would come of another code, before anything is done', async () => {
    await press(page, 'Replace code on all…');
    await choose(page, 'New code: Packaging', 'carton', 'CT');
    await expect(page.getByRole('combobox', { name: 'New code: Packaging' })).toHaveValue(/^CT\b/);
    const preview = page.getByRole('main');
    await expect(preview.getByText('Items that carry the code')).toBeVisible();
    await expect
      .poll(() => previewed(page))
      .toEqual({
        'Items that carry the code': '6',
        'Saved, and wait to be sent': '4',
        'Saved, and stay drafts': '1',
        'Cannot be saved': '1',
      });
    await expect(page.locator('section').getByRole('link', { name: 'Kamba ya mkonge' })).toBeVisible();
    await expect(page.locator('section').getByText(/^Quantity unit: /)).toBeVisible();
    await inspectInBoth(page, 'codes-replace');
    expect([...acceptedItems(running).values()].filter((item) => item['pkgUnitCd'] === 'CT')).toEqual([]);
  });

  await test.step('the code is replaced, and the authority accepts the items with the new one', async () => {
    await press(page, 'Replace on 5 items');
    await expect(page.getByText('5 items now carry CT.')).toBeVisible();
    await inspect(page, 'codes-replaced-en');
    await expect
      .poll(() => [...acceptedItems(running).values()].filter((item) => item['pkgUnitCd'] === 'CT').length)
      .toBe(4);
    const accepted = [...acceptedItems(running).values()];
    expect(
      new Set(accepted.filter((item) => item['pkgUnitCd'] === 'CT').map((item) => item['itemNm'])),
    ).toEqual(new Set(['Unga 2 kg', 'Sukari 1 kg', 'Maziwa 500 ml', 'Mkate']));
    expect(accepted.find((item) => item['itemNm'] === 'Chai')).toMatchObject({ pkgUnitCd: 'KZ' });
    await expect(page.getByText('1 item uses a code that was switched off.')).toBeVisible();
    await goTo(page, 2);
    await expect(rowWith(page, 'Chumvi 500 g')).toContainText('Draft');
    await expect(rowWith(page, 'Unga 2 kg')).toContainText('Accepted');
  });

  await test.step('Home says that one item is left, and leads to its codes', async () => {
    await goTo(page, 1);
    await expect(page.getByText('1 item uses a code that was switched off.')).toBeVisible();
    await inspectInBoth(page, 'home-off-code');
    await page.getByRole('link', { name: 'Repair' }).click();
    await page.getByRole('button', { name: 'Show these codes' }).click();
    await expect(grid(page, 'Off, still used').getByRole('row')).toHaveCount(3);
    await inspectInBoth(page, 'codes-off-in-use');
  });

  await test.step('the last item is put right by hand, and the hint goes', async () => {
    await page.getByRole('button', { name: '1', exact: true }).first().click();
    await rowWith(page, 'Kamba ya mkonge').dblclick();
    // The unit was named in the refusal besides.
    await expect(page.getByText(/must be a code in use/).first()).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Quantity unit' })).toHaveAccessibleDescription(
      /^(The authority named this|The authority has switched this code off)/,
    );
    await expect(page.getByRole('combobox', { name: 'Packaging' })).toHaveAccessibleDescription(
      'The authority has switched this code off.',
    );
    await inspectInBoth(page, 'item-off-codes');
    await choose(page, 'Quantity unit', 'metre', 'M');
    await choose(page, 'Packaging', 'roll', 'RO');
    await expect(page.getByRole('combobox', { name: 'Quantity unit' })).toHaveValue(/^M\b/);
    await expect(page.getByRole('combobox', { name: 'Packaging' })).toHaveValue(/^RO\b/);
    await page.keyboard.press('Control+s');
    await expect
      .poll(() => [...acceptedItems(running).values()].find((item) => item['itemNm'] === 'Kamba ya mkonge'))
      .toMatchObject({ pkgUnitCd: 'RO' });
    await goTo(page, 4);
    await expect(page.getByText(/code that was switched off/)).toHaveCount(0);
    await goTo(page, 1);
    await expect(page.getByText(/Refreshed .*: 23 lists, 730 codes/)).toBeVisible();
  });
});

/** Five items that the authority has accepted and a draft; all but one are packed in NT. */
async function acceptedAndDraft(running: Running): Promise<void> {
  const { page } = running;
  for (const name of ['Unga 2 kg', 'Sukari 1 kg', 'Maziwa 500 ml']) await saveItem(page, { name });
  await saveItem(page, { name: 'Mkate', taxTypeCode: 'E' });
  await saveItem(page, { name: 'Chai', packagingUnitCode: 'KZ' });
  await saveItem(page, { name: 'Chumvi 500 g' }, false);
  await expect.poll(() => acceptedItems(running).size).toBe(5);
}

/**
 * The authority has switched LK off and the shop does not know it yet. Never accepted with that code, the item cannot
 * be saved as long as it carries it.
 */
async function oneThatComesTooLate(page: Page): Promise<void> {
  await saveItem(page, { name: 'Kamba ya mkonge', quantityUnitCode: 'LK' });
  await expect(page.getByRole('contentinfo')).toContainText('1 not accepted');
}

/** The numbers of the preview by their words. */
function previewed(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll('section[aria-live] dl > div')].map((line) => [
        line.querySelector('dt')?.textContent ?? '',
        line.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}
