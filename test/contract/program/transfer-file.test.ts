import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MainThread } from '../../support/main-thread.ts';
import { memoryProtection } from '../../support/protection.ts';
import {
  aComputer,
  drive,
  KEY,
  nextCall,
  PASSPHRASE,
  PIN,
  profileOf,
  setUp,
  shopOf,
  typedKey,
  withSeveralComputers,
  world,
} from './several-computers.ts';

withSeveralComputers();

async function setUpAndWrite(): Promise<MainThread> {
  const shop = await aComputer('old');
  await setUp(shop);
  await shop.handlers.device.writeTransferFile({ passphrase: PASSPHRASE });
  return shop;
}

describe('the transfer file', () => {
  test('brings the device with its key, its names and its connection to another computer', async () => {
    const shop = await aComputer('old');
    await setUp(shop);
    const written = await shop.handlers.device.writeTransferFile({ passphrase: PASSPHRASE });
    expect(written).toEqual({ is: 'written', fileName: 'device.sajili-device', count: 1 });
    expect(shop.program.state().device).toMatchObject({ transferFile: { isCurrent: true } });
    expect(readFileSync(drive(), 'utf8')).not.toContain(KEY);

    const other = await aComputer('new');
    expect(await other.handlers.device.chooseTransferFile(undefined)).toMatchObject({
      is: 'chosen',
      header: {
        environment: 'test',
        pin: PIN,
        branchId: '00',
        serialNumber: 'SN-1',
        taxpayerName: 'Duka la Mary',
      },
      here: 'no',
    });
    expect(await other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE })).toEqual({
      is: 'restored',
    });
    expect(other.program.state()).toMatchObject({
      shop: { id: shopOf('00'), taxpayerName: 'Duka la Mary', operator: null },
      device: { is: 'initialised', origin: 'transfer-file', key: 'available', serialNumber: 'SN-1' },
    });
    expect(other.record().profile).toEqual(profileOf());
    const registrations = world.authority.received.length;
    expect(await nextCall(other)).toEqual({ tin: PIN, branch: '00', key: KEY });
    expect(registrations, 'nothing was registered a second time').toBe(1);
  });

  test('asks for the pass-phrase again when it is wrong, and changes nothing until it is right', async () => {
    await setUpAndWrite();
    const other = await aComputer('new');
    await other.handlers.device.chooseTransferFile(undefined);
    const wrong = await other.handlers.device.restoreTransferFile({ passphrase: 'wimbo-saba-chungwa' });
    expect(wrong).toEqual({ is: 'wrong-passphrase' });
    expect(other.program.state().shop).toBeNull();
    expect(existsSync(path.join(world.folder, 'new', 'shops'))).toBe(false);
    await other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE });
    expect(other.program.state().shop?.id).toBe(shopOf('00'));
    const again = other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE });
    await expect(again, 'a chosen file is used once').rejects.toThrow('files.none-chosen');
  });

  test('is not replaced here when a usable key is there already, and the open shop stays open', async () => {
    const shop = await setUpAndWrite();
    const other = await aComputer('new');
    await other.handlers.shops.create({
      environment: 'test',
      pin: PIN,
      branchId: '00',
      profile: profileOf(),
    });
    await other.handlers.device.enterKey(typedKey('another'));
    await other.handlers.shops.openPractice({ operatorName: 'Mary' });
    expect(await other.handlers.device.chooseTransferFile(undefined)).toMatchObject({ here: 'with-key' });
    const restoring = other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE });
    await expect(restoring).rejects.toThrow('device.key-present');
    expect(other.program.state().shop?.environment).toBe('practice');
    expect(shop.program.state().device).toMatchObject({ key: 'available' });
  });

  test('brings the key to a shop that is here without one, e.g. from a backup', async () => {
    await setUpAndWrite();
    const other = await aComputer('new');
    await other.handlers.shops.create({
      environment: 'test',
      pin: PIN,
      branchId: '00',
      profile: profileOf(),
    });
    await other.handlers.operators.add({ id: 'brian', name: 'Brian', role: 'owner', pin: null });
    expect(await other.handlers.device.chooseTransferFile(undefined)).toMatchObject({ here: 'without-key' });
    await other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE });
    expect(other.record().operators.map(({ id }) => id)).toEqual(['brian']);
    expect(await nextCall(other)).toMatchObject({ key: KEY });
  });

  test('with a weak pass-phrase is not written, and nobody is asked where to', async () => {
    let asked = 0;
    const chooseFileToWrite = async (): Promise<string> => ((asked += 1), drive());
    const shop = await aComputer('old', { files: { chooseFileToWrite } });
    await setUp(shop);
    for (const passphrase of ['duka', 'Duka la Mary', `${PIN}${PIN}`]) {
      expect(await shop.handlers.device.passphraseStrength({ passphrase })).toMatchObject({
        isEnough: false,
      });
      const writing = shop.handlers.device.writeTransferFile({ passphrase });
      await expect(writing).rejects.toThrow('device.passphrase-weak');
    }
    expect(await shop.handlers.device.passphraseStrength({ passphrase: PASSPHRASE })).toMatchObject({
      isEnough: true,
    });
    expect(asked).toBe(0);
  });

  test('that the drive did not take does not count as written', async () => {
    const shop = await aComputer('old', {
      files: { chooseFileToWrite: async () => path.join(world.folder, 'no drive', 'x') },
    });
    await setUp(shop);
    const writing = shop.handlers.device.writeTransferFile({ passphrase: PASSPHRASE });
    await expect(writing).rejects.toThrow('files.not-written');
    expect(shop.program.state().device).toMatchObject({ transferFile: null });
  });

  test.each([
    ['another file', 'not a transfer file at all', 'not-a-transfer-file'],
    ['nothing', '', 'not-a-transfer-file'],
  ])('%s is told by what it is, and cannot be used', async (_name, text, why) => {
    writeFileSync(drive(), text);
    const other = await aComputer('new');
    expect(await other.handlers.device.chooseTransferFile(undefined)).toEqual({
      is: 'unusable',
      fileName: 'device.sajili-device',
      why,
    });
    const restoring = other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE });
    await expect(restoring).rejects.toThrow('files.none-chosen');
  });

  test('for a real shop is not unlocked where the system protects nothing; no shop is made', async () => {
    const shop = await aComputer('old');
    await setUp(shop, '00', 'real');
    await shop.handlers.device.writeTransferFile({ passphrase: PASSPHRASE });
    const other = await aComputer('new', { protection: memoryProtection('basic_text') });
    await other.handlers.device.chooseTransferFile(undefined);
    const restoring = other.handlers.device.restoreTransferFile({ passphrase: PASSPHRASE });
    await expect(restoring).rejects.toThrow('device.protection-weak');
    expect(await other.handlers.shops.list(undefined)).toEqual([]);
  });
});
