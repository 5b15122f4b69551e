import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { ItemNames } from '../../../electron/classifications/choose-options.ts';
import {
  type Classifications,
  createClassifications,
} from '../../../electron/classifications/create-classifications.ts';
import type { Database } from '../../../electron/database/database.ts';
import { MIGRATIONS } from '../../../electron/database/migrations/list.ts';
import { openDatabase } from '../../../electron/database/open-database.ts';
import type { ClassificationReport } from '../../../shared/codes/classification.ts';
import { MORNING } from '../../support/list-shop.ts';

/** A row of a list as a test writes it. */
export type Line = readonly [code: string, name: string, ...others: string[]];

/** The classifications of a shop on a real file. */
export interface ClassificationShop {
  classifications: Classifications;
  database: Database;
  folder: string;
  /** What was told as news. */
  news: unknown[];
  /** Writes the lines into a file with headings and loads it as a person does. */
  load(lines: readonly Line[], headings?: readonly string[]): Promise<ClassificationReport>;
}

export const NO_ITEMS: ItemNames = {
  codesGivenTo: () => [],
  recentCodes: () => [],
  countByCode: () => new Map(),
};

/** Opens one; it is closed and cleared away when the test ends. */
export async function classificationShop(
  names: ItemNames | ((database: Database) => ItemNames) = NO_ITEMS,
): Promise<ClassificationShop> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-classes-'));
  const clock = { now: () => MORNING };
  const database = await openDatabase({ file: path.join(folder, 'shop.db'), migrations: MIGRATIONS, clock });
  const news: unknown[] = [];
  const classifications = createClassifications({
    database,
    clock,
    publish: (_, __, payload) => void news.push(payload),
    giveWay: () => othersTurn(),
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    names: typeof names === 'function' ? names(database) : names,
  });
  onTestFinished(async () => {
    await classifications.stop();
    database.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    classifications,
    database,
    folder,
    news,
    async load(lines, headings = ['Code', 'Name', 'Level', 'Tax type', 'In use']) {
      const file = path.join(folder, 'classes.csv');
      writeFileSync(file, [headings, ...lines].map((cells) => cells.join(';')).join('\r\n'));
      const opened = await classifications.openFile({ file });
      if (opened.is !== 'chosen' || opened.matching === null) throw new Error(JSON.stringify(opened));
      return await classifications.handlers.load({ matching: opened.matching });
    },
  };
}
