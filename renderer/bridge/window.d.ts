import type { Bridge } from '../../shared/ipc/derive-types.ts';

declare global {
  interface Window {
    /** The frozen bridge that the preload puts into the window; the only way to the rest of the program. */
    readonly sajili: Bridge;
  }
}
