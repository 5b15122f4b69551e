import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { writeProfileFile } from '../../../shared/authority/profile-file.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { aTestShop } from '../../support/main-thread.ts';
import { type RunningProgram, setUpPractice, startProgram } from '../../support/running-program.ts';

let userData: string;
beforeEach(() => {
  userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-connection-host-'));
});
afterEach(() => rmSync(userData, { recursive: true, force: true }));

/** Answers the next dialogs with this file, as a person would. */
async function choose({ host }: RunningProgram, file: string): Promise<void> {
  await host.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen });
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, file);
}

test('a practice shop shows where it really goes, finds all well, and its connection goes into a file', async () => {
  const program = await startProgram(userData);
  await setUpPractice(program);
  const view = await program.call('connection', 'view', undefined);
  expect(view.mayChange).toBe(false);
  expect(view.addresses.item).toBe(`${view.profile.baseUrl}/saveItem`);
  expect(view.profile.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const { steps } = await program.call('connection', 'check', undefined);
  expect(steps.map(({ step, code }) => `${step} ${code}`)).toEqual([
    'name good',
    'tcp good',
    'certificate this-computer',
    'path good',
    'clock good',
    'authentication not-needed',
    'device good',
  ]);
  const newest = await program.call('activity', 'page', {
    from: 0,
    count: 1,
    filter: { operations: [], result: 'all', text: '' },
  });
  expect(newest.rows[0]).toMatchObject({ operation: 'codes', subject: 'check' });
  expect(await program.call('connection', 'saveFile', undefined)).toEqual({ is: 'cancelled' });
  const file = path.join(userData, 'connection.json');
  await choose(program, file);
  expect(await program.call('connection', 'saveFile', undefined)).toMatchObject({ is: 'written' });
  expect(ConnectionProfile.parse(JSON.parse(readFileSync(file, 'utf8')))).toEqual(view.profile);
  await expect(program.call('connection', 'loadFile', undefined)).rejects.toThrow('connection.fixed');
  await program.close();
});

test('a shop of another environment takes a connection over from a file, and keeps it over a restart', async () => {
  const shop = aTestShop(PRESETS['direct-test']);
  const folder = path.join(userData, 'shops', shop.id);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'shop.json'), JSON.stringify({ record: shop }));
  writeFileSync(path.join(userData, 'last-shop.json'), JSON.stringify({ record: shop.id }));
  const wanted = { ...PRESETS['gateway-test'], baseUrl: 'http://127.0.0.1:9/gateway' };
  const file = path.join(userData, 'gateway.json');
  writeFileSync(file, writeProfileFile(wanted));
  const program = await startProgram(userData);
  await choose(program, file);
  expect(await program.call('connection', 'loadFile', undefined)).toMatchObject({
    is: 'changed',
    view: { mayChange: true, addresses: { initialise: 'http://127.0.0.1:9/gateway/initialize' } },
  });
  expect((await program.call('program', 'state', undefined)).shop?.id).toBe(shop.id);
  await program.close();
  const again = await startProgram(userData);
  expect((await again.call('connection', 'view', undefined)).profile).toEqual(wanted);
  await again.close();
});
