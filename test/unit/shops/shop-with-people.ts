import { randomBytes } from 'node:crypto';
import { createLog } from '../../../electron/logging/log.ts';
import { newShop } from '../../../electron/shops/new-shop.ts';
import { createOperators, type OperatorService } from '../../../electron/shops/operators.ts';
import { ShopRecord } from '../../../electron/shops/shop-record.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { memoryRecord } from '../../support/record-store.ts';

export const AMINA = { id: 'amina', name: 'Amina Odhiambo', role: 'owner', pin: '4711' } as const;
export const BRIAN = { id: 'brian', name: 'Brian Otieno', role: 'clerk', pin: '2580' } as const;
export const CAROL = { id: 'carol', name: 'Carol Njeri', role: 'installer', pin: null } as const;
/** What stands on the shop's papers. */
export const PAPERS = { pin: 'P051234567X', branchId: '00', serialNumber: 'SN-1' };
const MORNING = Date.UTC(2026, 10, 21, 6);
/** In seconds. */
export const HOUR = 3600;

/** A shop in which nobody works yet, with its clock and its record. */
export function aShop() {
  const file = memoryRecord(newShop('test', PAPERS.pin, PAPERS.branchId, PRESETS['direct-test']));
  const clock = { at: MORNING, now: () => clock.at };
  const logged: string[] = [];
  const log = createLog(
    (_level, text) => logged.push(text),
    (text) => text,
  );
  let told = 0;
  const record = {
    read: () => ShopRecord.parse(file.read()),
    write: (value: ShopRecord) => file.write(value),
  };
  /** The program starts anew, or the same shop is opened again while it runs. */
  const start = (signedInId: string | null = null): OperatorService =>
    createOperators({ record, signedInId, clock, randomBytes, log, changed: () => (told += 1) });
  const pass = (seconds: number): void => void (clock.at += seconds * 1000);
  const setUp = (): void => {
    const initialisation = {
      is: 'sent',
      at: '',
      serialNumber: PAPERS.serialNumber,
      because: 'no-answer',
    } as const;
    record.write({ ...record.read(), device: { ...record.read().device, initialisation } });
  };
  return { start, pass, record, logged, setUp, clock, told: () => told };
}

/** A shop with Amina the owner, Brian the clerk and Carol the installer, Amina at work. */
export async function aShopWithPeople() {
  const shop = aShop();
  const people = shop.start();
  for (const person of [AMINA, BRIAN, CAROL]) await people.add(person);
  return { ...shop, people };
}

/** Tries a wrong PIN for Amina; answers the waits that were told. */
export const wrongTimes = async (people: OperatorService, times: number): Promise<number[]> => {
  const waits: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const result = await people.signIn({ id: 'amina', pin: '0000' });
    if (result.is === 'wrong-pin') waits.push(result.waitSeconds);
  }
  return waits;
};
