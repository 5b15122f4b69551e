import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { backUpTo, inspectBackupFile } from '../../../electron/backups/backup-file.ts';
import { startChild } from '../../database/child-process.ts';
import { aBackedUpShop, clock, countOf, freshFolder, openFullShop, openShop } from './shop-to-back-up.ts';

const SCRIPT = '../../contract/backups/children/back-up-until-killed.ts';
const ITEMS = 3000;
const KILLS = 8;

test('a program killed while it backs up leaves a whole backup or none, and a whole shop', async () => {
  const folder = freshFolder();
  const file = path.join(folder, 'shop.db');
  (await openFullShop(file, ITEMS)).close();
  const backup = path.join(folder, 'usb.sajili-backup');
  const shop = aBackedUpShop();
  const moments = new Set<string>();
  const found = new Set<unknown>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = startChild(SCRIPT, [file, backup, JSON.stringify(shop)]);
    await child.said(kill < 2 ? 'begin 1' : 'begin 2');
    await wait(kill * 9);
    await child.kill();
    moments.add(String(existsSync(`${backup}.unfinished`) || existsSync(`${backup}.unfinished.part`)));
    found.add(existsSync(backup) ? (await inspectBackupFile(backup))?.contents.items : 'none yet');
  }
  expect([...moments], 'at least one kill came in the middle').toContain('true');

  found.delete('none yet');
  expect([...found]).toEqual([ITEMS]);

  const database = await openShop(file);
  expect(countOf(database, 'item')).toBe(ITEMS);
  await backUpTo(database, { file: backup, shop }, { clock });
  expect(readdirSync(folder).filter((name) => name.includes('unfinished'))).toEqual([]);
});
