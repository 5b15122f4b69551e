import type { PracticeBooks } from './practice-books.ts';
import type { SavedItem } from './practice-events.ts';

/** What the practice authority knows, for people and tests. It holds no key. Times are epoch milliseconds. */
export interface PracticeState {
  seed: number;
  begunAt: number;
  now: number;
  devices: PracticeDeviceState[];
}

interface PracticeDeviceState {
  tin: string;
  bhfId: string;
  dvcSrlNo: string;
  initialisedAt: number;
  /** How often customs imports were looked at, as far as the looks moved something. */
  importLooks: number;
  /** Each item code with the item as it was saved last, and how many saves of it were accepted. */
  items: { itemCd: string; saves: number; item: SavedItem }[];
  /** Every accepted save, oldest first. */
  saves: { at: number; itemCd: string }[];
}

/** A summary of the books as they stand. */
export function stateOf(books: PracticeBooks, now: number): PracticeState {
  const devices = books
    .branches()
    .map(({ tin, bhfId, device, items, saves, customs }): PracticeDeviceState => ({
      tin,
      bhfId,
      dvcSrlNo: device.dvcSrlNo,
      initialisedAt: device.initialisedAt,
      importLooks: customs.looks,
      items: [...items].map(([itemCd, { item, saves: count }]) => ({ itemCd, saves: count, item })),
      saves: saves.map(({ at, itemCd }) => ({ at, itemCd })),
    }));
  return { seed: books.seed, begunAt: books.begunAt, now, devices };
}
