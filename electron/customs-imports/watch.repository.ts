import { ImportsStatus } from '../../shared/customs-imports/customs-import.ts';
import { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import type { Database } from '../database/database.ts';

type LookFailure = NonNullable<ImportsStatus['failure']>;

/** What is kept about watching customs: how, what of it somebody has seen, and what failed last. */
export interface WatchRepository {
  /** The last look whose news somebody has seen; 0 for none. */
  seenLook(): number;
  setSeenLook(number: number): void;
  settings(): ImportsSettings;
  setSettings(settings: ImportsSettings): void;
  /** The last look that failed after the last one that succeeded; null when there is none. */
  failure(): LookFailure | null;
  setFailure(failure: LookFailure | null): void;
}

/** The settings as they come: 90 days as ux §4.8 has it. */
const AT_FIRST: ImportsSettings = {
  atStart: true,
  everyMinutes: 60,
  opensAt: '08:00',
  closesAt: '18:00',
  days: [1, 2, 3, 4, 5, 6],
  keepDays: 90,
  notifies: false,
};

export function createWatchRepository(database: Database): WatchRepository {
  const read = (): Record<string, unknown> => database.prepare(READ).get() ?? {};
  const json = (column: string): unknown => {
    const value = read()[column];
    return typeof value === 'string' ? JSON.parse(value) : null;
  };
  return {
    seenLook: () => Number(read()['seen_look']),
    setSeenLook: (number) => void database.prepare(SET_SEEN).run(number),
    // What another version of the program kept may lack a setting that this one knows.
    settings: () => ImportsSettings.safeParse(json('settings')).data ?? AT_FIRST,
    setSettings: (settings) => void database.prepare(SET_SETTINGS).run(JSON.stringify(settings)),
    failure: () => ImportsStatus.shape.failure.parse(json('failure')),
    setFailure(failure) {
      database.prepare(SET_FAILURE).run(failure === null ? null : JSON.stringify(failure));
    },
  };
}

const READ = `SELECT seen_look, settings, failure FROM customs_watch`;
const SET_SEEN = `UPDATE customs_watch SET seen_look = ?`;
const SET_SETTINGS = `UPDATE customs_watch SET settings = ?`;
const SET_FAILURE = `UPDATE customs_watch SET failure = ?`;
