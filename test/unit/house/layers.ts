import { RENDERER_ROOMS } from './renderer-rooms.ts';
import type { Room } from './room.ts';

/**
 * The house as data (architecture §2): which room may import from where, and why. The layer test compares every
 * import of the source with this table.
 */

/** Files of `electron/` that hold only types or pure functions and may be used on both threads. */
export const BOTH_THREADS = [
  'electron/authority/exchange.ts',
  'electron/authority/exchange-record.ts',
  'electron/authority/repeat-reads.ts',
  'electron/shops/open-shop.ts',
  'electron/shops/shop-record.ts',
] as const;

const CORE_DOMAIN = [
  'shared/',
  'electron/database/database.ts',
  'electron/database/bulk-write.ts',
  'electron/database/errors.ts',
  'electron/logging/log.ts',
  ...BOTH_THREADS,
] as const;

export const ROOMS: readonly Room[] = [
  { at: 'shared/', may: ['shared/', 'npm:zod'], why: 'shared runs anywhere: zod is its only dependency' },
  {
    at: 'electron/database/',
    may: [
      'shared/',
      'electron/database/',
      'electron/logging/log.ts',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'node:sqlite',
    ],
    why: 'the database knows no domain',
  },
  {
    at: 'electron/authority/',
    may: ['shared/', 'electron/authority/', 'electron/logging/log.ts', 'node:', 'npm:zod'],
    why: 'the authority client knows no domain, no database and no window',
  },
  {
    at: 'electron/practice/',
    may: ['shared/errors/', 'electron/practice/', 'node:'],
    why: 'the practice authority is somebody else: it shares no schema with the program it tests',
  },
  {
    at: 'electron/practice/practice-connection.ts',
    may: ['shared/errors/', 'shared/practice/', 'electron/practice/', 'electron/ipc/'],
    why: "the program's end of the line to the practice thread",
  },
  {
    at: 'electron/codes/',
    may: [...CORE_DOMAIN, 'electron/codes/', 'electron/activity/', 'electron/files/write-table.ts', 'node:'],
    why: 'a core domain',
  },
  {
    at: 'electron/classifications/',
    may: [
      ...CORE_DOMAIN,
      'electron/classifications/',
      'electron/codes/ordered-texts.ts',
      'electron/files/read-table.ts',
      'node:fs/promises',
      'node:path',
    ],
    why: 'a core domain; what items were given before comes through a port',
  },
  {
    at: 'electron/files/',
    may: [
      'shared/',
      'electron/files/',
      'electron/database/durable-files.ts',
      'node:events',
      'node:fs',
      'node:fs/promises',
      'node:path',
      'npm:papaparse',
      'node:timers/promises',
      'node:worker_threads',
      'npm:read-excel-file',
      'npm:write-excel-file',
    ],
    why: 'tables in files, for every core domain; it knows rows of text only',
  },
  {
    at: 'electron/backups/',
    may: [
      'shared/',
      'electron/backups/',
      'electron/database/',
      'electron/shops/shop-record.ts',
      'npm:zod',
      'node:',
    ],
    why: "core thread; a copy of all data in one file, with the shop's record",
  },
  {
    at: 'electron/setup/',
    may: [
      'shared/',
      'electron/setup/',
      'electron/authority/connection-probes.ts',
      'electron/device/protection.ts',
      'electron/logging/log.ts',
      'node:fs/promises',
      'node:os',
    ],
    why: 'main thread; looks at the computer before a device is registered',
  },
  {
    at: 'electron/items/',
    may: [
      ...CORE_DOMAIN,
      'electron/items/',
      'electron/outbox/',
      'electron/codes/code-service.ts',
      'electron/files/write-table.ts',
    ],
    why: "a core domain; it calls other domains' services, never their tables",
  },
  {
    at: 'electron/outbox/',
    may: [...CORE_DOMAIN, 'electron/outbox/', 'electron/activity/'],
    why: 'the outbox knows bodies as text, never items',
  },
  {
    at: 'electron/customs-imports/',
    may: [
      ...CORE_DOMAIN,
      'electron/customs-imports/',
      'electron/activity/',
      'electron/items/item-door.ts',
      'electron/ipc/core-messages.ts',
      'electron/files/write-table.ts',
    ],
    why: 'a core domain',
  },
  {
    at: 'electron/activity/',
    may: [...CORE_DOMAIN, 'electron/activity/', 'electron/database/durable-files.ts', 'node:'],
    why: 'a core domain; it also writes the journal into a file',
  },
  {
    at: 'electron/device/',
    may: [
      'shared/',
      'electron/device/',
      'electron/authority/initialise-answer.ts',
      'electron/authority/secret.ts',
      'electron/logging/log.ts',
      'electron/settings/settings.ts',
      'electron/shops/open-shop.ts',
      'electron/shops/shop-record.ts',
      'node:crypto',
      'node:util',
      'npm:zod',
      'npm:@zxcvbn-ts/core',
      'npm:@zxcvbn-ts/language-common',
    ],
    why: 'main thread; it holds the key and sees no database',
  },
  {
    at: 'electron/shops/',
    may: [
      'shared/',
      'electron/shops/',
      'electron/authority/',
      'electron/device/',
      'electron/ipc/',
      'electron/logging/log.ts',
      'electron/settings/',
      'electron/setup/',
      'electron/practice/practice-connection.ts',
      'electron/practice/practice-messages.ts',
      'node:crypto',
      'node:fs/promises',
      'node:os',
      'node:path',
      'node:worker_threads',
      'npm:zod',
    ],
    why: 'main thread; opens a shop: its record, its device, its connection',
  },
  {
    at: 'electron/settings/',
    may: ['shared/', 'electron/settings/', 'npm:electron-store', 'npm:zod', 'node:fs', 'node:path'],
    why: 'main thread',
  },
  {
    at: 'electron/logging/',
    may: ['shared/', 'electron/logging/', 'npm:electron-log', 'node:fs/promises'],
    why: 'both threads',
  },
  {
    at: 'electron/ipc/',
    may: [
      'shared/',
      'electron/ipc/',
      'electron/authority/exchange-record.ts',
      'node:path',
      'node:worker_threads',
      'electron/authority/exchange.ts',
      'electron/logging/log.ts',
      'electron/shops/open-shop.ts',
      'electron/shops/shop-record.ts',
    ],
    why: 'the boundary knows the contract, not the domains',
  },
  {
    at: 'electron/shell/',
    may: [
      'shared/',
      'electron/shell/',
      'electron/ipc/trusted-sender.ts',
      'electron/logging/log.ts',
      'electron/settings/settings.ts',
      'node:path',
      'npm:zod',
    ],
    why: 'only the shell sees windows, and it sees nothing else',
  },
  {
    at: 'electron/main.ts',
    may: ['shared/', 'electron/', 'node:'],
    why: 'builds the objects of the main thread',
  },
  {
    at: 'electron/core.ts',
    may: ['shared/', 'electron/', 'node:'],
    why: 'builds the objects of the core thread',
  },
  {
    at: 'electron/build-core.ts',
    may: ['shared/', 'electron/', 'node:'],
    why: 'builds the domains of a shop',
  },
  {
    at: 'electron/preload.ts',
    may: ['shared/ipc/channels.ts'],
    why: 'the preload needs names only, no schema library',
  },
  { at: 'electron/globals.d.ts', may: ['shared/ipc/channels.ts'], why: 'a name that the build puts in' },
  ...RENDERER_ROOMS,
];
