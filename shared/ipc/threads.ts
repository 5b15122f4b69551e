import type { Group } from './derive-types.ts';

/** Which thread answers which group of calls (architecture §2): main has windows, client and key; core the data. */
export const THREAD_OF_GROUP = {
  program: 'main',
  shops: 'main',
  operators: 'main',
  setup: 'main',
  device: 'main',
  practice: 'main',
  files: 'main',
  connection: 'main',
  codes: 'core',
  classifications: 'core',
  items: 'core',
  outbox: 'core',
  customsImports: 'core',
  activity: 'core',
} as const satisfies Record<Group, 'main' | 'core'>;

export type MainGroup = { [G in Group]: (typeof THREAD_OF_GROUP)[G] extends 'main' ? G : never }[Group];
export type CoreGroup = Exclude<Group, MainGroup>;
