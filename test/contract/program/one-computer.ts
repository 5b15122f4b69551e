import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { type MainThread, type MainThreadNeeds, openMainThread } from '../../support/main-thread.ts';
import { startForTest } from '../practice/practice-client.ts';

/** The taxpayer's PIN of every shop here. */
export const PIN = 'P051234567X';

/** The computer of the test that runs now: an empty folder, the main thread, and an authority to register with. */
export const here = {
  folder: '',
  get main(): MainThread {
    if (running === null) throw new Error('no program runs');
    return running;
  },
  get authority(): PracticeAuthority {
    if (started === null) throw new Error('no authority runs');
    return started;
  },
};

let running: MainThread | null = null;
let started: PracticeAuthority | null = null;

/** Starts the computer before every test of a file, and clears it away after it. */
export function withOneComputer(): void {
  beforeEach(async () => {
    here.folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-shops-'));
    started = (await startForTest({ clock: { now: Date.now() } })).authority;
    running = await openMainThread({ folder: here.folder });
  });
  afterEach(async () => {
    await running?.close();
    await started?.stop();
    rmSync(here.folder, { recursive: true, force: true });
  });
}

export const profileOf = (environment: ConnectionProfile['environment'] = 'test'): ConnectionProfile => ({
  ...PRESETS['direct-test'],
  environment,
  baseUrl: here.authority.url,
});

/** Makes a shop of a branch, as the wizard does. */
export const create = (branchId: string, profile: ConnectionProfile = profileOf()) =>
  here.main.handlers.shops.create({ environment: profile.environment, pin: PIN, branchId, profile });

export const register = (branchId: string, serialNumber = `SN-${branchId}`) =>
  here.main.handlers.device.initialise({ pin: PIN, branchId, serialNumber });

/** Every shop of the computer in a line: id, standing, whether it is open. */
export async function listed(): Promise<string[]> {
  const shops = await here.main.handlers.shops.list(undefined);
  return shops.map(({ id, standing, isOpen }) => `${id} ${standing}${isOpen ? ' open' : ''}`);
}

/** The same computer after the program was closed and something happened to its files. */
export async function restart(
  meanwhile: () => void = () => {},
  differing: Partial<MainThreadNeeds> = {},
): Promise<void> {
  const { protection } = here.main;
  await here.main.close();
  meanwhile();
  running = await openMainThread({ folder: here.folder, protection, ...differing });
}

/** The program is closed; another one takes its place. */
export async function replaceWith(next: () => MainThread): Promise<void> {
  await here.main.close();
  running = next();
}
