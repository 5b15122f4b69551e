import type { Initialisation } from '../shops/shop-record.ts';
import type { DeviceNeeds, InitialisationAnswer } from './device-service.ts';
import type { KeyState } from './key-store.ts';

/** One passing of the one-way door: when it was asked for and as what. */
export interface Attempt {
  at: string;
  serialNumber: string;
  /** A further initialisation of a device that has a key; that key and its record stay in force. */
  isRepeat: boolean;
}

/** An attempt with its answer, and what the record said before, to which it returns when nothing can have happened. */
export interface Answered {
  attempt: Attempt;
  answer: InitialisationAnswer;
  before: Initialisation | null;
}

/** What the deeds of one device share while its shop is open. */
export interface DeviceInHand {
  needs: DeviceNeeds;
  keyState: KeyState;
  /** An answer that could not be kept on disk: it is asked for again from here, never from the authority. */
  unkept: Answered | null;
  /** What is being done; one thing at a time. */
  deed: 'none' | 'initialise' | 'keep-key';
  /** How often the key was read, so that a late reading never takes the place of a newer one. */
  loads: number;
}
