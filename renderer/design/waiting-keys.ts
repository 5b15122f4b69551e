import { useLayoutEffect } from 'react';
import { pressAgain, pressedAt, type PressedKey } from './press-again.ts';

/**
 * Keys that are pressed while what they are meant for is still on its way — a form being opened, a save before the
 * next item — wait until it is there, and are then pressed one after the other where the focus is. So a slow computer
 * does with them just what a quick one does, and no letter goes astray.
 */

/** A wait; `passes` says which keys are not to wait. */
interface Wait {
  readonly passes: (key: KeyboardEvent) => boolean;
}

const waits = new Set<Wait>();
const waiting: PressedKey[] = [];
let isPressing = false;

/**
 * Lets keys wait until the function returned is called. After three seconds they are forgotten: what they were meant
 * for has not come, and what stands in its place may be anything.
 */
export function keysWait(passes: Wait['passes'] = none): () => void {
  const wait = { passes };
  waits.add(wait);
  const end = (): void => {
    clearTimeout(timer);
    // What the end of the wait draws is there first.
    if (waits.delete(wait)) queueMicrotask(() => void pressWaiting());
  };
  const timer = setTimeout(() => {
    forgetWaitingKeys();
    end();
  }, LONGEST_WAIT_MS);
  return end;
}

/** Lets keys wait for some work, however it ends. What is to be drawn by it has to be drawn by `flushSync`. */
export async function keysWaitFor<Value>(work: Promise<Value>, passes?: Wait['passes']): Promise<Value> {
  const end = keysWait(passes);
  return work.finally(end);
}

/** Lets keys wait as long as something is so. */
export function useKeysWait(isWaiting: boolean, passes?: Wait['passes']): void {
  useLayoutEffect(() => (isWaiting ? keysWait(passes) : undefined), [isWaiting, passes]);
}

/** Stands in the place of what is on its way. */
export function KeysWait({ passes }: Partial<Wait>): null {
  useKeysWait(true, passes);
  return null;
}

/** Whether a key that was just pressed waits from now on; then nothing else may hear of it. */
export function isWaiting(event: KeyboardEvent): boolean {
  if (!event.isTrusted || waits.size === 0 || MODIFIERS.has(event.key)) return false;
  if (waiting.length === 0 && [...waits].every(({ passes }) => passes(event))) return false;
  // A key that is held down commands once.
  if (!event.repeat) waiting.push(asPressed(event));
  return true;
}

/** Lets a key wait that nobody else may hear of, before those that wait already. */
export function letWait(event: KeyboardEvent): void {
  waiting.unshift(asPressed(event));
}

/** Forgets the keys that wait: what they were meant for does not come, and nothing else may be answered by them. */
export function forgetWaitingKeys(): void {
  waiting.length = 0;
}

async function pressWaiting(): Promise<void> {
  if (isPressing) return;
  isPressing = true;
  while (waits.size === 0) {
    const next = waiting.shift();
    if (next === undefined) break;
    pressAgain(next);
    // What it did is drawn before the next one.
    await Promise.resolve();
  }
  isPressing = false;
}

function asPressed(event: KeyboardEvent): PressedKey {
  const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
  return { key, code, ctrlKey, altKey, shiftKey, metaKey, at: pressedAt(event) ?? event.timeStamp };
}

const none = (): boolean => false;

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

/** Whatever takes longer has gone wrong. */
const LONGEST_WAIT_MS = 3000;
