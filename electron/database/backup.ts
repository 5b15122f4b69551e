import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { momentText } from '../../shared/time/clock.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { Database } from './database.ts';
import { copyDurably, keepAside, removeDatabase, renameDurably, sizeOf } from './durable-files.ts';
import { databaseError } from './errors.ts';
import { inspectFile } from './inspect-file.ts';

/** One complete copy of a database file. */
export interface Backup {
  file: string;
  /** The version of the tables within. */
  version: number;
  /** ISO text of the moment it was taken. */
  takenAt: string;
}

/** What a new backup needs to know. */
export interface BackupNeeds {
  /** The database file; its backups lie in the folder `backups` beside it. */
  file: string;
  version: number;
  clock: Clock;
  /** How many backups stay, the new one among them. */
  keep: number;
}

/** Copies an open database into a new backup and lets go of the oldest beyond `keep` (anchors §4.6). */
export async function takeBackup(
  database: Database,
  { file, version, clock, keep }: BackupNeeds,
): Promise<Backup> {
  const takenAt = momentText(clock.now());
  const backup = { file: path.join(backupFolder(file), backupName(version, takenAt)), version, takenAt };
  await removeUnfinished(backupFolder(file));
  await database.backupTo(backup.file);
  // The new one stays in any case: a clock that was set back makes it look like the oldest.
  const others = (await listBackups(file)).filter((other) => other.file !== backup.file);
  for (const old of others.slice(Math.max(0, keep - 1))) await rm(old.file, { force: true });
  return backup;
}

/** The backups of a database file, the newest first. */
export async function listBackups(file: string): Promise<Backup[]> {
  const folder = backupFolder(file);
  const backups = (await namesIn(folder)).flatMap((name) => readBackupName(folder, name));
  return backups.sort((a, b) => b.takenAt.localeCompare(a.takenAt) || b.version - a.version);
}

/**
 * Puts a backup in the place of a database that is closed. The replaced file and its log stay beside it under a dated
 * name. Wherever the disk can link files there is a file of that name at every moment, damaged or restored.
 * Throws 'database.damaged' and changes nothing when the backup itself is not sound.
 */
export async function restoreBackup(needs: { file: string; backup: string; clock: Clock }): Promise<void> {
  const { file, backup, clock } = needs;
  const incoming = `${file}.incoming`;
  try {
    await copyDurably(backup, incoming);
    // Any version will do: the opening migrates an old one and refuses a newer one.
    await inspectFile(incoming, { busyTimeoutMs: 0, known: Infinity, alwaysCheck: true });
    const aside = `${file}.replaced-${fileTime(momentText(clock.now()))}`;
    // The log goes first: the next opening would play it into whatever file stands under that name.
    for (const part of ['-wal', '-shm']) {
      if ((await sizeOf(file + part)) !== null) await rename(file + part, aside + part);
    }
    if ((await sizeOf(file)) !== null) await keepAside(file, aside);
    await renameDurably(incoming, file);
  } catch (error) {
    throw databaseError(error);
  } finally {
    // What went wrong before says more than a leftover that cannot be removed.
    await removeDatabase(incoming).catch(() => undefined);
  }
}

/** What a power cut left of a backup that was being written. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (name.includes('.part')) await rm(path.join(folder, name), { force: true });
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await sizeOf(folder)) === null ? [] : readdir(folder);
}

function backupFolder(file: string): string {
  return path.join(path.dirname(file), 'backups');
}

const BACKUP_NAME = /^(\d+)-(\d{4}-\d{2}-\d{2}T)(\d{2})-(\d{2})-(\d{2}\.\d{3}Z)\.db$/;

function backupName(version: number, takenAt: string): string {
  return `${version}-${fileTime(takenAt)}.db`;
}

function readBackupName(folder: string, name: string): Backup[] {
  const [match, version, date, hours, minutes, seconds] = BACKUP_NAME.exec(name) ?? [];
  if (match === undefined) return [];
  const takenAt = `${date}${hours}:${minutes}:${seconds}`;
  return [{ file: path.join(folder, name), version: Number(version), takenAt }];
}

/** Windows takes no colons in names of files. */
function fileTime(moment: string): string {
  return moment.replaceAll(':', '-');
}
