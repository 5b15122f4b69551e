import { composeItemCode, type ItemCodeParts, type ItemCodePattern } from '../../shared/items/item-code.ts';
import type { ItemEntry } from '../../shared/items/item-editing.ts';

/**
 * The parts that sample codes are made of: what is pinned, as the next item will have it; else the official sample's
 * own (KE, 2 finished product, NT net, U pieces), whose one-letter unit is written differently by each style.
 */
export function sampleParts({ pins }: Pick<ItemEntry, 'pins'>): ItemCodeParts {
  const pinned = (field: keyof ItemCodeParts): string => {
    const value = pins.find((pin) => pin.field === field)?.value;
    return typeof value === 'string' && value !== '' ? value : OFFICIAL[field];
  };
  return {
    originCountryCode: pinned('originCountryCode'),
    itemTypeCode: pinned('itemTypeCode'),
    packagingUnitCode: pinned('packagingUnitCode'),
    quantityUnitCode: pinned('quantityUnitCode'),
  };
}

/** The code that the next item would get with a pattern: of the pinned parts, and with a unit of one letter. */
export function sampleCodes(
  entry: Pick<ItemEntry, 'pins' | 'nextNumber'>,
  pattern: ItemCodePattern,
): string[] {
  const parts = sampleParts(entry);
  const codes = [parts, { ...parts, quantityUnitCode: OFFICIAL.quantityUnitCode }].map((some) =>
    composeItemCode(some, entry.nextNumber, pattern),
  );
  return [...new Set(codes)];
}

/** The largest number that has room in a code. */
export function largestNumber({ digits }: Pick<ItemCodePattern, 'digits'>): number {
  return 10 ** digits - 1;
}

const OFFICIAL: ItemCodeParts = {
  originCountryCode: 'KE',
  itemTypeCode: '2',
  packagingUnitCode: 'NT',
  quantityUnitCode: 'U',
};
