import type { Exchange } from '../../../shared/authority/exchange.ts';
import { answered } from '../../support/list-shop.ts';

/** A code as a test writes it: [code, name] and what should differ. */
export type TestCode = readonly [code: string, name: string, differing?: Record<string, unknown>];

/** An answer with these classes; what the second argument gives goes into the envelope. */
export function codesAnswer(
  classes: Readonly<Record<string, readonly TestCode[]>>,
  envelope: Parameters<typeof answered>[1] = {},
): Exchange {
  const clsList = Object.entries(classes).map(([cdCls, codes]) => ({
    cdCls,
    cdClsNm: `Class ${cdCls}`,
    cdClsDesc: null,
    userDfnNm1: cdCls === '04' ? 'Tax Rate' : null,
    userDfnNm2: null,
    userDfnNm3: null,
    useYn: 'Y',
    dtlList: codes.map(([cd, cdNm, differing], index) => ({
      cd,
      cdNm,
      cdDesc: null,
      srtOrd: index + 1,
      userDfnCd1: null,
      useYn: 'Y',
      ...differing,
    })),
  }));
  return answered({ clsList }, envelope);
}

/** The tax types as live Kenya lists them (domain §4.2). */
export const TAX_TYPES: readonly TestCode[] = [
  ['A', 'A-Exempt', { userDfnCd1: '0' }],
  ['B', 'B-VAT 16%', { userDfnCd1: '16' }],
  ['C', 'C-Zero Rated', { userDfnCd1: '0' }],
  ['E', 'E-VAT 8%', { userDfnCd1: '8' }],
  ['D', 'D-Non VAT', { userDfnCd1: '0' }],
];
