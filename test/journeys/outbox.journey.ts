import type { Page } from '@playwright/test';
import { communicationKey } from '../../electron/practice/device-facts.ts';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { inspectInBoth, press, saveItem } from './codes-deeds.ts';
import { expect } from './fixtures.ts';
import { inspect } from './inspect.ts';
import {
  arrivals,
  becomes,
  cards,
  clipboard,
  details,
  entryOf,
  inBooks,
  loseNextAnswers,
  openEntry,
  openOutbox,
  outbox,
  refuseNext,
  saveUntil,
  showGroup,
} from './outbox-deeds.ts';
import { stopAndTakeBack } from './outbox-holding.ts';
import { expectNoKey, makeShop, PAPERS, profileOf, test } from './setup-deeds.ts';

test('whatever the authority says to an item, the outbox tells it and has the button for it', async ({
  running,
  authority,
}) => {
  test.setTimeout(120_000);
  const { page } = running;
  await makeShop(page, profileOf(authority));
  await openOutbox(page);
  await expect(page.getByText('Nothing to send.')).toBeVisible();
  await refusedOnce(page, authority);
  await refusedThrice(page, authority);
  await expectedNumber(page, authority);
  await alreadyThere(page, authority);
  await fieldsAreMissing(page, authority);
});

async function refusedOnce(page: Page, authority: CountedAuthority): Promise<void> {
  await test.step("a refusal stands there in the authority's own words, with one button", async () => {
    await refuseNext(authority, '999', 'There is an unknown error. Please ask the administrator');
    await saveUntil(page, 'Kabras sugar 2 kg', 'not-accepted');
    const card = cards(page);
    await expect(card).toContainText("The authority's system could not do it");
    await expect(card).toContainText('There is an unknown error. Please ask the administrator');
    await expect(card).toContainText('(code 999)');
    await expect(card.getByRole('button')).toHaveText([/could not do it/, 'Send again']);
    await inspectInBoth(page, 'outbox-refused');
    await card.getByRole('button', { name: 'Send again', exact: true }).click();
    await becomes(page, 'Kabras sugar 2 kg', 'accepted');
    await expect(cards(page)).toHaveCount(0);
    await expect(page.getByText(/^Nothing to send\. Last item accepted/)).toBeVisible();
  });
}

async function refusedThrice(page: Page, authority: CountedAuthority): Promise<void> {
  const flour = [
    'Ajab flour 2 kg',
    'Soko flour 2 kg',
    'Pembe flour 2 kg',
    'Jogoo flour 2 kg',
    'Exe flour 2 kg',
  ];
  await test.step('three of the same kind stop the sending, so that not thousands go wrong', async () => {
    await refuseNext(authority, '921', 'Not allowed for this trader', 3);
    for (const name of flour) await saveItem(page, { name });
    await expect(page.getByText('Sending of items is paused')).toBeVisible({ timeout: 15_000 });
    await expect(
      page.getByText('Three in a row were refused for the same reason. 2 items wait.'),
    ).toBeVisible();
    await inspectInBoth(page, 'outbox-three-refusals');
    await press(page, 'See the reason');
    await expect(outbox(page)).toHaveAttribute('aria-rowcount', '4');
    await expect(cards(page)).toContainText('3 items');
    await expect(cards(page)).toContainText('Not allowed for this trader');
  });

  await test.step('somebody lets it go on, and all three are sent again at once', async () => {
    await press(page, 'Go on');
    await becomes(page, 'Exe flour 2 kg', 'accepted');
    await outbox(page).getByRole('row').nth(1).click();
    await page.keyboard.press('Control+a');
    const bar = page.getByRole('region', { name: 'What to do with the selected entries' });
    await expect(bar).toContainText('3 selected');
    await inspect(page, 'outbox-selected-en');
    await bar.getByRole('button', { name: 'Send again', exact: true }).click();
    for (const name of flour) await becomes(page, name, 'accepted');
    for (const name of flour) expect(inBooks(authority, name), name).toBeDefined();
    await showGroup(page, /^Open/);
  });
}

async function expectedNumber(page: Page, authority: CountedAuthority): Promise<void> {
  await test.step('the authority expects another number: one press takes it', async () => {
    await authority.practice.change({ expectedSequence: true });
    await saveItem(page, { name: 'Ketepa tea 500 g', itemCode: 'KE2NTXU0000900' });
    await becomes(page, 'Ketepa tea 500 g', 'not-accepted');
    await expect(cards(page)).toContainText('The authority expects another number');
    await expect(cards(page)).toContainText('Expected sequence ending with ********7');
    await inspect(page, 'outbox-expected-number-en');
    await cards(page).getByRole('button', { name: 'Use …7', exact: true }).click();
    await becomes(page, 'Ketepa tea 500 g', 'accepted');
    expect(inBooks(authority, 'Ketepa tea 500 g')?.itemCd).toBe('KE2NTXU0000007');
    await authority.practice.change({ expectedSequence: false });
  });
}

async function alreadyThere(page: Page, authority: CountedAuthority): Promise<void> {
  await test.step('the code is there already: it is this very item, or it gets a new code', async () => {
    await refuseNext(authority, '994', 'There is an overlapped data', 2);
    await saveUntil(page, 'Menengai soap 1 kg', 'not-accepted');
    await saveUntil(page, 'Geisha soap 125 g', 'not-accepted');
    const before = JSON.parse(authority.arrived('saveItem').at(-1)?.body ?? '')['itemCd'];
    await expect(cards(page)).toContainText('The authority already has these codes');
    await openEntry(page, 'Menengai soap');
    await inspectInBoth(page, 'outbox-already-there');
    await details(page).getByRole('button', { name: 'Mark as registered' }).click();
    const asked = page.getByRole('dialog', { name: 'Mark “Menengai soap 1 kg” as registered?' });
    await expect(asked).toContainText('Nothing is sent.');
    await inspect(page, 'outbox-mark-registered-en');
    await asked.getByRole('button', { name: 'Mark as registered' }).click();
    await becomes(page, 'Menengai soap 1 kg', 'accepted');
    expect(arrivals(authority, 'Menengai soap 1 kg')).toBe(1);
    expect(inBooks(authority, 'Menengai soap 1 kg')).toBeUndefined();

    await openEntry(page, 'Geisha soap');
    await details(page).getByRole('button', { name: 'Take a new code' }).click();
    await becomes(page, 'Geisha soap 125 g', 'accepted');
    const after = inBooks(authority, 'Geisha soap 125 g')?.itemCd;
    expect(after).toMatch(/^KE2NTXU\d{7}$/);
    expect(after).not.toBe(before);
  });
}

async function fieldsAreMissing(page: Page, authority: CountedAuthority): Promise<void> {
  await test.step('a field is named: it is named in words, and one press goes to it', async () => {
    await refuseNext(authority, '910', 'Request parameter error[<orgnNatCd> : may not be empty]');
    await saveUntil(page, 'Daawat rice 5 kg', 'not-accepted');
    await expect(cards(page)).toContainText('Some details are missing');
    await expect(cards(page)).toContainText('The authority named: Country of origin.');
    await inspect(page, 'outbox-field-named-en');
    await cards(page).getByRole('button', { name: 'Go to the field' }).click();
    const named = page.getByRole('combobox', { name: 'Country of origin' });
    await expect(named).toBeFocused();
    await expect(named).toHaveAttribute('aria-invalid', 'true');
    await openOutbox(page);
    await openEntry(page, 'Daawat rice');
    await details(page).getByRole('button', { name: 'Send again' }).click();
    await becomes(page, 'Daawat rice 5 kg', 'accepted');
  });
}

test('what has no answer, what is stopped, and what waits for the line', async ({ running, authority }) => {
  test.setTimeout(150_000);
  const { page } = running;
  await makeShop(page, profileOf(authority));
  await openOutbox(page);

  await test.step('answers get lost: all are sent again in one deed, with the same codes', async () => {
    await loseNextAnswers(authority, 2);
    await saveUntil(page, 'Brookside milk 500 ml', 'no-answer');
    await saveUntil(page, 'Tuzo milk 500 ml', 'no-answer');
    await openEntry(page, 'Tuzo milk');
    await expect(details(page)).toContainText('It may have arrived');
    await inspect(page, 'outbox-no-answer-en');
    await press(page, 'Send again all 2');
    for (const name of ['Brookside milk 500 ml', 'Tuzo milk 500 ml']) {
      await becomes(page, name, 'accepted');
      expect(inBooks(authority, name)?.saves, name).toBe(2);
    }
  });

  await test.step('somebody looked for it at the authority and marks it: nothing is sent', async () => {
    await loseNextAnswers(authority, 1);
    await saveUntil(page, 'KCC butter 250 g', 'no-answer');
    await openEntry(page, 'KCC butter');
    await details(page).getByRole('button', { name: 'Mark as checked' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mark as checked' }).click();
    await becomes(page, 'KCC butter 250 g', 'accepted');
    expect(arrivals(authority, 'KCC butter 250 g')).toBe(1);
  });

  const mend = await cutLine(page, authority);
  await stopAndTakeBack(page, authority);

  await test.step('the line is back: what waits goes by itself', async () => {
    await mend();
    const seconds = (await becomes(page, 'Elianto oil 1 l', 'accepted', 60_000)) / 1000;
    await becomes(page, 'Rina oil 1 l', 'accepted');
    console.log(`outbox: first item ${seconds.toFixed(1)} s after the line was back (U28: at most 60)`);
    await expect(page.getByText(/^No line since/)).toHaveCount(0);
    expect(inBooks(authority, 'Fresh Fri oil 1 l')).toBeUndefined();
  });

  await test.step('what was sent is shown and copied for support, and never with the key', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await showGroup(page, /^All/);
    await openEntry(page, 'Rina oil');
    await expect(details(page).getByRole('table', { name: 'What is sent' })).toContainText('Rina oil 1 l');
    await details(page).getByText('As raw text').click();
    await expectNoKey(page, 'outbox-sent', authority);
    await inspectInBoth(page, 'outbox-sent');
    await page.keyboard.press('Control+Shift+c');
    await expect(page.getByText('Copied for support, without PIN and key.')).toBeVisible();
    const text = await clipboard(running, test.info().project.name === 'host');
    expect(text).toContain('Item: Rina oil 1 l');
    expect(text).not.toContain(PAPERS.pin);
    const { seed, devices } = authority.practice.state();
    for (const device of devices) expect(text.includes(communicationKey(seed, device))).toBe(false);
  });
});

/** Three items wait for the line; gives what mends it. */
async function cutLine(page: Page, authority: CountedAuthority): Promise<() => Promise<void>> {
  const mend = await authority.cutLine();
  await test.step('without a line all waits, with the reason and the time', async () => {
    for (const name of ['Elianto oil 1 l', 'Rina oil 1 l', 'Fresh Fri oil 1 l'])
      await saveItem(page, { name });
    await expect(page.getByText(/^No line since (today )?\d\d:\d\d$/).first()).toBeVisible();
    await expect(page.getByText('3 items will go by themselves. You can close the program.')).toBeVisible();
    await expect(entryOf(page, 'Rina oil')).toContainText('Paused');
    await inspectInBoth(page, 'outbox-no-line');
  });
  return mend;
}
