import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { OutboxState } from '../../shared/outbox/outbox-entry.ts';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { call } from './bridge.ts';
import { grid, saveItem } from './codes-deeds.ts';
import type { Running } from './fixtures.ts';
import { openScreen } from './imports-deeds.ts';

/** The table of the outbox. */
export const outbox = (page: Page): Locator => grid(page, 'Outbox');

/** The line of an item in the outbox. */
export const entryOf = (page: Page, name: string): Locator =>
  outbox(page).getByRole('row').filter({ hasText: name });

/** What stands at the right of the table. */
export const details = (page: Page): Locator => page.locator('[data-pane="panel"]');

/** The cards of causes, each told once for all its entries. */
export const cards = (page: Page): Locator =>
  page.getByRole('region', { name: 'Why items were not accepted' }).getByRole('article');

export const openOutbox = (page: Page): Promise<void> => openScreen(page, 5, 'Outbox');

/** Opens the details of an item's entry. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await entryOf(page, name).dblclick();
  await expect(details(page)).toContainText(name);
}

/** Shows one group of entries. */
export async function showGroup(page: Page, group: RegExp): Promise<void> {
  const choice = page.getByRole('combobox', { name: 'Which entries to show' });
  // Its words hold a number that moves while the outbox works.
  const value = await choice.locator('option').filter({ hasText: group }).first().getAttribute('value');
  await choice.selectOption(value ?? '');
}

/** The authority answers the next items with these words instead of taking them. */
export function refuseNext(
  { practice }: CountedAuthority,
  resultCd: string,
  resultMsg: string,
  times = 1,
): Promise<unknown> {
  return practice.change({ rejectNext: { times, only: 'saveItem', resultCd, resultMsg } });
}

/** The authority takes the next items, and its answers get lost. */
export function loseNextAnswers({ practice }: CountedAuthority, times: number): Promise<unknown> {
  return practice.change({ noAnswerNext: { times, only: 'saveItem' } });
}

/** Saves an item that is to be sent, and waits until its entry stands so. */
export async function saveUntil(page: Page, name: string, state: OutboxState): Promise<number> {
  const id = await saveItem(page, { name });
  await becomes(page, name, state);
  return id;
}

/** Waits until the entry of an item stands so; gives how long it took, in milliseconds. */
export async function becomes(
  page: Page,
  name: string,
  state: OutboxState,
  timeout = 15_000,
): Promise<number> {
  const from = performance.now();
  await expect.poll(() => stateOf(page, name), { message: name, timeout, intervals: [100] }).toBe(state);
  return performance.now() - from;
}

/** How the newest entry of an item stands; '' when it has none. */
async function stateOf(page: Page, name: string): Promise<OutboxState | ''> {
  const filter = { states: [], cause: null, text: name };
  const { rows } = await call(page, 'outbox', 'page', { from: 0, count: 50, filter });
  return rows.at(-1)?.state ?? '';
}

/** The item as the authority has it in its books, by its name; undefined when it never took it. */
export const inBooks = ({ practice }: CountedAuthority, name: string) =>
  practice
    .state()
    .devices.flatMap(({ items }) => items)
    .find((saved) => saved.item['itemNm'] === name);

/** How many requests for an item of this name arrived. */
export const arrivals = (authority: CountedAuthority, name: string): number =>
  authority.arrived('saveItem').filter(({ body }) => JSON.parse(body)['itemNm'] === name).length;

/** The registration of the one shop is lost, as after a restored copy; gives what brings it back. */
export async function loseRegistration(running: Running): Promise<() => Promise<Page>> {
  await running.kill();
  const file = path.join(running.userData, 'shops', shopFolder(running), 'shop.json');
  const kept = readFileSync(file, 'utf8');
  const { record } = JSON.parse(kept);
  const device = { ...record.device, initialisation: null };
  writeFileSync(file, JSON.stringify({ record: { ...record, device } }));
  await running.restart();
  return async () => {
    await running.kill();
    writeFileSync(file, kept);
    return running.restart();
  };
}

/** The folder of the one shop that there is. */
function shopFolder({ userData }: Running): string {
  const [folder = ''] = readdirSync(path.join(userData, 'shops'));
  return folder;
}

/** What is on the clipboard. On the host it is the browser's. */
export async function clipboard({ page, evaluate }: Running, isHost: boolean): Promise<string> {
  return isHost
    ? page.evaluate(() => navigator.clipboard.readText())
    : evaluate(({ clipboard: system }) => system.readText());
}
