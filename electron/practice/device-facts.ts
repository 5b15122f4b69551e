import { startOfEastAfricaDay, toEastAfricaDate } from './east-africa-time.ts';
import { seededChoice, seededDigits, seededHex } from './seeded-choice.ts';

/** Who is being initialised (spec §2.2). */
export interface DeviceIdentity {
  tin: string;
  bhfId: string;
  dvcSrlNo: string;
}

/** What the authority tells a device about itself (spec §2.3), with the spelling its answers really have: `sdcId`. */
export interface DeviceInfo {
  tin: string;
  taxprNm: string;
  bsnsActv: string;
  bhfId: string;
  bhfNm: string;
  bhfOpenDt: string;
  prvncNm: string;
  dstrtNm: string;
  sctrNm: string;
  locDesc: string | null;
  hqYn: 'Y' | 'N';
  mgrNm: string;
  mgrTelNo: string;
  mgrEmail: string;
  dvcId: string;
  sdcId: string | null;
  mrcNo: string | null;
  cmcKey: string | null;
}

const NAMES = [
  'Mwangaza General Stores Limited',
  'Baraka Hardware Limited',
  'Tumaini Chemists Limited',
  'Upendo Wholesalers Limited',
  'Neema Supermarket Limited',
];
const PLACES = [
  {
    prvncNm: 'NAIROBI CITY',
    dstrtNm: 'WESTLANDS',
    sctrNm: 'WESTLANDS',
    locDesc: 'Practice House, 2nd floor',
  },
  { prvncNm: 'MOMBASA', dstrtNm: 'MVITA', sctrNm: 'OLD TOWN', locDesc: 'Practice Street' },
  { prvncNm: 'KISUMU', dstrtNm: 'KISUMU CENTRAL', sctrNm: 'MILIMANI', locDesc: null },
];
const SHOP_AGE_DAYS = 400;
const DAY = 24 * 60 * 60 * 1000;

/** The communication key of a device: 32 hex digits. */
export function communicationKey(seed: number, { tin, bhfId, dvcSrlNo }: DeviceIdentity): string {
  return seededHex(seed, ['key', tin, bhfId, dvcSrlNo], 32);
}

/** The answer's facts: the taxpayer's by PIN, the branch's by PIN and branch, the device's by all three. */
export function deviceInfo(seed: number, device: DeviceIdentity, begunAt: number): DeviceInfo {
  const { tin, bhfId, dvcSrlNo } = device;
  const taxprNm = seededChoice(seed, ['name', tin], NAMES) ?? 'Practice Shop';
  const place = seededChoice(seed, ['place', tin, bhfId], PLACES);
  const headOffice = bhfId === '00';
  return {
    tin,
    taxprNm,
    bsnsActv: 'Retail trade',
    bhfId,
    bhfNm: headOffice ? 'Headquarter' : `Branch ${bhfId}`,
    bhfOpenDt: toEastAfricaDate(startOfEastAfricaDay(begunAt) - SHOP_AGE_DAYS * DAY),
    prvncNm: place?.prvncNm ?? '',
    dstrtNm: place?.dstrtNm ?? '',
    sctrNm: place?.sctrNm ?? '',
    locDesc: place?.locDesc ?? null,
    hqYn: headOffice ? 'Y' : 'N',
    mgrNm: taxprNm,
    mgrTelNo: '+254700000000',
    mgrEmail: 'manager@example.com',
    dvcId: `9${seededDigits(seed, ['device', tin, bhfId, dvcSrlNo], 7)}00000001`,
    sdcId: `KRACU04${seededDigits(seed, ['unit', tin, bhfId, dvcSrlNo], 8)}`,
    mrcNo: `KRA${seededDigits(seed, ['register', tin, bhfId, dvcSrlNo], 8)}`,
    cmcKey: communicationKey(seed, device),
  };
}
