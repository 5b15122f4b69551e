import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Secret } from '../authority/secret.ts';
import type { DeviceNeeds } from './device-service.ts';
import type { KeyState } from './key-store.ts';
import type { TransferContent } from './transfer-file.ts';

/** Everything that another computer needs to be this device (domain §2.3). @throws AppError as `transferContent` says */
export function transferContentOf(
  needs: DeviceNeeds,
  keyState: KeyState,
  profile: ConnectionProfile,
): TransferContent {
  const { initialisation } = needs.record.read();
  if (initialisation?.is !== 'done' || initialisation.confirmed === 'no')
    throw new AppError('device.not-initialised');
  const key = keyIn(keyState);
  const { at, serialNumber, facts } = initialisation;
  const { environment, pin, branchId } = needs.shop;
  const madeAt = momentText(needs.clock.now());
  const { taxpayerName } = facts;
  return {
    header: { madeAt, environment, pin, branchId, serialNumber, taxpayerName },
    profile,
    device: { key, serialNumber, at, origin: 'transfer-file', facts },
  };
}

function keyIn(keyState: KeyState): Secret {
  switch (keyState.is) {
    case 'available':
    case 'weak':
      return keyState.key;
    case 'absent':
      throw new AppError('device.not-initialised');
    case 'locked':
      throw new AppError('device.key-locked');
    case 'undecryptable':
      throw new AppError('device.key-undecryptable');
    case 'store-unreadable':
      throw new AppError('device.store-unreadable');
    default:
      return assertNever(keyState);
  }
}
