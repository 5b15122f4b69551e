import { AppError } from '../../shared/errors/app-error.ts';
import type { DeviceFacts, EnterKeyArgument } from '../../shared/device/device-state.ts';
import { momentText } from '../../shared/time/clock.ts';
import { Secret } from '../authority/secret.ts';
import type { DeviceInHand } from './device-in-hand.ts';
import type { AdoptedDevice, DeviceNeeds } from './device-service.ts';
import type { KeyState } from './key-store.ts';
import { isWeak } from './protection.ts';
import { isForThisShop } from './take-answer.ts';

/** A typed key as a device of this shop. What was not typed is kept as the authority told it of the same device. */
export function deviceTypedIn(needs: DeviceNeeds, typed: EnterKeyArgument): AdoptedDevice {
  const { initialisation } = needs.record.read();
  const isSameDevice = initialisation?.is === 'done' && initialisation.serialNumber === typed.serialNumber;
  const known = isSameDevice ? initialisation.facts : nothingKnownOf(needs);
  return {
    key: new Secret(typed.key),
    serialNumber: typed.serialNumber,
    at: momentText(needs.clock.now()),
    origin: 'typed',
    facts: {
      ...known,
      taxpayerName: typed.taxpayerName || known.taxpayerName,
      branchName: typed.branchName || known.branchName,
      controlUnitId: typed.controlUnitId || known.controlUnitId,
      deviceId: typed.deviceId || known.deviceId,
      mrcNumber: typed.mrcNumber || known.mrcNumber,
    },
  };
}

/**
 * Keeps a key that came from elsewhere; the one before stays beside it. The record says done only when the key is
 * proven.
 * @param replace a person's decision to put it in the place of another key
 */
export async function adoptDevice(
  { needs, keyState }: DeviceInHand,
  device: AdoptedDevice,
  replace: boolean,
): Promise<void> {
  if (!isForThisShop(needs, device.facts)) throw new AppError('shop.mismatch');
  const isHere = isHereAlready(keyState, device.key);
  if (!isHere && !replace) refuseToReplace(keyState);
  refuseWeakProtection(needs);
  const before = needs.record.read();
  if (isHere && before.initialisation?.is === 'done' && device.origin !== 'typed') return;
  const { key, at, serialNumber, origin, facts } = device;
  await needs.keyStore.save(key, serialNumber);
  const initialisation = { is: 'done', at, serialNumber, origin, confirmed: 'not-asked', facts } as const;
  needs.record.write({ ...needs.record.read(), initialisation });
}

/** A real key is never kept where anybody who uses this computer could read it. @throws AppError 'device.protection-weak' */
export function refuseWeakProtection({ shop, keyStore }: DeviceNeeds): void {
  if (shop.environment === 'real' && isWeak(keyStore.protection()))
    throw new AppError('device.protection-weak');
}

function isHereAlready(keyState: KeyState, key: Secret): boolean {
  return (keyState.is === 'available' || keyState.is === 'weak') && keyState.key.equals(key);
}

/** A key that can be used is not given up without a decision, nor one that only its keyring hides. */
function refuseToReplace(keyState: KeyState): void {
  if (keyState.is === 'available' || keyState.is === 'weak') throw new AppError('device.key-present');
  if (keyState.is === 'locked') throw new AppError('device.key-locked');
}

function nothingKnownOf({ shop }: DeviceNeeds): DeviceFacts {
  return {
    taxpayerPin: shop.pin,
    taxpayerName: '',
    businessActivity: null,
    branchId: shop.branchId,
    branchName: '',
    branchOpenedOn: null,
    countyName: null,
    subCountyName: null,
    taxLocalityName: null,
    locationDescription: null,
    isHeadOffice: null,
    managerName: null,
    managerPhone: null,
    managerEmail: null,
    deviceId: null,
    controlUnitId: null,
    mrcNumber: null,
  };
}
