import { expect } from './fixtures.ts';
import { goTo } from './deeds.ts';
import { call } from './bridge.ts';
import { inspectInBoth, listLine, openPracticeShop, press, saveItem } from './codes-deeds.ts';
import { inspect } from './inspect.ts';
import { makeShop, profileOf, test } from './setup-deeds.ts';

const TODAY = String.raw`today \d\d:\d\d`;

test('the first code lists: the authority refuses, its words are shown, and then they arrive', async ({
  running,
  authority,
}) => {
  const { page } = running;
  const REFUSED = {
    times: 1000,
    resultCd: '999',
    resultMsg: 'The lists are being changed',
    only: 'selectCodeList',
  };
  await authority.practice.change({ rejectNext: { ...REFUSED, only: 'selectCodeList' } });
  await makeShop(page, profileOf(authority));

  await test.step('without lists everything says so, and what can be done about it', async () => {
    await expect(page.getByText('No code lists yet. They come from the authority.')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('No code lists yet');
    await goTo(page, 4);
    await expect(page.getByText('There are no lists yet, so codes cannot be chosen.')).toBeVisible();
    await expect(page.getByText('The lists are being changed')).toBeVisible();
    await expect(page.getByText('(code 999)')).toBeVisible();
    await inspectInBoth(page, 'codes-none');
  });

  await test.step('the lists arrive when the authority gives them', async () => {
    await authority.practice.change({ rejectNext: { ...REFUSED, times: 0, only: null } });
    await press(page, 'Get code lists');
    await expect(page.getByText('23 lists checked: 729 codes added.')).toBeVisible();
    await expect(listLine(page, 'Taxation Type')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`Codes from ${TODAY}`));
  });

  await test.step('a later refresh that is refused leaves the lists and tells how old they are', async () => {
    await authority.practice.change({ rejectNext: { ...REFUSED, times: 1, only: 'selectCodeList' } });
    await page.keyboard.press('F5');
    const told = page.getByRole('alert');
    await expect(told).toContainText('Code lists could not be refreshed');
    await expect(told).toContainText(new RegExp(`You still have the lists of ${TODAY}`));
    await expect(told).toContainText('The lists are being changed');
    await expect(listLine(page, 'All lists')).toContainText('729');
    await inspectInBoth(page, 'codes-refused');
    await told.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});

test('refreshing: nothing new, everything again, and without a line the old lists stay', async ({
  running,
}) => {
  test.setTimeout(90_000);
  const { page } = running;
  await openPracticeShop(page);

  await test.step('Home and the status bar tell how old the lists are', async () => {
    await expect(page.getByText(new RegExp(`Refreshed ${TODAY}: 23 lists, 729 codes`))).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`Codes from ${TODAY}`));
  });

  await test.step('nothing has changed', async () => {
    await goTo(page, 4);
    await press(page, 'Refresh now');
    await expect(page.getByText(new RegExp(`^Nothing has changed since ${TODAY}\\.`))).toBeVisible();
    await inspectInBoth(page, 'codes-nothing-new');
  });

  await test.step('everything is asked for again, and is the same', async () => {
    await press(page, 'Get everything again');
    await expect(page.getByText('Nothing has changed.', { exact: true })).toBeVisible();
    await page.keyboard.press('Alt+w');
    // Only the first lists changed anything.
    await expect(page.getByRole('group').locator('label')).toHaveCount(1);
    await expect(page.getByRole('group').locator('label')).toContainText('729 codes added');
    await page.keyboard.press('Alt+w');
  });

  await test.step('the line is cut: the old lists stay with their age', async () => {
    await call(page, 'practice', 'changeFaults', { lineCut: true });
    await press(page, 'Refresh now');
    const told = page.getByRole('alert');
    await expect(told).toContainText(
      new RegExp(`You still have the lists of ${TODAY}. Items can still be saved.`),
    );
    await expect(listLine(page, 'All lists')).toContainText('729');
    await expect(page.getByRole('contentinfo')).toContainText(/No line since/);
    await press(page, 'Try again');
    await expect(told).toBeHidden();
    await expect(told).toContainText('You still have the lists');
    await inspectInBoth(page, 'codes-offline');
  });

  await test.step('it is said elsewhere too, and still when one comes back', async () => {
    await goTo(page, 1);
    await expect(
      page.getByText(new RegExp(`The last refresh did not work. You have the lists from ${TODAY}`)),
    ).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(new RegExp(`Codes from ${TODAY}`));
    await inspectInBoth(page, 'home-codes-offline');
    await goTo(page, 4);
    await expect(page.getByText(new RegExp(`Code lists could not be refreshed ${TODAY}`))).toBeVisible();
    const [first] = (
      await call(page, 'codes', 'page', { from: 0, count: 5, classCode: '04', text: '', showOff: false })
    ).rows;
    expect(first).toMatchObject({ code: 'A', inUse: true });
  });

  await test.step('the line is mended: the lists are looked at again', async () => {
    await call(page, 'practice', 'changeFaults', { lineCut: false });
    // The program itself tries again too, and takes the other button away.
    await press(page, 'Refresh now');
    await expect(page.getByText(/^Nothing has changed since/)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('Line is up');
    await goTo(page, 1);
    await expect(page.getByText(/Refreshed .*: 23 lists, 729 codes/)).toBeVisible();
  });

  await test.step('the line is cut while nobody refreshes: one quiet sentence says what the lists are', async () => {
    await call(page, 'practice', 'changeFaults', { lineCut: true });
    await saveItem(page, { name: 'Unga 2 kg' });
    await expect(page.getByRole('contentinfo')).toContainText(/No line since/);
    await goTo(page, 4);
    await expect(
      page.getByText(
        new RegExp(`No line just now. These are the lists of ${TODAY}; items can still be saved.`),
      ),
    ).toBeVisible();
    await inspect(page, 'codes-no-line-en');
  });
});
