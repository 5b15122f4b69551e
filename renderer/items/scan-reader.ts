/** A key that was pressed, and when (milliseconds of one clock). */
interface ScanPress {
  readonly key: string;
  readonly at: number;
  /** Without Ctrl, Alt and the like, and not repeated by holding the key. */
  readonly isPlain: boolean;
}

/** What a key is: the first letter of what may become a scan, the end of one, or anything else. */
type ScanReading =
  { readonly is: 'beginning' } | { readonly is: 'scan'; readonly text: string } | { readonly is: 'nothing' };

/** Follows the keys and tells a barcode scanner from a person. */
export interface ScanReader {
  read(press: ScanPress): ScanReading;
}

/** Nobody types six letters in a row this fast; a scanner does, and ends with Enter or Tab (ux §4.5, U33). */
const LONGEST_GAP_MS = 35;
const SHORTEST_SCAN = 6;

/** Makes a reader. It only reads: what was typed meanwhile has to be taken out again by whoever asked. */
export function createScanReader(): ScanReader {
  let letters = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    read({ key, at, isPlain }) {
      // Shift goes down and up between the letters of some codes.
      if (key === 'Shift') return NOTHING;
      const isFast = at - lastAt <= LONGEST_GAP_MS;
      const before = isFast ? letters : '';
      letters = '';
      lastAt = at;
      if (!isPlain) return NOTHING;
      if (key === 'Enter' || key === 'Tab') {
        return before.length >= SHORTEST_SCAN ? { is: 'scan', text: before } : NOTHING;
      }
      if (key.length !== 1) return NOTHING;
      letters = before + key;
      return before === '' ? { is: 'beginning' } : NOTHING;
    },
  };
}

/** The digits and letters of a code apart, so that a screen reader says them one by one: `6 1 6 1` (ux §5.2). */
export function spelledOut(text: string): string {
  return Array.from(text).join(' ');
}

const NOTHING = { is: 'nothing' } as const;
