/**
 * The house as data (architecture §2): which room may import from where, and why. The layer test compares every
 * import of the source with this table.
 */
export interface Room {
  /** Files that live here: the longest matching start wins. */
  at: string;
  /** What they may import: starts of project paths, `npm:NAME` or `node:NAME`. */
  may: readonly string[];
  why: string;
}

const RENDERER_KIT = [
  'npm:react',
  'npm:react-dom',
  'npm:@mantine/core',
  'npm:@mantine/hooks',
  'npm:@tabler/icons-react',
  'npm:@tanstack/react-query',
  'npm:react-i18next',
] as const;

const SCREEN = [
  'shared/',
  'renderer/design/',
  'renderer/bridge/',
  'renderer/words/',
  'renderer/app/',
  ...RENDERER_KIT,
] as const;

/** Files of `electron/` that hold only types or pure functions and may be used on both threads. */
export const BOTH_THREADS = [
  'electron/authority/exchange.ts',
  'electron/authority/exchange-record.ts',
  'electron/authority/repeat-reads.ts',
  'electron/shops/open-shop.ts',
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
    may: [...CORE_DOMAIN, 'electron/codes/', 'electron/activity/', 'node:crypto'],
    why: 'a core domain',
  },
  {
    at: 'electron/items/',
    may: [...CORE_DOMAIN, 'electron/items/', 'electron/outbox/', 'electron/codes/code-service.ts'],
    why: "a core domain; it calls other domains' services, never their tables",
  },
  {
    at: 'electron/outbox/',
    may: [...CORE_DOMAIN, 'electron/outbox/', 'electron/activity/'],
    why: 'the outbox knows bodies as text, never items',
  },
  {
    at: 'electron/customs-imports/',
    may: [...CORE_DOMAIN, 'electron/customs-imports/', 'electron/activity/'],
    why: 'a core domain',
  },
  {
    at: 'electron/activity/',
    may: [
      ...CORE_DOMAIN,
      'electron/activity/',
      'electron/database/durable-files.ts',
      'node:fs/promises',
      'node:zlib',
      'node:util',
    ],
    why: 'a core domain; it also writes the journal into a file',
  },
  {
    at: 'electron/device/',
    may: [
      'shared/',
      'electron/device/',
      'electron/authority/secret.ts',
      'electron/logging/log.ts',
      'electron/settings/settings.ts',
      'electron/shops/open-shop.ts',
      'electron/shops/shop-record.ts',
      'node:crypto',
      'npm:zod',
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
      'electron/practice/practice-connection.ts',
      'electron/practice/practice-messages.ts',
      'node:fs/promises',
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
  { at: 'electron/logging/', may: ['shared/', 'electron/logging/', 'npm:electron-log'], why: 'both threads' },
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
  {
    at: 'renderer/design/',
    may: [
      'renderer/design/',
      'renderer/words/',
      'renderer/bridge/',
      'shared/',
      'npm:@tanstack/react-virtual',
      'npm:wouter',
      ...RENDERER_KIT,
    ],
    why: 'parts that know no domain',
  },
  {
    at: 'renderer/words/',
    may: ['renderer/words/', 'shared/program/', 'shared/money/', 'npm:i18next', ...RENDERER_KIT],
    why: 'every word of the program',
  },
  {
    at: 'renderer/bridge/',
    may: ['renderer/bridge/', 'shared/', ...RENDERER_KIT],
    why: 'the only door to the program',
  },
  {
    at: 'renderer/app/',
    may: ['renderer/', 'shared/', 'npm:wouter', 'npm:i18next', 'npm:@mantine/spotlight', ...RENDERER_KIT],
    why: 'puts the screens together',
  },
  {
    at: 'renderer/main.tsx',
    may: ['renderer/', 'shared/', ...RENDERER_KIT],
    why: 'starts the window',
  },
  ...['setup', 'home', 'codes', 'customs-imports', 'outbox', 'activity', 'settings', 'help'].map(
    (screen) => ({
      at: `renderer/${screen}/`,
      may: [...SCREEN, `renderer/${screen}/`, 'npm:wouter'],
      why: 'a screen knows no other screen',
    }),
  ),
  {
    at: 'renderer/items/',
    may: [
      ...SCREEN,
      'renderer/items/',
      'renderer/codes/code-picker.tsx',
      'npm:react-hook-form',
      'npm:wouter',
    ],
    why: 'a screen knows no other screen; the code picker is the one part they share',
  },
];
