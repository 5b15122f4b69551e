import { renameSync } from 'node:fs';
import path from 'node:path';
import Store from 'electron-store';
import type { RecordStore } from './settings.ts';

/**
 * A record in a file of its own, written whole and atomically. A damaged file is never cleared
 * (`clearInvalidConfig: false`): reading and writing throw, and what is in it can still be rescued.
 * @param folder absolute folder of the file
 * @param name file name without '.json'
 */
export function createRecordStore(folder: string, name: string): RecordStore<unknown> {
  return recordOver(() => openStore(folder, name));
}

/**
 * A record that the program can do without, such as settings: a damaged file is set aside as `NAME.json.damaged` and
 * the program starts as if there were none. It must never hold a key or anything else that cannot be made again.
 */
export function createReplaceableRecordStore(folder: string, name: string): RecordStore<unknown> {
  return recordOver(() => {
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
function recordOver(open: () => RecordFile): RecordStore<unknown> {
  let opened: RecordFile | null = null;
  const store = (): RecordFile => (opened ??= open());
  return {
    read: () => store().get('record') ?? null,
    write: (value) => store().set('record', value),
  };
}
