import type { Secret } from '../authority/secret.ts';

/** What is known of a stored key without opening it. */
export interface KeyStanding {
  /** Name of the protection in force now. */
  protection: string;
  /** Short sign that tells two keys apart; '' in a record from before there was one. */
  fingerprint: string;
  /** What sealed the record, where it is not the protection or the program's name of today; else null. */
  sealedBy: { protection: string; programName: string } | null;
}

/** How the key stands. "Cannot decrypt" is not "not there": a good key must never be written over. */
export type KeyState =
  | { is: 'absent' }
  | ({ is: 'available'; key: Secret } & KeyStanding)
  | ({ is: 'weak'; key: Secret } & KeyStanding)
  | ({ is: 'locked' } & KeyStanding)
  | ({ is: 'undecryptable' } & KeyStanding)
  /** The file is there and holds no record that can be read. */
  | { is: 'store-unreadable' };

/** Where the device key of one shop lives. */
export interface KeyStore {
  /**
   * Reads the key. Parallel questions share one reading; a failure is never remembered. Never rejects. A keyring
   * that asks its user something does not hold the program: it is `locked` after three seconds.
   * @param late told what came of the reading when it ended after that
   */
  load(late?: (state: KeyState) => void): Promise<KeyState>;
  /**
   * Keeps a key: encrypt, decrypt again and compare, write, read back. The record before stays as `previous`, and
   * no key that was replaced is thrown away.
   * @throws AppError 'device.store-unwritable' when any step fails; what was stored before is untouched
   */
  save(key: Secret, serialNumber: string): Promise<void>;
  /**
   * Goes through all steps of a save without changing anything, so that no request leaves whose answer could not be
   * kept. @throws AppError 'device.store-unwritable'
   */
  rehearse(): Promise<void>;
  /**
   * Seals the authority's raw answer and puts it on disk before anybody reads it (spec §5.2, domain §2.3).
   * @param at when it was asked for, by which it is found again
   * @throws AppError 'device.store-unwritable'
   */
  sealAnswer(answer: Secret, at: string): Promise<void>;
  /** The moments of the sealed answers, newest first; empty when the file cannot be read. */
  answersAt(): string[];
  /** Opens the newest sealed answer of a moment; null when there is none or it cannot be opened now. */
  openAnswer(at: string): Promise<Secret | null>;
  /** Name of the protection in force now. */
  protection(): string;
}
