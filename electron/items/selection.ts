import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import type { ItemListing } from './item-listing.ts';

/**
 * The ids of a selection, each once: picked ones in the order in which they were given, a whole list in its own.
 * Picked ones that there are no more are left out.
 */
export async function selectedIds(
  selection: ItemSelection,
  listing: Pick<ItemListing, 'all' | 'known'>,
): Promise<readonly number[]> {
  switch (selection.is) {
    case 'ids':
      return listing.known(selection.ids);
    case 'all': {
      const except = new Set(selection.except);
      const ids = await listing.all(selection.list);
      return except.size === 0 ? ids : ids.filter((id) => !except.has(id));
    }
    default:
      return assertNever(selection);
  }
}
