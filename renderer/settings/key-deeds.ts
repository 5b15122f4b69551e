import type { KEY_STATES } from '../../shared/device/device-state.ts';

/** What a person can do about a key. */
export type KeyDeed = 'try-again' | 'enter-key' | 'bring-back' | 'support';

const DEEDS: Readonly<Record<(typeof KEY_STATES)[number], readonly KeyDeed[]>> = {
  available: ['enter-key'],
  weak: ['enter-key'],
  absent: ['bring-back', 'enter-key'],
  locked: ['try-again'],
  undecryptable: ['try-again', 'bring-back', 'enter-key'],
  'store-unreadable': ['try-again', 'bring-back', 'enter-key', 'support'],
};

/** The ways out of a key's state, the likeliest first. */
export function keyDeeds(key: (typeof KEY_STATES)[number]): readonly KeyDeed[] {
  return DEEDS[key];
}
