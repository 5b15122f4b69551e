import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { backUpTo, inspectBackupFile } from '../../../electron/backups/backup-file.ts';
import { SqliteDatabase } from '../../../electron/database/sqlite-database.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { aBackedUpShop, clock, CONTENTS, makeBackup, smallDisk } from './shop-to-back-up.ts';

const shop = aBackedUpShop();

async function problemOf(deed: () => Promise<unknown>): Promise<AppError> {
  try {
    await deed();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

/** Changes a backup with the engine itself, as another program would. */
function change(backup: string, sql: string): void {
  const database = new SqliteDatabase(backup, { busyTimeoutMs: 0 });
  database.execute(sql);
  database.close();
}

describe('a backup that cannot be made', () => {
  test('leaves the one before, and nothing half-made', async () => {
    const { folder, database, backup } = await makeBackup();
    const before = readFileSync(backup);
    mkdirSync(`${backup}.unfinished.part`);
    const problem = await problemOf(() => backUpTo(database, { file: backup, shop }, { clock }));
    expect(problem).toMatchObject({ code: 'files.not-written', details: { reason: 'database.fault' } });
    expect(readFileSync(backup).equals(before)).toBe(true);
    expect(existsSync(`${backup}.unfinished`)).toBe(false);
    expect(readdirSync(folder)).toContain('usb.sajili-backup');
  });

  test('says so on a drive that is pulled out', async () => {
    const { folder, database } = await makeBackup();
    const drive = path.join(folder, 'drive');
    const file = path.join(drive, 'usb.sajili-backup');
    expect(await problemOf(() => backUpTo(database, { file, shop }, { clock }))).toMatchObject({
      code: 'files.not-written',
    });
    expect(existsSync(drive)).toBe(false);
  });

  test('never takes its name on a full drive, however little room is missing', async ({ skip }) => {
    const { folder, database, backup } = await makeBackup();
    const kilobytes = Math.ceil(statSync(backup).size / 1024);
    const disk =
      smallDisk(folder, kilobytes * 4) ?? skip('a small disk can only be mounted as root on Linux');
    const file = path.join(disk, 'usb.sajili-backup');
    const outcomes = new Set<string>();
    for (let room = 0; room <= kilobytes * 2; room += 16) {
      const filler = path.join(disk, 'films');
      writeFileSync(filler, Buffer.alloc(1024 * (kilobytes * 4 - room)));
      const outcome = await backUpTo(database, { file, shop }, { clock }).then(
        () => 'made',
        (error: AppError) => `${error.code} ${error.details['reason']}`,
      );
      outcomes.add(outcome);
      const names = readdirSync(disk).sort();
      const isMade = outcome === 'made';
      expect(names).toEqual(isMade ? ['films', 'usb.sajili-backup'] : ['films']);
      expect((await inspectBackupFile(file))?.contents).toEqual(isMade ? CONTENTS : undefined);
      rmSync(file, { force: true });
      truncateSync(filler, 0);
    }
    expect([...outcomes].sort()).toEqual(['files.not-written database.disk-full', 'made']);
    expect(database.check()).toEqual([]);
  });
});

describe('what is no usable backup', () => {
  test('is told from one: another file, none, an empty one, a shop’s own database', async () => {
    const { folder, database, file } = await makeBackup();
    const photo = path.join(folder, 'photo.sajili-backup');
    writeFileSync(photo, 'this is a photo');
    const empty = path.join(folder, 'empty.sajili-backup');
    writeFileSync(empty, '');
    database.close();
    for (const each of [photo, empty, file, path.join(folder, 'none.sajili-backup'), folder])
      expect({ file: each, found: await inspectBackupFile(each) }).toEqual({ file: each, found: null });
    expect(readFileSync(photo, 'utf8')).toBe('this is a photo');
  });

  test('a backup that was cut off anywhere is damaged', async () => {
    const { folder, backup } = await makeBackup();
    const whole = readFileSync(backup);
    const cut = path.join(folder, 'cut.sajili-backup');
    for (let length = 0; length < whole.length; length += 7919) {
      writeFileSync(cut, whole.subarray(0, length));
      expect({ length, found: await inspectBackupFile(cut) }).toEqual({ length, found: null });
    }
  });

  test('a backup of which rows are missing is damaged, although every page is sound', async () => {
    const { backup } = await makeBackup();
    change(
      backup,
      `PRAGMA foreign_keys = OFF; DELETE FROM item_revision WHERE item_id = 3; DELETE FROM item WHERE id = 3`,
    );
    expect(await inspectBackupFile(backup)).toBeNull();
  });

  test.each([
    ['a newer version of the tables', 'PRAGMA user_version = 9999'],
    ['a newer record', 'UPDATE backup_info SET version = 2'],
    ['a record that makes no sense', `UPDATE backup_info SET shop = '{"version":2}'`],
    ['a record that is no text of ours', `UPDATE backup_info SET contents = 'twenty items'`],
    ['no record', 'DELETE FROM backup_info'],
    ['two records', 'INSERT INTO backup_info SELECT * FROM backup_info'],
  ])('so is one with %s', async (_what, sql) => {
    const { backup } = await makeBackup();
    expect(await inspectBackupFile(backup)).not.toBeNull();
    change(backup, sql);
    expect(await inspectBackupFile(backup)).toBeNull();
  });
});
