import type { DeviceFacts } from '../device/device-state.ts';
import type { Decimal } from '../money/decimal.ts';
import type { WireCode, WireCodeClass, WireDeviceInfo, WireImportRow, WireUnreadRow } from './wire.ts';

/** A code class of an answer in whole words, with the codes that came with it (spec §2.5). */
export interface CodeClassInWords {
  code: string;
  /** '' when a partial answer left it out (domain §4.3). */
  name: string;
  description: string | null;
  /** Headings of the codes' three values, e.g. 'Tax Rate'. */
  label1: string | null;
  label2: string | null;
  label3: string | null;
  inUse: boolean;
  codes: CodeInWords[];
}

/** A code of a class in whole words (spec §2.5). */
export interface CodeInWords {
  code: string;
  name: string;
  description: string | null;
  sortOrder: number | null;
  value1: string | null;
  value2: string | null;
  value3: string | null;
  inUse: boolean;
}

/** A row of the customs import list in whole words (spec §2.9); '' where the answer had nothing. */
export interface CustomsImportInWords {
  taskCode: string;
  declarationDateRaw: string;
  itemSequence: string;
  declarationNumber: string;
  hsCode: string;
  itemName: string;
  statusCode: string;
  originCountryCode: string;
  exportCountryCode: string;
  packageQuantity: Decimal | null;
  packageUnitCode: string | null;
  quantity: Decimal | null;
  quantityUnitCode: string;
  totalWeight: Decimal | null;
  netWeight: Decimal | null;
  supplierName: string;
  agentName: string;
  invoiceAmount: Decimal | null;
  invoiceCurrencyCode: string;
  invoiceExchangeRate: Decimal | null;
}

/** A row of the customs import list that could not be read, and what it says of the line it is about. */
export interface UnreadImport {
  /** From 1, as it stands in the answer. */
  place: number;
  problems: { field: string; problem: 'not-a-row' | 'missing' }[];
  /** What it says of the line's name; null where it says nothing. */
  taskCode: string | null;
  declarationDateRaw: string | null;
  itemSequence: string | null;
  /** As the authority sent it, cut where it is very long. */
  raw: string;
}

/** Names lose the blanks around them, which real answers have (domain §4.1); blanks alone are nothing. */
export function codeClassToDomain(wire: WireCodeClass): CodeClassInWords {
  return {
    code: wire.cdCls,
    name: trimmed(wire.cdClsNm),
    description: textOrNull(wire.cdClsDesc),
    label1: textOrNull(wire.userDfnNm1),
    label2: textOrNull(wire.userDfnNm2),
    label3: textOrNull(wire.userDfnNm3),
    inUse: wire.useYn === 'Y',
    codes: wire.dtlList.map(codeToDomain),
  };
}

function codeToDomain(wire: WireCode): CodeInWords {
  return {
    code: wire.cd,
    name: trimmed(wire.cdNm),
    description: textOrNull(wire.cdDesc),
    sortOrder: wire.srtOrd,
    value1: textOrNull(wire.userDfnCd1),
    value2: textOrNull(wire.userDfnCd2),
    value3: textOrNull(wire.userDfnCd3),
    inUse: wire.useYn === 'Y',
  };
}

/** The declaration date stays as it was sent, blanks and all: later calls must echo it (domain §6). */
export function customsImportToDomain(wire: WireImportRow): CustomsImportInWords {
  return {
    taskCode: wire.taskCd,
    declarationDateRaw: wire.dclDe,
    itemSequence: wire.itemSeq,
    declarationNumber: trimmed(wire.dclNo),
    hsCode: trimmed(wire.hsCd),
    itemName: trimmed(wire.itemNm),
    statusCode: trimmed(wire.imptItemsttsCd),
    originCountryCode: trimmed(wire.orgnNatCd),
    exportCountryCode: trimmed(wire.exptNatCd),
    packageQuantity: wire.pkg,
    packageUnitCode: textOrNull(wire.pkgUnitCd),
    quantity: wire.qty,
    quantityUnitCode: trimmed(wire.qtyUnitCd),
    totalWeight: wire.totWt,
    netWeight: wire.netWt,
    supplierName: trimmed(wire.spplrNm),
    agentName: trimmed(wire.agntNm),
    invoiceAmount: wire.invcFcurAmt,
    invoiceCurrencyCode: trimmed(wire.invcFcurCd),
    invoiceExchangeRate: wire.invcFcurExcrt,
  };
}

/** A row that names no line: which of the parts of the name are missing (domain §6). */
export function unreadImportToDomain(wire: WireUnreadRow): UnreadImport {
  const { row, isRow, taskCd: taskCode, dclDe: declarationDateRaw, itemSeq: itemSequence, raw } = wire;
  const named = Object.entries({ taskCode, itemSequence });
  const missing = named.filter(([, value]) => value === null);
  const problems: UnreadImport['problems'] = isRow
    ? missing.map(([field]) => ({ field, problem: 'missing' }))
    : [{ field: '', problem: 'not-a-row' }];
  return { place: row + 1, problems, taskCode, declarationDateRaw, itemSequence, raw };
}

/**
 * What an initialisation told, in whole words (spec §2.3).
 * @param asked PIN and branch of the request, which stand where the answer is silent about them (domain §2.2)
 */
export function deviceInfoToDomain(
  wire: WireDeviceInfo,
  asked: { taxpayerPin: string; branchId: string },
): DeviceFacts {
  return {
    taxpayerPin: wire.tin ?? asked.taxpayerPin,
    taxpayerName: wire.taxprNm ?? '',
    businessActivity: wire.bsnsActv,
    branchId: wire.bhfId ?? asked.branchId,
    branchName: wire.bhfNm ?? '',
    branchOpenedOn: wire.bhfOpenDt,
    countyName: wire.prvncNm,
    subCountyName: wire.dstrtNm,
    taxLocalityName: wire.sctrNm,
    locationDescription: wire.locDesc,
    isHeadOffice: headOfficeOf(wire.hqYn),
    managerName: wire.mgrNm,
    managerPhone: wire.mgrTelNo,
    managerEmail: wire.mgrEmail,
    deviceId: wire.dvcId,
    controlUnitId: wire.sdicId,
    mrcNumber: wire.mrcNo,
  };
}

function headOfficeOf(flag: string | null): boolean | null {
  if (flag === 'Y') return true;
  return flag === 'N' ? false : null;
}

function trimmed(text: string | null): string {
  return text === null ? '' : text.trim();
}

function textOrNull(text: string | null): string | null {
  const kept = trimmed(text);
  return kept === '' ? null : kept;
}
