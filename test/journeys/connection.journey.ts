import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShopRecord } from '../../electron/shops/shop-record.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import { type LoopbackServer, json, startServer } from '../contract/authority/loopback-server.ts';
import { aTestShop } from '../support/main-thread.ts';
import { expect, test, type Running } from './fixtures.ts';
import { inspect } from './inspect.ts';
import { deviceFacts } from '../support/device-facts.ts';

let server: LoopbackServer;
test.beforeEach(async () => {
  // An authority that is there, but at another address than the profile says.
  server = await startServer((_request, response) => json(response, '<h1>404</h1>', 404));
});
test.afterEach(() => server.stop());

/** Registered, but without its key: enough to be let in. */
const REGISTERED: ShopRecord['device']['initialisation'] = {
  is: 'done',
  at: '2026-11-20T06:00:00.000Z',
  serialNumber: 'SAJILI-TEST-1',
  origin: 'registered',
  confirmed: 'yes',
  facts: deviceFacts({
    taxpayerPin: 'P051234567X',
    taxpayerName: 'Duka la Majaribio',
    branchId: '00',
    branchName: 'Headquarter',
  }),
};

/** Starts the program again with a shop that no screen can make yet. */
async function startWithTestShop(running: Running, baseUrl: string): Promise<Running['page']> {
  const profile = { ...PRESETS['direct-test'], baseUrl };
  const made = aTestShop(profile);
  const shop = { ...made, device: { ...made.device, initialisation: REGISTERED } };
  const folder = path.join(running.userData, 'shops', shop.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'shop.json'), JSON.stringify({ record: shop }));
  writeFileSync(path.join(running.userData, 'last-shop.json'), JSON.stringify({ record: shop.id }));
  return running.restart();
}

test('a connection is checked, mended by the hint, edited with its problems at the fields, and used', async ({
  running,
}) => {
  const page = await startWithTestShop(running, `${server.address}/etims-api`);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Connection' }).click();
  await page.getByRole('button', { name: 'Check the connection' }).click();
  await expect(page.getByText('Something answers, but there is no such path.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this address' }).click();
  const address = page.getByRole('textbox', { name: 'Address', exact: true });
  await expect(address).toBeFocused();
  await expect(address).toHaveValue(server.address);
  await expect(page.getByText(`Goes to ${server.address}/saveItem`)).toBeVisible();
  await inspect(page, 'connection-edit-en');

  await address.fill('http://example.test');
  await page.getByRole('textbox', { name: 'To connect, in seconds' }).fill('soon');
  await page.getByRole('button', { name: 'Save and use' }).click();
  await expect(page.getByText('2 fields need another look. Nothing was changed.')).toBeVisible();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription('An address must begin with https://.');
  await inspect(page, 'connection-problems-en');

  await address.fill(`${server.address}/other`);
  await page.getByRole('textbox', { name: 'To connect, in seconds' }).fill('5');
  await page.getByRole('button', { name: 'Save and use' }).click();
  await expect(page.getByText('The connection holds from the next request on.')).toBeVisible();
  await expect(page.getByText(`${server.address}/other/saveItem`)).toBeVisible();
  const before = server.received.length;
  await page.getByRole('button', { name: 'Check the connection' }).click();
  await expect(page.getByRole('list', { name: 'Steps of the check' })).toBeVisible();
  expect(server.received.slice(before).map((request) => request.path)).toContain('/other/selectCodeList');
});

test('a file with a secret in it is not taken over, and says which member it is', async ({ running }) => {
  const page = await startWithTestShop(running, server.address);
  const file = path.join(running.userData, 'smuggled.json');
  writeFileSync(file, JSON.stringify({ ...PRESETS['direct-test'], clientSecret: 'd0n0tsh0wme' }));
  await running.evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, file);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('link', { name: 'Connection' }).click();
  await page.getByRole('button', { name: 'Load from a file…' }).click();
  await expect(page.getByText('This file was not taken over')).toBeVisible();
  await expect(page.getByText('clientSecret')).toBeVisible();
  await expect(page.getByText('d0n0tsh0wme')).toHaveCount(0);
  await inspect(page, 'connection-file-en');
});
