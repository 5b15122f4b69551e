import { type DecimalSize, PRICE, QUANTITY } from '../money/decimal.ts';
import type { Operation } from './operation.ts';

/** What the spec demands of one field of a request. Lengths count characters (code points). */
export type FieldRule =
  | { is: 'text'; name: string; required: boolean; longest: number }
  /** Text of exactly this length (spec §8 rule 3). */
  | { is: 'exact-text'; name: string; length: number }
  | { is: 'number'; name: string; required: boolean; size: DecimalSize }
  /** 'Y' or 'N'. */
  | { is: 'flag'; name: string }
  /** YYYYMMDDHHmmss. */
  | { is: 'time'; name: string };

const text = (name: string, longest: number): FieldRule => ({ is: 'text', name, required: true, longest });
const optionalText = (name: string, longest: number): FieldRule => ({
  is: 'text',
  name,
  required: false,
  longest,
});
const optionalNumber = (name: string, size: DecimalSize): FieldRule => ({
  is: 'number',
  name,
  required: false,
  size,
});

const LAST_REQUEST_DATE: FieldRule = { is: 'time', name: 'lastReqDt' };

/** The fields of every request in the order of the spec (§2.2, §2.4, §2.6, §2.8). */
export const REQUEST_FIELDS: Readonly<Record<Operation, readonly FieldRule[]>> = {
  initialise: [
    { is: 'exact-text', name: 'tin', length: 11 },
    { is: 'exact-text', name: 'bhfId', length: 2 },
    text('dvcSrlNo', 100),
  ],
  codes: [LAST_REQUEST_DATE],
  item: [
    text('itemClsCd', 10),
    text('itemCd', 20),
    text('itemTyCd', 5),
    text('itemNm', 200),
    optionalText('itemStdNm', 200),
    text('orgnNatCd', 5),
    text('pkgUnitCd', 5),
    text('qtyUnitCd', 5),
    text('taxTyCd', 5),
    optionalText('btchNo', 10),
    optionalText('bcd', 20),
    { is: 'number', name: 'dftPrc', required: true, size: PRICE },
    optionalNumber('grpPrcL1', PRICE),
    optionalNumber('grpPrcL2', PRICE),
    optionalNumber('grpPrcL3', PRICE),
    optionalNumber('grpPrcL4', PRICE),
    optionalNumber('grpPrcL5', PRICE),
    optionalText('addInfo', 7),
    optionalNumber('sftyQty', QUANTITY),
    { is: 'flag', name: 'isrcAplcbYn' },
    { is: 'flag', name: 'useYn' },
    text('regrId', 20),
    text('regrNm', 60),
    text('modrId', 20),
    text('modrNm', 60),
  ],
  imports: [LAST_REQUEST_DATE],
};
