import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, renameSync } from 'node:fs';
import path from 'node:path';
import Store from 'electron-store';
import type { KeptRecordStore, RecordStore } from './settings.ts';

/**
 * A record in a file of its own, written whole and atomically. A damaged file is never cleared
 * (`clearInvalidConfig: false`): reading and writing throw, and what is in it can still be rescued.
 * @param folder absolute folder of the file
 * @param name file name without '.json'
 */
export function createRecordStore(folder: string, name: string): KeptRecordStore<unknown> {
  const opened = (): RecordStore<unknown> => recordOver(folder, name, () => openStore(folder, name));
  let current = opened();
  return {
    read: () => current.read(),
    write: (value) => current.write(value),
    replaceUnreadable(value, stamp) {
      const file = path.join(folder, `${name}.json`);
      const next = `${name}.next`;
      // Whole on disk before it takes the place of the damaged file, so that a power cut leaves one of the two.
      new Store({ cwd: folder, name: next, clearInvalidConfig: true }).set('record', value);
      copyToDisk(file, path.join(folder, `${name}.damaged-${stamp}.json`));
      renameSync(path.join(folder, `${next}.json`), file);
      current = opened();
    },
  };
}

function copyToDisk(file: string, copy: string): void {
  copyFileSync(file, copy);
  const handle = openSync(copy, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * A record that the program can do without, such as settings: a damaged file is set aside as `NAME.json.damaged` and
 * the program starts as if there were none. It must never hold a key or anything else that cannot be made again.
 */
export function createReplaceableRecordStore(folder: string, name: string): RecordStore<unknown> {
  return recordOver(folder, name, () => {
    try {
      return openStore(folder, name);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      const file = path.join(folder, `${name}.json`);
      renameSync(file, `${file}.damaged`);
      return openStore(folder, name);
    }
  });
}

type RecordFile = Store;

function openStore(folder: string, name: string): RecordFile {
  return new Store({ cwd: folder, name, clearInvalidConfig: false });
}

/** Opened at the first use: opening reads the file, and whoever asks has to hear what is wrong with it. */
function recordOver(folder: string, name: string, open: () => RecordFile): RecordStore<unknown> {
  const file = path.join(folder, `${name}.json`);
  let opened: RecordFile | null = null;
  const store = (): RecordFile => (opened ??= open());
  return {
    // Opening would make the folder: whoever only asks whether there is a record leaves nothing behind.
    read: () => (opened === null && !existsSync(file) ? null : (store().get('record') ?? null)),
    write: (value) => store().set('record', value),
  };
}
