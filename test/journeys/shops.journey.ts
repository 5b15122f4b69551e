import type { Page } from '@playwright/test';
import { communicationKey } from '../../electron/practice/device-facts.ts';
import { addAcceptedItem, goTo, rowWith, startPractising } from './deeds.ts';
import { expect } from './fixtures.ts';
import {
  beginWith,
  fillDetails,
  heading,
  lookAt,
  makeShop,
  PAPERS,
  press,
  profileOf,
  register,
  test,
} from './setup-deeds.ts';

const SECOND = { ...PAPERS, branchId: '01', serialNumber: 'DUKA/A012345678B/01' };

test('two branches and a practice shop stand side by side: one is open, and nothing gets from one into another', async ({
  running,
  authority,
}) => {
  test.setTimeout(150_000);
  const { page } = running;
  await makeShop(page, profileOf(authority));
  await addAcceptedItem(page, 'Sukari 2 kg');

  await test.step('a second branch begins from the list of shops', async () => {
    await openList(page);
    await expect(page.getByText('Open now')).toHaveCount(1);
    await press(page, 'Set up another shop');
    await expect(heading(page, 'Welcome to Sajili')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Back to the shop' })).toBeVisible();
    // No real authority is knocked at by a test.
    await beginWith(page, authority, { page: 'details', preset: 'direct-real', profile: null });
  });
  await test.step('its connection comes from a file; the branch that is here already is not registered twice', async () => {
    await fillDetails(page, PAPERS);
    await expect(page.getByText(/This shop is on this computer already/)).toBeVisible();
    await lookAt(page, 'setup-details-known', authority);
    await press(page, 'Connection settings');
    await page.locator('input[type=file]').setInputFiles({
      name: 'authority.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(profileOf(authority))),
    });
    await expect(page.getByText(authority.url)).toBeVisible();
    await lookAt(page, 'setup-details-connection', authority);
    await press(page, 'Change…');
    await expect(page.getByRole('textbox', { name: 'Address', exact: true })).toHaveValue(authority.url);
    await lookAt(page, 'setup-details-connection-edited', authority);
    await fillDetails(page, SECOND);
    await expect(page.getByText(/This shop is on this computer already/)).toHaveCount(0);
    await press(page, 'Next');
    await register(page);
    await press(page, 'Yes, this is right');
    await page.getByRole('textbox', { name: 'Your name' }).fill('Brian Otieno');
    await press(page, 'Next');
    await press(page, 'Go to Home');
    await expect(page.getByText('Good to see you, Brian Otieno')).toBeVisible();
  });
  await test.step('it has none of the items of the first, and its own key', async () => {
    await goTo(page, 2);
    await expect(rowWith(page, 'Sukari 2 kg')).toHaveCount(0);
    await addAcceptedItem(page, 'Unga 2 kg');
    expect(authority.arrived('saveItem').map(({ headers }) => headers['bhfid'])).toEqual(['00', '01']);
    const { seed } = authority.practice.state();
    expect(authority.arrived('saveItem').map(({ headers }) => headers['cmckey'])).toEqual(
      [PAPERS, SECOND].map(({ pin, branchId, serialNumber }) =>
        communicationKey(seed, { tin: pin, bhfId: branchId, dvcSrlNo: serialNumber }),
      ),
    );
  });
  await test.step('the practice shop opens beside them, in its own colour, and sends nothing out', async () => {
    await openList(page);
    await press(page, 'Set up another shop');
    await startPractising(page);
    await expect(page.getByText('PRACTICE — nothing is sent to the authority')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Practice/ }).first()).toBeVisible();
    await goTo(page, 2);
    await expect(rowWith(page, 'Unga 2 kg')).toHaveCount(0);
    await openList(page);
    await expect(page.getByText('Open now')).toHaveCount(1);
    const grounds = await page
      .getByRole('dialog')
      .locator('[data-environment]')
      .evaluateAll((tags) =>
        tags.map((tag) => `${tag.getAttribute('data-environment')} ${getComputedStyle(tag).backgroundColor}`),
      );
    expect(new Set(grounds).size, 'real and practice have one colour each').toBe(2);
    await lookAt(page, 'shops-list', authority);
  });
  await test.step('back in the first branch everything is as it was', async () => {
    await page.getByRole('button', { name: /^Open: .*Headquarter, Real$/ }).click();
    await expect(page.getByText('PRACTICE — nothing is sent to the authority')).toHaveCount(0);
    await goTo(page, 2);
    await expect(rowWith(page, 'Sukari 2 kg')).toContainText('Accepted');
    await expect(rowWith(page, 'Unga 2 kg')).toHaveCount(0);
    const again = await running.restart();
    await expect(again.getByRole('button', { name: /Headquarter/ })).toBeVisible();
  });
});

async function openList(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button').first().click();
  await expect(page.getByText('Shops on this computer')).toBeVisible();
}
