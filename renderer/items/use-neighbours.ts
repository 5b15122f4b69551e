import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import { FIRST_FILTER, ITEM_FILTER, listRequestOf, type ItemFilter } from './item-filter.ts';
import { createWalk, type Around } from './walk.ts';

/** Ways to the items before and after one, in the list that it was opened from; null at its ends. */
export interface Neighbours {
  readonly toPrevious: (() => void) | null;
  readonly toNext: (() => void) | null;
}

/**
 * Walks through the list that the item list showed last (ux §4.5 Alt+Up, Alt+Down). Steps that are asked for before
 * it is known where they lead are made as soon as it is; so it has to stay while the items come and go.
 * @param id of the stored item on screen; null for a new one, around which there is nothing
 */
export function useNeighbours(id: number | null): Neighbours {
  const [, goTo] = useLocation();
  const around = useAround(id);
  const [walk] = useState(createWalk);
  const walkFrom = (at: number | null, known: Around | undefined): void => {
    const to = walk.step(at, known);
    if (to !== null) goTo(`/items/${to}`);
  };
  const walkOn = useEffectEvent(walkFrom);
  useEffect(() => walkOn(id, around), [id, around]);
  const step = (way: 1 | -1) => (): void => {
    walk.ask(way);
    walkFrom(id, around);
  };
  // At the end of the list the keys do nothing, rather than something else.
  useCommand('item.previous-item', step(-1), { enabled: id !== null });
  useCommand('item.next-item', step(1), { enabled: id !== null });
  return {
    toPrevious: (around?.previous ?? null) === null ? null : step(-1),
    toNext: (around?.next ?? null) === null ? null : step(1),
  };
}

/** Whether a key asks for a step, which is made as soon as it can be. */
export function isWalking({ altKey, key }: KeyboardEvent): boolean {
  return altKey && (key === 'ArrowUp' || key === 'ArrowDown');
}

/** The items around one; undefined while they are not known. */
function useAround(id: number | null): Around | undefined {
  const [filter] = useKeptState<ItemFilter>(ITEM_FILTER, FIRST_FILTER);
  const argument = { id: id ?? 1, list: listRequestOf(filter) };
  const { data } = useAnswer('items', 'neighbours', argument, { enabled: id !== null });
  return id === null ? undefined : data;
}
