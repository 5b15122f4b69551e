import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { MIGRATIONS } from '../../electron/database/migrations/list.ts';
import { openDatabase } from '../../electron/database/open-database.ts';
import { launchHost } from '../host/launch.ts';
import { goTo, startPractising } from '../journeys/deeds.ts';
import { framesOf, turnWheel } from '../journeys/frames.ts';
import { findChromium } from '../support/chromium.ts';
import { PROJECT } from '../support/source-files.ts';
import { realTime } from './bench-shop.ts';
import { loadItems } from './many-items.ts';
import type { Bench, Figures } from './measure.ts';
import { median, percentile, rounded } from './measure.ts';

const ITEMS = 100_000;
const ROUNDS = 7;
/** Of the wheel, 16 ms apart and eight rows each: as fast as a hand turns it. */
const TURNS = 120;

/** How even the frames of the item list are while the wheel turns, in a browser on the host. */
export const listScroll: Bench = {
  name: 'list',
  async run() {
    const userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-scroll-'));
    const browser = await chromium.launch(findChromium().launchOptions);
    const open = async (deed: (page: Page) => Promise<void>): Promise<void> => {
      const host = await launchHost(PROJECT, { userData });
      const context = await browser.newContext({ viewport: { width: 1366, height: 688 } });
      const page = await context.newPage();
      await page.goto(host.windowUrl);
      await deed(page);
      await context.close();
      await host.close();
    };
    try {
      await open(startPractising);
      await fillShop(userData);
      const values: number[] = [];
      await open(async (page) => {
        values.push(...(await measureRounds(page)));
      });
      return figuresOf(values);
    } finally {
      await browser.close();
      rmSync(userData, { recursive: true, force: true });
    }
  },
};

/** The practice shop gets its items while the program does not run. */
async function fillShop(userData: string): Promise<void> {
  const shops = path.join(userData, 'shops');
  const [shop] = readdirSync(shops, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  if (shop === undefined) throw new Error('the program has made no shop');
  const file = path.join(shops, shop.name, 'shop.db');
  const database = await openDatabase({ file, migrations: MIGRATIONS, clock: realTime.clock });
  loadItems(database, ITEMS);
  database.close();
}

/** The 95th percentile of the gaps between frames, in ms, once for each round. */
async function measureRounds(page: Page): Promise<number[]> {
  // Nobody presses a key before the screens are there.
  await page.getByText(/^Good to see you/).waitFor();
  await goTo(page, 2);
  await page.locator('[data-index="0"] a').first().waitFor();
  await page.getByRole('row').nth(5).hover();
  const rounds: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push(percentile(await framesOf(page, () => turnWheel(page, TURNS)), 0.95));
  }
  return rounds;
}
function figuresOf(values: readonly number[]): Figures {
  return { 'list.scroll': { value: rounded(median(values)), unit: 'ms', ratioTo: null, ratio: null } };
}
