import { useLocation } from 'wouter';
import { useCommand } from '../app/commands.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import { FIRST_FILTER, ITEM_FILTER, listRequestOf, type ItemFilter } from './item-filter.ts';

/** Ways to the items before and after one, in the list that it was opened from; null at its ends. */
export interface Neighbours {
  readonly toPrevious: (() => void) | null;
  readonly toNext: (() => void) | null;
}

/** Walks through the list that the item list showed last (ux §4.5 Alt+Up, Alt+Down). */
export function useNeighbours(id: number | null): Neighbours {
  const [, goTo] = useLocation();
  const [filter] = useKeptState<ItemFilter>(ITEM_FILTER, FIRST_FILTER);
  const argument = { id: id ?? 1, list: listRequestOf(filter) };
  const { data } = useAnswer('items', 'neighbours', argument, { enabled: id !== null });
  const wayTo = (other: number | null): (() => void) | null =>
    id === null || other === null ? null : () => goTo(`/items/${other}`);
  const toPrevious = wayTo(data?.previous ?? null);
  const toNext = wayTo(data?.next ?? null);
  // At the end of the list the keys do nothing, rather than something else.
  useCommand('item.previous-item', () => toPrevious?.(), { enabled: id !== null });
  useCommand('item.next-item', () => toNext?.(), { enabled: id !== null });
  return { toPrevious, toNext };
}
