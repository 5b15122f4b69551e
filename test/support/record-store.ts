import type { KeptRecordStore } from '../../electron/settings/settings.ts';

/** What a record in memory remembers beside its content. */
export interface MemoryRecord extends KeptRecordStore<unknown> {
  /** Everything that was ever written. */
  writes: unknown[];
  /** What was set aside because it could not be read, by the stamp in its name. */
  setAside: Map<string, unknown>;
}

/** A record that lives in memory; each write keeps a copy, as a file would. */
export function memoryRecord(first: unknown = null): MemoryRecord {
  const writes: unknown[] = [];
  const setAside = new Map<string, unknown>();
  let current = structuredClone(first);
  const write = (value: unknown): void => {
    current = structuredClone(value);
    writes.push(structuredClone(value));
  };
  return {
    writes,
    setAside,
    read: () => structuredClone(current),
    write,
    replaceUnreadable(value, stamp) {
      setAside.set(stamp, structuredClone(current));
      write(value);
    },
  };
}
