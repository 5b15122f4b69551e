import { AppError } from '../../shared/errors/app-error.ts';
import type { ShopRecord } from './shop-record.ts';

/**
 * Refuses when the initialised device is not the open shop's: PIN or branch differ. Asked before each look at customs
 * imports (spec §4 rule 4). Without an initialised device there is nothing to compare; the client refuses then.
 * @throws AppError 'shop.mismatch' with both pairs
 */
export function refuseDeviceOfOtherShop({
  pin,
  branchId,
  device,
}: Pick<ShopRecord, 'pin' | 'branchId' | 'device'>): void {
  const { initialisation } = device;
  if (initialisation?.is !== 'done') return;
  const { taxpayerPin, branchId: deviceBranch } = initialisation.facts;
  // Capitals of a PIN mean nothing.
  if (taxpayerPin.toUpperCase() === pin.toUpperCase() && deviceBranch === branchId) return;
  throw new AppError('shop.mismatch', {
    shopPin: pin,
    shopBranch: branchId,
    devicePin: taxpayerPin,
    deviceBranch,
  });
}
