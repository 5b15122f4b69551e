import type { ItemFields } from '../../shared/items/item.ts';

/** What a new item is made from: nothing, another item, or a line of the customs imports. */
export type Origin =
  | { readonly is: 'nothing' }
  | { readonly is: 'copy'; readonly itemId: number }
  | { readonly is: 'import'; readonly importId: number };

/** Reads what stands behind the address of the editor, e.g. `import=12` of `/items/new?import=12`. */
export function originOf(search: string): Origin {
  const asked = new URLSearchParams(search);
  const importId = positive(asked.get('import'));
  if (importId !== null) return { is: 'import', importId };
  const itemId = positive(asked.get('duplicate'));
  return itemId === null ? { is: 'nothing' } : { is: 'copy', itemId };
}

/** The address of a new item that begins as a copy of a stored one. */
export function copyAddress(itemId: number): string {
  return `/items/new?duplicate=${itemId}`;
}

/** A copy of an item: everything but what belongs to that one alone (ux §4.5 Ctrl+D). */
export function copyOf(fields: ItemFields): ItemFields {
  return { ...fields, barcode: '', itemCode: '', inUse: true };
}

/** What customs told of a thing, over what the shop's items share: what customs does not know stays. */
export function withImport(pinned: ItemFields, fields: ItemFields): ItemFields {
  const told = Object.entries(fields).filter(([, value]) => value !== '' && typeof value !== 'boolean');
  return { ...pinned, ...Object.fromEntries(told) };
}

function positive(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
}
