import type { ItemFields } from '../../shared/items/item.ts';

/** The parts an item code is made of (domain §5.2). */
export interface CodeParts {
  readonly originCountryCode: string;
  readonly itemTypeCode: string;
  readonly packagingUnitCode: string;
  readonly quantityUnitCode: string;
}

/** The parts of the code when all are filled; null as long as one is missing. */
export function codeParts(fields: CodeParts): CodeParts | null {
  const { originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode } = fields;
  const parts = { originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode };
  const areKnown = Object.values(parts).every((part) => part.trim() !== '' && part.length <= LONGEST_PART);
  return areKnown ? parts : null;
}

/**
 * Whether a suggested code may take the place of what stands in the field: only of nothing, or of a suggestion made
 * before. What a person typed stays.
 */
export function mayReplace(current: ItemFields['itemCode'], suggestedBefore: string): boolean {
  return current.trim() === '' || current === suggestedBefore;
}

/** What the contract lets through. */
const LONGEST_PART = 20;
