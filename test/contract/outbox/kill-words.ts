import type { ItemStateName } from '../../../shared/items/item.ts';

/** What a shop in a process of its own is told at its start. */
export interface Orders {
  task: 'prepare' | 'work' | 'settle' | 'renew';
  file: string;
  url: string;
  key: string;
  /** Time passes between two lives. */
  clockAheadMs: number;
  seed: number;
  /** Which life of the shop this is, from 1. */
  life: number;
  /** Items that a clerk has seen lately. */
  known: Known[];
  /** Many items that only deeds on many are for, local ones and drafts. */
  stock: number[];
}

export interface Known {
  id: number;
  itemCode: string;
}

/** One revision of an item. */
export interface Revision {
  id: number;
  revision: number;
}

/** What a deed on many is to make of one of its items. */
export interface Change extends Revision {
  itemCode: string;
  text: string;
  /** Its place in the deed's order. */
  place: number;
  /** Nothing that happens at the same time can keep the deed from it. */
  isSure: boolean;
  /** It may leave because of the deed. */
  isToLeave: boolean;
  /** Only when this has arrived at the authority; else that has the text already. */
  onlyAfter?: string;
}

export type ManyDeed = 'setField' | 'send' | 'hold' | 'undo';

/** What it says, line by line, at the moment at which a person in front of it would know. */
export type Said =
  | { is: 'ready' }
  | { is: 'closed' }
  | { is: 'logged'; message: string }
  /** About to save. */
  | { is: 'asked'; text: string; itemCode: string; isToLeave: boolean }
  /** The save was acknowledged. */
  | ({ is: 'saved'; text: string } & Revision)
  | { is: 'left-out'; text: string }
  /** A person is about to have these sent again; and to let these go that may never have left. */
  | { is: 'resend'; revisions: Revision[]; released: Revision[] }
  /** The same, for what is on its way and may come back at any moment. */
  | { is: 'maybe-resend'; revisions: Revision[] }
  | { is: 'decided'; deed: 'hold' | 'takeBack' | 'markRegistered' | 'sendNow' }
  /** These wait no more, until a person says so. */
  | { is: 'held'; revisions: Revision[] }
  /** About to do something with many items. */
  | { is: 'many'; deed: ManyDeed; life: number; number: number; items: number; changes: Change[] }
  /** That was acknowledged. */
  | { is: 'many-done'; life: number; number: number; changed: number; leftOut: number }
  /** An undoing found that the authority has these texts: it sends none of them. */
  | { is: 'as-accepted'; texts: string[] }
  /** How an item stands when everything is settled, and once more at the very end. */
  | ({
      is: 'item';
      itemCode: string;
      text: string;
      state: ItemStateName;
      acceptedRevision: number | null;
      isEnd: boolean;
    } & Revision);

/** What is told apart: each save gives an item a name of its own, each setting of a field another standard name. */
export function textOf(name: string, standardName: string): string {
  return standardName === '' ? name : `${name} ${standardName}`;
}

/** Who works in a life of the shop: what is stored tells in which one it was. */
export function personOf(life: number): string {
  return `Life ${life}`;
}
