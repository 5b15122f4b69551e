import type { Decimal } from '../money/decimal.ts';

/** A JSON object as it came, nothing known about its members. */
export type Fields = Readonly<Record<string, unknown>>;

/** 'Y' or 'N' (spec §2). */
export type Flag = 'Y' | 'N';

/** A detail code of a class (spec §2.5); what the answer left out is null. */
export interface WireCode {
  cd: string;
  cdNm: string | null;
  cdDesc: string | null;
  srtOrd: number | null;
  userDfnCd1: string | null;
  userDfnCd2: string | null;
  userDfnCd3: string | null;
  useYn: Flag;
  /** Members that the spec does not know, only when there are any. */
  extra?: Fields;
}

/** A code class with the detail codes that came with it, perhaps only some of them (spec §2.5, domain §4.3). */
export interface WireCodeClass {
  cdCls: string;
  cdClsNm: string | null;
  cdClsDesc: string | null;
  userDfnNm1: string | null;
  userDfnNm2: string | null;
  userDfnNm3: string | null;
  useYn: Flag;
  dtlList: WireCode[];
  extra?: Fields;
}

/** A row of the import item list (spec §2.9). Three fields name the row and are always there. */
export interface WireImportRow {
  taskCd: string;
  /** As it came: later calls must echo it (domain §6); '' when there was none. */
  dclDe: string;
  itemSeq: string;
  dclNo: string | null;
  hsCd: string | null;
  itemNm: string | null;
  imptItemsttsCd: string | null;
  orgnNatCd: string | null;
  exptNatCd: string | null;
  pkg: Decimal | null;
  pkgUnitCd: string | null;
  qty: Decimal | null;
  qtyUnitCd: string | null;
  totWt: Decimal | null;
  netWt: Decimal | null;
  spplrNm: string | null;
  agntNm: string | null;
  invcFcurAmt: Decimal | null;
  invcFcurCd: string | null;
  invcFcurExcrt: Decimal | null;
  /** Members that the spec does not know, and values that could not be read or had to be rounded, as they came. */
  extra?: Fields;
}

/** A row of the import item list that names no line and was left out. */
export interface WireUnreadRow {
  /** Index in the answer's list, from 0. */
  row: number;
  /** False when the row is no JSON object at all. */
  isRow: boolean;
  /** What the row says of the line's name; null where it says nothing. */
  taskCd: string | null;
  dclDe: string | null;
  itemSeq: string | null;
  /** The row as JSON text, cut where it is very long. */
  raw: string;
}

/** What an initialisation tells of taxpayer, branch and device (spec §2.3), without the key. */
export interface WireDeviceInfo {
  tin: string | null;
  taxprNm: string | null;
  bsnsActv: string | null;
  bhfId: string | null;
  bhfNm: string | null;
  bhfOpenDt: string | null;
  prvncNm: string | null;
  dstrtNm: string | null;
  sctrNm: string | null;
  locDesc: string | null;
  hqYn: string | null;
  mgrNm: string | null;
  mgrTelNo: string | null;
  mgrEmail: string | null;
  dvcId: string | null;
  /** From either spelling, `sdicId` or `sdcId` (spec §2.3). */
  sdicId: string | null;
  mrcNo: string | null;
  extra?: Fields;
}

/** What a successful answer of each operation holds. */
export interface DataOf {
  initialise: WireDeviceInfo;
  codes: { classes: WireCodeClass[] };
  item: null;
  imports: { rows: WireImportRow[]; unread: WireUnreadRow[] };
}
