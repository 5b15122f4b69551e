import type { ItemStateName } from '../../../shared/items/item.ts';

/** What a shop in a process of its own is told at its start. */
export interface Orders {
  task: 'prepare' | 'work' | 'settle';
  file: string;
  url: string;
  key: string;
  /** Time passes between two lives. */
  clockAheadMs: number;
  seed: number;
  /** Which life of the shop this is, from 1. */
  life: number;
  /** Items that a clerk has seen. */
  known: { id: number; itemCode: string }[];
}

/** What it says, line by line, at the moment at which a person in front of it would know. */
export type Said =
  | { is: 'ready' }
  | { is: 'closed' }
  | { is: 'logged'; message: string }
  /** About to save. */
  | { is: 'asked'; name: string; itemCode: string }
  /** The save was acknowledged. */
  | { is: 'saved'; name: string; id: number; revision: number }
  | { is: 'left-out'; name: string }
  /** A person is about to have these sent again. */
  | { is: 'resend'; names: string[] }
  | { is: 'decided'; deed: 'hold' | 'takeBack' | 'markRegistered' | 'sendNow' }
  /** How an item stands at the very end. */
  | {
      is: 'item';
      id: number;
      itemCode: string;
      name: string;
      state: ItemStateName;
      revision: number;
      acceptedRevision: number | null;
    };
