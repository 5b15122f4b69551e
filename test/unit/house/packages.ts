/** The packages that travel inside the program, each with the reason why (rule 9 of the house). */
export const RUN_TIME_PACKAGES: Readonly<Record<string, string>> = {
  zod: 'schemas of every boundary; the only dependency of shared/',
  'electron-store': 'small records on disk, written whole and atomically; settings and the sealed key',
  'electron-log': 'the log file with rotation',
  react: 'the window',
  'react-dom': 'the window',
  '@mantine/core': 'accessible components with one theme',
  '@mantine/hooks': 'what @mantine/core needs, and small hooks beside it',
  '@mantine/spotlight': 'the palette behind Ctrl+K',
  '@tabler/icons-react': 'icons, one import each',
  '@tanstack/react-query': 'cache of answers from the program, dropped by its news',
  '@tanstack/react-virtual': 'lists of a hundred thousand rows',
  'react-hook-form': 'forms with many fields without drawing all of them at each key',
  i18next: 'two languages, plurals, names for what is put in',
  'react-i18next': 'i18next for React',
  wouter: 'the address behind the hash: which screen is open',
};
