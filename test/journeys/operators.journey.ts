import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { addAcceptedItem, fillNewItem, goTo, rowWith } from './deeds.ts';
import { expect } from './fixtures.ts';
import { lookAt, makeShop, OWNER, PAPERS, PASSPHRASE, press, profileOf, test } from './setup-deeds.ts';

const NEW_PIN = '909090';
const AMINA = { ...OWNER, pin: '471147' };

test('who works is who signs: a clerk registers items and stays away from the key, an owner changes them', async ({
  running,
  authority,
}) => {
  test.setTimeout(180_000);
  let { page } = running;
  await makeShop(page, profileOf(authority), PAPERS, AMINA);

  await test.step('the owner adds a clerk with a PIN', async () => {
    await openPeople(page);
    await press(page, 'Add a person');
    await press(page, 'Add a person');
    await expect(page.getByText('Give the person a name.')).toBeVisible();
    await lookAt(page, 'settings-operator-add', authority);
    await page.getByRole('textbox', { name: 'Name' }).fill('Brian Otieno');
    await expect(page.getByRole('textbox', { name: 'Id' })).toHaveValue('brian.otieno');
    await page.getByRole('textbox', { name: 'PIN for signing in, if wanted' }).fill('2580');
    await press(page, 'Add a person');
    await expect(page.getByText('Brian Otieno can sign in now.')).toBeVisible();
    await lookAt(page, 'settings-operators', authority);
    await page.getByRole('button', { name: 'Change Brian Otieno' }).click();
    await lookAt(page, 'settings-operator-change', authority);
    await press(page, 'Cancel');
    await page.getByRole('button', { name: 'PIN of Amina Odhiambo' }).click();
    await lookAt(page, 'settings-operator-pin', authority);
    await press(page, 'Cancel');
  });
  await test.step('the clerk signs in with the right PIN only', async () => {
    await signIn(page, 'Brian Otieno', '0000');
    await expect(page.getByText('That is not the PIN. Try again.')).toBeVisible();
    await tryPin(page, '2580');
    await expect(page.getByTitle('Working now: Brian Otieno')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('a clerk sees how the device stands and can do nothing to it', async () => {
    await goTo(page, 7);
    await expect(page.getByText('Only the owner or the installer can change this.')).toBeVisible();
    for (const deed of ['Write a key backup…', 'Register again…', 'Put another key here…'])
      await expect(page.getByRole('button', { name: deed })).toHaveCount(0);
    await lookAt(page, 'settings-shop-clerk', authority);
    await openPeople(page);
    await expect(page.getByRole('button', { name: 'Add a person' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Connection', exact: true }).click();
    await lookAt(page, 'settings-connection-clerk', authority);
    await expect(call(page, 'device', 'writeTransferFile', { passphrase: 'x' })).rejects.toThrow(
      'operators.not-allowed',
    );
  });
  await test.step('the item carries the clerk', async () => {
    await addAcceptedItem(page, 'Sukari 2 kg');
    expect(savedItem()).toMatchObject({
      regrId: 'brian.otieno',
      regrNm: 'Brian Otieno',
      modrId: 'brian.otieno',
      modrNm: 'Brian Otieno',
    });
  });
  await test.step('the owner changes it: registered by the clerk, changed by the owner', async () => {
    await signIn(page, 'Amina Odhiambo', AMINA.pin);
    await expect(page.getByTitle('Working now: Amina Odhiambo')).toBeVisible();
    await rowWith(page, 'Sukari 2 kg').dblclick();
    await page.getByRole('textbox', { name: 'Price', exact: true }).fill('260');
    await page.keyboard.press('Control+s');
    await expect.poll(() => savedItem()?.['dftPrc']).toMatch(/^260/);
    expect(savedItem()).toMatchObject({ regrId: 'brian.otieno', modrId: 'amina', modrNm: 'Amina Odhiambo' });
  });
  await test.step('after a start somebody with a PIN signs in anew, and nothing is registered before', async () => {
    page = await running.restart();
    await expect(page.getByText('Nobody signed in')).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Who is working?' })).toBeVisible();
    await expect.soft(page.getByRole('textbox', { name: 'PIN of Amina Odhiambo' })).toBeFocused();
    await lookAt(page, 'operator-sign-in', authority);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await goTo(page, 2);
    await expect(rowWith(page, 'Sukari 2 kg')).toBeVisible();
    await page.keyboard.press('Control+n');
    await fillNewItem(page, { name: 'Chumvi 1 kg', price: '40' });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Say who is working').first()).toBeVisible();
    await lookAt(page, 'item-nobody-signed-in', authority);
    expect(authority.arrived('saveItem')).toHaveLength(2);
  });
  await test.step('three wrong PINs cost a wait, in which not even the right one is looked at', async () => {
    await signIn(page, 'Brian Otieno', '0000');
    await expect(page.getByText('That is not the PIN. Try again.')).toBeVisible();
    await tryPin(page, '0001');
    await tryPin(page, '0002');
    await expect(page.getByText(/That is not the PIN. Try again in \d+ seconds\./)).toBeVisible();
    await lookAt(page, 'operator-wrong-pin', authority);
    await tryPin(page, '2580');
    await expect(page.getByText(/That is not the PIN. Try again in \d+ seconds\./)).toBeVisible();
    await expect(page.getByTitle('Working now: Nobody signed in')).toBeVisible();
  });
  await test.step('a clerk who forgot the PIN is sent to the owner; the owner has a way by the papers', async () => {
    await press(page, 'I forgot my PIN');
    await expect(page.getByText(/An owner or installer sets it anew/)).toBeVisible();
    await press(page, 'Back');
    await page.getByRole('radio', { name: /^Amina Odhiambo/ }).check();
    await press(page, 'I forgot my PIN');
    await fillPapers(page, 'DUKA/WRONG/1');
    await expect(page.getByText(/These do not match what is kept here. Nothing was changed./)).toBeVisible();
    await lookAt(page, 'operator-forgot-pin', authority);
    await fillPapers(page, PAPERS.serialNumber);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  await test.step('the new PIN signs in, and the key stays closed for a day', async () => {
    await signIn(page, 'Amina Odhiambo', NEW_PIN);
    await expect(page.getByTitle('Working now: Amina Odhiambo')).toBeVisible();
    await openPeople(page);
    await expect(page.getByText(/May reach the key again from/)).toBeVisible();
    await goTo(page, 7);
    await page.getByRole('link', { name: 'Shop and device', exact: true }).click();
    await press(page, 'Write a key backup…');
    await page.getByRole('textbox', { name: 'Pass-phrase', exact: true }).fill(PASSPHRASE);
    await page.getByRole('textbox', { name: 'The same once more' }).fill(PASSPHRASE);
    await press(page, 'Choose where, and write…');
    await expect(page.getByText('The pages of the key are closed today')).toBeVisible();
    await lookAt(page, 'settings-key-closed', authority);
  });

  function savedItem(): Record<string, string | null> | undefined {
    return authority.practice.state().devices[0]?.items[0]?.item;
  }
});

async function openPeople(page: Page): Promise<void> {
  await goTo(page, 7);
  await page.getByRole('link', { name: 'Operators', exact: true }).click();
}

async function signIn(page: Page, name: string, pin: string): Promise<void> {
  await page.getByTitle(/^Working now:/).click();
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await tryPin(page, pin);
}

async function tryPin(page: Page, pin: string): Promise<void> {
  await page.getByRole('textbox', { name: /^PIN of / }).fill(pin);
  await press(page, 'Sign in');
  // The field is emptied when the program has looked.
  await expect(
    page.getByRole('textbox', { name: /^PIN of / }).and(page.locator(':not([value=""])')),
  ).toHaveCount(0);
}

async function fillPapers(page: Page, serialNumber: string): Promise<void> {
  await page.getByRole('textbox', { name: 'PIN of the shop' }).fill(PAPERS.pin);
  await page.getByRole('textbox', { name: 'Branch' }).fill(PAPERS.branchId);
  await page.getByRole('textbox', { name: 'Serial number of the device' }).fill(serialNumber);
  await page.getByRole('textbox', { name: /^New PIN for signing in/ }).fill(NEW_PIN);
  await press(page, 'Set the new PIN');
}
