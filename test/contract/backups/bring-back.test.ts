import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { newOperator, newShop } from '../../../electron/shops/new-shop.ts';
import type { ShopRecord } from '../../../electron/shops/shop-record.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { aBackedUpShop, addItems, CONTENTS, countOf } from './shop-to-back-up.ts';
import { aComputer, type Computer } from './two-computers.ts';

const SHOP: ShopRecord = { ...aBackedUpShop(), backup: null };
const MADE = { at: CONTENTS.madeAt, fileName: 'shop.sajili-backup' };
const NOTHING = undefined;

/** A computer whose open shop has twenty items and a backup of them. */
async function backedUp(): Promise<{ computer: Computer; backup: string }> {
  const computer = aComputer(SHOP);
  await computer.open(SHOP.id);
  addItems(computer.data(), 20);
  const backup = path.join(computer.folder, MADE.fileName);
  computer.chooses = backup;
  expect(await computer.calls.backUp(NOTHING)).toEqual({
    is: 'written',
    fileName: MADE.fileName,
    count: 20,
  });
  return { computer, backup };
}

/** Chooses a file and puts it back. */
async function bringBack(computer: Computer, backup: string): Promise<void> {
  computer.chooses = backup;
  expect(await computer.calls.chooseBackup(NOTHING)).toMatchObject({ is: 'chosen' });
  expect(await computer.calls.restoreBackup(NOTHING)).toMatchObject({ id: SHOP.id });
}

describe('a backup that a person makes', () => {
  test('has a name that says which shop and which day, and is noted', async () => {
    const { computer } = await backedUp();
    expect(computer.suggested).toEqual(['sajili-P051234567X-00-2026-11-21.sajili-backup']);
    expect(computer.records.get(SHOP.id)?.backup).toEqual(MADE);
  });

  test('is not noted when the person thought better of it, or when it was not written', async () => {
    const computer = aComputer(SHOP);
    await expect(computer.calls.backUp(NOTHING)).rejects.toThrow('shop.none-open');
    await computer.open(SHOP.id);
    expect(await computer.calls.backUp(NOTHING)).toEqual({ is: 'cancelled' });
    computer.chooses = path.join(computer.folder, 'no drive', 'shop.sajili-backup');
    await expect(computer.calls.backUp(NOTHING)).rejects.toThrow('files.not-written');
    expect(computer.records.get(SHOP.id)?.backup).toBeNull();
  });
});

describe('a backup that is chosen', () => {
  test('says whose it is, what is in it, what it would replace and whether the key is here', async () => {
    const { computer, backup } = await backedUp();
    const other = aComputer();
    other.chooses = backup;
    const told = {
      is: 'chosen',
      fileName: MADE.fileName,
      environment: 'test',
      pin: 'P051234567X',
      branchId: '00',
      taxpayerName: 'Odhiambo & Sons',
      branchName: 'Kisumu',
      contents: { ...CONTENTS, codes: 0, customsImports: 0 },
    };
    expect(await other.calls.chooseBackup(NOTHING)).toEqual({ ...told, replaces: false, keyIsHere: false });
    computer.keys.add(SHOP.id);
    expect(await computer.calls.chooseBackup(NOTHING)).toEqual({ ...told, replaces: true, keyIsHere: true });
  });

  test('changes nothing; another file is unusable, and then there is nothing to put back', async () => {
    const { computer, backup } = await backedUp();
    await expect(computer.calls.restoreBackup(NOTHING)).rejects.toThrow('files.none-chosen');
    await computer.calls.chooseBackup(NOTHING);
    goOnWorking(computer);
    computer.chooses = computer.databaseFile(SHOP.id);
    expect(await computer.calls.chooseBackup(NOTHING)).toEqual({ is: 'unusable', fileName: 'shop.db' });
    await expect(computer.calls.restoreBackup(NOTHING)).rejects.toThrow('files.none-chosen');
    computer.chooses = backup;
    await computer.calls.chooseBackup(NOTHING);
    computer.chooses = null;
    expect(await computer.calls.chooseBackup(NOTHING)).toEqual({ is: 'cancelled' });
    await expect(computer.calls.restoreBackup(NOTHING)).rejects.toThrow('files.none-chosen');
    expect(countOf(computer.data(), `item WHERE name = 'Salt'`)).toBe(20);
  });
});

/** Goes on working after the backup. */
function goOnWorking(computer: Computer): void {
  computer.data().prepare(`UPDATE item SET name = 'Salt'`).run();
}

describe('a backup that is brought back', () => {
  test('to a new computer: the shop is there as it was, without its key and without anybody’s PIN', async () => {
    const { backup } = await backedUp();
    const other = aComputer();
    await bringBack(other, backup);
    expect(countOf(other.data(), 'item')).toBe(20);
    const operators = SHOP.operators.map((each) => ({ ...each, pin: null, wrongPins: 0, waitUntil: null }));
    expect(other.records.get(SHOP.id)).toEqual({ ...SHOP, operators, backup: MADE });
    expect(other.keys.size).toBe(0);
    await expect(other.calls.restoreBackup(NOTHING)).rejects.toThrow('files.none-chosen');
  });

  test('to the same computer: the data is as it was, and what was there is kept beside it', async () => {
    const { computer, backup } = await backedUp();
    goOnWorking(computer);
    await bringBack(computer, backup);
    expect(computer.openId()).toBe(SHOP.id);
    expect(countOf(computer.data(), `item WHERE name LIKE 'Sugar%'`)).toBe(20);
    expect(existsSync(`${computer.databaseFile(SHOP.id)}.replaced-2026-11-21T06-00-00.000Z`)).toBe(true);
    expect(computer.records.get(SHOP.id)).toEqual({ ...SHOP, backup: MADE });
  });

  test('while another shop is open: that one is left as it is', async () => {
    const { backup } = await backedUp();
    const otherShop: ShopRecord = newShop('test', 'P051234567X', '01', PRESETS['direct-test']);
    const other = aComputer(otherShop);
    await other.open(otherShop.id);
    addItems(other.data(), 3);
    await bringBack(other, backup);
    await other.open(otherShop.id);
    expect(countOf(other.data(), 'item')).toBe(3);
    expect(other.records.get(otherShop.id)).toEqual(otherShop);
  });

  test('to a shop that was only begun here: device and people come from the backup', async () => {
    const { backup } = await backedUp();
    const begun: ShopRecord = newShop('test', 'P051234567X', '00', PRESETS['direct-test']);
    const other = aComputer({ ...begun, profile: { ...begun.profile, name: 'By way of the head office' } });
    await bringBack(other, backup);
    const record = other.records.get(SHOP.id);
    expect(record?.device).toEqual(SHOP.device);
    expect(record?.operators.map(({ id }) => id)).toEqual(['amina']);
    expect(record?.profile.name).toBe('By way of the head office');
  });

  test('lets nobody in whom the shop does not know, and sends its calls nowhere else', async () => {
    const { backup } = await backedUp();
    const own = [
      { ...newOperator({ id: 'juma', name: 'Juma', role: 'owner' }), pin: { salt: 's', hash: 'h' } },
    ];
    const profile = { ...SHOP.profile, baseUrl: 'https://another.example' };
    const device = { ...SHOP.device, repeats: [] };
    const here: ShopRecord = {
      ...SHOP,
      operators: own,
      currentOperatorId: null,
      profile,
      device,
      backup: null,
    };
    const other = aComputer(here);
    await bringBack(other, backup);
    expect(other.records.get(SHOP.id)).toEqual({ ...here, backup: MADE });
  });
});

describe('when bringing back goes wrong', () => {
  test('a drive that was changed or pulled out meanwhile changes nothing, and can be put in again', async () => {
    const { computer, backup } = await backedUp();
    const otherShop: ShopRecord = { ...SHOP, id: 'test-P051234567X-01', branchId: '01' };
    const second = aComputer(otherShop);
    await second.open(otherShop.id);
    second.chooses = path.join(second.folder, MADE.fileName);
    await second.calls.backUp(NOTHING);

    const third = aComputer();
    third.chooses = path.join(third.folder, MADE.fileName);
    renameSync(backup, third.chooses);
    await third.calls.chooseBackup(NOTHING);
    renameSync(third.chooses, backup);
    await expect(third.calls.restoreBackup(NOTHING)).rejects.toThrow('files.not-read');
    renameSync(second.chooses, third.chooses);
    await expect(third.calls.restoreBackup(NOTHING)).rejects.toThrow('files.not-read');
    expect([...third.records.keys()]).toEqual([]);
    rmSync(third.chooses);
    renameSync(backup, third.chooses);
    expect(await third.calls.restoreBackup(NOTHING)).toMatchObject({ id: SHOP.id });
    expect(computer.openId()).toBe(SHOP.id);
  });

  test('data that cannot be replaced stays, and its shop is open again', async () => {
    const { computer, backup } = await backedUp();
    goOnWorking(computer);
    const inTheWay = `${computer.databaseFile(SHOP.id)}.incoming`;
    mkdirSync(inTheWay);
    computer.chooses = backup;
    await computer.calls.chooseBackup(NOTHING);
    await expect(computer.calls.restoreBackup(NOTHING)).rejects.toThrow('database.fault');
    expect(computer.openId()).toBe(SHOP.id);
    expect(countOf(computer.data(), `item WHERE name = 'Salt'`)).toBe(20);
    rmSync(inTheWay, { recursive: true });
    await computer.calls.restoreBackup(NOTHING);
    expect(countOf(computer.data(), `item WHERE name = 'Salt'`)).toBe(0);
  });

  test('two presses put it back once', async () => {
    const { computer, backup } = await backedUp();
    computer.chooses = backup;
    await computer.calls.chooseBackup(NOTHING);
    const [first, second] = await Promise.allSettled([
      computer.calls.restoreBackup(NOTHING),
      computer.calls.restoreBackup(NOTHING),
    ]);
    expect([first.status, second.status]).toEqual(['fulfilled', 'rejected']);
  });
});
