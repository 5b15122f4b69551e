import { PRESETS } from '../../shared/authority/profile-presets.ts';
import type { ShopRecord } from './shop-record.ts';

/** The taxpayer PIN and branch of the one practice shop; the practice authority knows every well-formed device. */
const PRACTICE_PIN = 'P000000001Z';
const PRACTICE_BRANCH = '00';
const PRACTICE_SHOP_ID = `practice-${PRACTICE_PIN}-${PRACTICE_BRANCH}`;

const LONGEST_OPERATOR_ID = 20;

/**
 * A new practice shop for a person.
 * @param operatorName their name, at most 60 characters; their id is made from it (spec §2.6: at most 20)
 */
export function newPracticeShop(operatorName: string): ShopRecord {
  return {
    version: 1,
    id: PRACTICE_SHOP_ID,
    environment: 'practice',
    pin: PRACTICE_PIN,
    branchId: PRACTICE_BRANCH,
    operator: { id: operatorIdFrom(operatorName), name: operatorName },
    profile: PRESETS.practice,
    initialisation: null,
  };
}

/** 'Mary Wanjiku' becomes 'mary.wanjiku'; a name without any plain letter becomes 'clerk'. */
export function operatorIdFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '.')
    .replace(/^\.+|\.+$/g, '');
  return plain.slice(0, LONGEST_OPERATOR_ID).replace(/\.+$/, '') || 'clerk';
}
