import type { Argument } from '../../shared/ipc/derive-types.ts';
import type { FieldRemark } from './field-remark.ts';
import { serialProblem } from './serial-problem.ts';

/** What a person types from their papers. */
export type EnteredKey = Omit<Argument<'device', 'enterKey'>, 'replace'>;
export type KeyField = keyof EnteredKey;
/** All of it but the key itself. */
export type KnownOfKey = Omit<EnteredKey, 'key'>;

/** Beside the key, in the order of the authority's papers; none of them has to be known. */
export const PAPERS = ['controlUnitId', 'deviceId', 'mrcNumber', 'taxpayerName', 'branchName'] as const;

const LONGEST_KEY = 255;

/** Nothing typed but what is known. */
export function emptyKey(known: Partial<KnownOfKey>): EnteredKey {
  return {
    serialNumber: '',
    key: '',
    controlUnitId: '',
    deviceId: '',
    mrcNumber: '',
    taxpayerName: '',
    branchName: '',
    ...known,
  };
}

/** What is wrong with key and serial number, in the order of the page; empty when the key can be kept (spec §2.2). */
export function keyProblems({ key, serialNumber }: EnteredKey): ReadonlyMap<KeyField, FieldRemark> {
  const found: [KeyField, FieldRemark | null][] = [
    ['key', keyProblem(key.trim())],
    ['serialNumber', serialProblem(serialNumber.trim())],
  ];
  return new Map(found.flatMap(([field, remark]) => (remark === null ? [] : [[field, remark] as const])));
}

function keyProblem(key: string): FieldRemark | null {
  if (key === '') return { words: 'device:key-missing', values: {} };
  const tooMany = key.length - LONGEST_KEY;
  return tooMany > 0 ? { words: 'device:key-too-long', values: { count: tooMany } } : null;
}
