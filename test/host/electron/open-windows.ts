import type { HostWindow } from './windows.ts';

/** Every window that is open, by its number, oldest first. */
export const openWindows = new Map<number, HostWindow>();
