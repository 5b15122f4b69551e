import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core';

/**
 * Keeps Mantine from storing the colour scheme in the browser: the program's own settings hold it, and
 * `useAppliedSettings` sets it from there.
 */
export const colorSchemeInMemory: MantineColorSchemeManager = {
  get: (defaultValue: MantineColorScheme) => defaultValue,
  set: () => undefined,
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
};
