/** Every field of an item in whole words, with the spec's name for it (spec §2.6). The one table of the translation. */
export const ITEM_FIELDS = {
  classificationCode: 'itemClsCd',
  itemCode: 'itemCd',
  itemTypeCode: 'itemTyCd',
  name: 'itemNm',
  standardName: 'itemStdNm',
  originCountryCode: 'orgnNatCd',
  packagingUnitCode: 'pkgUnitCd',
  quantityUnitCode: 'qtyUnitCd',
  taxTypeCode: 'taxTyCd',
  batchNumber: 'btchNo',
  barcode: 'bcd',
  price: 'dftPrc',
  groupPrice1: 'grpPrcL1',
  groupPrice2: 'grpPrcL2',
  groupPrice3: 'grpPrcL3',
  groupPrice4: 'grpPrcL4',
  groupPrice5: 'grpPrcL5',
  additionalInformation: 'addInfo',
  safetyQuantity: 'sftyQty',
  insuranceApplicable: 'isrcAplcbYn',
  inUse: 'useYn',
  registrantId: 'regrId',
  registrantName: 'regrNm',
  modifierId: 'modrId',
  modifierName: 'modrNm',
} as const;

export type ItemWord = keyof typeof ITEM_FIELDS;
type FlagWord = 'insuranceApplicable' | 'inUse';

/** An item in whole words. '' and null both mean that there is none; decimals are text ('1250.00'). */
export type ItemInWords = Readonly<Record<Exclude<ItemWord, FlagWord>, string | null>> &
  Readonly<Record<FlagWord, boolean>>;

/** The fields of an item save in the spec's names, for `writeItem`, which checks them. */
export function itemToWire(item: ItemInWords): Record<string, string | null> {
  const fields: Record<string, string | null> = {};
  for (const word of ITEM_WORDS) {
    const value = item[word];
    fields[ITEM_FIELDS[word]] = typeof value === 'boolean' ? flagOf(value) : value;
  }
  return fields;
}

/** The whole word for one of the spec's field names, e.g. from a refusal that names `<modrId>`; null for others. */
export function itemWordOf(field: string): ItemWord | null {
  return ITEM_WORDS.find((word) => ITEM_FIELDS[word] === field) ?? null;
}

function isItemWord(word: string): word is ItemWord {
  return Object.hasOwn(ITEM_FIELDS, word);
}

const ITEM_WORDS = Object.keys(ITEM_FIELDS).filter(isItemWord);

function flagOf(value: boolean): 'Y' | 'N' {
  return value ? 'Y' : 'N';
}
