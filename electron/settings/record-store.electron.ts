import Store from 'electron-store';
import type { RecordStore } from './settings.ts';

/**
 * A record in a file of its own, written whole and atomically. A damaged file is never cleared
 * (`clearInvalidConfig: false`): reading it throws, and what is in it can still be rescued.
 * @param folder absolute folder of the file
 * @param name file name without '.json'
 */
export function createRecordStore(folder: string, name: string): RecordStore<unknown> {
  const store = new Store<Record<string, unknown>>({ cwd: folder, name, clearInvalidConfig: false });
  return {
    read: () => store.get('record') ?? null,
    write: (value) => store.set('record', value),
  };
}
