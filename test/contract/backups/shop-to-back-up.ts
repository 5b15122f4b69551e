import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { backUpTo } from '../../../electron/backups/backup-file.ts';
import type { Database } from '../../../electron/database/database.ts';
import type { Migration } from '../../../electron/database/migrate.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import { createItemRepository } from '../../../electron/items/item.repository.ts';
import { newOperator, newShop } from '../../../electron/shops/new-shop.ts';
import type { BackedUpShop } from '../../../electron/shops/shop-record.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { anItem } from '../../support/an-item.ts';

/** 21 November 2026, 09:00 in East Africa. */
export const MORNING = Date.UTC(2026, 10, 21, 6);
export const clock = { now: () => MORNING };

export const PIN_HASH = 'c2NyeXB0LWhhc2gtb2YtYS1waW4=';

/** What main knows of a shop that is set up: an owner with a PIN, and a device. */
export function aBackedUpShop(): BackedUpShop {
  const { backup: _, ...shop } = newShop('test', 'P051234567X', '00', PRESETS['direct-test']);
  const amina = newOperator({ id: 'amina', name: 'Amina Odhiambo', role: 'owner' });
  const pin = { salt: 'c2FsdA==', hash: PIN_HASH };
  return {
    ...shop,
    operators: [{ ...amina, pin, wrongPins: 3, waitUntil: '2026-11-21T06:05:00.000Z' }],
    currentOperatorId: 'amina',
    device: { ...shop.device, initialisation: DONE },
  };
}

const DONE: BackedUpShop['device']['initialisation'] = {
  is: 'done',
  at: '2026-11-01T06:00:00.000Z',
  serialNumber: 'SAJILI-0001',
  origin: 'registered',
  confirmed: 'yes',
  facts: {
    taxpayerPin: 'P051234567X',
    taxpayerName: 'Odhiambo & Sons',
    businessActivity: null,
    branchId: '00',
    branchName: 'Kisumu',
    branchOpenedOn: null,
    countyName: null,
    subCountyName: null,
    taxLocalityName: null,
    locationDescription: null,
    isHeadOffice: true,
    managerName: 'Amina Odhiambo',
    managerPhone: '0700000000',
    managerEmail: null,
    deviceId: 'D1',
    controlUnitId: 'CU1',
    mrcNumber: 'M1',
  },
};

/** A folder that goes when the test ends. */
export function freshFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Opens a shop's database and closes it when the test ends. */
export async function openShop(
  file: string,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<Database> {
  const database = await openDatabase({ file, migrations, clock, busyTimeoutMs: 200 });
  onTestFinished(() => database.close());
  return database;
}

/** A shop with so many items, two codes and one customs line. */
export async function openFullShop(file: string, items: number): Promise<Database> {
  const database = await openShop(file);
  addItems(database, items);
  database.transaction(() => {
    database.prepare(`INSERT INTO code_class (code, name, in_use) VALUES ('10', 'Units', 1)`).run();
    for (const code of ['U', 'KG'])
      database
        .prepare(`INSERT INTO code (class_code, code, name, in_use) VALUES ('10', ?, ?, 1)`)
        .run(code, code);
    database.prepare(ADD_IMPORT).run();
  });
  return database;
}

const ADD_IMPORT = `
  INSERT INTO customs_import (task_code, declaration_date_raw, item_sequence, declaration_number, hs_code, item_name,
    status_code, origin_country_code, export_country_code, quantity_unit_code, supplier_name, agent_name,
    invoice_currency_code, change, look, first_look)
  VALUES ('T1', '21112026', '1', '24KEMBA', '1701', 'Sugar', '2', 'UG', 'UG', 'KG', 'Kakira Ltd', '', 'USD', 'new', 1, 1)`;

/** What such a backup says that it holds. */
export const CONTENTS = { madeAt: '2026-11-21T06:00:00.000Z', items: 20, codes: 2, customsImports: 1 };

export interface Made {
  folder: string;
  database: Database;
  /** The database file of the shop. */
  file: string;
  backup: string;
}

/** A shop of twenty items with a backup of it. */
export async function makeBackup(): Promise<Made> {
  const folder = freshFolder();
  const file = path.join(folder, 'shop.db');
  const database = await openFullShop(file, 20);
  const backup = path.join(folder, 'usb.sajili-backup');
  await backUpTo(database, { file: backup, shop: aBackedUpShop() }, { clock });
  return { folder, database, file, backup };
}

/** Adds accepted items, in one transaction. */
export function addItems(database: Database, count: number): void {
  const items = createItemRepository(database);
  const savedBy = { id: 'amina', name: 'Amina Odhiambo' };
  const at = '2026-11-20T06:00:00.000Z';
  database.transaction(() => {
    for (let number = 1; number <= count; number += 1) {
      const itemCode = `KE2NTU${String(number).padStart(7, '0')}`;
      const fields = anItem({ itemCode, name: `Sugar ${number}` });
      items.add({ fields, revision: 1, state: 'accepted', savedBy, at });
    }
  });
}

/** How many rows a table has. */
export function countOf(database: Database, table: string): number {
  return Number(database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n']);
}

/** A disk of so many kilobytes in the test's own folder. Null where this user may not mount one. */
export function smallDisk(folder: string, kilobytes: number): string | null {
  const disk = path.join(folder, 'usb');
  mkdirSync(disk);
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', disk]);
  if (mounted.status !== 0) return null;
  onTestFinished(() => void spawnSync('umount', ['-l', disk]));
  return disk;
}
