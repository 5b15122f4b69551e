import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createJournal, type Journal } from '../../electron/activity/journal.ts';
import type { PerformExchange } from '../../electron/authority/exchange.ts';
import type { ItemCodeUse } from '../../electron/codes/code-use.ts';
import { type Codes, createCodes } from '../../electron/codes/create-codes.ts';
import {
  createCustomsImports,
  type CustomsImports,
} from '../../electron/customs-imports/create-customs-imports.ts';
import type { Database } from '../../electron/database/database.ts';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import { createItemUse } from '../../electron/items/item-use.ts';
import type { OpenShop } from '../../electron/shops/open-shop.ts';
import type { Exchange, ExchangeRequest } from '../../shared/authority/exchange.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import type { Notice } from '../../electron/ipc/core-messages.ts';
import { itemShelf, type ItemShelf } from './item-shelf.ts';
import { movedClock, type MovedClock } from './moved-clock.ts';

/** 21 November 2026, 09:00 in East Africa. */
export const MORNING = Date.UTC(2026, 10, 21, 6);
export const HOUR = 60 * 60_000;
export const DAY = 24 * HOUR;

export const OPEN_SHOP: OpenShop = {
  id: 'practice-P051234567X-00',
  environment: 'practice',
  pin: 'P051234567X',
  branchId: '00',
  zone: PRESETS.practice.zone,
  operator: { id: 'amina', name: 'Amina Odhiambo' },
  classOfField: PRESETS.practice.classOfField,
  resultCodes: PRESETS.practice.resultCodes,
  pace: PRESETS.practice.pace,
  siblingFiles: [],
};

/** The lists of a shop on a real file, as the core builds them. */
export interface ListShop {
  file: string;
  database: Database;
  journal: Journal;
  codes: Codes;
  imports: CustomsImports;
  /** The items that customs lines are linked to. */
  items: ItemShelf;
  /** Notifications of the system that were wanted. */
  notices: Notice[];
  time: MovedClock;
  /** What was written into the log. */
  warnings: string[];
  /** Every news that was told. */
  news: { of: string; payload: unknown }[];
  /** How often long work has given way. */
  waysGiven(): number;
  /** Closes as the program does. */
  close(): Promise<void>;
  /** Closes, and opens the same file again. */
  reopen(): Promise<ListShop>;
}

export interface ListShopNeeds {
  perform: PerformExchange;
  time?: MovedClock;
  file?: string;
  /** Put in the place of the real journal, for what cannot be made to happen otherwise. */
  journal?: Pick<Journal, 'record'>;
  /** Which codes the shop's items carry, without having to make the items. */
  itemUse?: ItemCodeUse;
  random?: () => number;
  /** Items that are there already. */
  items?: ItemFields[];
}

const openShops: ListShop[] = [];
const folders: string[] = [];

export async function openListShop(needs: ListShopNeeds): Promise<ListShop> {
  const { perform, time = movedClock(MORNING), file = path.join(newFolder(), 'shop.db') } = needs;
  const { clock, timers } = time;
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock });
  const news: ListShop['news'] = [];
  const publish = (group: string, name: string, payload: unknown): void =>
    void news.push({ of: `${group}.${name}`, payload });
  let ways = 0;
  const giveWay = (): Promise<void> => {
    ways += 1;
    return new Promise((resolve) => setImmediate(resolve));
  };
  const journal = createJournal({ database, clock, timers, publish });
  const { random = () => 0.5, itemUse = createItemUse(database) } = needs;
  const warnings: string[] = [];
  const log = { warn: (message: string) => void warnings.push(message) };
  const common = { database, perform, clock, timers, random, publish, shop: OPEN_SHOP, giveWay };
  const codes = createCodes({ ...common, log, itemUse, journal: needs.journal ?? journal });
  const items = itemShelf(database, needs.items);
  const notices: Notice[] = [];
  const imports = createCustomsImports({
    ...common,
    log,
    journal: needs.journal ?? journal,
    codes: codes.service,
    items: () => items,
    operator: () => ({ name: 'Amina Odhiambo' }),
    notify: (notice) => void notices.push(notice),
  });
  const shop: ListShop = {
    file,
    database,
    journal,
    codes,
    imports,
    items,
    notices,
    time,
    warnings,
    news,
    waysGiven: () => ways,
    async close() {
      if (!openShops.includes(shop)) return;
      openShops.splice(openShops.indexOf(shop), 1);
      await Promise.all([codes.stop(), imports.stop()]);
      journal.stop();
      database.close();
    },
    async reopen() {
      await shop.close();
      return openListShop({ ...needs, time, file, items: items.fields });
    },
  };
  openShops.push(shop);
  return shop;
}

/** To be called after each test. */
export async function closeListShops(): Promise<void> {
  while (openShops[0] !== undefined) await openShops[0].close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-lists-'));
  folders.push(folder);
  return folder;
}

/** The far end of the line: gives the prepared exchanges in their order and remembers what it was asked. */
export interface PreparedLine {
  perform: PerformExchange;
  asked: ExchangeRequest[];
  /** The time in the last question. */
  lastSince(): string;
  next(...exchanges: Exchange[]): void;
  /** Holds the answers back until the function it returns is called. */
  hold(): () => void;
}

export function preparedLine(): PreparedLine {
  const prepared: Exchange[] = [];
  const asked: ExchangeRequest[] = [];
  let gate: Promise<void> = Promise.resolve();
  return {
    asked,
    async perform(request, signal) {
      asked.push(request);
      if (signal?.aborted === true) return { is: 'cancelled', mayHaveArrived: false, durationMs: 0 };
      const cancelled = new Promise<'cancelled'>((resolve) => {
        signal?.addEventListener('abort', () => resolve('cancelled'), { once: true });
      });
      if ((await Promise.race([gate, cancelled])) === 'cancelled') {
        return { is: 'cancelled', mayHaveArrived: true, durationMs: 3 };
      }
      const exchange = prepared.shift();
      if (exchange === undefined) throw new Error('the line was asked more often than expected');
      return exchange;
    },
    lastSince: () => /\d{14}/.exec(asked.at(-1)?.body ?? '')?.[0] ?? '',
    next: (...exchanges) => void prepared.push(...exchanges),
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    },
  };
}

/** An answer of the authority with this code and data. */
export function answered(
  data: unknown,
  { resultCd = '000', resultMsg = 'Successful', resultDt = '20261121090000', httpStatus = 200 } = {},
): Exchange {
  const text = JSON.stringify({ resultCd, resultMsg, resultDt, data });
  return {
    is: 'answered',
    httpStatus,
    contentType: 'application/json',
    retryAfterSeconds: null,
    bytes: new TextEncoder().encode(text).buffer,
    tooLarge: false,
    durationMs: 5,
  };
}

/** No connection came about, in a way that waiting does not help. */
export const NO_CONNECTION: Exchange = {
  is: 'never-connected',
  cause: 'certificate',
  detail: 'the certificate has expired',
  durationMs: 2,
};
