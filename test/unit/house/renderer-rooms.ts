import type { Room } from './room.ts';

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

/** The rooms of the window. */
export const RENDERER_ROOMS: readonly Room[] = [
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
  {
    at: 'renderer/connection/',
    may: [...SCREEN, 'renderer/connection/'],
    why: 'parts about connection and computer that set-up, settings and help share',
  },
  {
    at: 'renderer/device/',
    may: [...SCREEN, 'renderer/device/'],
    why: 'parts about the device and its key that set-up and settings share',
  },
  ...['home', 'codes', 'customs-imports', 'outbox', 'activity'].map((screen) => ({
    at: `renderer/${screen}/`,
    may: [...SCREEN, `renderer/${screen}/`, 'npm:wouter'],
    why: 'a screen knows no other screen',
  })),
  {
    at: 'renderer/help/',
    may: [...SCREEN, 'renderer/help/', 'renderer/connection/', 'npm:wouter'],
    why: 'a screen knows no other screen; the parts about the connection are shared',
  },
  ...['setup', 'settings'].map((screen) => ({
    at: `renderer/${screen}/`,
    may: [
      ...SCREEN,
      `renderer/${screen}/`,
      'renderer/connection/',
      'renderer/device/',
      'renderer/codes/code-picker.tsx',
      'npm:wouter',
    ],
    why: 'a screen knows no other screen; the parts about connection, device and codes are shared',
  })),
  {
    at: 'renderer/items/',
    may: [
      ...SCREEN,
      'renderer/items/',
      'renderer/codes/code-picker.tsx',
      'npm:react-hook-form',
      'npm:jsbarcode',
      'npm:wouter',
    ],
    why: 'a screen knows no other screen; the code picker is the one part they share',
  },
];
