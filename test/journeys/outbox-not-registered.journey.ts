import { saveItem } from './codes-deeds.ts';
import { expect } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { becomes, entryOf, loseRegistration, openOutbox } from './outbox-deeds.ts';
import { makeShop, profileOf, test } from './setup-deeds.ts';

test('nothing leaves a computer that is not registered, and it says so', async ({ running, authority }) => {
  await makeShop(running.page, profileOf(authority));
  const comeBack = await loseRegistration(running);
  const { page } = running;
  await page.getByText(/^Good to see you/).waitFor();
  await saveItem(page, { name: 'Royco cubes 40 g' });
  await openOutbox(page);
  await expect(page.getByText('Items wait for registration')).toBeVisible();
  await expect(page.getByText('1 item waits until this computer is registered.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up', exact: true })).toBeVisible();
  await expect(entryOf(page, 'Royco cubes')).toContainText('Paused');
  await inspect(page, 'outbox-not-registered-en');
  expect(authority.arrived('saveItem')).toEqual([]);
  await becomes(await comeBack(), 'Royco cubes 40 g', 'accepted');
});
