import type { ItemDoor } from '../../electron/items/item-door.ts';
import type { Database } from '../../electron/database/database.ts';
import type { ItemFields, ItemRow } from '../../shared/items/item.ts';
import { fromUnits } from '../../shared/money/decimal.ts';
import { anItem } from './an-item.ts';

/** Items of a shop without their rules, for tests of what only knows the door to them. */
export interface ItemShelf extends ItemDoor {
  /** Every item by id, the first is 1. */
  fields: ItemFields[];
  add(fields: Partial<ItemFields>): number;
  /** The values that a new item begins with. */
  pinned: Partial<ItemFields>;
}

/** @param fields what is on the shelf already */
export function itemShelf(database: Database, fields: ItemFields[] = []): ItemShelf {
  const shelf: ItemShelf = {
    fields,
    pinned: {},
    add(entered) {
      shelf.fields.push({ ...shelf.blank(), ...entered });
      return shelf.fields.length;
    },
    rows: (ids) =>
      ids.flatMap((id) => {
        const found = shelf.fields[id - 1];
        return found === undefined ? [] : [rowOf(id, found)];
      }),
    addDrafts(drafts, noteIds) {
      database.transaction(() => noteIds(drafts.map((draft) => shelf.add(draft))));
    },
    likeNames(name, limit) {
      const words = name.toLowerCase().split(' ');
      const sharesWord = (item: ItemFields): boolean =>
        words.some((word) => item.name.toLowerCase().split(' ').includes(word));
      return shelf.fields.flatMap((item, index) => (sharesWord(item) ? [index + 1] : [])).slice(0, limit);
    },
    blank: () => ({ ...emptyFields(), ...shelf.pinned }),
  };
  return shelf;
}

function emptyFields(): ItemFields {
  const { insuranceApplicable, inUse, ...texts } = anItem();
  const empty = Object.fromEntries(Object.keys(texts).map((field) => [field, '']));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every text of an item, emptied
  return { ...empty, insuranceApplicable, inUse } as ItemFields;
}

function rowOf(id: number, fields: ItemFields): ItemRow {
  const { itemCode, name, classificationCode, taxTypeCode, quantityUnitCode, barcode, inUse } = fields;
  const told = { itemCode, name, classificationCode, taxTypeCode, quantityUnitCode, barcode, inUse };
  return { id, state: 'draft', ...told, price: fromUnits(0n), changedAt: '2026-11-21T06:00:00.000Z' };
}
