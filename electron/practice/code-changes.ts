import { seededFraction } from './seeded-choice.ts';

/** One change of the authority's code lists. */
export type CodeChange =
  | { is: 'added'; cdCls: string; cd: string; cdNm: string }
  | { is: 'renamed'; cdCls: string; cd: string; cdNm: string }
  /** Another first value, as the tax types carry their rate there. */
  | { is: 'revalued'; cdCls: string; cd: string; userDfnCd1: string }
  | { is: 'switched'; cdCls: string; cd: string; useYn: 'Y' | 'N' };

/** A change with the moment it comes into force, in epoch milliseconds. */
export type DatedCodeChange = CodeChange & { at: number };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Made up for practice, in the manner of real changes: a spelling put right, a state that no longer exists, a unit. */
const CHANGES: readonly (CodeChange & { after: number })[] = [
  { after: 10 * MINUTE, is: 'added', cdCls: '10', cd: 'HUR', cdNm: 'Hour' },
  { after: 10 * MINUTE, is: 'switched', cdCls: '10', cd: 'LK', useYn: 'N' },
  { after: 25 * MINUTE, is: 'renamed', cdCls: '17', cd: 'KZ', cdNm: 'Canister' },
  { after: 40 * MINUTE, is: 'revalued', cdCls: '04', cd: 'E', userDfnCd1: '10' },
  { after: HOUR, is: 'added', cdCls: '17', cd: 'PX', cdNm: 'Pallet' },
  { after: 3 * HOUR, is: 'switched', cdCls: '17', cd: 'CJ', useYn: 'N' },
  { after: 8 * HOUR, is: 'renamed', cdCls: '05', cd: 'TR', cdNm: 'TURKIYE' },
  { after: DAY, is: 'renamed', cdCls: '04', cd: 'B', cdNm: 'B-Standard Rated' },
  { after: 2 * DAY, is: 'switched', cdCls: '05', cd: 'SU', useYn: 'N' },
  { after: 2 * DAY, is: 'switched', cdCls: '05', cd: 'CS', useYn: 'N' },
  { after: 3 * DAY, is: 'added', cdCls: '10', cd: 'KWH', cdNm: 'kilowatt hour' },
  { after: 5 * DAY, is: 'renamed', cdCls: '05', cd: 'SZ', cdNm: 'ESWATINI' },
  { after: 5 * DAY, is: 'renamed', cdCls: '05', cd: 'MK', cdNm: 'NORTH MACEDONIA' },
  { after: 7 * DAY, is: 'added', cdCls: '05', cd: 'SS', cdNm: 'SOUTH SUDAN' },
  { after: 10 * DAY, is: 'switched', cdCls: '10', cd: 'L', useYn: 'N' },
  { after: 14 * DAY, is: 'switched', cdCls: '17', cd: 'CJ', useYn: 'Y' },
  { after: 21 * DAY, is: 'renamed', cdCls: '10', cd: 'MWT', cdNm: 'megawatt hour' },
  { after: 30 * DAY, is: 'switched', cdCls: '05', cd: 'YU', useYn: 'N' },
];

/** Every change to come, earliest first: up to a tenth sooner or later than planned, by the seed. */
export function codeChangesFrom(begunAt: number, seed: number): DatedCodeChange[] {
  return CHANGES.map(({ after, ...change }, index) => {
    const stretch = 0.9 + 0.2 * seededFraction(seed, ['code-change', index]);
    return { ...change, at: begunAt + Math.round(after * stretch) };
  }).toSorted((one, other) => one.at - other.at);
}
