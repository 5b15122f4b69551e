import type { CDPSession, Page } from '@playwright/test';

/** Types as a person does: what comes faster is taken for a barcode scanner. */
export const typeByHand = (page: Page, text: string): Promise<void> =>
  page.keyboard.type(text, { delay: SLOWER_THAN_A_SCANNER_MS });

/** Types as fast as it goes, with a rest before the next key: Enter at once would be that of a barcode scanner. */
export async function typeQuickly(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text.slice(0, -1));
  await typeByHand(page, text.slice(-1));
}

/**
 * Presses keys one after the other without waiting for what each of them does, as a quick hand on a slow computer:
 * letters, and chords with Alt, Control or Shift.
 */
export async function pressAtOnce(page: Page, keys: readonly string[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const begin = Date.now();
  await Promise.all(keys.map((key, place) => strike(session, key, begin + place * BETWEEN_PRESSES_MS)));
}

/** A barcode scanner that works as a keyboard. */
export interface Scanner {
  /** Sends a code and the key at its end, one stroke every 5 ms, whatever the page does meanwhile. */
  scan(code: string, end?: 'Enter' | 'Tab'): Promise<void>;
}

/**
 * Plugs a scanner in. Each stroke carries its own time, as from a real device, so that a slow computer makes no slow
 * scanner.
 */
export async function plugScanner(page: Page): Promise<Scanner> {
  const session = await page.context().newCDPSession(page);
  let free = 0;
  return {
    async scan(code, end = 'Enter') {
      // Two scans do not overlap: the second begins when a hand could have pulled the trigger again.
      const begin = Math.max(Date.now(), free);
      const strokes = [...Array.from(code), end].map((key, place) =>
        strike(session, key, begin + place * BETWEEN_STROKES_MS),
      );
      free = begin + strokes.length * BETWEEN_STROKES_MS + BETWEEN_SCANS_MS;
      await Promise.all(strokes);
    },
  };
}

const SLOWER_THAN_A_SCANNER_MS = 45;
const BETWEEN_PRESSES_MS = 50;
const BETWEEN_STROKES_MS = 5;
const BETWEEN_SCANS_MS = 100;

/** One key down and up. Sent without waiting for the page, as a device does. */
async function strike(session: CDPSession, pressed: string, at: number): Promise<void> {
  const [key = '', held = ''] = pressed.split('+').toReversed();
  const [code, number, text] = KEYS[key] ?? ['', key.toUpperCase().charCodeAt(0), held === '' ? key : ''];
  const modifiers = MODIFIERS[held] ?? 0;
  const stroke = { key, code, modifiers, windowsVirtualKeyCode: number, timestamp: at / 1000 };
  await Promise.all([
    session.send('Input.dispatchKeyEvent', { ...stroke, type: text === '' ? 'rawKeyDown' : 'keyDown', text }),
    session.send('Input.dispatchKeyEvent', { ...stroke, type: 'keyUp', timestamp: (at + 1) / 1000 }),
  ]);
}

/** As the protocol of the browser counts modifiers. */
const MODIFIERS: Readonly<Record<string, number>> = { Alt: 1, Control: 2, Shift: 8 };

const KEYS: Readonly<Record<string, readonly [string, number, string]>> = {
  Enter: ['Enter', 13, '\r'],
  Tab: ['Tab', 9, ''],
  Escape: ['Escape', 27, ''],
  End: ['End', 35, ''],
  Home: ['Home', 36, ''],
  ArrowLeft: ['ArrowLeft', 37, ''],
  ArrowUp: ['ArrowUp', 38, ''],
  ArrowRight: ['ArrowRight', 39, ''],
  ArrowDown: ['ArrowDown', 40, ''],
  F2: ['F2', 113, ''],
  F8: ['F8', 119, ''],
  F10: ['F10', 121, ''],
  '-': ['Minus', 189, '-'],
};
