import type { ItemNeighbours } from '../../shared/items/item-list.ts';

/** The items before and after one in a list; null at its ends. */
export type Around = Pick<ItemNeighbours, 'previous' | 'next'>;

/** A walk from item to item through a list. */
export interface Walk {
  /** Asks for one step more, forwards or back. */
  readonly ask: (way: 1 | -1) => void;
  /**
   * Makes the next of the steps that were asked for, once it is known where it leads; the rest is made from there.
   * @param at the item on screen
   * @param around undefined while it is not known
   * @returns the item to go to; null for none
   */
  readonly step: (at: number | null, around: Around | undefined) => number | null;
}

/** Begins a walk: no step is asked for. */
export function createWalk(): Walk {
  let steps = 0;
  let left: number | null = null;
  return {
    ask(way) {
      // A key that is held down must not run away.
      steps = Math.min(Math.max(steps + way, -MOST_STEPS), MOST_STEPS);
    },
    step(at, around) {
      // On the way to an item the one before is still on screen for a moment.
      if (at === left) return null;
      left = null;
      if (steps === 0 || around === undefined) return null;
      const to = steps > 0 ? around.next : around.previous;
      steps = to === null ? 0 : steps - Math.sign(steps);
      if (to !== null) left = at;
      return to;
    },
  };
}

const MOST_STEPS = 3;
