import type { ItemFields } from './item.ts';
import type { Pin } from './item-editing.ts';

/** A new item before anything is typed: insurance no, in use yes (ux §4.5). */
export const BLANK_ITEM: ItemFields = {
  itemCode: '',
  classificationCode: '',
  itemTypeCode: '',
  name: '',
  standardName: '',
  originCountryCode: '',
  packagingUnitCode: '',
  quantityUnitCode: '',
  taxTypeCode: '',
  batchNumber: '',
  barcode: '',
  price: '',
  groupPrice1: '',
  groupPrice2: '',
  groupPrice3: '',
  groupPrice4: '',
  groupPrice5: '',
  additionalInformation: '',
  safetyQuantity: '',
  insuranceApplicable: false,
  inUse: true,
};

/** A new item as it is offered: blank but for what is pinned. A pin that does not fit its field is passed over. */
export function nextItem(pins: readonly Pin[]): ItemFields {
  const fitting = pins.filter(({ field, value }) => typeof value === typeof BLANK_ITEM[field]);
  return { ...BLANK_ITEM, ...Object.fromEntries(fitting.map(({ field, value }) => [field, value])) };
}
