import type { ItemFields } from '../../shared/items/item.ts';

/** An item that breaks no rule. */
export function anItem(changes: Partial<ItemFields> = {}): ItemFields {
  return {
    itemCode: 'KE2NTXU0000001',
    classificationCode: '5059690800',
    itemTypeCode: '2',
    name: 'Maziwa freshi 500 ml',
    standardName: '',
    originCountryCode: 'KE',
    packagingUnitCode: 'NT',
    quantityUnitCode: 'U',
    taxTypeCode: 'B',
    batchNumber: '',
    barcode: '',
    price: '65.00',
    groupPrice1: '',
    groupPrice2: '',
    groupPrice3: '',
    groupPrice4: '',
    groupPrice5: '',
    additionalInformation: '',
    safetyQuantity: '',
    insuranceApplicable: false,
    inUse: true,
    ...changes,
  };
}
