import { chmod, constants, copyFile, link, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const OWNER_ONLY = 0o600;

/** The size of a file in bytes; null when there is none. */
export async function sizeOf(file: string): Promise<number | null> {
  try {
    return (await stat(file)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes an empty file that only its owner may read, where the system has such permissions; empties an old one. */
export async function createPrivateFile(file: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await removeDatabase(file);
  const handle = await open(file, 'wx', OWNER_ONLY);
  await handle.close();
}

/** Copies a file into a new private one; the copy is on the disk when this is done. */
export async function copyDurably(from: string, to: string): Promise<void> {
  await createPrivateFile(to);
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  // Copying takes the permissions along.
  await chmod(to, OWNER_ONLY);
  await flush(to);
}

/** Gives a file its final name in place of what had it, so that a power cut leaves the old one or the new one. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await flushFolder(path.dirname(to));
}

/** Removes a database file with all that SQLite may have left beside it. */
export async function removeDatabase(file: string): Promise<void> {
  for (const part of ['', '-wal', '-shm', '-journal']) await rm(file + part, { force: true });
}

/** Gives a file a second name beside its first; where the disk knows no second names, the first is given up. */
export async function keepAside(file: string, aside: string): Promise<void> {
  try {
    await link(file, aside);
  } catch {
    // exFAT and some network drives cannot link; a rename keeps the bytes just as well.
    await rename(file, aside);
  }
}

async function flush(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Windows keeps the names of files safe by itself and lets nobody open a folder. */
async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
