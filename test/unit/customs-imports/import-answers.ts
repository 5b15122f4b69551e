import type { Exchange } from '../../../shared/authority/exchange.ts';
import { answered } from '../../support/list-shop.ts';

/** A line as the authority sends it; give what should differ. */
export function aLine(differing: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    taskCd: '20230208667984',
    dclDe: '01022023',
    itemSeq: 1,
    dclNo: '23NBOIM401172243',
    hsCd: '87169000',
    itemNm: 'OT; TANKER TRAILER PARTS',
    imptItemsttsCd: '2',
    orgnNatCd: 'NL',
    exptNatCd: 'NL',
    pkg: 17,
    pkgUnitCd: 'CR',
    qty: 2,
    qtyUnitCd: 'U',
    totWt: 196.5,
    netWt: 196,
    spplrNm: 'OPW FLUID TRANSFER',
    agntNm: 'Rapid Kate Services Limited',
    invcFcurAmt: 5076.75,
    invcFcurCd: 'EUR',
    invcFcurExcrt: 135.73,
    ...differing,
  };
}

/** An answer with these lines. */
export function importsAnswer(
  lines: readonly unknown[],
  envelope: Parameters<typeof answered>[1] = {},
): Exchange {
  return answered({ itemList: lines }, envelope);
}
