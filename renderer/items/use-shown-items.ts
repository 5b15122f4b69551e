import { useMemo, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import type { ItemRow } from '../../shared/items/item.ts';
import type { ItemListRequest } from '../../shared/items/item-list.ts';
import { ItemView } from '../../shared/items/item-views.ts';
import { useKeptState } from '../design/use-kept-state.ts';
import { useListSelection, type ListSelection } from '../design/use-list-selection.ts';
import { FIRST_FILTER, itemsKeyOf, ITEM_FILTER, listRequestOf, type ItemFilter } from './item-filter.ts';

/** What the list shows, in which order, and what of it is selected. */
export interface ShownItems {
  /** As typed and pressed; the list follows a moment later. */
  readonly filter: ItemFilter;
  readonly change: (part: Partial<ItemFilter>) => void;
  /** What the program is asked for. */
  readonly request: ItemListRequest;
  readonly total: number | null;
  readonly setTotal: (total: number | null) => void;
  readonly selection: ListSelection<ItemRow>;
}

/** Short enough to feel immediate, long enough that a fast typist asks once. */
const TYPING_REST_MS = 80;

/** Filter and selection are kept while the program runs. */
export function useShownItems(): ShownItems {
  const [kept, setFilter] = useKeptState<ItemFilter>(ITEM_FILTER, FIRST_FILTER);
  const [asked, setAsked] = useState(askedFilter);
  const filter = asked === null ? kept : { ...FIRST_FILTER, ...asked };
  if (asked !== null) {
    // Kept too, so that the editor walks through the list that was seen.
    setFilter(filter);
    setAsked(null);
  }
  const [total, setTotal] = useState<number | null>(null);
  const [text] = useDebouncedValue(filter.text, TYPING_REST_MS);
  const { view, sort, descending, where } = filter;
  const request = useMemo(
    () => listRequestOf({ text, view, sort, descending, where }),
    [text, view, sort, descending, where],
  );
  const selection = useListSelection<ItemRow>({
    name: 'items',
    listKey: itemsKeyOf({ ...filter, text }),
    total,
    idOf,
    nameOf,
  });
  const change = (part: Partial<ItemFilter>) => setFilter({ ...filter, ...part });
  return { filter, change, request, total, setTotal, selection };
}

/**
 * What the screen before wanted to be seen: a view, e.g. Home's "items without barcode", or among all items those
 * that have a barcode which was scanned there; null for nothing.
 */
function askedFilter(): (Pick<ItemFilter, 'view'> & Partial<ItemFilter>) | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null) return null;
  if ('text' in state && typeof state.text === 'string') return { view: 'all', text: state.text };
  const view = ItemView.safeParse('view' in state ? state.view : null).data;
  return view === undefined ? null : { view };
}

function idOf({ id }: ItemRow): number {
  return id;
}

function nameOf({ name, itemCode }: ItemRow): string {
  return name === '' ? itemCode : name;
}
