/** A key that was pressed, and when (milliseconds of one clock). */
interface ScanPress {
  readonly key: string;
  readonly at: number;
  /** Without Ctrl, Alt and the like, and not repeated by holding the key. */
  readonly isPlain: boolean;
  /** The cursor is in a field where people type. */
  readonly isInText: boolean;
}

/** What a key is: the first letter of what may become a scan, a later one of it, the end of one, or anything else. */
type ScanReading =
  | { readonly is: 'beginning' }
  /** No hand is this fast, and there is no field for it: the letter is the scanner's and presses nothing. */
  | { readonly is: 'inside' }
  | { readonly is: 'scan'; readonly text: string }
  | { readonly is: 'nothing' };

/** Follows the keys and tells a barcode scanner from a person. */
export interface ScanReader {
  read(press: ScanPress): ScanReading;
}

/** Nobody types six letters in a row this fast; a scanner does, and ends with Enter or Tab (ux §4.5, U33). */
const LONGEST_GAP_MS = 35;
const SHORTEST_SCAN = 6;
/** Where there is no field nobody types at all, and the short labels of a shop's own count too. */
const SHORTEST_OUTSIDE_TEXT = 3;

/** Makes a reader. It only reads: what was typed meanwhile has to be taken out again by whoever asked. */
export function createScanReader(): ScanReader {
  let letters = '';
  let lastAt = Number.NEGATIVE_INFINITY;
  return {
    read({ key, at, isPlain, isInText }) {
      // Shift goes down and up between the letters of some codes.
      if (key === 'Shift') return NOTHING;
      const isFast = at - lastAt <= LONGEST_GAP_MS;
      const before = isFast ? letters : '';
      letters = '';
      lastAt = at;
      if (!isPlain) return NOTHING;
      if (key === 'Enter' || key === 'Tab') {
        const shortest = isInText ? SHORTEST_SCAN : SHORTEST_OUTSIDE_TEXT;
        return before.length >= shortest ? { is: 'scan', text: before } : NOTHING;
      }
      if (key.length !== 1) return NOTHING;
      letters = before + key;
      if (before === '') return { is: 'beginning' };
      return isInText ? NOTHING : { is: 'inside' };
    },
  };
}

/** The digits and letters of a code apart, so that a screen reader says them one by one: `6 1 6 1` (ux §5.2). */
export function spelledOut(text: string): string {
  return Array.from(text).join(' ');
}

const NOTHING = { is: 'nothing' } as const;
