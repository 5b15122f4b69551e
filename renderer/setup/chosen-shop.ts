import type { ShopSummary } from '../../shared/shops/shop.ts';
import type { Entered } from './wizard-state.ts';

/** The shop that a file brought, as the wizard keeps it. */
export function chosenShop({
  id,
  environment,
  pin,
  branchId,
}: Pick<ShopSummary, 'id' | 'environment' | 'pin' | 'branchId'>): Partial<Entered> {
  return { shopId: id, environment, pin, branchId };
}
