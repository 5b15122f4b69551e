import type { FieldRemark } from './shop-details.ts';

/** Lengths of registrant and modifier (spec §2.6). */
const LONGEST_NAME = 60;
const LONGEST_ID = 20;

/** What is wrong with a person's name; null when nothing is. */
export function nameProblem(name: string): FieldRemark | null {
  const text = name.trim();
  if (text === '') return { words: 'name-missing', values: {} };
  const tooMany = text.length - LONGEST_NAME;
  return tooMany > 0 ? { words: 'name-too-long', values: { count: tooMany } } : null;
}

/** What is wrong with a person's id; null when nothing is. */
export function idProblem(id: string): FieldRemark | null {
  const text = id.trim();
  if (text === '') return { words: 'id-missing', values: {} };
  const tooMany = text.length - LONGEST_ID;
  return tooMany > 0 ? { words: 'id-too-long', values: { count: tooMany } } : null;
}

/** What is wrong with a PIN to sign in with; an empty one means none. */
export function signInPinProblem(pin: string): FieldRemark | null {
  return pin === '' || /^\d{4,12}$/.test(pin) ? null : { words: 'sign-in-pin-digits', values: {} };
}
