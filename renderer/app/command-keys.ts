/** What of a keyboard event decides which command is meant. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/**
 * Whether a key press is this chord, e.g. `Ctrl+Shift+C`, `Alt+1`, `F6`, `Ctrl+Plus`. Digits count by their place on
 * the keyboard, because layouts put other signs there; every modifier has to fit exactly, so AltGr never commands.
 */
export function isChord(press: KeyPress, chord: string): boolean {
  const parts = chord.split('+');
  const key = parts.at(-1) ?? '';
  if (press.metaKey) return false;
  if (press.ctrlKey !== parts.includes('Ctrl') || press.altKey !== parts.includes('Alt')) return false;
  // On many layouts the plus sign itself needs Shift.
  if (key !== 'Plus' && press.shiftKey !== parts.includes('Shift')) return false;
  return isKey(press, key);
}

/** The chord for ARIA (`aria-keyshortcuts`), where modifiers have their long names. */
export function ariaChord(chord: string): string {
  return chord.replace('Ctrl', 'Control');
}

/** The caps to draw for a chord: `['Ctrl', 'Shift', 'C']`. */
export function keyCaps(chord: string): string[] {
  return chord.split('+').map((part) => CAPS[part] ?? part);
}

const CAPS: Readonly<Record<string, string>> = { Plus: '+', Minus: '−', Escape: 'Esc' };

function isKey({ key, code }: KeyPress, wanted: string): boolean {
  if (/^\d$/.test(wanted)) return code === `Digit${wanted}` || code === `Numpad${wanted}`;
  if (wanted === 'Plus') return key === '+' || key === '=';
  if (wanted === 'Minus') return key === '-';
  if (/^[A-Z]$/.test(wanted))
    return key.toUpperCase() === wanted || (key.length !== 1 && code === `Key${wanted}`);
  return key === wanted;
}
