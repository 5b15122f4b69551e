import { PRESETS } from '../../shared/authority/profile-presets.ts';
import { suggestedOperatorId } from '../../shared/operators/suggested-id.ts';
import { newOperator, newShop } from './new-shop.ts';
import type { ShopRecord } from './shop-record.ts';

/** The taxpayer PIN and branch of the one practice shop; the practice authority knows every well-formed device. */
const PRACTICE_PIN = 'P000000001Z';
const PRACTICE_BRANCH = '00';

/** A new practice shop in which nobody works yet. */
export function newPracticeShop(): ShopRecord {
  return newShop('practice', PRACTICE_PIN, PRACTICE_BRANCH, PRESETS.practice);
}

/**
 * The shop with a person who works in it now: the one of this name, or a new owner. Only for practice, where
 * nothing is to be protected from anybody.
 * @param name at most 60 characters; a new person's id is made from it (spec §2.6: at most 20)
 */
export function withPractisingPerson(shop: ShopRecord, name: string): ShopRecord {
  const known = shop.operators.find((each) => each.inUse && each.name === name);
  if (known !== undefined) return { ...shop, currentOperatorId: known.id };
  const taken = shop.operators.map((each) => each.id);
  // A name without any plain letter suggests no id.
  const id = suggestedOperatorId(name, taken) || suggestedOperatorId('clerk', taken);
  const person = newOperator({ id, name, role: 'owner' });
  return { ...shop, operators: [...shop.operators, person], currentOperatorId: id };
}
