import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CodeList } from '../../../electron/codes/code-lists.ts';
import { createCodeService } from '../../../electron/codes/code-service.ts';
import { createJournal, type Journal } from '../../../electron/activity/journal.ts';
import type { PerformExchange } from '../../../electron/authority/exchange.ts';
import type { Database } from '../../../electron/database/database.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { createItemUse, type ItemUse } from '../../../electron/items/item-use.ts';
import { createItems, type Items } from '../../../electron/items/items.ts';
import { createItemStore, type ItemStore } from '../../../electron/items/item-store.ts';
import type { Log } from '../../../electron/logging/log.ts';
import { createOutbox, type Outbox } from '../../../electron/outbox/outbox.ts';
import type { Exchange } from '../../../shared/authority/exchange.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { Item, ItemFields, ItemProblem } from '../../../shared/items/item.ts';
import type { OutboxEntry, OutboxFilter } from '../../../shared/outbox/outbox-entry.ts';
import type { Clock, Timers } from '../../../shared/time/clock.ts';
import { movedClock, type MovedClock } from '../../support/moved-clock.ts';
import { endHangingCalls, type ScriptedAuthority, scriptedAuthority } from './scripted-authority.ts';

/** 21 November 2026, 09:00 in East Africa. */
export const MORNING = Date.UTC(2026, 10, 21, 6);

export const SHOP_ID = 'practice-P051234567X-00';

const CODES: Readonly<Record<string, readonly string[]>> = {
  '04': ['A', 'B', 'C'],
  '05': ['KE', 'TZ'],
  '10': ['U', 'KG', 'BLL', 'BX'],
  '17': ['NT', 'BA', 'CT'],
  '24': ['1', '2', '3'],
};
/** The one code that the authority has switched off. */
export const CODE_OFF = { field: 'quantityUnitCode', code: 'BX' } as const;

function codeService() {
  const labels: [null, null, null] = [null, null, null];
  const lists = Object.entries(CODES).map(([classCode, codes]) => {
    const byCode = codes.map((code) => ({
      classCode,
      code,
      name: code,
      description: null,
      sortOrder: null,
      values: labels,
      inUse: code !== CODE_OFF.code,
    }));
    const facts = { code: classCode, name: classCode, description: null, labels, inUse: true };
    return [classCode, new CodeList(facts, new Map(byCode.map((code) => [code.code, code])))] as const;
  });
  return createCodeService(new Map(lists), PRESETS.practice.classOfField);
}

export interface TestShop {
  folder: string;
  file: string;
  database: Database;
  journal: Journal;
  store: ItemStore;
  outbox: Outbox;
  items: Items;
  use: ItemUse;
  /** Every news that was told, as 'group.name'. */
  news: { of: string; payload: unknown }[];
  /** What the outbox wrote into the log: a test that expects none of it looks here. */
  logged: string[];
  operator: { id: string; name: string; isSignedOut?: boolean };
  /** Which items were made from which customs lines. */
  links: { importId: number; itemId: number }[];
  /** Saves an item and expects that it is stored. */
  save(fields: ItemFields, id?: number | null, send?: boolean): Promise<Item>;
  /** Saves an item and expects that it breaks a rule. */
  refuse(fields: ItemFields, id?: number | null, send?: boolean): Promise<ItemProblem[]>;
  item(id: number): Promise<Item>;
  entries(): Promise<OutboxEntry[]>;
  /** Closes as the program does. */
  close(): Promise<void>;
}

export interface TestShopNeeds {
  perform: PerformExchange;
  clock: Clock;
  timers: Timers;
  folder?: string;
  betweenSendsMs?: number;
  /** Puts something between the domains and the database. */
  around?: (database: Database) => Database;
  isReady?: boolean;
  /** The highest running number that other branches have used on this computer. */
  siblingLastNumber?: () => number;
}

/** Asks nothing. */
export const ALL_ENTRIES: OutboxFilter = { states: [], cause: null, text: '' };

export const RETRY_DELAYS = [30, 120, 300];

const open: TestShop[] = [];
const folders: string[] = [];

const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Opens a shop on a real file, as core.ts does. */
export async function openTestShop(needs: TestShopNeeds): Promise<TestShop> {
  const {
    clock,
    timers,
    perform,
    betweenSendsMs = 0,
    around = (database) => database,
    isReady = true,
  } = needs;
  const folder = needs.folder ?? newFolder();
  const file = path.join(folder, 'shop.db');
  const database = around(await openDatabase({ file, migrations: MIGRATIONS, clock }));
  const news: TestShop['news'] = [];
  const logged: string[] = [];
  const publish = (group: string, name: string, payload: unknown): void =>
    void news.push({ of: `${group}.${name}`, payload });
  const note = (message: string): void => void logged.push(message);
  const log: Log = { info: note, warn: note, error: note };
  const journal = createJournal({ database, clock, timers, publish });
  const store = createItemStore({ database, clock, timers, publish, giveWay });
  const operator: TestShop['operator'] = { id: 'amina', name: 'Amina Odhiambo' };
  const whoWorks = (): { id: string; name: string } => {
    if (operator.isSignedOut === true) throw new AppError('operators.none');
    return { id: operator.id, name: operator.name };
  };
  const outbox = createOutbox({
    database,
    perform,
    journal,
    clock,
    timers,
    log,
    publish,
    shopId: SHOP_ID,
    kinds: [store.kind],
    operator: whoWorks,
    random: () => 0,
    giveWay,
    pace: { betweenSendsMs, retryDelaysSeconds: RETRY_DELAYS },
    resultCodes: PRESETS.practice.resultCodes,
  });
  const codes = codeService();
  const use = createItemUse(database);
  const links: TestShop['links'] = [];
  const items = createItems({
    database,
    store,
    outbox,
    use,
    codes,
    clock,
    operator: whoWorks,
    linkImport: (importId, itemId) => void links.push({ importId, itemId }),
    siblingLastNumber: needs.siblingLastNumber ?? (() => 0),
  });
  const shop: TestShop = {
    folder,
    file,
    database,
    journal,
    store,
    outbox,
    items,
    use,
    news,
    logged,
    operator,
    links,
    ...deedsOn(items, outbox),
    async close() {
      if (!open.includes(shop)) return;
      open.splice(open.indexOf(shop), 1);
      await Promise.all([items.stop(), outbox.stop()]);
      store.stop();
      journal.stop();
      database.close();
    },
  };
  open.push(shop);
  outbox.start();
  if (isReady) outbox.deviceIs({ is: 'ready' });
  return shop;
}

function deedsOn(items: Items, outbox: Outbox): Pick<TestShop, 'save' | 'refuse' | 'item' | 'entries'> {
  return {
    async save(fields, id = null, send = true) {
      const saved = await items.handlers.save({ id, fields, send });
      if (saved.is !== 'saved') throw new Error(JSON.stringify(saved));
      return saved.item;
    },
    async refuse(fields, id = null, send = true) {
      const saved = await items.handlers.save({ id, fields, send });
      if (saved.is !== 'problems') throw new Error(JSON.stringify(saved));
      return saved.problems;
    },
    item: async (id) => items.handlers.get({ id }),
    entries: async () =>
      (await outbox.handlers.page({ filter: ALL_ENTRIES, from: 0, count: 200 })).rows.toReversed(),
  };
}

export function newFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-outbox-'));
  folders.push(folder);
  return folder;
}

/** To be called after each test. */
export async function closeTestShops(): Promise<void> {
  endHangingCalls();
  for (const shop of open.slice()) await shop.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A shop with a moved clock and a scripted authority: the usual beginning of a test. */
export async function shopWith(
  ...answers: (Exchange | Error)[]
): Promise<{ shop: TestShop; authority: ScriptedAuthority; time: MovedClock }> {
  const time = movedClock(MORNING);
  const authority = scriptedAuthority(...answers);
  const shop = await openTestShop({ ...time, perform: authority.perform });
  return { shop, authority, time };
}
