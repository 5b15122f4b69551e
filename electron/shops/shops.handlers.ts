import { readProfile } from '../../shared/authority/profile-file.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { Argument, GroupHandlers } from '../../shared/ipc/derive-types.ts';
import {
  type CreateShopResult,
  ShopId,
  type ShopListing,
  type ShopSummary,
} from '../../shared/shops/shop.ts';
import { holdsKey } from './held-key.ts';
import { newShop } from './new-shop.ts';
import { newPracticeShop, withPractisingPerson } from './practice-shop.ts';
import type { RunningProgram } from './running-program.ts';
import type { ShopDirectory } from './shop-directory.ts';
import { shopIdOf } from './shop-folder.ts';
import { listingOf } from './shop-listing.ts';
import type { ShopRecord } from './shop-record.ts';

export interface ShopHandlersNeeds {
  program: Pick<RunningProgram, 'openShop' | 'closeShop' | 'changed' | 'session' | 'openId'>;
  shops: ShopDirectory;
  lastShop: { read(): string | null; write(shopId: string | null): void };
}

/** The calls about the shops of this computer: one open at a time, data apart. */
export function createShopHandlers(needs: ShopHandlersNeeds): GroupHandlers<'shops'> {
  const { shops } = needs;
  return {
    list: () => listShops(needs),
    async open({ id }) {
      // Looked at before the open shop is closed: a shop that cannot be opened costs nobody theirs.
      if (shops.files(id).read() === null) throw new AppError('shop.not-found');
      return await opened(needs, id);
    },
    create: (wanted) => createShop(needs, wanted),
    setAside: ({ id }) => setAside(needs, id),
    openPractice: ({ operatorName }) => openPractice(needs, operatorName),
  };
}

async function openPractice(needs: ShopHandlersNeeds, operatorName: string): Promise<ShopSummary> {
  const { shops } = needs;
  const first = newPracticeShop();
  // Practice has nothing that could be lost: what cannot be read is put away, and somebody can begin anew.
  if (listingOf(shops.files(first.id), first.id, null)?.standing === 'unreadable')
    await shops.setAside(first.id);
  const files = shops.files(first.id);
  files.write(withPractisingPerson(files.read() ?? first, operatorName));
  return await opened(needs, first.id);
}

async function opened({ program }: ShopHandlersNeeds, shopId: string): Promise<ShopSummary> {
  await program.openShop(shopId);
  return program.session.summary();
}

async function listShops({ shops, program }: ShopHandlersNeeds): Promise<ShopListing[]> {
  const ids = await shops.ids();
  return ids.flatMap((id) => listingOf(shops.files(id), id, program.openId) ?? []);
}

async function createShop(
  needs: ShopHandlersNeeds,
  wanted: Argument<'shops', 'create'>,
): Promise<CreateShopResult> {
  const { environment, pin, branchId } = wanted;
  const id = shopIdOf(environment, pin, branchId);
  if (!ShopId.safeParse(id).success) return problem('pin', 'may hold plain letters and digits only');
  const reading = readProfile(wanted.profile);
  if (!reading.ok) return { is: 'problems', problems: reading.problems };
  if (reading.profile.environment !== environment)
    return problem('environment', 'is not the environment of this shop');
  const { profile } = reading;
  // Windows does not tell a-00 from A-00, and two shops in one folder would share their data.
  const twin = (await needs.shops.ids()).find((other) => other.toLowerCase() === id.toLowerCase());
  const files = needs.shops.files(twin ?? id);
  const before = files.read();
  if (before !== null && (twin !== id || !isUntouched(before, holdsKey(files))))
    return { is: 'exists', shopId: before.id };
  files.write(before === null ? newShop(environment, pin, branchId, profile) : { ...before, profile });
  return { is: 'opened', shop: await opened(needs, id) };
}

function problem(field: string, what: string): CreateShopResult {
  return { is: 'problems', problems: [{ field, what }] };
}

async function setAside(needs: ShopHandlersNeeds, id: string): Promise<ShopListing[]> {
  const { program, shops, lastShop } = needs;
  const files = shops.files(id);
  const record = files.read();
  if (record === null) throw new AppError('shop.not-found');
  if (!isUntouched(record, holdsKey(files))) throw new AppError('shop.not-removable');
  try {
    if (program.openId === id) await program.closeShop();
    await shops.setAside(id);
    if (lastShop.read() === id) lastShop.write(null);
  } finally {
    program.changed();
  }
  return await listShops(needs);
}

/** Whether nothing was ever sent in a shop's name and no key is kept for it. */
function isUntouched({ device }: ShopRecord, hasKey: boolean): boolean {
  return device.initialisation === null && device.repeats.length === 0 && !hasKey;
}
