/** The parts of an item that its code is composed of (domain §5.2). */
export interface ItemCodeParts {
  originCountryCode: string;
  itemTypeCode: string;
  packagingUnitCode: string;
  quantityUnitCode: string;
}

/**
 * How unit codes are written into an item code. `plain`: as they are. `x-marker`: an X before a code that has not
 * two letters, as in the spec's own sample. `two-letter-slots`: NT or NO in the place of such a code, which is what
 * the developer gateway takes.
 */
export const ITEM_CODE_STYLES = ['plain', 'x-marker', 'two-letter-slots'] as const;
type ItemCodeStyle = (typeof ITEM_CODE_STYLES)[number];

/** How a shop's item codes look. */
export interface ItemCodePattern {
  style: ItemCodeStyle;
  /** Of the running number. */
  digits: 7 | 8;
}

/** The pattern that fits the official example and the spec's sample at once (domain §5.2). */
export const USUAL_ITEM_CODE_PATTERN: ItemCodePattern = { style: 'x-marker', digits: 7 };

/**
 * The item code of these parts and a running number from 1: country, type, packaging, quantity unit, number, e.g.
 * 'KE2NTXU0000006'. The service does not prescribe a form (domain §5.2): a person may always change it.
 */
export function composeItemCode(
  parts: ItemCodeParts,
  number: number,
  { style, digits }: ItemCodePattern = USUAL_ITEM_CODE_PATTERN,
): string {
  const { originCountryCode, itemTypeCode, packagingUnitCode, quantityUnitCode } = parts;
  const units = slot(packagingUnitCode, style, 'NT') + slot(quantityUnitCode, style, 'NO');
  return originCountryCode + itemTypeCode + units + String(number).padStart(digits, '0');
}

/** The running number of a code that is composed of just these parts; null for any other code. */
export function readItemCodeNumber(
  itemCode: string,
  parts: ItemCodeParts,
  pattern: ItemCodePattern = USUAL_ITEM_CODE_PATTERN,
): number | null {
  const number = Number(/\d+$/.exec(itemCode.slice(-pattern.digits))?.[0] ?? Number.NaN);
  return composeItemCode(parts, number, pattern) === itemCode ? number : null;
}

function slot(code: string, style: ItemCodeStyle, substitute: string): string {
  if (style === 'plain' || code === '' || /^[A-Z]{2}$/.test(code)) return code;
  return style === 'x-marker' ? `X${code}` : substitute;
}
