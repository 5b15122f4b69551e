import { tidyItem } from '../../shared/items/item-rules.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { nextItem } from '../../shared/items/blank-item.ts';
import type { ItemDoor } from './item-door.ts';
import type { ItemSettings } from './item-settings.ts';
import type { LikeItems } from './like-items.ts';
import { addDrafts, type LoadItemsNeeds } from './load-items.ts';

export interface ItemDoorNeeds extends LoadItemsNeeds {
  settings: ItemSettings;
  like: LikeItems;
}

/** What other domains may ask of the shop's items. */
export function createItemDoor(needs: ItemDoorNeeds): ItemDoor {
  const { database, settings, like, rows, stored } = needs;
  return {
    rows,
    addDrafts(drafts, noteIds) {
      const added = drafts.map(asDraft);
      const ids = database.transaction(() => {
        const ids = addDrafts(added, needs);
        noteIds(ids);
        return ids;
      });
      for (const [place, id] of ids.entries()) {
        const fields = added[place];
        if (fields !== undefined) stored(id, null, fields);
      }
    },
    likeNames: (name, limit) => like.sharingWords(name, limit),
    blank: () => nextItem(settings.pins()),
  };
}

/** A draft made by the program has no price yet: it stands there as nothing until somebody types one. */
function asDraft(fields: ItemFields): ItemFields {
  const tidy = tidyItem(fields);
  return tidy.price === '' ? { ...tidy, price: '0.00' } : tidy;
}
