import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { type Environment, ShopId, type ShopSummary } from '../../shared/shops/shop.ts';
import type { AdoptedDevice } from '../device/device-service.ts';
import { isWeak } from '../device/protection.ts';
import { newShop } from './new-shop.ts';
import type { RunningProgram } from './running-program.ts';
import type { ShopDirectory } from './shop-directory.ts';
import { shopIdOf } from './shop-folder.ts';
import type { ShopRecord } from './shop-record.ts';

export interface MoveDeviceNeeds {
  program: Pick<RunningProgram, 'openShop' | 'session' | 'openSession' | 'openId'>;
  shops: ShopDirectory;
  /** Name of the protection in force now. */
  protectionName: () => string;
}

/** A device that comes to this computer's shop otherwise than by registering there. */
export interface ComingDevice {
  environment: Environment;
  pin: string;
  branchId: string;
  /** The connection of the shop when it has to be made. */
  profile: ConnectionProfile;
  device: AdoptedDevice;
  /** Who works in the shop when it has to be made. */
  people: Pick<ShopRecord, 'operators' | 'currentOperatorId'>;
  /** The shop whose sealed secrets the new one uses too; null for none. */
  secretsOf: string | null;
  signedInId: string | null;
}

/**
 * Opens the shop that a device belongs to, made when there is none, and keeps the device's key there. When that
 * fails, the shop that was open is open again.
 * @throws AppError 'device.nothing-to-take-over' when the device names no shop, and all that opening and adopting throw
 */
export async function moveDevice(needs: MoveDeviceNeeds, coming: ComingDevice): Promise<ShopSummary> {
  const { program, protectionName } = needs;
  const { environment, pin, branchId, device } = coming;
  const id = shopIdOf(environment, pin, branchId);
  if (!ShopId.safeParse(id).success) throw new AppError('device.nothing-to-take-over');
  // Said before a shop is made for nothing.
  if (environment === 'real' && isWeak(protectionName())) throw new AppError('device.protection-weak');
  const isNew = makeShop(needs, id, coming);
  const before = { id: program.openId, atWork: program.openSession?.operators.current()?.id ?? null };
  await program.openShop(id, isNew ? coming.signedInId : null);
  try {
    await program.session.device.adopt(device);
  } catch (error) {
    if (before.id !== null && before.id !== id) await program.openShop(before.id, before.atWork);
    throw error;
  }
  return program.session.summary();
}

/** @returns true when there was no such shop */
function makeShop({ shops }: MoveDeviceNeeds, id: string, coming: ComingDevice): boolean {
  const { environment, pin, branchId, profile, people, secretsOf } = coming;
  const files = shops.files(id);
  if (files.read() !== null) return false;
  const { operators, currentOperatorId } = people;
  const shop = newShop(environment, pin, branchId, profile);
  if (secretsOf !== null) files.secretsFile.write(shops.files(secretsOf).secretsFile.read());
  files.write({ ...shop, operators, currentOperatorId });
  return true;
}
