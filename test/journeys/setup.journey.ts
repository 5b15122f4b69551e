import path from 'node:path';
import { expect } from './fixtures.ts';
import { Hand } from './hand.ts';
import { beginWith, heading, PAPERS, PASSPHRASE, test, willSave } from './setup-deeds.ts';

const MOST_CLICKS = 14;
/** PIN, branch, serial number; the operator's name; the pass-phrase of the key backup. */
const FIELDS = 3 + 1 + 1;

test('a real shop is set up with few clicks, and its key is in a backup before the first day of work', async ({
  running,
  authority,
}) => {
  const { page } = running;
  await beginWith(page, authority);
  const backup = path.join(running.userData, 'usb.sajili-device');
  await willSave(running, backup);
  const hand = new Hand(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string | RegExp) => page.getByRole('textbox', { name });

  await test.step('the computer is looked at', async () => {
    await hand.click(button('Set up this shop'));
    await expect(heading(page, 'Is this computer ready?')).toBeVisible();
    await expect(button('Next')).toBeEnabled();
    await hand.click(button('Next'));
  });
  await test.step('the three values are typed', async () => {
    await hand.paste(field('Taxpayer PIN'), 'a01-234 5678b');
    await expect(field('Taxpayer PIN')).toHaveValue(PAPERS.pin);
    await expect(page.getByText(/Blanks and dashes were taken out/)).toBeVisible();
    await hand.type(field('Branch'), PAPERS.branchId);
    await hand.type(field('Serial number'), PAPERS.serialNumber);
    await hand.click(button('Next'));
  });
  await test.step('they are read back, and registered by one press', async () => {
    await expect(heading(page, 'Read this back, then register')).toBeVisible();
    await expect(page.getByText('A01 234 567 8B')).toBeVisible();
    await expect(page.getByText(/The key is given once/)).toBeVisible();
    expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(0);
    await hand.click(button('Register this computer'));
  });
  await test.step('the shop is the right one', async () => {
    await expect(heading(page, 'Is this your shop?')).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/Limited/)
        .first(),
    ).toBeVisible();
    await expect(page.getByText('The key is saved.')).toBeVisible();
    await expect(page.getByText('23 code lists are here.')).toBeVisible();
    await hand.click(button('Yes, this is right'));
  });
  await test.step('the first operator gives a name', async () => {
    await hand.type(field('Your name'), 'Amina Odhiambo');
    await expect(field('Short name for the authority')).toHaveValue('amina.odhiambo');
    await hand.click(button('Next'));
  });
  await test.step('the key is backed up, and Home opens', async () => {
    await expect(heading(page, 'Key backup and hand-over')).toBeVisible();
    await hand.type(field('Pass-phrase'), PASSPHRASE);
    await expect(page.getByText('Strong.')).toBeVisible();
    // The press that saves in the system's own dialog counts too.
    hand.clicks += 1;
    await hand.click(button('Save the key backup…'));
    await expect(page.getByText(/Keep the file and its pass-phrase apart/)).toBeVisible();
    await hand.click(button('Go to Home'));
  });
  await expect(page.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
  await expect(page.getByText('Real', { exact: true })).toBeVisible();
  expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(1);
  console.log(`Set-up by mouse: ${hand.clicks} clicks and ${hand.fields} fields, key backup included.`);
  expect(hand.clicks).toBeLessThanOrEqual(MOST_CLICKS);
  expect(hand.fields).toBe(FIELDS);

  await test.step('the next start goes to Home', async () => {
    const again = await running.restart();
    await expect(again.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
  });
});

test('the same without a mouse: Tab, Enter and typing do it all', async ({ running, authority }) => {
  const { page } = running;
  await beginWith(page, authority);
  await willSave(running, path.join(running.userData, 'usb.sajili-device'));
  const hand = new Hand(page);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });

  await hand.tabTo(button('Set up this shop'));
  await hand.key('Enter');
  await expect(button('Next')).toBeEnabled();
  await hand.key('Enter');
  await expect(heading(page, 'Shop details')).toBeFocused();
  await hand.tabAndType(field('Taxpayer PIN'), PAPERS.pin);
  await hand.tabAndType(field('Branch'), PAPERS.branchId);
  await hand.key('Enter');
  await test.step('what is missing has the cursor at once', async () => {
    await expect(page.getByText('1 field needs another look')).toBeVisible();
    await expect(field('Serial number')).toBeFocused();
  });
  await hand.tabAndType(field('Serial number'), PAPERS.serialNumber);
  await hand.key('Enter');
  await test.step('one Enter too many registers nothing, and Alt+Left goes back', async () => {
    await expect(heading(page, 'Read this back, then register')).toBeFocused();
    await hand.key('Alt+ArrowLeft');
    await expect(field('Serial number')).toHaveValue(PAPERS.serialNumber);
    await expect(heading(page, 'Shop details')).toBeFocused();
    await hand.key('Enter');
    await expect(heading(page, 'Read this back, then register')).toBeFocused();
    await hand.key('Enter');
    await expect(button('Register this computer')).toBeFocused();
    expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(0);
  });
  await hand.key('Enter');
  await expect(heading(page, 'Is this your shop?')).toBeFocused();
  await hand.key('Enter');
  await expect(heading(page, 'Who works here?')).toBeFocused();
  await hand.tabAndType(field('Your name'), 'Amina Odhiambo');
  await hand.key('Enter');
  await expect(heading(page, 'Key backup and hand-over')).toBeFocused();
  await hand.tabAndType(field('Pass-phrase'), PASSPHRASE);
  await hand.key('Enter');
  await expect(page.getByText(/Keep the file and its pass-phrase apart/)).toBeVisible();
  await hand.tabTo(button('Go to Home'));
  await hand.key('Enter');
  await expect(page.getByText('Good to see you, Amina Odhiambo')).toBeVisible();
  expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(1);
  expect(hand.clicks).toBe(0);
  console.log(`Set-up by keyboard: ${hand.keys} presses of Tab and Enter, and ${hand.fields} fields.`);
});
