import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import type { LookBack } from '../../shared/customs-imports/customs-import.ts';
import type { ImportsSettings } from '../../shared/customs-imports/import-list.ts';
import type { CountedAuthority } from '../support/counted-authority.ts';
import { call } from './bridge.ts';
import { arrowTo, grid } from './codes-deeds.ts';
import { goTo } from './deeds.ts';
import type { Running } from './fixtures.ts';
import { inspect } from './inspect.ts';

/** The table of lines. */
export const lines = (page: Page): Locator => grid(page, 'Lines of customs imports');

/** What stands at the right of the table. */
export const panel = (page: Page): Locator => page.locator('[data-pane="panel"]');

/** The sums below the table. */
export const foot = (page: Page): Locator => page.locator('main footer');

/** The number beside "Customs imports" in the rail, as it is read out. */
export const badge = (page: Page): Locator =>
  page.getByRole('navigation').getByText(/changes? not looked at yet/);

export const openImports = (page: Page): Promise<void> => openScreen(page, 3, 'Customs imports');

/** Goes to a screen by its key and waits until it is there. */
export async function openScreen(page: Page, number: number, name: string): Promise<void> {
  await goTo(page, number);
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

/** Fetches by key, and waits until the program has what came. */
export async function fetchLines(page: Page): Promise<void> {
  const lookedAt = async () => (await call(page, 'customsImports', 'status', undefined)).lookedAt;
  const before = await lookedAt();
  await page.keyboard.press('F5');
  await expect.poll(lookedAt).not.toBe(before);
}

/** A look while another screen is shown. */
export async function lookElsewhere(page: Page, lookBack: LookBack): Promise<void> {
  const { is } = await call(page, 'customsImports', 'look', { lookBack });
  expect(is).toBe('looked');
}

/** From when on customs was asked each time, as the authority writes times. */
export const askedSince = (authority: CountedAuthority): string[] =>
  authority.arrived('selectImportItemList').map(({ body }) => JSON.parse(body)['lastReqDt']);

/** The authority answers the next look with these words, and acts upon nothing. */
export function refuseNextLook(
  authority: CountedAuthority,
  words: { resultCd: string; resultMsg: string },
): Promise<unknown> {
  return authority.practice.change({ rejectNext: { times: 1, only: 'selectImportItemList', ...words } });
}

/** Chooses how far back the next looks ask. */
export async function choosePeriod(page: Page, period: string): Promise<void> {
  await page.getByRole('button', { name: /^Changed since: / }).click();
  await page.getByRole('menuitemradio', { name: period }).click();
}

/** Opens the details of the line in which a text stands. */
export async function openLine(page: Page, text: string): Promise<void> {
  await arrowTo(page, text);
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('p[lang=en]').first()).toContainText(text);
}

/** What the details say of one field. */
export const fact = (page: Page, label: string): Locator =>
  panel(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt').getByText(label, { exact: true }) })
    .locator('dd');

/** All that the details say, in order: `Line: 7`. */
export const facts = (page: Page): Promise<string[]> =>
  panel(page)
    .locator('dl > div:has(> dt)')
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.closest('li') === null)
        .map((part) =>
          [...part.querySelectorAll<HTMLElement>('dt, dd')]
            .map(({ innerText }) => innerText.replaceAll(/\s+/g, ' '))
            .join(': '),
        ),
    );

/** Goes to the top of the table by key. */
export async function goToFirstLine(page: Page): Promise<void> {
  await lines(page).locator('tr[tabindex="0"]').focus();
  await page.keyboard.press('Home');
  await expect(lines(page).locator('tr[data-index="0"]')).toBeFocused();
}

/** Waits for the history of the opened line, newest first: `Changed: Status 2 → 3`. */
export async function expectHistory(page: Page, events: readonly string[]): Promise<void> {
  await expect
    .poll(() =>
      panel(page)
        .locator('ol > li')
        .evaluateAll((parts) =>
          parts.map((part) => {
            const changes = [...part.querySelectorAll('dl > div')].map((change) =>
              [...change.children].map(({ textContent }) => textContent).join(' '),
            );
            return [part.querySelector('strong')?.textContent, ...changes].join(': ');
          }),
        ),
    )
    .toEqual(events);
}

/** Looks at a state in Swahili, whose words are longer: axe, targets, nothing sideways, pictures. English is left. */
export async function inspectInSwahili(page: Page, name: string): Promise<void> {
  const speak = async (language: 'en' | 'sw'): Promise<void> => {
    await call(page, 'program', 'changeSettings', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  };
  await speak('sw');
  await inspect(page, `${name}-sw`);
  await speak('en');
}

/** Does something by its name in the palette, without a mouse. */
export async function runCommand(page: Page, name: string): Promise<void> {
  const palette = page.getByRole('dialog').getByRole('textbox', { name: 'Find or do' });
  await page.keyboard.press('Control+k');
  await expect(palette).toBeFocused();
  await palette.fill(name);
  await expect(page.getByRole('dialog').getByRole('button').first()).toContainText(name);
  await page.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
}

/** A condition that holds; a press takes it away. */
export const chip = (page: Page, words: string): Locator =>
  page.getByRole('button', { name: `Remove filter: ${words}` });

/** Shows the lines in another way, e.g. 'Pictures'. */
export const showAs = (page: Page, way: string): Promise<void> =>
  page.getByRole('radiogroup', { name: 'How the lines are shown' }).getByText(way).click();

/** The headings of the table, from the left. */
export const columnsShown = async (page: Page): Promise<string[]> =>
  (await lines(page).getByRole('columnheader').allInnerTexts()).filter((heading) => heading !== '');

/** Changes how the program looks by itself. */
export async function changeLooking(page: Page, change: Partial<ImportsSettings>): Promise<void> {
  const settings = await call(page, 'customsImports', 'settings', undefined);
  await call(page, 'customsImports', 'changeSettings', { ...settings, ...change });
}

interface Shown {
  readonly title: string;
  readonly body: string;
}

/** From now on what the system would show is kept, to be read and pressed. */
export function keepNotifications({ evaluate }: Running): Promise<void> {
  return evaluate(({ Notification }) => {
    const kept: Electron.Notification[] = [];
    Reflect.set(globalThis, 'keptNotifications', kept);
    Notification.prototype.show = function show() {
      kept.push(this);
    };
  });
}

export function notifications({ evaluate }: Running): Promise<Shown[]> {
  return evaluate(() =>
    Reflect.get(globalThis, 'keptNotifications').map((kept: Electron.Notification) => {
      // The host keeps what a notification was made from, Electron what it shows.
      const { title, body }: Shown = Reflect.get(kept, 'options') ?? kept;
      return { title, body };
    }),
  );
}

/** Presses the newest notification. */
export function pressNotification({ evaluate }: Running): Promise<void> {
  return evaluate(() => {
    Reflect.get(globalThis, 'keptNotifications').at(-1).emit('click');
  });
}

/** At every hour of every day. */
export const ALWAYS_OPEN = { opensAt: '00:00', closesAt: '00:00', days: [1, 2, 3, 4, 5, 6, 7] };

/** Lets hours pass for what the shop knows of customs: all its looks are so much longer ago. */
export async function letHoursPass(running: Running, hours: number): Promise<void> {
  const database = new DatabaseSync(inShop(running, 'shop.db'));
  database.exec('PRAGMA busy_timeout = 5000');
  const looks = database.prepare('SELECT number, at FROM customs_look').all();
  for (const { number, at } of looks) {
    const earlier = new Date(Date.parse(String(at)) - hours * 3_600_000).toISOString();
    database.prepare('UPDATE customs_look SET at = ? WHERE number = ?').run(earlier, Number(number));
  }
  database.close();
}

/** The device turns out to be another branch's: what the shop keeps of it is changed while the program is closed. */
export function giveDeviceToBranch(running: Running, branchId: string): void {
  const file = inShop(running, 'shop.json');
  const kept = readFileSync(file, 'utf8');
  const { record } = JSON.parse(kept);
  record.device.initialisation.facts.branchId = branchId;
  writeFileSync(file, JSON.stringify({ record }));
}

/** A file of the one shop that there is. */
function inShop({ userData }: Running, name: string): string {
  const found = readdirSync(path.join(userData, 'shops'), { recursive: true, encoding: 'utf8' }).find(
    (file) => path.basename(file) === name,
  );
  if (found === undefined) throw new Error(`no shop has ${name}`);
  return path.join(userData, 'shops', found);
}
