import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import type { ItemFields } from '../../shared/items/item.ts';
import { anItem } from '../support/an-item.ts';
import { call } from './bridge.ts';
import type { Running } from './fixtures.ts';
import { inspect } from './inspect.ts';

/** The practice shop with its code lists, made without the wizard; Home is shown. */
export async function openPracticeShop(page: Page): Promise<void> {
  // The first page has to be there: a wizard that comes up meanwhile would take the new shop for its own.
  await page.locator('h1').first().waitFor();
  await call(page, 'shops', 'openPractice', { operatorName: 'Mary Wanjiku' });
  const papers = { pin: 'P000000001Z', branchId: '00', serialNumber: 'PRACTICE-0001' };
  const { is } = await call(page, 'device', 'initialise', papers);
  expect(is).toBe('initialised');
  await call(page, 'device', 'confirm', { isOurs: true });
  await call(page, 'codes', 'refresh', { everything: false });
  await call(page, 'setup', 'keepDraft', null);
  await page.reload();
  await page.getByText(/^Good to see you/).waitFor();
}

/** The table that a screen shows, by its name. */
export const grid = (page: Page, name: string | RegExp): Locator => page.getByRole('grid', { name });

/** A line of the list at the left of the codes screen. */
export const listLine = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('group').locator('label').filter({ hasText: text });

/** Goes by arrow keys to the row of the list in which a text stands. */
export async function arrowTo(page: Page, text: string | RegExp): Promise<void> {
  const wanted = page.locator('[role=grid] tr:focus').filter({ hasText: text });
  // A person waits for the list to be there; a row far down is drawn only when the arrows come near it.
  const inSight = page.locator('[role=grid] tr').filter({ hasText: text }).first();
  await inSight.waitFor({ timeout: 2000 }).catch(() => undefined);
  await page.locator('[role=grid] tr[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  for (let presses = 0; presses < FAR && (await wanted.count()) === 0; presses += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toHaveCount(1);
}

const FAR = 60;

/** Presses the button with these words. */
export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** An item that is saved and sent, or kept as a draft, without the editor; answers its id. */
export async function saveItem(page: Page, changes: Partial<ItemFields>, send = true): Promise<number> {
  const fields = anItem({ itemCode: '', ...changes });
  const result = await call(page, 'items', 'save', { id: null, fields, send });
  if (result.is !== 'saved') throw new Error(JSON.stringify(result));
  return result.item.id;
}

/** Looks at a state in both languages: axe, targets, nothing sideways, pictures. English is left. */
export async function inspectInBoth(page: Page, name: string): Promise<void> {
  for (const language of ['sw', 'en'] as const) {
    await call(page, 'program', 'changeSettings', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await inspect(page, `${name}-${language}`);
  }
}

/** The items as the practice authority has accepted them, by item code; a later save replaces an earlier one. */
export function acceptedItems(running: Running): Map<string, Readonly<Record<string, string | null>>> {
  const saved = readBooks(running).filter((event) => event['is'] === 'item-saved');
  return new Map(
    saved.map(({ item }) => {
      const fields = item as Readonly<Record<string, string | null>>;
      return [fields['itemCd'] ?? '', fields];
    }),
  );
}

/**
 * Lets time pass for the practice authority: with the program closed, the beginning of its books is put so far back.
 * Its lists then change as they would have by themselves.
 */
export async function letAuthorityBeginEarlier(running: Running, minutes: number): Promise<Page> {
  await running.kill();
  const events = readBooks(running);
  const first = events[0];
  if (first === undefined) throw new Error('the practice authority has no books');
  first['at'] = Number(first['at']) - minutes * 60_000;
  writeFileSync(booksFile(running), events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  const page = await running.restart();
  await page.getByText(/^Good to see you/).waitFor();
  return page;
}

type BookEvent = Record<string, unknown>;

function readBooks(running: Running): BookEvent[] {
  const lines = readFileSync(booksFile(running), 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line): BookEvent => JSON.parse(line));
}

function booksFile({ userData }: Running): string {
  const found = readdirSync(userData, { recursive: true, encoding: 'utf8' }).find((name) =>
    name.endsWith('practice-authority.log'),
  );
  if (found === undefined) throw new Error('there is no practice shop');
  return path.join(userData, found);
}
