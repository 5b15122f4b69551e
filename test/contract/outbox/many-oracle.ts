import { personOf, type Said } from './kill-words.ts';
import { keyOf, type StoredShop } from './stored-shop.ts';

type Begun = Extract<Said, { is: 'many' }>;
type Done = Extract<Said, { is: 'many-done' }>;

/** The smallest part of a deed on many that is done at once. */
const LEAST_CHUNK = 200;

/**
 * Remembers what was done with many items at once: what was acknowledged is complete, and what a kill cut short was
 * cut between two chunks.
 */
export class ManyOracle {
  readonly #begun = new Map<string, Begun>();
  readonly #done = new Map<string, Done>();

  hear(said: Said): void {
    if (said.is === 'many') this.#begun.set(numberOf(said), said);
    if (said.is === 'many-done') this.#done.set(numberOf(said), said);
  }

  judge(stored: StoredShop): string[] {
    return [...this.#begun].flatMap(([number, deed]) => {
      const done = this.#done.get(number);
      const faults = done === undefined ? cutFaults(deed, stored) : doneFaults(deed, done, stored);
      return faults.map((fault) => `${deed.deed} ${number} of ${deed.items} items ${fault}`);
    });
  }

  counts(stored: StoredShop): Record<string, number> {
    const done = [...this.#done.values()].map((each) => this.#begun.get(numberOf(each))?.deed);
    const cut = [...this.#begun].filter(([number]) => !this.#done.has(number)).map(([, deed]) => deed);
    const places = cut.map((deed) => cutAt(deed, stored)).filter((place) => place !== null);
    return {
      ...Object.fromEntries(
        DEEDS.map((deed) => [`${deed} of many`, done.filter((each) => each === deed).length]),
      ),
      'many cut': cut.length,
      'many cut between chunks': places.filter((place) => place > 0).length,
    };
  }
}

const DEEDS = ['setField', 'send', 'hold', 'undo'] as const;

function numberOf({ life, number }: Begun | Done): string {
  return `${life}.${number}`;
}

function doneFaults(deed: Begun, { changed, leftOut }: Done, stored: StoredShop): string[] {
  const missing = deed.changes
    .filter(({ isSure }) => isSure)
    .filter((change) => !isThere(change, deed, stored));
  const stayed = deed.changes.filter((change) => !isThere(change, deed, stored)).length;
  return [
    ...missing.map((change) => `was acknowledged, but not ${keyOf(change)}`),
    ...(changed + leftOut === deed.items ? [] : [`says ${changed} and ${leftOut}`]),
    ...(deed.deed === 'setField' && (changed !== deed.items || stayed > 0) ? [`says ${changed}`] : []),
  ];
}

function cutFaults(deed: Begun, stored: StoredShop): string[] {
  const place = cutAt(deed, stored);
  if (place === null || place === 0) return [];
  const beyond = deed.changes.filter((change) => change.place >= place && isThere(change, deed, stored));
  return [
    ...beyond.map((change) => `was cut at ${place}, but ${keyOf(change)} is there`),
    ...(place < LEAST_CHUNK ? [`was cut at ${place}, within a chunk`] : []),
  ];
}

/** The place of the first that is surely missing; 0 when nothing was done yet, null when nothing is missing. */
function cutAt(deed: Begun, stored: StoredShop): number | null {
  const sure = deed.changes.filter(({ isSure }) => isSure);
  const missing = sure.find((change) => !isThere(change, deed, stored));
  if (missing === undefined) return null;
  return deed.changes.some((change) => isThere(change, deed, stored)) ? missing.place : 0;
}

function isThere(change: Begun['changes'][number], { life }: Begun, { revisions }: StoredShop): boolean {
  const revision = revisions.get(keyOf(change));
  return revision?.text === change.text && revision.person === personOf(life);
}
