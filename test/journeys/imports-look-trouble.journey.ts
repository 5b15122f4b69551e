import type { Page } from '@playwright/test';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { inspectInBoth } from './codes-deeds.ts';
import { expect, type Running } from './fixtures.ts';
import {
  ALWAYS_OPEN,
  askedSince,
  badge,
  changeLooking,
  fetchLines,
  foot,
  giveDeviceToBranch,
  inspectInSwahili,
  keepNotifications,
  letHoursPass,
  lines,
  notifications,
  openImports,
  openScreen,
  pressNotification,
  refuseNextLook,
} from './imports-deeds.ts';
import { makeShop, profileOf, test } from './setup-deeds.ts';

const TODAY = String.raw`today \d\d:\d\d`;

test('a look that fails, a list that gets old, looks by themselves, and a device of another branch', async ({
  running,
  authority,
}) => {
  test.setTimeout(120_000);
  await makeShop(running.page, profileOf(authority));
  await openImports(running.page);
  await expect(badge(running.page)).toHaveCount(0);

  await test.step('while the authority is asked the old list stays, and asking twice asks once', async () => {
    const { page } = running;
    const before = askedSince(authority).length;
    const release = authority.hold();
    await page.keyboard.press('F5');
    await expect(page.getByText('Asking the authority…')).toBeVisible();
    await expect(lines(page).getByRole('row').nth(1)).toBeVisible();
    await page.keyboard.press('F5');
    release();
    await expect(page.getByText('3 lines: 1 new, 2 changed.')).toBeVisible();
    expect(askedSince(authority).length).toBe(before + 1);
  });

  await test.step('the authority refuses: its words, and the list of before with its age', async () => {
    const { page } = running;
    await refuseNextLook(authority, { resultCd: '999', resultMsg: 'Customs is being counted' });
    await page.keyboard.press('F5');
    const told = page.getByRole('alert');
    await expect(told).toContainText('The imports list could not be fetched');
    await expect(told).toContainText(new RegExp(`This is the list of ${TODAY}`));
    await expect(told).toContainText('Customs is being counted');
    await expect(told).toContainText('(code 999)');
    await expect(foot(page)).toContainText('26 lines');
    await inspectInBoth(page, 'imports-refused');
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('5 lines: 2 changed.')).toBeVisible();
  });
  await withoutLine(running.page, authority);
  await gettingOld(running);
  await byItself(running, authority);
  await otherBranch(running, authority);
});

async function withoutLine(page: Page, authority: CountedAuthority): Promise<void> {
  await test.step('without a line the list stays, and says that it is not of now', async () => {
    const mend = await authority.cutLine();
    await page.keyboard.press('F5');
    await expect(page.getByRole('alert')).toContainText('The imports list could not be fetched');
    await openScreen(page, 2, 'Items');
    await openImports(page);
    await expect(
      page.getByText(new RegExp(`Showing the list of ${TODAY}. Check again before acting on it.`)),
    ).toBeVisible();
    await expect(foot(page)).toContainText('26 lines');
    await inspectInSwahili(page, 'imports-offline');
    await mend();
    await fetchLines(page);
  });
}

async function gettingOld(running: Running): Promise<void> {
  const { page } = running;
  await test.step('the age of the list is always in sight, and grows into a warning', async () => {
    await changeLooking(page, { atStart: false, everyMinutes: 0 });
    await letHoursPass(running, 5);
    await page.reload();
    await expect(page.getByText(/^Fetched .*\d\d:\d\d\. It may have changed since\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Looks only when asked' })).toBeVisible();
    await letHoursPass(running, 20);
    await page.reload();
    await expect(page.getByText(/^Fetched .*\d\d:\d\d\. Old — fetch again before using\.$/)).toBeVisible();
    await inspectInSwahili(page, 'imports-old');
  });
}

async function byItself(running: Running, authority: CountedAuthority): Promise<void> {
  const { page } = running;
  await test.step('the program looks by itself in the hours of the shop, and tells what is new', async () => {
    await openScreen(page, 1, 'Home');
    await keepNotifications(running);
    const before = askedSince(authority).length;
    await changeLooking(page, { everyMinutes: 60, notifies: true, ...ALWAYS_OPEN });
    await expect
      .poll(() => notifications(running))
      .toEqual([{ title: 'Customs imports', body: '1 new, 1 changed' }]);
    expect(askedSince(authority).length).toBe(before + 1);
    await expect(badge(page)).toHaveText('2 changes not looked at yet');
  });

  await test.step('a press on what the system showed brings the screen', async () => {
    await pressNotification(running);
    await expect(page.getByRole('heading', { level: 1, name: 'Customs imports' })).toBeVisible();
    await expect(page.getByText(new RegExp(`^Fetched ${TODAY}$`))).toBeVisible();
    await expect(badge(page)).toHaveCount(0);
  });
}

async function otherBranch(running: Running, authority: CountedAuthority): Promise<void> {
  await test.step("the device is another branch's: nothing is asked, and both are shown", async () => {
    await running.kill();
    giveDeviceToBranch(running, '01');
    const page = await running.restart();
    await page.getByText(/^Good to see you/).waitFor();
    await openImports(page);
    const before = askedSince(authority).length;
    await page.keyboard.press('F5');
    const told = page.getByRole('alert');
    await expect(told).toContainText('This shop and the device do not match');
    await expect(told).toContainText('PIN or branch differ. Nothing was asked.');
    await expect(told.getByRole('row')).toHaveText([
      /Which.*PIN.*Branch/,
      /This shop.*A012345678B.*00/,
      /The device.*A012345678B.*01/,
    ]);
    expect(askedSince(authority).length).toBe(before);
    await inspectInBoth(page, 'imports-mismatch');
    await told.getByRole('link', { name: 'Open Shop' }).click();
    await expect(page).toHaveURL(/settings\/shop/);
  });
}
