import type { Page } from '@playwright/test';
import { communicationKey } from '../../electron/practice/device-facts.ts';
import { call } from './bridge.ts';
import { goTo } from './deeds.ts';
import { expect } from './fixtures.ts';
import { heading, lookAt, makeShop, PAPERS, press, profileOf, test } from './setup-deeds.ts';

const NEW_SERIAL = 'DUKA/A012345678B/2';

test('a device is registered again for a reason, typed and recorded, and a refusal costs no key', async ({
  running: { page },
  authority,
}) => {
  test.setTimeout(120_000);
  const asked = (): number => authority.arrived('selectInitOsdcInfo').length;
  await makeShop(page, profileOf(authority));
  await goTo(page, 7);
  await expect(page.getByText('There is no key backup yet')).toBeVisible();
  await lookAt(page, 'settings-shop', authority);

  await test.step('the same serial number is no changed device, and nothing is asked by a slip', async () => {
    await press(page, 'Register again…');
    await lookAt(page, 'settings-again-reasons', authority);
    await page.getByRole('radio', { name: /^The device changed/ }).check();
    const serial = page.getByRole('textbox', { name: 'New serial number' });
    await serial.fill(PAPERS.serialNumber);
    await press(page, 'Register again now');
    await expect(
      page.getByText('This is the serial number of today. A changed device has another.'),
    ).toBeVisible();
    await serial.fill(NEW_SERIAL);
    await confirmBy(page, 'DUKA');
    await expect(page.getByText(`This is not ${NEW_SERIAL}. Nothing was done.`)).toBeVisible();
    await lookAt(page, 'settings-again-typed', authority);
    expect(asked()).toBe(1);
  });
  await test.step('the device changed: the new key is kept and used', async () => {
    await confirmBy(page, NEW_SERIAL);
    await expect(page.getByText('Registered again', { exact: true })).toBeVisible();
    expect(asked()).toBe(2);
    const repeats = page.getByRole('table').filter({ hasText: 'Why' });
    await expect(repeats).toContainText('The device changed');
    await expect(repeats).toContainText('Amina Odhiambo');
    await expect(repeats).toContainText('Registered, new key');
    await lookAt(page, 'settings-again-done', authority);
    await expectKeyInUse(NEW_SERIAL);
  });
  await test.step('the authority asked for it, and then refuses: the key of today still works', async () => {
    await press(page, 'Register again…');
    await page.getByRole('radio', { name: /^The authority asked for it/ }).check();
    await confirmBy(page, NEW_SERIAL);
    await expect(page.getByText('This device was registered before')).toBeVisible();
    await expect(page.getByText('The authority said:')).toBeVisible();
    await expect(page.getByText('(code 902)')).toBeVisible();
    await expect(page.getByText('The key that is here was not touched.')).toBeVisible();
    await lookAt(page, 'settings-again-refused', authority);
    expect(asked()).toBe(3);
    await expectKeyInUse(NEW_SERIAL);
  });
  await test.step('another branch is a shop of its own: the set-up opens for it, and this one stays', async () => {
    await press(page, 'Register again…');
    await page.getByRole('radio', { name: /^The branch changed/ }).check();
    await press(page, 'Set up the new branch');
    await expect(heading(page, 'Shop details')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Taxpayer PIN' })).toHaveValue(PAPERS.pin);
    await expect(page.getByRole('textbox', { name: 'Branch' })).toHaveValue('');
    await lookAt(page, 'setup-details-new-branch', authority);
    expect(asked()).toBe(3);
  });

  async function expectKeyInUse(dvcSrlNo: string): Promise<void> {
    const report = await call(page, 'codes', 'refresh', { everything: true });
    expect(report.is).not.toBe('failed');
    const { seed } = authority.practice.state();
    const key = communicationKey(seed, { tin: PAPERS.pin, bhfId: PAPERS.branchId, dvcSrlNo });
    expect(authority.arrived('selectCodeList').at(-1)?.headers['cmckey']).toBe(key);
  }
});

async function confirmBy(page: Page, typed: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Type .* to confirm/ }).fill(typed);
  await press(page, 'Register again now');
}
