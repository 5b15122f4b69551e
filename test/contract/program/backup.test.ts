import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { communicationKey } from '../../../electron/practice/device-facts.ts';
import { anItem } from '../../support/an-item.ts';
import { type RunningProgram, setUpPractice, startProgram } from '../../support/running-program.ts';

const KEY = communicationKey(1, { tin: 'P000000001Z', bhfId: '00', dvcSrlNo: 'PRACTICE-0001' });
const SHOP_ID = 'practice-P000000001Z-00';

let folder: string;
let running: RunningProgram[];
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-backup-'));
  running = [];
});
afterEach(async () => {
  for (const program of running) await program.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A computer with a data folder of its own. */
async function start(name: string): Promise<RunningProgram> {
  const program = await startProgram(path.join(folder, name));
  running.push(program);
  return program;
}

/** Whatever a person is asked for next, they choose this file. */
async function willChoose(program: RunningProgram, file: string): Promise<void> {
  await program.host.evaluate(({ dialog }, chosen) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: chosen });
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, file);
}

async function saveDraft(program: RunningProgram, name: string): Promise<void> {
  const saved = await program.call('items', 'save', {
    id: null,
    fields: anItem({ name, itemCode: '' }),
    send: false,
  });
  expect(saved.is).toBe('saved');
}

async function itemNames(program: RunningProgram): Promise<string[]> {
  const page = { from: 0, count: 50, text: '', view: 'all', sort: 'name', descending: false } as const;
  return (await program.call('items', 'page', page)).rows.map(({ name }) => name);
}

/** A practice shop with one item, and a backup of it on a drive. */
async function backedUp(): Promise<{ program: RunningProgram; backup: string }> {
  const program = await start('first');
  await setUpPractice(program);
  await saveDraft(program, 'Before the backup');
  const backup = path.join(folder, 'usb.sajili-backup');
  await willChoose(program, backup);
  const result = await program.call('files', 'backUp', undefined);
  expect(result).toEqual({ is: 'written', fileName: 'usb.sajili-backup', count: 1 });
  return { program, backup };
}

test('a backup is noted, survives a restart, and brings yesterday back on the same computer', async () => {
  const { program } = await backedUp();
  const { backup } = await program.call('program', 'state', undefined);
  expect(backup).toMatchObject({ fileName: 'usb.sajili-backup' });
  await saveDraft(program, 'After the backup');

  const choice = await program.call('files', 'chooseBackup', undefined);
  expect(choice).toMatchObject({
    is: 'chosen',
    environment: 'practice',
    pin: 'P000000001Z',
    branchId: '00',
    replaces: true,
    keyIsHere: true,
    contents: { madeAt: backup?.at, items: 1 },
  });
  expect(await program.call('files', 'restoreBackup', undefined)).toMatchObject({ id: SHOP_ID });
  expect(await itemNames(program)).toEqual(['Before the backup']);
  expect((await program.call('program', 'state', undefined)).device).toMatchObject({
    is: 'initialised',
    key: 'available',
  });
  const kept = readdirSync(path.join(folder, 'first', 'shops', SHOP_ID));
  expect(kept.filter((name) => name.startsWith('shop.db.replaced-'))).toHaveLength(1);

  await program.close();
  running = [];
  const again = await start('first');
  expect(await itemNames(again)).toEqual(['Before the backup']);
  expect((await again.call('program', 'state', undefined)).backup).toEqual(backup);
});

test('on another computer the shop comes with everything but its key, and nobody registers anything', async () => {
  const { program, backup } = await backedUp();
  const bytes = readFileSync(backup, 'latin1').toLowerCase();
  expect(bytes).toContain('p000000001z');
  for (const form of ['utf8', 'hex', 'base64'] as const)
    expect(bytes).not.toContain(Buffer.from(KEY).toString(form).slice(0, 40).toLowerCase());
  const calls = { from: 0, count: 50, filter: { operations: [], result: 'all' as const, text: '' } };
  const before = await program.call('activity', 'page', {
    ...calls,
    filter: { ...calls.filter, operations: [] },
  });

  const other = await start('second');
  await willChoose(other, backup);
  expect(await other.call('files', 'chooseBackup', undefined)).toMatchObject({
    is: 'chosen',
    replaces: false,
    keyIsHere: false,
  });
  await other.call('files', 'restoreBackup', undefined);
  expect(await itemNames(other)).toEqual(['Before the backup']);
  const { shop, device } = await other.call('program', 'state', undefined);
  expect(shop?.id).toBe(SHOP_ID);
  expect(device).toMatchObject({ is: 'initialised', key: 'absent', fingerprint: null });
  const after = await other.call('activity', 'page', {
    ...calls,
    filter: { ...calls.filter, operations: [] },
  });
  expect(after.rows.filter(({ operation }) => operation === 'initialise')).toEqual(
    before.rows.filter(({ operation }) => operation === 'initialise'),
  );
  expect((await other.call('shops', 'list', undefined)).map(({ id, isOpen }) => [id, isOpen])).toEqual([
    [SHOP_ID, true],
  ]);
});

test('a damaged backup, or no backup at all, is told and changes nothing', async () => {
  const { program, backup } = await backedUp();
  truncateSync(backup, 40_000);
  const unusable = { is: 'unusable', fileName: 'usb.sajili-backup' };
  expect(await program.call('files', 'chooseBackup', undefined)).toEqual(unusable);
  writeFileSync(backup, 'a photo');
  expect(await program.call('files', 'chooseBackup', undefined)).toEqual(unusable);
  await expect(program.call('files', 'restoreBackup', undefined)).rejects.toThrow('files.none-chosen');
  expect(await itemNames(program)).toEqual(['Before the backup']);
});

test('a drive that is not there is told, and nothing is noted', async () => {
  const program = await start('first');
  await setUpPractice(program);
  await willChoose(program, path.join(folder, 'no drive', 'usb.sajili-backup'));
  await expect(program.call('files', 'backUp', undefined)).rejects.toThrow('files.not-written');
  expect((await program.call('program', 'state', undefined)).backup).toBeNull();
  expect(readdirSync(folder)).toEqual(['first']);
});
