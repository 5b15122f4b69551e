import { assertNever } from '../../shared/errors/assert-never.ts';
import { CodeBook } from './code-book.ts';
import { CustomsDesk } from './customs-desk.ts';
import { communicationKey } from './device-facts.ts';
import type { PracticeEvent, SavedItem } from './practice-events.ts';
import type { CodeName } from './practice-switches.ts';

/** A taxpayer's branch with the one device it has now, its items, and what customs tells it. */
export interface Branch {
  tin: string;
  bhfId: string;
  device: { dvcSrlNo: string; cmcKey: string; initialisedAt: number };
  /** Serials that were initialised here at any time: the key of each is given once. */
  serials: Set<string>;
  items: Map<string, { item: SavedItem; saves: number }>;
  /** Every accepted save, oldest first. */
  saves: { at: number; itemCd: string; item: SavedItem }[];
  customs: CustomsDesk;
}

/** The practice authority's whole memory. It changes by events only, so that a log of them is all it needs. */
export class PracticeBooks {
  readonly seed: number;
  readonly begunAt: number;
  readonly codes: CodeBook;
  readonly #branches = new Map<string, Branch>();
  readonly #sequences = new Map<string, number>();
  readonly #switchedOff = new Map<string, CodeName>();

  constructor(begun: { seed: number; at: number }) {
    this.seed = begun.seed;
    this.begunAt = begun.at;
    this.codes = new CodeBook(begun.at, begun.seed);
  }

  /** The branch that has a device; undefined when it was never initialised. */
  branch(tin: string, bhfId: string): Branch | undefined {
    return this.#branches.get(branchName(tin, bhfId));
  }

  /** In the order in which they were first initialised. */
  branches(): Branch[] {
    return [...this.#branches.values()];
  }

  /** The codes that a person has switched off, in the order of their doing. */
  switchedOffCodes(): CodeName[] {
    return [...this.#switchedOff.values()];
  }

  /** The running number that the taxpayer's next new item code should end with, across all branches. */
  nextSequence(tin: string): number {
    return (this.#sequences.get(tin) ?? 0) + 1;
  }

  /** Lets one event happen. The log is replayed through here at the start, and everything new comes through here too. */
  apply(event: PracticeEvent): void {
    switch (event.is) {
      case 'begun':
        return;
      case 'device-initialised':
        return this.#initialise(event);
      case 'item-saved':
        return this.#save(event);
      case 'imports-looked-at':
        return this.branch(event.tin, event.bhfId)?.customs.look(event.at);
      case 'code-switched':
        return this.#switchCode(event);
      default:
        return assertNever(event);
    }
  }

  #initialise(event: PracticeEvent & { is: 'device-initialised' }): void {
    const { tin, bhfId, dvcSrlNo, at } = event;
    const name = branchName(tin, bhfId);
    const branch = this.#branches.get(name);
    const device = { dvcSrlNo, cmcKey: communicationKey(this.seed, event), initialisedAt: at };
    if (branch !== undefined) {
      branch.device = device;
      branch.serials.add(dvcSrlNo);
      return;
    }
    const customs = new CustomsDesk(this.seed, name);
    const serials = new Set([dvcSrlNo]);
    this.#branches.set(name, { tin, bhfId, device, serials, items: new Map(), saves: [], customs });
  }

  #save({ tin, bhfId, at, item }: PracticeEvent & { is: 'item-saved' }): void {
    const branch = this.branch(tin, bhfId);
    const itemCd = item['itemCd'] ?? '';
    if (branch === undefined) return;
    branch.items.set(itemCd, { item, saves: (branch.items.get(itemCd)?.saves ?? 0) + 1 });
    branch.saves.push({ at, itemCd, item });
    this.#sequences.set(tin, Math.max(this.#sequences.get(tin) ?? 0, runningNumber(itemCd)));
  }

  #switchCode({ cdCls, cd, useYn, at }: PracticeEvent & { is: 'code-switched' }): void {
    this.codes.switchCode(cdCls, cd, useYn, at);
    const name = `${cdCls}/${cd}`;
    if (useYn === 'N') this.#switchedOff.set(name, { cdCls, cd });
    else this.#switchedOff.delete(name);
  }
}

/** The running number at the end of an item code: at most its last seven digits; 0 when there are none. */
export function runningNumber(itemCd: string): number {
  return Number(/\d{1,7}$/.exec(itemCd)?.[0] ?? 0);
}

function branchName(tin: string, bhfId: string): string {
  return `${tin}/${bhfId}`;
}
