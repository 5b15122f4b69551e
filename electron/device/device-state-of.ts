import { assertNever } from '../../shared/errors/assert-never.ts';
import type { DeviceState } from '../../shared/device/device-state.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import type { DeviceRecord, Initialisation } from '../shops/shop-record.ts';
import type { DeviceNeeds } from './device-service.ts';
import type { KeyState } from './key-store.ts';

/** As many further initialisations as a screen lists. */
const TOLD_REPEATS = 100;

/** Where the one-way door stands, as the screens know it: no key, only how it stands. */
export function deviceStateOf(needs: DeviceNeeds, keyState: KeyState): DeviceState {
  const record = needs.record.read();
  const { initialisation } = record;
  if (initialisation === null) return { is: 'not-initialised' };
  const { at, serialNumber } = initialisation;
  switch (initialisation.is) {
    case 'sent':
      return { is: 'sent-no-answer', at, serialNumber, because: initialisation.because };
    case 'other':
      return { is: 'answered-other', at, serialNumber, facts: initialisation.facts };
    case 'done':
      return initialised(record, initialisation, keyState, needs.keyStore.protection());
    default:
      return assertNever(initialisation);
  }
}

/** Whether calls in the name of the device are possible now. A device that is not ours is not ready (ux §4.1 page 5). */
export function deviceReadinessOf({ initialisation }: DeviceRecord, keyState: KeyState): DeviceReadiness {
  if (initialisation?.is !== 'done' || initialisation.confirmed === 'no') return { is: 'device-not-ready' };
  switch (keyState.is) {
    case 'available':
    case 'weak':
      return { is: 'ready' };
    case 'locked':
    case 'undecryptable':
    case 'store-unreadable':
      return { is: 'key-locked' };
    case 'absent':
      return { is: 'device-not-ready' };
    default:
      return assertNever(keyState);
  }
}

function initialised(
  { transferFile, repeats }: DeviceRecord,
  done: Extract<Initialisation, { is: 'done' }>,
  keyState: KeyState,
  protection: string,
): DeviceState {
  const { at, serialNumber, origin, confirmed, facts } = done;
  const isUsable = keyState.is === 'available' || keyState.is === 'weak';
  const sealedBy = 'sealedBy' in keyState ? keyState.sealedBy : null;
  return {
    is: 'initialised',
    at,
    serialNumber,
    origin,
    confirmed,
    key: keyState.is,
    fingerprint: isUsable ? keyState.fingerprint : null,
    transferFile:
      transferFile === null
        ? null
        : { writtenAt: transferFile.writtenAt, isCurrent: isCurrent(transferFile.fingerprint, keyState) },
    repeats: repeats.slice(-TOLD_REPEATS),
    protection,
    ...(sealedBy === null ? {} : { sealedBy }),
    facts,
  };
}

/** A file counts as current until a key is known that is not in it. */
function isCurrent(writtenFingerprint: string, keyState: KeyState): boolean {
  const known = 'fingerprint' in keyState ? keyState.fingerprint : '';
  return known === '' || known === writtenFingerprint;
}
