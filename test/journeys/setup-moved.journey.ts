import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { communicationKey } from '../../electron/practice/device-facts.ts';
import { initialised } from '../contract/practice/practice-client.ts';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { addAcceptedItem, goTo, rowWith } from './deeds.ts';
import { expect } from './fixtures.ts';
import {
  anotherComputer,
  beginWith,
  fillDetails,
  heading,
  lookAt,
  makeShop,
  PAPERS,
  PASSPHRASE,
  press,
  profileOf,
  test,
  willOpen,
  willSave,
} from './setup-deeds.ts';

const DEVICE = { tin: PAPERS.pin, bhfId: PAPERS.branchId, dvcSrlNo: PAPERS.serialNumber };

let usb: string;
test.beforeEach(() => {
  usb = mkdtempSync(path.join(os.tmpdir(), 'sajili-usb-'));
});
test.afterEach(() => rmSync(usb, { recursive: true, force: true }));
const onUsb = (name: string): string => path.join(usb, name);

test('a key from elsewhere is typed, proves itself, and is used for the next item', async ({
  running: { page },
  authority,
}) => {
  // Registered with another product, long ago.
  await initialised(authority.practice, DEVICE);
  const key = keyOf(authority);
  await beginWith(page, authority);
  await press(page, 'I already have a device key');
  await lookAt(page, 'setup-path-key', authority);
  await press(page, 'Type the key');
  await page.getByRole('button', { name: /^(Next|Go on without waiting)$/, disabled: false }).click();
  await fillDetails(page, PAPERS);
  await press(page, 'Next');
  await expect(heading(page, 'I already have a device key')).toBeVisible();
  await press(page, 'Keep this key');
  await expect(page.getByText('The key is missing.')).toBeVisible();
  await lookAt(page, 'setup-key', authority);
  await page.getByRole('textbox', { name: 'Device key' }).fill(` ${key} `);
  await page.getByRole('textbox', { name: 'Control unit id' }).fill('KRACU0400001224');
  await page.getByRole('textbox', { name: "Taxpayer's name" }).fill('Duka la Amina');
  await press(page, 'Keep this key');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Amina Odhiambo');
  await press(page, 'Next');
  await test.step('it proves itself with reads only', async () => {
    await press(page, 'Check that it works');
    await expect(page.getByRole('list', { name: 'Steps of the check' })).toBeVisible();
    await expect(page.getByText(/does not work|do not work/)).toHaveCount(0);
    await lookAt(page, 'setup-hand-over-checked', authority);
  });
  await press(page, 'Go to Home');
  await expect(page.getByText(/lists, [\d,]+ codes/)).toBeVisible();
  await addAcceptedItem(page, 'Sukari 2 kg');
  expect(authority.arrived('saveItem').at(-1)?.headers['cmckey']).toBe(key);
  expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(0);
});

test('a broken computer costs nothing: key and data come back on another one, and nowhere is the key read', async ({
  running,
  authority,
}) => {
  test.setTimeout(240_000);
  const first = running.page;
  await makeShop(first, profileOf(authority));
  await addAcceptedItem(first, 'Sukari 2 kg');
  await test.step('a weak pass-phrase is refused, a good one locks the file', () => writeKeyBackup());
  await test.step('a backup of the data is made', async () => {
    await willSave(running, onUsb('duka.sajili-backup'));
    await first.getByRole('link', { name: 'Backup', exact: true }).click();
    await lookAt(first, 'settings-backup-none', authority);
    await press(first, 'Back up now…');
    await expect(first.getByText('Saved as duka.sajili-backup')).toBeVisible();
    await lookAt(first, 'settings-backup-made', authority);
  });
  await test.step('here, with the key in place, the backup comes back after the PIN was typed', async () => {
    await addAcceptedItem(first, 'Chumvi 1 kg');
    await goTo(first, 7);
    await first.getByRole('link', { name: 'Backup', exact: true }).click();
    await willOpen(running, onUsb('duka.sajili-backup'));
    await press(first, 'Restore…');
    await press(first, 'Choose the backup…');
    await expect(first.getByText('The key of this shop is still here')).toBeVisible();
    await first.getByRole('textbox', { name: /^Type A012345678B/ }).fill(PAPERS.pin);
    await lookAt(first, 'settings-backup-restore', authority);
    await press(first, 'Bring it back now');
    await expect(first.getByText(/Limited is back/)).toBeVisible();
    await goTo(first, 2);
    await expect(rowWith(first, 'Sukari 2 kg')).toContainText('Accepted');
    await expect(rowWith(first, 'Chumvi 1 kg')).toHaveCount(0);
  });

  const second = await anotherComputer(running, onUsb('first computer'));
  await test.step('on another computer the data comes back without its key', async () => {
    await press(second, 'Bring back a backup');
    writeFileSync(onUsb('letter.txt'), 'Dear shop');
    await willOpen(running, onUsb('letter.txt'));
    await press(second, 'Choose the backup…');
    await expect(second.getByText('This backup cannot be used')).toBeVisible();
    await lookAt(second, 'setup-backup-unusable', authority);
    await willOpen(running, onUsb('duka.sajili-backup'));
    await press(second, 'Choose the backup…');
    await expect(second.getByText(/^Items: 1 · /)).toBeVisible();
    await expect(second.getByText(/A backup holds no device key/)).toBeVisible();
    await lookAt(second, 'setup-backup-chosen', authority);
    await press(second, 'Bring it back');
    await expect(heading(second, 'The backup is back')).toBeVisible();
    await lookAt(second, 'setup-backup-restored', authority);
    await press(second, 'Go to Home');
    await expect(second.getByText('Registered, but its key is not on this computer.')).toBeVisible();
    await goTo(second, 7);
    await expect(second.getByText('Not on this computer')).toBeVisible();
    await lookAt(second, 'settings-shop-without-key', authority);
  });
  await test.step('and gets the key from its own file', async () => {
    await willOpen(running, onUsb('duka.sajili-device'));
    await press(second, 'Bring back from the key backup…');
    await press(second, 'Choose the key backup…');
    await second.getByRole('textbox', { name: 'Pass-phrase of the file' }).fill(PASSPHRASE);
    await lookAt(second, 'settings-bring-back', authority);
    await press(second, 'Unlock and bring back');
    await expect(second.getByText('Here, and it can be used')).toBeVisible();
    await addAcceptedItem(second, 'Unga 2 kg');
  });

  const third = await anotherComputer(running, onUsb('second computer'));
  await test.step('a new computer begins with the file alone; what is no such file is told apart', async () => {
    await press(third, 'I already have a device key');
    await press(third, 'Use a key backup');
    await lookAt(third, 'setup-transfer-file', authority);
    await willOpen(running, onUsb('letter.txt'));
    await press(third, 'Choose the file…');
    await expect(third.getByText('This is not a key backup')).toBeVisible();
    damage(onUsb('duka.sajili-device'), onUsb('damaged.sajili-device'));
    await willOpen(running, onUsb('damaged.sajili-device'));
    await press(third, 'Choose the file…');
    await expect(third.getByText('This key backup is damaged')).toBeVisible();
    await lookAt(third, 'setup-transfer-file-damaged', authority);
    await willOpen(running, onUsb('duka.sajili-device'));
    await press(third, 'Choose the file…');
    await expect(third.getByText('Ask the authority first whether the device may move')).toBeVisible();
  });
  await test.step('the wrong pass-phrase opens nothing, the right one everything', async () => {
    const box = third.getByRole('textbox', { name: 'Pass-phrase of the file' });
    await box.fill('chungwa-saba');
    await press(third, 'Unlock and bring it here');
    await expect(
      third.getByText('This is not the pass-phrase of this file. Nothing was changed.'),
    ).toBeVisible();
    await lookAt(third, 'setup-transfer-file-wrong', authority);
    await box.fill(PASSPHRASE);
    await press(third, 'Unlock and bring it here');
    await expect(heading(third, 'Is this your shop?')).toBeVisible();
    await press(third, 'Yes, this is right');
    await third.getByRole('textbox', { name: 'Your name' }).fill('Brian Otieno');
    await press(third, 'Next');
    await press(third, 'Go to Home');
    await expect(third.getByText(/lists, [\d,]+ codes/)).toBeVisible();
  });
  await test.step('the moved key works, and nothing was registered for it', async () => {
    await addAcceptedItem(third, 'Mchele 5 kg');
    expect(authority.arrived('saveItem').at(-1)?.headers['cmckey']).toBe(keyOf(authority));
    expect(authority.arrived('selectInitOsdcInfo')).toHaveLength(1);
  });

  async function writeKeyBackup(): Promise<void> {
    await willSave(running, onUsb('duka.sajili-device'));
    await goTo(first, 7);
    await press(first, 'Write a key backup…');
    const box = first.getByRole('textbox', { name: 'Pass-phrase', exact: true });
    const again = first.getByRole('textbox', { name: 'The same once more' });
    await box.fill('12345678');
    await again.fill('12345678');
    await press(first, 'Choose where, and write…');
    await expect(first.getByText('This pass-phrase is too easy to guess.')).toBeVisible();
    await lookAt(first, 'settings-key-backup-weak', authority);
    await box.fill(PASSPHRASE);
    await again.fill(PASSPHRASE);
    await press(first, 'Choose where, and write…');
    await expect(first.getByText('Written as duka.sajili-device')).toBeVisible();
    expect(readFileSync(onUsb('duka.sajili-device'), 'utf8')).not.toContain(keyOf(authority));
    await lookAt(first, 'settings-key-backup-written', authority);
  }
});

const keyOf = ({ practice }: CountedAuthority): string => communicationKey(practice.state().seed, DEVICE);

/** A copy of a file in which one byte near the end is another one. */
function damage(from: string, to: string): void {
  copyFileSync(from, to);
  const bytes = readFileSync(to);
  const at = bytes.length - 20;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  writeFileSync(to, bytes);
}
