import type { Page } from '@playwright/test';
import { call } from './bridge.ts';
import { inspectInBoth, press, saveItem } from './codes-deeds.ts';
import { expect } from './fixtures.ts';
import { field, openItem, standing } from './items-deeds.ts';
import { makeShop, profileOf, test } from './setup-deeds.ts';

test('a refused item says so in the words of the authority, and offers what its words allow', async ({
  running,
  authority,
}) => {
  test.setTimeout(120_000);
  const { page } = running;
  const { practice } = authority;
  await makeShop(page, profileOf(authority));
  const refuse = (resultCd: string, resultMsg: string) =>
    practice.change({ rejectNext: { times: 1, resultCd, resultMsg, only: 'saveItem' } });

  await test.step('a fault on the side of the authority: the item is sent again as it is', async () => {
    await refuse('999', 'Unknown error');
    await openRefused(page, 'Sukari 1 kg', "The authority's system had a fault");
    await expect(page.getByText('Unknown error', { exact: true }).first()).toBeVisible();
    await press(page, 'Send again');
    await expect(standing(page)).toContainText('Accepted');
    expect(authority.arrived('saveItem')).toHaveLength(2);
  });

  await test.step('a cause that is not known is not claimed', async () => {
    await refuse('555', 'Not possible today');
    await openRefused(page, 'Sukari 2 kg', 'The authority did not accept this item');
    await expect(page.getByText('Not possible today', { exact: true }).first()).toBeVisible();
    await inspectInBoth(page, 'editor-refused-unknown');
    await press(page, 'Fix the item');
    await expect(field(page, 'Name')).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(standing(page)).toContainText('Accepted');
    await expect(page.getByText('The authority did not accept this item')).toHaveCount(0);
  });

  await test.step('the number that it expects is taken by one press, and the next items count on from it', async () => {
    await call(page, 'items', 'changeEntry', { is: 'next-number', nextNumber: 41 });
    await practice.change({ expectedSequence: true });
    await openRefused(page, 'Chumvi 1 kg', 'The authority expects another number');
    await inspectInBoth(page, 'editor-refused-number');
    await press(page, 'Use …3');
    await expect(standing(page)).toContainText('Accepted');
    await expect(field(page, 'Item code')).toHaveValue('KE2NTXU0000003');
    const { nextNumber } = await call(page, 'items', 'entry', undefined);
    expect(nextNumber).toBe(4);
    await practice.change({ expectedSequence: false });
  });

  await test.step('a code that is there already: it is this item, or it gets a new code', async () => {
    await refuse('994', 'The itemCd is already registered');
    await openRefused(page, 'Mchele 1 kg', 'The authority already has this code');
    await inspectInBoth(page, 'editor-refused-there');
    await press(page, 'Take a new code');
    await expect(standing(page)).toContainText('Accepted');
    await expect(field(page, 'Item code')).toHaveValue('KE2NTXU0000005');
    await refuse('994', 'The itemCd is already registered');
    await openRefused(page, 'Mchele 5 kg', 'The authority already has this code');
    await press(page, 'Mark as registered');
    await expect(standing(page)).toContainText('Accepted');
    await page.getByRole('tab', { name: 'History' }).click();
    await expect(page.getByRole('tabpanel')).toContainText('A person said that the authority has it.');
  });

  await test.step('fields that it names are marked', async () => {
    await refuse('910', 'Request parameter error[<orgnNatCd> : may not be empty]');
    await openRefused(page, 'Maharagwe 1 kg', 'Some details are missing');
    await expect(page.getByRole('combobox', { name: 'Country of origin' })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await inspectInBoth(page, 'editor-refused-fields');
    await press(page, 'Go to the field');
    await expect(page.getByRole('combobox', { name: 'Country of origin' })).toBeFocused();
  });

  await test.step('what the lists say of a value that it names is said too, and first', async () => {
    await practice.change({ switchedOffCodes: [{ cdCls: '05', cd: 'KE' }] });
    await call(page, 'codes', 'refresh', { everything: false });
    await expect(page.getByRole('combobox', { name: 'Country of origin' })).toHaveAccessibleDescription(
      'The authority has switched this code off. The authority said that this is missing.',
    );
    await inspectInBoth(page, 'editor-refused-off-code');
    await practice.change({ switchedOffCodes: [] });
    await call(page, 'codes', 'refresh', { everything: true });
  });

  await test.step('without an answer nobody knows, and a person sends it again', async () => {
    await practice.change({ noAnswerNext: { times: 1, only: 'saveItem' } });
    await openItem(page, await saveItem(page, { name: 'Ndengu 1 kg' }));
    await expect(page.getByText('Sent, but no answer yet').first()).toBeVisible();
    await inspectInBoth(page, 'editor-no-answer');
    await press(page, 'Send again');
    await expect(standing(page)).toContainText('Accepted');
  });
});

/** An item that is refused is open, and a banner above it says why. */
async function openRefused(page: Page, name: string, title: string): Promise<void> {
  await openItem(page, await saveItem(page, { name }));
  await expect(standing(page)).toContainText('Not accepted');
  await expect(page.getByText(title, { exact: true })).toBeVisible();
}
