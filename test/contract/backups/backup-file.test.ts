import { chmodSync, copyFileSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpTo, inspectBackupFile } from '../../../electron/backups/backup-file.ts';
import { restoreBackup } from '../../../electron/database/backup.ts';
import type { Database } from '../../../electron/database/database.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import {
  aBackedUpShop,
  addItems,
  clock,
  CONTENTS,
  makeBackup,
  countOf,
  freshFolder,
  openShop,
  PIN_HASH,
} from './shop-to-back-up.ts';

const shop = aBackedUpShop();

describe('a backup', () => {
  test('is one file that holds all data and who the shop is, and says how much', async () => {
    const { folder, database, backup } = await makeBackup();
    expect(await backUpTo(database, { file: backup, shop }, { clock })).toEqual(CONTENTS);
    const found = await inspectBackupFile(backup);
    expect(found?.contents).toEqual(CONTENTS);
    expect(found?.shop).toMatchObject({ id: shop.id, profile: shop.profile, device: shop.device });
    expect(readdirSync(folder).sort()).toEqual([
      'shop.db',
      'shop.db-shm',
      'shop.db-wal',
      'usb.sajili-backup',
    ]);
    expect(process.platform === 'win32' || (statSync(backup).mode & 0o777) === 0o600).toBe(true);
  });

  test('leaves everybody’s PIN behind, and how often it was guessed', async () => {
    const { backup } = await makeBackup();
    expect((await inspectBackupFile(backup))?.shop.operators).toEqual([
      { ...shop.operators[0], pin: null, wrongPins: 0, waitUntil: null },
    ]);
    const bytes = readFileSync(backup);
    expect(bytes.includes('Amina Odhiambo')).toBe(true);
    expect(bytes.includes(PIN_HASH)).toBe(false);
  });

  test('holds what was committed before it was made, and the shop goes on afterwards', async () => {
    const { folder, database } = await makeBackup();
    const later = path.join(folder, 'later.sajili-backup');
    const making = backUpTo(database, { file: later, shop }, { clock });
    database.prepare(`UPDATE item SET name = 'Salt' WHERE id = 1`).run();
    expect(await making).toEqual(CONTENTS);
    expect(countOf(database, 'item')).toBe(20);
    expect(database.check()).toEqual([]);
  });

  test('can be looked into where nothing may be written', async () => {
    const { folder, backup } = await makeBackup();
    const disc = path.join(folder, 'disc');
    mkdirSync(disc);
    copyFileSync(backup, path.join(disc, 'copy.sajili-backup'));
    chmodSync(path.join(disc, 'copy.sajili-backup'), 0o400);
    chmodSync(disc, 0o500);
    expect((await inspectBackupFile(path.join(disc, 'copy.sajili-backup')))?.contents).toEqual(CONTENTS);
    expect(readdirSync(disc)).toEqual(['copy.sajili-backup']);
    chmodSync(disc, 0o700);
  });

  test('holds back what waited to be sent: it may have been sent since', async () => {
    const { folder, database } = await makeBackup();
    database.prepare(ADD_ENTRY).run(1, 'waiting');
    database.prepare(ADD_ENTRY).run(2, 'not-accepted');
    database.prepare(`UPDATE item SET state = 'waiting' WHERE id = 1`).run();
    const backup = path.join(folder, 'waiting.sajili-backup');
    await backUpTo(database, { file: backup, shop }, { clock });
    const copy = await openShop(backup);
    expect(states(copy, 'outbox_entry')).toEqual(['held', 'not-accepted']);
    expect(states(copy, 'item')).toEqual(['held', 'accepted']);
    expect(states(database, 'outbox_entry')).toEqual(['waiting', 'not-accepted']);
    expect(states(database, 'item')).toEqual(['waiting', 'accepted']);
  });
});

const ADD_ENTRY = `
  INSERT INTO outbox_entry (kind, subject_id, revision, subject, body, state, replaced, urgent, attempts, outcome,
    result_code, message, operator_name, created_at, changed_at)
  VALUES ('item', ?, 1, 'Sugar', '{}', ?, 0, 0, 0, '', '', '', 'Amina', '', '')`;

describe('a backup that is put back', () => {
  test('brings every row, and what was there stays beside it', async () => {
    const { folder, database, file, backup } = await makeBackup();
    database.prepare(`UPDATE item SET name = 'Salt'`).run();
    database.close();
    await restoreBackup({ file, backup, clock });
    const restored = await openShop(file);
    expect(countOf(restored, `item WHERE name LIKE 'Sugar%'`)).toBe(20);
    expect(readdirSync(folder)).toContain('shop.db.replaced-2026-11-21T06-00-00.000Z');
    expect(
      restored.prepare(`SELECT count(*) AS n FROM item_words WHERE item_words MATCH 'sugar'`).get()?.['n'],
    ).toBe(20);
  });

  test('can be backed up again: its own record takes the place of the old one', async () => {
    const { folder, database, file, backup } = await makeBackup();
    database.close();
    await restoreBackup({ file, backup, clock });
    const restored = await openShop(file);
    restored.prepare('DELETE FROM customs_import').run();
    const again = path.join(folder, 'again.sajili-backup');
    await backUpTo(restored, { file: again, shop: { ...shop, branchId: '01' } }, { clock });
    const found = await inspectBackupFile(again);
    expect(found?.contents).toEqual({ ...CONTENTS, customsImports: 0 });
    expect(found?.shop.branchId).toBe('01');
  });

  test('of an older version is brought up to date when the shop opens', async () => {
    const folder = freshFolder();
    const old = path.join(folder, 'old.db');
    const database = await openShop(old, MIGRATIONS.slice(0, 4));
    addItems(database, 5);
    const backup = path.join(folder, 'old.sajili-backup');
    await backUpTo(database, { file: backup, shop }, { clock });
    expect((await inspectBackupFile(backup))?.contents.items).toBe(5);

    const file = path.join(folder, 'shop', 'shop.db');
    await restoreBackup({ file, backup, clock });
    const sql = 'CREATE TABLE next (a INT) STRICT';
    const next = { number: MIGRATIONS.length + 1, name: 'next', sql };
    const restored = await openShop(file, [...MIGRATIONS, next]);
    expect(countOf(restored, 'item')).toBe(5);
    expect(countOf(restored, 'next')).toBe(0);
  });
});

function states(from: Database, table: string): unknown[] {
  const rows = from.prepare(`SELECT state FROM ${table} ORDER BY id LIMIT 2`).all();
  return rows.map((row) => row['state']);
}
