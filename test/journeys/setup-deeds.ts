import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { communicationKey } from '../../electron/practice/device-facts.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import type { RegistrationFault } from '../../shared/practice/practice-faults.ts';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { startCountedAuthority, type CountedAuthority } from '../support/counted-authority.ts';
import { call } from './bridge.ts';
import { test as base, type Running } from './fixtures.ts';
import { inspect } from './inspect.ts';

/** Journeys that register: each has an authority of its own on this computer, and no real one is ever asked. */
export const test = base.extend<{ authority: CountedAuthority }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are needed
  authority: async ({}, give) => {
    const authority = await startCountedAuthority();
    await give(authority);
    await authority.stop();
  },
});

/** The three values of a shop's papers. */
export const PAPERS = { pin: 'A012345678B', branchId: '00', serialNumber: 'DUKA/A012345678B/1' };
export type Papers = typeof PAPERS;

export const OWNER = { id: 'amina', name: 'Amina Odhiambo', role: 'owner', pin: null } as const;

/** A pass-phrase that is good enough for a key. */
export const PASSPHRASE = 'wimbo-saba-chungwa-1987-tembea';

/** The connection of a real shop, only that its authority stands on this computer. */
export function profileOf(
  authority: CountedAuthority,
  environment: 'real' | 'test' = 'real',
): ConnectionProfile {
  return { ...PRESETS[`direct-${environment}`], name: 'Authority of the journey', baseUrl: authority.url };
}

/** Begins a set-up whose connection was put in before, and shows its first page. */
export async function beginWith(
  page: Page,
  authority: CountedAuthority,
  already: Partial<SetupDraft> = {},
): Promise<void> {
  const draft: SetupDraft = {
    page: 'path',
    path: 'new-device',
    environment: 'real',
    preset: '',
    profile: { ...profileOf(authority) },
    pin: '',
    branchId: '',
    serialNumber: '',
    shopId: null,
    reason: null,
  };
  const kept = { ...draft, ...already };
  await expect(async () => {
    await call(page, 'setup', 'keepDraft', kept);
    await page.reload();
    await page.locator('h1').waitFor();
    // The page that was open may keep what stood in it last.
    expect((await call(page, 'program', 'state', undefined)).setup).toEqual(kept);
  }).toPass();
}

/** A shop that is registered and in which somebody works, made without the wizard; Home is shown. */
export async function makeShop(
  page: Page,
  profile: ConnectionProfile,
  papers: Papers = PAPERS,
  operator: { id: string; name: string; role: 'owner' | 'installer'; pin: string | null } = OWNER,
): Promise<void> {
  // The first page has to be there: a wizard that comes up meanwhile would take the new shop for its own.
  await page.locator('h1').first().waitFor();
  const { environment } = profile;
  const { pin, branchId } = papers;
  const made = await call(page, 'shops', 'create', { environment, pin, branchId, profile });
  expect(made.is).toBe('opened');
  const { is } = await call(page, 'device', 'initialise', papers);
  expect(is).toBe('initialised');
  await call(page, 'device', 'confirm', { isOurs: true });
  await call(page, 'operators', 'add', operator);
  await call(page, 'codes', 'refresh', { everything: false });
  await call(page, 'setup', 'keepDraft', null);
  await page.reload();
  await page.getByText(/^Good to see you/).waitFor();
}

export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name });

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** From the first page to the details. */
export async function goToDetails(page: Page): Promise<void> {
  await press(page, 'Set up this shop');
  await page.getByRole('button', { name: /^(Next|Go on without waiting)$/, disabled: false }).click();
  await heading(page, 'Shop details').waitFor();
}

export async function fillDetails(page: Page, { pin, branchId, serialNumber }: Papers): Promise<void> {
  await page.getByRole('textbox', { name: 'Taxpayer PIN', exact: true }).fill(pin);
  await page.getByRole('textbox', { name: 'Branch', exact: true }).fill(branchId);
  await page.getByRole('textbox', { name: 'Serial number', exact: true }).fill(serialNumber);
}

/**
 * To the one-way door of a set-up with the pretend authority of the program.
 * @param authority whose address is looked at before practice is chosen
 */
export async function goToPractisedDoor(page: Page, authority: CountedAuthority): Promise<void> {
  await beginWith(page, authority);
  await goToDetails(page);
  await page.getByRole('combobox', { name: 'Connection' }).selectOption('Practice: to practise the set-up');
  await press(page, 'Next');
  await heading(page, 'Read this back, then register').waitFor();
}

/** Waits until a page of the set-up is on the disk, where a power cut leaves it. */
export async function isKept(page: Page, kept: Partial<SetupDraft>): Promise<void> {
  await expect.poll(async () => (await call(page, 'program', 'state', undefined)).setup).toMatchObject(kept);
}

/** How the pretend authority ends the next registrations. */
export async function letRegistrationsEnd(page: Page, registration: RegistrationFault): Promise<void> {
  await call(page, 'practice', 'changeFaults', { registration });
}

/** Registers on the page that reads back; the person has read it and presses the button itself. */
export const register = (page: Page): Promise<void> => press(page, 'Register this computer');

/** When asked for a file, the person chooses this one. */
export async function willOpen({ evaluate }: Running, file: string): Promise<void> {
  await evaluate(({ dialog }, chosen) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [chosen] });
  }, file);
}

/** When asked where to write, the person chooses this file. */
export async function willSave({ evaluate }: Running, file: string): Promise<void> {
  await evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath });
  }, file);
}

/**
 * Looks at a page or state in both languages: axe, targets, nothing sideways, pictures; and nowhere in it the key of
 * any device of the authority.
 */
export async function lookAt(page: Page, name: string, authority: CountedAuthority): Promise<void> {
  await expectNoKey(page, name, authority);
  for (const language of ['sw', 'en'] as const) {
    await call(page, 'program', 'changeSettings', { language });
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await inspect(page, `${name}-${language}`);
  }
}

/** The whole window, what stands in its fields, and what the window keeps for itself hold no key. */
export async function expectNoKey(page: Page, name: string, { practice }: CountedAuthority): Promise<void> {
  const { seed, devices } = practice.state();
  const everything = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      ),
      JSON.stringify(localStorage),
      JSON.stringify(sessionStorage),
    ].join('\n'),
  );
  expect(everything.length).toBeGreaterThan(1000);
  for (const device of devices)
    expect(everything.includes(communicationKey(seed, device)), `the key is in the window: ${name}`).toBe(
      false,
    );
}

/** Pulls the plug and starts anew. */
export async function powerCut(running: Running): Promise<Page> {
  await running.kill();
  const page = await running.restart();
  await page.locator('h1').waitFor();
  return page;
}

/**
 * Carries on at another computer: the same program with none of the data. What was here is kept in a folder of its
 * own, e.g. to come back to it.
 */
export async function anotherComputer(running: Running, kept: string): Promise<Page> {
  await running.kill();
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(running.userData)) {
    const from = path.join(running.userData, name);
    cpSync(from, path.join(kept, name), { recursive: true });
    rmSync(from, { recursive: true });
  }
  const page = await running.restart();
  await heading(page, 'Welcome to Sajili').waitFor();
  return page;
}
