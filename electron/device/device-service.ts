import { AppError } from '../../shared/errors/app-error.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type {
  DeviceFacts,
  DeviceState,
  EnterKeyArgument,
  InitialiseArgument,
  InitialiseResult,
} from '../../shared/device/device-state.ts';
import type { Environment } from '../../shared/shops/shop.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { momentText } from '../../shared/time/clock.ts';
import type { Secret } from '../authority/secret.ts';
import type { DeviceReadiness } from '../shops/open-shop.ts';
import type { DeviceRecord } from '../shops/shop-record.ts';
import { deviceReadinessOf, deviceStateOf } from './device-state-of.ts';
import { adoptDevice, deviceTypedIn } from './enter-key.ts';
import { finishAttempt, passTheDoor } from './initialise.ts';
import { resultOf } from './initialise-result.ts';
import type { DeviceInHand } from './device-in-hand.ts';
import type { KeyStore } from './key-store.ts';
import { otherAnswerOf, recoverAnswer, unansweredIn } from './sealed-answers.ts';
import type { TransferContent } from './transfer-file.ts';
import { transferContentOf } from './transfer-content.ts';

/** What the authority client offers for the one-way door: the raw answer comes sealed, and is read afterwards. */
interface InitialisationCall {
  /** Asks once. `secretAnswer` is the raw answer, null when none came. */
  ask(fields: { pin: string; branchId: string; serialNumber: string }): Promise<InitialisationAnswer>;
}

export interface InitialisationAnswer {
  secretAnswer: Secret | null;
  /** Reads the answer; call it only when the raw answer is safe. */
  read: () => { outcome: Outcome<DeviceFacts>; key: Secret | null };
}

export interface DeviceNeeds {
  shop: { id: string; environment: Environment; pin: string; branchId: string };
  /** What is known of the device without its key, as it is kept in the shop's record. */
  record: { read(): DeviceRecord; write(record: DeviceRecord): void };
  keyStore: KeyStore;
  call: InitialisationCall;
  clock: Clock;
  /** Who decides; '' before the first operator. */
  operatorName: () => string;
  /** Told after every change of state. */
  changed: () => void;
}

/** A key that came otherwise than by registering in this shop, with all that is known of its device. */
export interface AdoptedDevice {
  key: Secret;
  serialNumber: string;
  at: string;
  origin: 'registered' | 'typed' | 'transfer-file';
  facts: DeviceFacts;
}

/** Who the open shop is towards the authority. */
export interface DeviceService {
  state(): DeviceState;
  readiness(): DeviceReadiness;
  /** The key for calls in the name of this shop; null while it is not available or a person said it is not theirs. */
  key(): Secret | null;
  /**
   * Reads the key from the store, e.g. at start and after the keyring was unlocked, and takes up an answer that came
   * and was not yet worked through. The first reading never fails.
   * @throws AppError 'device.store-unwritable' when such an answer can still not be kept
   */
  loadKey(): Promise<void>;
  /** True while an initialisation is on its way. */
  isInitialising(): boolean;
  /**
   * Passes the one-way door once (spec §3 rule 2, domain §2.3).
   * @throws AppError 'device.already-initialised' (also for a repeat that needs a decision), 'shop.mismatch',
   * 'device.repeat-not-possible', 'device.protection-weak', 'device.store-unwritable', 'connection.busy'
   */
  initialise(argument: InitialiseArgument): Promise<InitialiseResult>;
  /** "Is this your shop?" A no keeps the key sealed until somebody says yes. @throws AppError 'device.not-initialised' */
  confirm(isOurs: boolean): DeviceState;
  /**
   * Keeps a key that a person typed.
   * @throws AppError 'device.key-present', 'device.key-locked', 'device.protection-weak', 'device.store-unwritable',
   * 'connection.busy'
   */
  enterKey(argument: EnterKeyArgument): Promise<DeviceState>;
  /**
   * Everything that a transfer file carries of this device.
   * @throws AppError 'device.not-initialised', 'device.key-locked', 'device.key-undecryptable',
   * 'device.store-unreadable'
   */
  transferContent(profile: ConnectionProfile): TransferContent;
  /** Notes that a transfer file with the key in force was written. */
  transferFileWritten(): void;
  /** The key within a sealed answer for another PIN or branch. @throws AppError 'device.nothing-to-take-over' */
  otherAnswer(): Promise<AdoptedDevice>;
  /**
   * Keeps a key that came with an answer for this shop or from a transfer file; the record says done only when the
   * key is proven. @throws AppError 'shop.mismatch', and all that `enterKey` throws
   */
  adopt(device: AdoptedDevice): Promise<DeviceState>;
}

/** Builds the device service of one shop (spec §1.2, §3 rule 2, §4 rule 1). */
export function createDeviceService(needs: DeviceNeeds): DeviceService {
  const device: DeviceInHand = { needs, keyState: { is: 'absent' }, unkept: null, deed: 'none', loads: 0 };
  const state = (): DeviceState => deviceStateOf(needs, device.keyState);
  return {
    state,
    readiness: () => deviceReadinessOf(needs.record.read(), device.keyState),
    key: () => usableKeyOf(device),
    isInitialising: () => device.deed === 'initialise',
    loadKey: () => loadKey(device),
    async initialise(argument) {
      if (device.deed === 'initialise') throw new AppError('device.already-initialised');
      const passed = await alone(device, 'initialise', () => passTheDoor(device, argument));
      return resultOf(passed, state());
    },
    confirm(isOurs) {
      confirm(needs, isOurs);
      return state();
    },
    async enterKey(argument) {
      const typed = deviceTypedIn(needs, argument);
      await alone(device, 'keep-key', () => adoptDevice(device, typed, argument.replace));
      return state();
    },
    async adopt(adopted) {
      await alone(device, 'keep-key', () => adoptDevice(device, adopted, false));
      return state();
    },
    transferContent: (profile) => transferContentOf(needs, device.keyState, profile),
    transferFileWritten: () => noteTransferFile(device),
    otherAnswer: () => otherAnswerOf(needs),
  };
}

/** Does one thing at a time, and knows afterwards how the key stands, also when it failed. */
async function alone<Value>(
  device: DeviceInHand,
  deed: DeviceInHand['deed'],
  work: () => Promise<Value>,
): Promise<Value> {
  if (device.deed !== 'none') throw new AppError('connection.busy');
  device.deed = deed;
  try {
    return await work();
  } finally {
    device.deed = 'none';
    await readKey(device);
  }
}

async function loadKey(device: DeviceInHand): Promise<void> {
  const isFirst = device.loads === 0;
  await readKey(device);
  const isSomethingOpen = device.unkept !== null || unansweredIn(device.needs.record.read()) !== null;
  if (device.deed === 'none' && isSomethingOpen)
    await alone(device, 'keep-key', () => takeUp(device, !isFirst));
}

/** Reads the key, and tells the world; a keyring that answers late is heard when it answers. */
async function readKey(device: DeviceInHand): Promise<void> {
  const { needs } = device;
  device.loads += 1;
  const ownLoad = device.loads;
  const take = (state: DeviceInHand['keyState']): void => {
    // A later reading knows better.
    if (device.loads === ownLoad) device.keyState = state;
    needs.changed();
  };
  take(await needs.keyStore.load(take));
}

/** Works through an answer that came before, was sealed or is still in memory, and that nobody could read in time. */
async function takeUp(device: DeviceInHand, mayFail: boolean): Promise<void> {
  try {
    await (device.unkept === null ? recoverAnswer(device) : finishAttempt(device));
  } catch (error) {
    // At the start a shop opens whatever is wrong with its key; it is said when a person asks for the key again.
    if (mayFail) throw error;
  }
}

function usableKeyOf({ needs, keyState }: DeviceInHand): Secret | null {
  const { initialisation } = needs.record.read();
  if (initialisation?.is !== 'done' || initialisation.confirmed === 'no') return null;
  return keyState.is === 'available' || keyState.is === 'weak' ? keyState.key : null;
}

function confirm(needs: DeviceNeeds, isOurs: boolean): void {
  const record = needs.record.read();
  if (record.initialisation?.is !== 'done') throw new AppError('device.not-initialised');
  const confirmed = isOurs ? 'yes' : 'no';
  needs.record.write({ ...record, initialisation: { ...record.initialisation, confirmed } });
  needs.changed();
}

function noteTransferFile({ needs, keyState }: DeviceInHand): void {
  if (keyState.is !== 'available' && keyState.is !== 'weak') throw new AppError('device.key-locked');
  const { fingerprint } = keyState;
  const writtenAt = momentText(needs.clock.now());
  needs.record.write({ ...needs.record.read(), transferFile: { writtenAt, fingerprint } });
  needs.changed();
}
