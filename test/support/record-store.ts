import type { RecordStore } from '../../electron/settings/settings.ts';

/** A record that lives in memory; each write keeps a copy, as a file would. */
export function memoryRecord(first: unknown = null): RecordStore<unknown> & { writes: unknown[] } {
  const writes: unknown[] = [];
  let current = structuredClone(first);
  return {
    writes,
    read: () => structuredClone(current),
    write(value) {
      current = structuredClone(value);
      writes.push(structuredClone(value));
    },
  };
}
