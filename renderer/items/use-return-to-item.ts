import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { ItemRow } from '../../shared/items/item.ts';
import type { ItemListRequest } from '../../shared/items/item-list.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { keysWaitFor } from '../design/waiting-keys.ts';

/** What the address of the list carries when somebody comes back to it from an item. */
export function backFrom(id: number | null): { readonly backFrom: number } | undefined {
  return id === null ? undefined : { backFrom: id };
}

/**
 * Brings the keyboard to the item that was left by Esc, wherever it stands in the list now, so that arrow down and
 * Enter open the next one; to the row of before when the list shows it no more.
 */
export function useReturnToItem(list: RefObject<ListPlace<ItemRow> | null>, request: ItemListRequest): void {
  const bridge = useBridge();
  const answers = useQueryClient();
  const comeBack = useEffectEvent(() => {
    const id = leftItem();
    if (id === null) return;
    const found = answers.fetchQuery(answerQuery(bridge, 'items', 'neighbours', { id, list: request }));
    // Where it stands is a help only: the list itself says what is wrong.
    const there = found.then(({ place }) => place).catch(() => null);
    const arrivedAt = document.activeElement;
    const goThere = (place: number | null): void => {
      // Who has gone elsewhere by mouse meanwhile stays there.
      if (document.activeElement === arrivedAt) list.current?.goTo(place ?? list.current.index);
    };
    void keysWaitFor(there.then(goThere));
  });
  useLayoutEffect(() => comeBack(), []);
}

function leftItem(): number | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('backFrom' in state)) return null;
  return typeof state.backFrom === 'number' ? state.backFrom : null;
}
