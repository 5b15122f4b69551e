import type { ItemFields } from '../../shared/items/item.ts';

/** The fields of a good item; what matters to a test is given. */
export function anItem(fields: Partial<ItemFields> = {}): ItemFields {
  return {
    itemCode: 'KE2NTXU0000001',
    classificationCode: '5059690800',
    itemTypeCode: '2',
    name: 'Sugar 2 kg',
    standardName: '',
    originCountryCode: 'KE',
    packagingUnitCode: 'NT',
    quantityUnitCode: 'U',
    taxTypeCode: 'B',
    batchNumber: '',
    barcode: '',
    price: '250.00',
    groupPrice1: '',
    groupPrice2: '',
    groupPrice3: '',
    groupPrice4: '',
    groupPrice5: '',
    additionalInformation: '',
    safetyQuantity: '',
    insuranceApplicable: false,
    inUse: true,
    ...fields,
  };
}
