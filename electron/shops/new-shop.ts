import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { Role } from '../../shared/operators/operator.ts';
import { type Environment, ShopId } from '../../shared/shops/shop.ts';
import { shopIdOf } from './shop-folder.ts';
import type { OperatorRecord, ShopRecord } from './shop-record.ts';

/** A shop that is not set up yet and in which nobody works yet. */
export function newShop(
  environment: Environment,
  pin: string,
  branchId: string,
  profile: ConnectionProfile,
): ShopRecord {
  return {
    version: 2,
    id: ShopId.parse(shopIdOf(environment, pin, branchId)),
    environment,
    pin,
    branchId,
    operators: [],
    currentOperatorId: null,
    profile,
    device: { initialisation: null, repeats: [], transferFile: null },
    backup: null,
  };
}

/** A person who begins to work in a shop, without a PIN. */
export function newOperator(person: { id: string; name: string; role: Role }): OperatorRecord {
  return { ...person, inUse: true, pin: null, wrongPins: 0, waitUntil: null, keyPagesFrom: null };
}
