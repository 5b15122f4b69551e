import type { Page } from '@playwright/test';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { call } from './bridge.ts';
import { inspectInBoth, press } from './codes-deeds.ts';
import { expect } from './fixtures.ts';
import {
  askedSince,
  badge,
  choosePeriod,
  expectHistory,
  fetchLines,
  foot,
  inspectInSwahili,
  lines,
  lookElsewhere,
  openImports,
  openLine,
  openScreen,
  panel,
  refuseNextLook,
} from './imports-deeds.ts';
import { inspect } from './inspect.ts';
import { OWNER, PAPERS, profileOf, test } from './setup-deeds.ts';

const TODAY = String.raw`today \d\d:\d\d`;

test('what customs books on the shop is seen as it comes, changes and goes', async ({
  running,
  authority,
}) => {
  test.setTimeout(120_000);
  const { page } = running;

  await test.step('before the computer is registered there is nothing to see', async () => {
    await makeShopWithoutDevice(page, authority);
    await openImports(page);
    await expect(page.getByText('Customs imports appear after this computer is registered.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register this computer' })).toBeVisible();
    await inspect(page, 'imports-not-set-up-en');
  });

  await test.step('then the program looks by itself, and says so in the rail and on Home', async () => {
    await openScreen(page, 1, 'Home');
    await register(page);
    await expect(badge(page)).toHaveText('25 changes not looked at yet');
    await expect(page.getByText(new RegExp(`^25 lines are new or changed. Looked ${TODAY}`))).toBeVisible();
    expect(askedSince(authority)).toEqual(['20180101000000']);
  });

  await test.step('whoever is on the screen has seen them: the number goes', async () => {
    await openImports(page);
    await expect(page.getByText(new RegExp(`^Fetched ${TODAY}$`))).toBeVisible();
    await expect(lines(page)).toHaveAttribute('aria-rowcount', '26');
    await expect(badge(page)).toHaveCount(0);
    await inspectInBoth(page, 'imports-list');
  });

  await test.step('a second look asks only for what is newer: one line came, two changed', async () => {
    await fetchLines(page);
    await expect(page.getByText('3 lines: 1 new, 2 changed.')).toBeVisible();
    expect(askedSince(authority).at(-1)).not.toBe('20180101000000');
    await expect(lines(page).getByRole('row').nth(1)).toContainText(/New.*REFINED WHITE SUGAR/);
    await openLine(page, 'BALL POINT PENS');
    await expectHistory(page, ['Changed: Status 2 Waiting → 3 Approved', 'New']);
  });

  await test.step('everything is asked for: a corrected invoice, and a row that nobody can read', async () => {
    await choosePeriod(page, 'Everything');
    await fetchLines(page);
    await expect(page.getByText('26 lines: 2 changed.')).toBeVisible();
    expect(askedSince(authority).at(-1)).toBe('20180101000000');
    await openLine(page, 'EXERCISE BOOKS');
    await expectHistory(page, ['Changed: Invoice amount 441,600.00 → 459,264.00', 'New']);
    await expect(page.getByText('1 row could not be read. The others are stored.')).toBeVisible();
    await press(page, 'Show them');
    const dialog = page.getByRole('dialog', { name: 'Rows that could not be read' });
    await expect(dialog).toContainText('Row 27 of the answer');
    await expect(dialog).toContainText('Missing: Task code. Without it nobody can tell which line this is.');
    await expect(dialog).toContainText('"itemSeq": 99');
    await inspect(page, 'imports-unreadable-en');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a line that comes twice is there once', async () => {
    await fetchLines(page);
    await expect(page.getByText('27 lines: 1 new, 2 changed.')).toBeVisible();
    await expect(page.getByText('could not be read')).toHaveCount(0);
    await expect(lines(page)).toHaveAttribute('aria-rowcount', '28');
    await expect(foot(page)).toContainText('27 lines');
    await expect(badge(page)).toHaveCount(0);
  });

  await test.step('what comes while somebody is elsewhere is counted, until it is looked at', async () => {
    await openScreen(page, 2, 'Items');
    await expect(page.getByRole('button', { name: 'Practise first' })).toBeVisible();
    await lookElsewhere(page, 'everything');
    await expect(badge(page)).toHaveText('2 changes not looked at yet');
    await lookElsewhere(page, 'everything');
    await expect(badge(page)).toHaveText('4 changes not looked at yet');
    await openImports(page);
    await expect(badge(page)).toHaveCount(0);
  });

  await test.step('a line that customs tells no more stays, and says that it is not listed', async () => {
    await expect(lines(page)).toHaveAttribute('aria-rowcount', '29');
    const rice = lines(page).getByRole('row').filter({ hasText: 'RICE LONG GRAIN' });
    await lines(page).getByRole('columnheader', { name: 'Change' }).getByRole('button').click();
    await expect(rice).toContainText('Not listed');
    await openLine(page, 'RICE LONG GRAIN');
    await expect(panel(page)).toContainText(new RegExp(`Last told by customs ${TODAY}`));
    await expectHistory(page, ['No longer listed', 'New']);
    await inspectInSwahili(page, 'imports-gone');
    await page.keyboard.press('Escape');
  });

  await test.step('nothing since a date: neither an error nor a loss, and another date is at hand', async () => {
    await choosePeriod(page, 'Since a date…');
    await page.getByRole('textbox', { name: 'Changed since' }).fill('1.11.2026');
    await page.getByRole('button', { name: 'Use this date' }).click();
    await refuseNextLook(authority, { resultCd: '001', resultMsg: 'There is no search result' });
    await fetchLines(page);
    expect(askedSince(authority).at(-1)).toBe('20261101000000');
    await expect(page.getByText(/^Nothing new for this branch since 1 Nov 2026\. Asked today/)).toBeVisible();
    await expect(foot(page)).toContainText('28 lines');
    await press(page, 'Change date');
    await expect(page.getByRole('menuitemradio', { name: 'Since today' })).toBeVisible();
    await page.keyboard.press('Escape');
  });
});

/** A real shop in which somebody works, before its computer is registered. */
async function makeShopWithoutDevice(page: Page, authority: CountedAuthority): Promise<void> {
  await page.locator('h1').first().waitFor();
  const { pin, branchId } = PAPERS;
  const profile = profileOf(authority);
  const { environment } = profile;
  await call(page, 'shops', 'create', { environment, pin, branchId, profile });
  await call(page, 'operators', 'add', OWNER);
  await call(page, 'setup', 'keepDraft', null);
  await page.reload();
  await page.getByText(/^Good to see you/).waitFor();
}

/** The registration itself, which other journeys walk through. */
async function register(page: Page): Promise<void> {
  await call(page, 'device', 'initialise', PAPERS);
  await call(page, 'device', 'confirm', { isOurs: true });
  await call(page, 'codes', 'refresh', { everything: false });
}
