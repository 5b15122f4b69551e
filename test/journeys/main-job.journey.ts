import { expect, test } from './fixtures.ts';
import { fillNewItem, goTo, rowWith, setUpPractice, startPractising, switchFault } from './deeds.ts';

test('from the first start to an accepted item and the customs imports, over a restart', async ({
  running,
}) => {
  const { page } = running;

  await test.step('practise first: the device is registered and the code lists are here', async () => {
    await setUpPractice(page);
    await expect(page.getByText('23 code lists are here.')).toBeVisible();
    await page.getByRole('button', { name: 'Go on' }).click();
    await expect(page.getByText('Good to see you, Mary Wanjiku')).toBeVisible();
    await expect(page.getByText('PRACTICE — nothing is sent to the authority')).toBeVisible();
  });

  await test.step("the codes are the authority's own", async () => {
    await goTo(page, 4);
    await page.getByRole('group').getByText('Taxation Type').click();
    await expect(rowWith(page, 'B-VAT 16%').first()).toBeVisible();
    await expect(page.getByRole('columnheader', { name: 'Tax Rate' })).toBeVisible();
  });

  await test.step('an item is typed with codes from the lists, saved, sent and accepted', async () => {
    await page.keyboard.press('Control+n');
    await fillNewItem(page, { name: 'Sugar 2 kg', price: '1,250.50' });
    await expect(page.getByRole('textbox', { name: 'Item code' })).toHaveValue(/^KE2NTXU\d{7}$/);
    await page.keyboard.press('Control+Enter');
    await goTo(page, 2);
    await expect(rowWith(page, 'Sugar 2 kg')).toContainText('Accepted');
    await expect(rowWith(page, 'Sugar 2 kg')).toContainText('1,250.50');
  });

  await test.step('the customs imports were fetched by themselves, and are looked at again by hand', async () => {
    await goTo(page, 3);
    await expect(page.getByText(/25 lines/)).toBeVisible();
    await expect(page.getByRole('row').nth(5)).toBeVisible();
    await page.getByRole('button', { name: 'Fetch' }).first().click();
    await expect(page.getByText(/^3 lines: 1 new, 2 changed/)).toBeVisible();
    await expect(page.getByText(/26 lines/)).toBeVisible();
  });

  await test.step('the line is cut: an item waits, and goes by itself when the line is back', async () => {
    await switchFault(page, /^Cut the line/);
    await page.keyboard.press('Control+n');
    await fillNewItem(page, { name: 'Salt 1 kg', price: '40' });
    await page.keyboard.press('Control+Enter');
    await goTo(page, 2);
    await expect(rowWith(page, 'Salt 1 kg')).toContainText('Waiting to send');
    await expect(page.getByText(/No line since/)).toBeVisible();
    await switchFault(page, /^Cut the line/);
    await goTo(page, 2);
    await expect(rowWith(page, 'Salt 1 kg')).toContainText('Accepted', { timeout: 20_000 });
  });

  await test.step('closed and started again: all still there', async () => {
    const again = await running.restart();
    await expect(again.getByText(/Ready. Registered/)).toBeVisible();
    await goTo(again, 2);
    await expect(rowWith(again, 'Sugar 2 kg')).toContainText('Accepted');
    await expect(rowWith(again, 'Salt 1 kg')).toContainText('Accepted');
    await goTo(again, 3);
    await expect(again.getByRole('row').nth(5)).toBeVisible();
    await goTo(again, 4);
    await expect(again.getByText('Taxation Type').first()).toBeVisible();
  });
});

test('a refused item keeps its words, an unanswered one asks a person', async ({ running }) => {
  const { page } = running;
  await startPractising(page);

  await test.step("the authority's own words stand at the item", async () => {
    await switchFault(page, /^Refuse the next item/);
    await page.keyboard.press('Control+n');
    await fillNewItem(page, { name: 'Rice 5 kg', price: '900' });
    await page.keyboard.press('Control+Enter');
    await goTo(page, 2);
    await expect(rowWith(page, 'Rice 5 kg')).toContainText('Not accepted');
    await goTo(page, 5);
    await rowWith(page, 'Rice 5 kg').click();
    await expect(page.getByText(/Unknown error/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Send again' }).first().click();
    await goTo(page, 2);
    await expect(rowWith(page, 'Rice 5 kg')).toContainText('Accepted');
  });

  await test.step('no answer: it may have arrived, and a person sends it again', async () => {
    await switchFault(page, /^Lose the next answer/);
    await page.keyboard.press('Control+n');
    await fillNewItem(page, { name: 'Flour 2 kg', price: '180' });
    await page.keyboard.press('Control+Enter');
    await goTo(page, 2);
    await expect(rowWith(page, 'Flour 2 kg')).toContainText('No answer');
    await goTo(page, 5);
    await page.getByRole('button', { name: /Send again the one without answer/ }).click();
    await goTo(page, 2);
    await expect(rowWith(page, 'Flour 2 kg')).toContainText('Accepted');
  });
});
