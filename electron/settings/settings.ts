import type { z } from 'zod';
import type { SettingsChange } from '../../shared/program/program-state.ts';
import { Settings } from '../../shared/program/program-state.ts';

/** A small record on disk that is read and written whole. */
export interface RecordStore<Value> {
  /** null when there is none. Throws when the file cannot be read: a broken file is never taken for an empty one. */
  read(): Value | null;
  write(value: Value): void;
}

/** A record that nothing may throw away, such as a key: a damaged file stays beside the one that follows it. */
export interface KeptRecordStore<Value> extends RecordStore<Value> {
  /**
   * Writes a record in the place of a file that cannot be read, and keeps that file under a dated name beside it.
   * @param stamp part of the file's name, e.g. '2026-11-21T06-00-00-000Z'
   * @throws when either does not succeed; the file is as it was then
   */
  replaceUnreadable(value: Value, stamp: string): void;
}

const FIRST_SETTINGS: Settings = { language: 'en', theme: 'auto', density: 'compact', textSize: 100 };

/** The settings of this program on this computer. */
export interface SettingsService {
  current(): Settings;
  /** Changes some settings and keeps them. */
  change(change: SettingsChange): Settings;
}

/**
 * @param systemLanguages languages of the system, best first, e.g. ['sw-KE', 'en']; the first run follows them
 */
export function createSettings(
  store: RecordStore<unknown>,
  systemLanguages: readonly string[],
): SettingsService {
  const stored = Settings.safeParse(store.read());
  let current: Settings = stored.success
    ? stored.data
    : { ...FIRST_SETTINGS, language: systemLanguages[0]?.startsWith('sw') === true ? 'sw' : 'en' };
  return {
    current: () => current,
    change(change) {
      current = Settings.parse({ ...current, ...given(change) });
      store.write(current satisfies z.input<typeof Settings>);
      return current;
    },
  };
}

/** What was really given: a value that is undefined changes nothing. */
function given(change: SettingsChange): object {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
