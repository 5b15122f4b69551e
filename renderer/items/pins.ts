import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import type { Pin } from '../../shared/items/item-editing.ts';

export type PinnedField = Pin['field'];

/** Whether a field's value can stay for the next item: what tells one item from another cannot. */
export function isPinnable(name: ItemFieldName): name is PinnedField {
  return name !== 'itemCode' && name !== 'name' && name !== 'barcode';
}

/** The pins of a form: the same fields as before, with the values that stand in it now. */
export function pinsFrom(fields: readonly PinnedField[], values: ItemFields): Pin[] {
  return fields.map((field) => ({ field, value: values[field] }));
}

/** A pin put on a field, or taken off it. */
export function withPinChanged(pins: readonly Pin[], field: PinnedField, value: Pin['value']): Pin[] {
  const others = pins.filter((pin) => pin.field !== field);
  return others.length < pins.length ? others : [...others, { field, value }];
}

/** Whether two lists pin the same fields with the same values, in whatever order. */
export function areSamePins(one: readonly Pin[], other: readonly Pin[]): boolean {
  return (
    one.length === other.length &&
    one.every((pin) => other.some(({ field, value }) => field === pin.field && value === pin.value))
  );
}
