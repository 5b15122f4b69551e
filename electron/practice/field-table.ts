/**
 * What the authority demands of every field of a request, written down from the service's specification and from
 * nothing else. The client has its own rules; that the two agree is what practising proves.
 */
export type FieldRule =
  | { is: 'text'; required: boolean; longest: number }
  | { is: 'exact-text'; required: true; length: number }
  | { is: 'number'; required: boolean; precision: number; scale: number }
  | { is: 'flag'; required: true }
  | { is: 'time'; required: true }
  | { is: 'code'; required: true; longest: number; cdCls: string }
  | { is: 'classification'; required: true };

export type FieldTable = readonly (readonly [field: string, rule: FieldRule])[];

const text = (longest: number): FieldRule => ({ is: 'text', required: true, longest });
const optionalText = (longest: number): FieldRule => ({ is: 'text', required: false, longest });
const code = (cdCls: string): FieldRule => ({ is: 'code', required: true, longest: 5, cdCls });
const optionalPrice: FieldRule = { is: 'number', required: false, precision: 18, scale: 2 };
const flag: FieldRule = { is: 'flag', required: true };

/** Spec §2.2. */
export const INITIALISATION_FIELDS: FieldTable = [
  ['tin', { is: 'exact-text', required: true, length: 11 }],
  ['bhfId', { is: 'exact-text', required: true, length: 2 }],
  ['dvcSrlNo', text(100)],
];

/** Spec §2.4 and §2.8: the same single field. */
export const SINCE_FIELDS: FieldTable = [['lastReqDt', { is: 'time', required: true }]];

/** Spec §2.6, in its order; the classes of the coded fields are those of the authority's code lists. */
export const ITEM_FIELDS: FieldTable = [
  ['itemClsCd', { is: 'classification', required: true }],
  ['itemCd', text(20)],
  ['itemTyCd', code('24')],
  ['itemNm', text(200)],
  ['itemStdNm', optionalText(200)],
  ['orgnNatCd', code('05')],
  ['pkgUnitCd', code('17')],
  ['qtyUnitCd', code('10')],
  ['taxTyCd', code('04')],
  ['btchNo', optionalText(10)],
  ['bcd', optionalText(20)],
  ['dftPrc', { is: 'number', required: true, precision: 18, scale: 2 }],
  ['grpPrcL1', optionalPrice],
  ['grpPrcL2', optionalPrice],
  ['grpPrcL3', optionalPrice],
  ['grpPrcL4', optionalPrice],
  ['grpPrcL5', optionalPrice],
  ['addInfo', optionalText(7)],
  ['sftyQty', { is: 'number', required: false, precision: 13, scale: 2 }],
  ['isrcAplcbYn', flag],
  ['useYn', flag],
  ['regrId', text(20)],
  ['regrNm', text(60)],
  ['modrId', text(20)],
  ['modrNm', text(60)],
];
