import { AppError } from '../../shared/errors/app-error.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type {
  DeviceFacts,
  DeviceState,
  InitialiseArgument,
  InitialiseResult,
} from '../../shared/device/device-state.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Secret } from '../authority/secret.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import type { Initialisation } from '../shops/shop-record.ts';
import type { KeyState, KeyStore } from './key-store.ts';
import { isWeak } from './protection.ts';

/** What the authority client offers for the one-way door: the raw answer comes sealed, and is read afterwards. */
export interface InitialisationCall {
  /** Asks once. `secretAnswer` is the raw answer, null when none came. */
  ask(fields: { pin: string; branchId: string; serialNumber: string }): Promise<{
    secretAnswer: Secret | null;
    /** Reads the answer; call it only when the raw answer is safe. */
    read: () => { outcome: Outcome<DeviceFacts>; key: Secret | null };
  }>;
}

export interface DeviceNeeds {
  shop: { id: string; environment: 'practice' | 'test' | 'real'; pin: string; branchId: string };
  initialisation: { read(): Initialisation | null; write(value: Initialisation | null): void };
  keyStore: KeyStore;
  call: InitialisationCall;
  clock: Clock;
  /** Told after every change of state. */
  changed: () => void;
}

/** Who the open shop is towards the authority. */
export interface DeviceService {
  state(): DeviceState;
  readiness(): DeviceReadiness;
  /** The key for calls in the name of this shop; null while it is not available. */
  key(): Secret | null;
  /** Reads the key from the store, e.g. at start and after the keyring was unlocked. */
  loadKey(): Promise<void>;
  /** True while an initialisation is on its way. */
  isInitialising(): boolean;
  /** Passes the one-way door once; see the story in the file. */
  initialise(argument: InitialiseArgument): Promise<InitialiseResult>;
}

/** Builds the device service of one shop (spec §1.2, §3 rule 2, §4 rule 1). */
export function createDeviceService(needs: DeviceNeeds): DeviceService {
  let keyState: KeyState = { is: 'absent' };
  let isAsking = false;
  const service: DeviceService = {
    state: () => stateOf(needs, keyState),
    readiness: () => readinessOf(needs.initialisation.read(), keyState),
    key: () => (keyState.is === 'available' || keyState.is === 'weak' ? keyState.key : null),
    isInitialising: () => isAsking,
    async loadKey() {
      keyState = await needs.keyStore.load();
      needs.changed();
    },
    async initialise(argument) {
      refuseUnlessPossible(needs, argument, isAsking);
      isAsking = true;
      try {
        const outcome = await passTheDoor(needs, argument);
        await service.loadKey();
        return resultOf(outcome, service.state());
      } finally {
        isAsking = false;
      }
    },
  };
  return service;
}

/** @throws AppError when initialising now would break a rule; nothing has left then */
function refuseUnlessPossible(needs: DeviceNeeds, argument: InitialiseArgument, isAsking: boolean): void {
  const before = needs.initialisation.read();
  if (isAsking || before?.is === 'done') throw new AppError('device.already-initialised');
  if (before?.is === 'sent' && argument.askOnceMore !== true)
    throw new AppError('device.already-initialised');
  if (argument.pin !== needs.shop.pin || argument.branchId !== needs.shop.branchId)
    throw new AppError('shop.mismatch');
  if (needs.shop.environment === 'real' && isWeak(needs.keyStore.protection()))
    throw new AppError('device.protection-weak');
}

/**
 * The request is recorded before it leaves; the raw answer is sealed on disk before anything reads it; the key is
 * proven before the record says 'done'. Never repeated by the program, whatever happens (domain §2.3).
 */
async function passTheDoor(needs: DeviceNeeds, argument: InitialiseArgument): Promise<Outcome<DeviceFacts>> {
  const { pin, branchId, serialNumber } = argument;
  const before = needs.initialisation.read();
  const at = momentText(needs.clock.now());
  needs.initialisation.write({ is: 'sent', at, serialNumber });
  const answer = await needs.call.ask({ pin, branchId, serialNumber });
  if (answer.secretAnswer !== null) await needs.keyStore.sealAnswer(answer.secretAnswer);
  const { outcome, key } = answer.read();
  if (outcome.is === 'success' && key !== null) {
    if (outcome.data.taxpayerPin !== pin || outcome.data.branchId !== branchId)
      throw new AppError('shop.mismatch', { pin: outcome.data.taxpayerPin, branch: outcome.data.branchId });
    await needs.keyStore.save(key, serialNumber);
    needs.initialisation.write({ is: 'done', at, serialNumber, facts: outcome.data });
  } else if (!isDoubtful(outcome)) needs.initialisation.write(before);
  return outcome;
}

/** Whether the authority may have registered the device although we hold no key. */
function isDoubtful(outcome: Outcome<DeviceFacts>): boolean {
  switch (outcome.is) {
    case 'success':
    case 'nothing-new':
    case 'no-key':
    case 'no-answer':
    case 'unreadable':
      return true;
    case 'cancelled':
      return outcome.mayHaveArrived;
    case 'refused':
    case 'never-connected':
    case 'asked-to-wait':
    case 'not-us':
    case 'not-sent':
      return false;
    default:
      return assertNever(outcome);
  }
}

function resultOf(outcome: Outcome<DeviceFacts>, device: DeviceState): InitialiseResult {
  if (outcome.is === 'success' && device.is === 'initialised') return { is: 'initialised', device };
  return {
    is: 'not-initialised',
    outcome: outcome.is === 'success' || outcome.is === 'nothing-new' ? 'no-key' : outcome.is,
    resultCode: 'resultCode' in outcome ? outcome.resultCode : '',
    message: 'message' in outcome ? outcome.message : '',
    device,
  };
}

function stateOf(needs: DeviceNeeds, keyState: KeyState): DeviceState {
  const initialisation = needs.initialisation.read();
  if (initialisation === null) return { is: 'not-initialised' };
  const { at, serialNumber } = initialisation;
  if (initialisation.is === 'sent') return { is: 'sent-no-answer', at, serialNumber };
  const protection = needs.keyStore.protection();
  return { is: 'initialised', at, serialNumber, key: keyState.is, protection, facts: initialisation.facts };
}

function readinessOf(initialisation: Initialisation | null, keyState: KeyState): DeviceReadiness {
  if (initialisation?.is !== 'done') return { is: 'device-not-ready' };
  switch (keyState.is) {
    case 'available':
    case 'weak':
      return { is: 'ready' };
    case 'locked':
    case 'undecryptable':
      return { is: 'key-locked' };
    case 'absent':
      return { is: 'device-not-ready' };
    default:
      return assertNever(keyState);
  }
}
