import { scrypt, timingSafeEqual } from 'node:crypto';
import type { OperatorRecord } from './shop-record.ts';

/** What of a PIN is kept. */
export type SealedPin = NonNullable<OperatorRecord['pin']>;

/** Gives that many random bytes. */
export type RandomBytes = (count: number) => Uint8Array;

/** The scrypt hash of a PIN with a salt of its own; the PIN itself is kept nowhere. */
export async function sealPin(pin: string, randomBytes: RandomBytes): Promise<SealedPin> {
  const salt = Buffer.from(randomBytes(SALT_BYTES));
  return { salt: salt.toString('base64'), hash: (await hashOf(pin, salt)).toString('base64') };
}

/** Whether this is the PIN; takes as long for a wrong one as for the right one. */
export async function isPin(sealed: SealedPin, pin: string): Promise<boolean> {
  const kept = Buffer.from(sealed.hash, 'base64');
  const given = await hashOf(pin, Buffer.from(sealed.salt, 'base64'));
  return kept.length === given.length && timingSafeEqual(kept, given);
}

type Tries = Pick<OperatorRecord, 'wrongPins' | 'waitUntil'>;

/** How long a person waits before another PIN is looked at, in whole seconds; 0 when they need not. */
export function waitSecondsOf({ wrongPins, waitUntil }: Tries, now: number): number {
  if (waitUntil === null) return 0;
  const left = Math.ceil((Date.parse(waitUntil) - now) / 1000);
  return Math.min(Math.max(left, 0), waitAfter(wrongPins));
}

/** One more wrong PIN: the first three cost nothing, then the wait begins and doubles. */
export function withWrongPin({ wrongPins }: Tries, now: number): Tries {
  return waitingFrom(wrongPins + 1, now);
}

/**
 * The same tries with their wait counted from now when it ends later than it possibly can: the clock was set back,
 * which makes no wait longer than its own length.
 */
export function withSensibleWait(tries: Tries, now: number): Tries {
  const { wrongPins, waitUntil } = tries;
  const isTooLong = waitUntil !== null && Date.parse(waitUntil) - now > waitAfter(wrongPins) * 1000;
  return isTooLong ? waitingFrom(wrongPins, now) : tries;
}

export const NO_WRONG_PINS: Tries = { wrongPins: 0, waitUntil: null };

const SALT_BYTES = 16;
const HASH_BYTES = 32;
/** About a tenth of a second on an old computer: PINs are short, and each guess has to cost something. */
const COST = { N: 32_768, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

function hashOf(pin: string, salt: Uint8Array): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(pin, salt, HASH_BYTES, COST, (error, hash) => (error === null ? resolve(hash) : reject(error)));
  });
}

const FREE_TRIES = 3;
const FIRST_WAIT_SECONDS = 30;
const LONGEST_WAIT_SECONDS = 3600;

/** 30 seconds after the third wrong PIN in a row, then 1, 2, 4 … up to 60 minutes. */
function waitAfter(wrongPins: number): number {
  if (wrongPins < FREE_TRIES) return 0;
  return Math.min(FIRST_WAIT_SECONDS * 2 ** (wrongPins - FREE_TRIES), LONGEST_WAIT_SECONDS);
}

function waitingFrom(wrongPins: number, now: number): Tries {
  const seconds = waitAfter(wrongPins);
  return { wrongPins, waitUntil: seconds === 0 ? null : new Date(now + seconds * 1000).toISOString() };
}
