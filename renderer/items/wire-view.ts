import { writeItem } from '../../shared/authority/requests.ts';
import { ITEM_FIELDS, itemToWire, type ItemWord } from '../../shared/authority/to-wire.ts';
import type { Item, ItemFields } from '../../shared/items/item.ts';
import { tidyItem } from '../../shared/items/item-rules.ts';

/** Somebody who is recorded with an item (spec §2.6). */
interface Person {
  readonly id: string;
  readonly name: string;
}

/** One field of the request, under our name and the authority's. */
export interface WireLine {
  readonly word: ItemWord;
  readonly wireName: string;
  /** Just as it is sent; null where nothing is. */
  readonly value: string | null;
  /** It keeps the request from being written. */
  readonly isBroken: boolean;
}

/** What the authority would be sent for an item, computed from what stands in the form. The key is never part of it. */
export interface WireView {
  readonly lines: readonly WireLine[];
  /** The text to the character; null while a field keeps it from being written. */
  readonly body: string | null;
}

/** The request for these fields, as the save would freeze it (spec §2.6). */
export function wireViewOf(fields: ItemFields, registrant: Person, modifier: Person): WireView {
  const wire = itemToWire({
    ...tidyItem(fields),
    registrantId: registrant.id,
    registrantName: registrant.name,
    modifierId: modifier.id,
    modifierName: modifier.name,
  });
  const written = writeItem(wire);
  const broken = new Set(written.ok ? [] : written.problems.map(({ field }) => field));
  const lines = WORDS.map((word) => {
    const wireName = ITEM_FIELDS[word];
    const value = wire[wireName] ?? null;
    return { word, wireName, value: value === '' ? null : value, isBroken: broken.has(wireName) };
  });
  return { lines, body: written.ok ? written.body : null };
}

/** Who is recorded with an item: who registered it stays, who saves it now changed it. */
export function peopleOf(
  item: Item | null,
  operator: Person | null,
): { registrant: Person; modifier: Person } {
  const now = operator ?? { id: '', name: '' };
  return { registrant: item?.registrant ?? now, modifier: now };
}

const WORDS = Object.keys(ITEM_FIELDS).filter((word): word is ItemWord => Object.hasOwn(ITEM_FIELDS, word));
