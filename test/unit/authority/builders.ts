import type { Exchange } from '../../../shared/authority/exchange.ts';
import type { Operation } from '../../../shared/authority/operation.ts';
import type { Outcome } from '../../../shared/authority/outcome.ts';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import type { DataOf } from '../../../shared/authority/wire.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';

export const RESULT_CODES = PRESETS['direct-test'].resultCodes;

/** The fields of a good item save; give what should differ. */
export function anItem(differing: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    itemClsCd: '5059690800',
    itemCd: 'KE1NTXU0000006',
    itemTyCd: '1',
    itemNm: 'Sugar 2 kg',
    orgnNatCd: 'KE',
    pkgUnitCd: 'NT',
    qtyUnitCd: 'U',
    taxTyCd: 'B',
    dftPrc: '250.00',
    isrcAplcbYn: 'N',
    useYn: 'Y',
    regrId: 'mary',
    regrNm: 'Mary',
    modrId: 'mary',
    modrNm: 'Mary',
    ...differing,
  };
}

/** An answer with this body: text as it is, anything else as JSON. */
export function anAnswer(
  body: unknown,
  differing: Partial<Extract<Exchange, { is: 'answered' }>> = {},
): Exchange {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return {
    is: 'answered',
    httpStatus: 200,
    contentType: 'application/json',
    retryAfterSeconds: null,
    bytes: new TextEncoder().encode(text).buffer,
    tooLarge: false,
    durationMs: 5,
    ...differing,
  };
}

/** A flat envelope (domain §1.5 a). */
export function anEnvelope(
  data: unknown = null,
  differing: Record<string, unknown> = {},
): Record<string, unknown> {
  return { resultCd: '000', resultMsg: 'Successful', resultDt: '20260204171710', data, ...differing };
}

/** A row of the import list; give what should differ. */
export function anImportRow(differing: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    taskCd: '20230208667984',
    dclDe: '01022023',
    itemSeq: 1,
    dclNo: '23NBOIM401172243',
    hsCd: '87169000',
    itemNm: 'OT; TANKER PARTS; ',
    imptItemsttsCd: '2',
    orgnNatCd: 'NL',
    exptNatCd: 'DE',
    pkg: 17,
    pkgUnitCd: 'CR',
    qty: 2,
    qtyUnitCd: 'U',
    totWt: 196.5,
    netWt: 196,
    spplrNm: 'Fluid Transfer\nGroup',
    agntNm: 'Rapid Services',
    invcFcurAmt: 5076.75,
    invcFcurCd: 'EUR',
    invcFcurExcrt: 135.73,
    ...differing,
  };
}

/** What a successful answer with this `data` is read as. Throws when it is no success. */
export function dataOf<O extends Operation>(
  operation: O,
  data: unknown,
): Extract<Outcome<DataOf[O]>, { is: 'success' }> {
  const outcome = readAnswer(operation, anAnswer(anEnvelope(data)), RESULT_CODES);
  if (outcome.is !== 'success') throw new Error(outcome.is);
  return outcome;
}
