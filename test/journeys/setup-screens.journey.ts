import path from 'node:path';
import { PROJECT } from '../support/source-files.ts';
import { goTo } from './deeds.ts';
import { expect } from './fixtures.ts';
import {
  beginWith,
  fillDetails,
  heading,
  lookAt,
  PAPERS,
  PASSPHRASE,
  press,
  register,
  test,
  willSave,
} from './setup-deeds.ts';

const SCREENS = path.join(PROJECT, 'out/screens');

test('the pages of a good set-up and of the settings after it, in both languages and sizes, and nowhere the key', async ({
  running,
  authority,
}) => {
  test.setTimeout(180_000);
  const { page } = running;
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await beginWith(page, authority);
  await test.step('before the door', async () => {
    await press(page, 'Set up this shop');
    await expect(page.getByRole('button', { name: 'Next', exact: true, disabled: false })).toBeVisible();
    await lookAt(page, 'setup-checks', authority);
    await press(page, 'Next');
    await lookAt(page, 'setup-details', authority);
    await fillDetails(page, { pin: 'A01234567', branchId: '0', serialNumber: 'x'.repeat(101) });
    await press(page, 'Next');
    await expect(page.getByText('The PIN needs 11 characters. You have 9.').first()).toBeVisible();
    await expect(page.getByText('The branch needs 2 characters. You have 1.').first()).toBeVisible();
    await expect(
      page.getByText('The serial number is 1 character too long. The limit is 100.').first(),
    ).toBeVisible();
    await lookAt(page, 'setup-details-problems', authority);
    await fillDetails(page, { ...PAPERS, pin: '12345678901' });
    await expect(page.getByText(/A PIN is usually a letter, nine digits and a letter/)).toBeVisible();
    await fillDetails(page, PAPERS);
    await press(page, 'Next');
    await expect(heading(page, 'Read this back, then register')).toBeVisible();
    await lookAt(page, 'setup-read-back', authority);
  });
  await test.step('through the door', async () => {
    const release = authority.hold();
    await register(page);
    await expect(heading(page, 'Registering this computer')).toBeVisible();
    await lookAt(page, 'setup-progress', authority);
    release();
    await expect(heading(page, 'Is this your shop?')).toBeVisible();
    await lookAt(page, 'setup-your-shop', authority);
    await press(page, 'Yes, this is right');
  });
  await test.step('the first operator, and the hand-over', async () => {
    await press(page, 'Next');
    await expect(page.getByText('Say who is working').first()).toBeVisible();
    await lookAt(page, 'setup-operator', authority);
    await field('Your name').fill('Amina Odhiambo');
    await press(page, 'Next');
    await field('Pass-phrase').fill('Amina123');
    await press(page, 'Save the key backup…');
    await expect(page.getByText('This pass-phrase is too easy to guess. Add a word.')).toBeVisible();
    await lookAt(page, 'setup-hand-over', authority);
    await field('Pass-phrase').fill(PASSPHRASE);
    await willSave(running, path.join(running.userData, 'no such folder', 'usb.sajili-device'));
    await press(page, 'Save the key backup…');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await lookAt(page, 'setup-hand-over-not-written', authority);
    await willSave(running, path.join(running.userData, 'usb.sajili-device'));
    await press(page, 'Save the key backup…');
    await expect(page.getByText(/Keep the file and its pass-phrase apart/)).toBeVisible();
    await lookAt(page, 'setup-hand-over-saved', authority);
  });
  await test.step('the sheet on paper names the device and holds no secret', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'Hand-over sheet', level: 2 }).last()).toBeVisible();
    await expect(page.getByText('There is no secret on this page: it opens nothing.')).toBeVisible();
    await page.screenshot({ path: path.join(SCREENS, 'setup-hand-over-sheet-en.png'), fullPage: true });
    await page.emulateMedia({ media: null });
    await press(page, 'Go to Home');
  });
  await test.step('the settings of a shop that works', async () => {
    await expect(page.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
    await lookAt(page, 'home-first-day', authority);
    await goTo(page, 7);
    await lookAt(page, 'settings-shop-ready', authority);
    await press(page, 'Put another key here…');
    await press(page, 'Put it in the place of the key here');
    await lookAt(page, 'settings-enter-key', authority);
    await page.getByRole('link', { name: 'Connection', exact: true }).click();
    await lookAt(page, 'settings-connection', authority);
    await page.getByRole('link', { name: 'Appearance', exact: true }).click();
    await lookAt(page, 'settings-appearance', authority);
  });
});
