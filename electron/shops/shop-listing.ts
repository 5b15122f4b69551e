import { AppError } from '../../shared/errors/app-error.ts';
import { ENVIRONMENTS, type ShopListing, type ShopSummary } from '../../shared/shops/shop.ts';
import type { CurrentOperator } from '../../shared/operators/operator.ts';
import type { ShopFiles } from './shop-files.ts';
import type { ShopRecord } from './shop-record.ts';

/** A shop as the switcher lists it, also when its record is damaged; null for a folder without any record. */
export function listingOf(files: ShopFiles, shopId: string, openId: string | null): ShopListing | null {
  const isOpen = shopId === openId;
  try {
    const record = files.read();
    return record === null ? null : listingOfRecord(record, isOpen);
  } catch (error) {
    if (error instanceof AppError && error.code === 'shop.record-unreadable')
      return unreadableListing(shopId, isOpen);
    throw error;
  }
}

/** The open shop as the screens know it. */
export function summaryOf(record: ShopRecord, operator: CurrentOperator | null): ShopSummary {
  const { id, environment, pin, branchId } = record;
  return { id, environment, pin, branchId, operator, ...namesOf(record) };
}

function listingOfRecord(record: ShopRecord, isOpen: boolean): ShopListing {
  const { id, environment, pin, branchId, device } = record;
  const serialNumber = device.initialisation?.serialNumber ?? null;
  const standing = standingOf(record);
  return { id, environment, pin, branchId, ...namesOf(record), serialNumber, standing, isOpen };
}

function standingOf({ device }: ShopRecord): ShopListing['standing'] {
  if (device.initialisation === null) return 'not-set-up';
  return device.initialisation.is === 'done' ? 'ready' : 'no-answer';
}

/** The names as the authority gave them for this shop; an answer for another one names that one. */
function namesOf({ device }: ShopRecord): Pick<ShopListing, 'taxpayerName' | 'branchName'> {
  const { initialisation } = device;
  if (initialisation?.is !== 'done') return { taxpayerName: '', branchName: '' };
  const { taxpayerName, branchName } = initialisation.facts;
  return { taxpayerName, branchName };
}

/** All that the name of its folder tells. */
function unreadableListing(id: string, isOpen: boolean): ShopListing {
  const [first, pin = '', branchId = ''] = id.split('-');
  const environment = ENVIRONMENTS.find((each) => each === first) ?? 'real';
  const names = { taxpayerName: '', branchName: '', serialNumber: null };
  return { id, environment, pin, branchId, ...names, standing: 'unreadable', isOpen };
}
