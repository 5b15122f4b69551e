import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { CoreConnection } from '../../../electron/ipc/core-connection.ts';
import type { ShopRecord } from '../../../electron/shops/shop-record.ts';
import { createSupportFileHandlers, type SupportFileNeeds } from '../../../electron/shops/support-file.ts';
import { thisMachine } from '../../../electron/shops/support-file-machine.ts';
import type { DeviceState } from '../../../shared/device/device-state.ts';
import { AppError } from '../../../shared/errors/app-error.ts';
import { SupportFile } from '../../../shared/files/chosen-file.ts';
import { ProgramState } from '../../../shared/program/program-state.ts';
import { aBackedUpShop, MORNING, PIN_HASH } from '../../contract/backups/shop-to-back-up.ts';
import { seededRandom } from '../../support/seeded-random.ts';

const RECORD: ShopRecord = {
  ...aBackedUpShop(),
  profile: {
    ...aBackedUpShop().profile,
    authentication: {
      is: 'client-credentials',
      method: 'GET',
      tokenUrl: 'https://authority.example/token',
      clientId: 'consumer-4711',
    },
    extraHeaders: [{ name: 'x-api-key', value: 'a-secret-of-somebody' }],
  },
  backup: null,
};

function deviceOf({ device, pin }: ShopRecord): DeviceState {
  if (device.initialisation?.is !== 'done') throw new Error('the shop of this test is set up');
  const { at, origin, confirmed, facts } = device.initialisation;
  return {
    is: 'initialised',
    at,
    serialNumber: `SAJILI/${pin}/0`,
    origin,
    confirmed,
    facts,
    key: 'available',
    fingerprint: 'AB12-CD34',
    transferFile: null,
    repeats: [],
    protection: 'dpapi',
  };
}

function stateOf(record: ShopRecord | null): ProgramState {
  return ProgramState.parse({
    version: '0.1.0',
    runsOn: 'host',
    settings: { language: 'sw', theme: 'dark', density: 'compact', textSize: 120 },
    shop: null,
    device: record === null ? { is: 'not-initialised' } : deviceOf(record),
    line: { is: 'unknown' },
    access: 'manage',
    setup: null,
    backup: record?.backup ?? null,
  });
}

const CORE_PARTS = [{ name: 'database', text: 'check: sound' }];

interface Desk {
  calls: ReturnType<typeof createSupportFileHandlers>;
  folder: string;
  /** Everything that the person was offered as a name. */
  suggested: string[];
  /** What the log's end holds. */
  log: string;
  record: ShopRecord | null;
}

function aDesk(deed: CoreConnection['deed'] = (async () => CORE_PARTS) as never): Desk {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-support-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const desk: Omit<Desk, 'calls'> = { folder, suggested: [], log: '', record: RECORD };
  const needs: SupportFileNeeds = {
    state: () => stateOf(desk.record),
    record: () => desk.record,
    machine: thisMachine,
    core: { deed },
    lastLogLines: async () => desk.log,
    files: {
      async chooseFileToWrite(suggested) {
        desk.suggested.push(suggested);
        return path.join(folder, 'support.txt');
      },
    },
    clock: { now: () => MORNING },
    random: seededRandom(7),
  };
  return Object.assign(desk, { calls: createSupportFileHandlers(needs) });
}

const CHOICE = { withSupplierNames: false };
const written = (desk: Desk): string => readFileSync(path.join(desk.folder, 'support.txt'), 'utf8');

test('it holds what support asks for, each part on its own', async () => {
  const desk = aDesk();
  desk.log = 'the line came back';
  const file = SupportFile.parse(await desk.calls.supportFile(CHOICE));
  const parts = Object.fromEntries(file.parts.map(({ name, text }) => [name, text]));
  expect(Object.keys(parts)).toEqual(['program', 'settings', 'shop', 'connection', 'database', 'log']);
  expect(parts['program']).toMatch(/^version: 0\.1\.0\nruns on: host\nelectron: /);
  expect(parts['program']).toMatch(/^system: .*\(linux|win32|darwin/m);
  expect(parts['settings']).toContain('language: sw');
  expect(parts['shop']).toContain('PIN: P*********X\nbranch: 00\noperators: 1\noperators with a PIN: 1');
  expect(parts['shop']).toContain('serial number: SAJILI/P*********X/0');
  expect(parts['shop']).toContain('key: available\nsign of the key: AB12-CD34\nprotection: dpapi');
  expect(JSON.parse(parts['connection'] ?? '')).toMatchObject({ baseUrl: RECORD.profile.baseUrl });
  expect(parts['log']).toBe('the line came back');
});

test('no PIN, no secret of the connection, no name of a person and no home folder is in it', async () => {
  const desk = aDesk();
  desk.log = `opened real-A123456789B-00 in ${os.homedir()}/sajili for p051234567x`;
  await desk.calls.supportFile(CHOICE);
  await desk.calls.saveSupportFile(CHOICE);
  const text = written(desk);
  for (const kept of ['P051234567X', 'A123456789B', PIN_HASH, 'consumer-4711', 'a-secret-of-somebody'])
    expect(text.toLowerCase()).not.toContain(kept.toLowerCase());
  for (const name of ['Amina', '0700000000', 'Odhiambo']) expect(text).not.toContain(name);
  expect(text).toContain('opened real-A*********B-00 in ~/sajili for p*********x');
  expect(text).toContain('x-api-key');
});

test('what was shown is what is written, to the letter, under an id that can be read out', async () => {
  const desk = aDesk();
  desk.log = 'before';
  const shown = await desk.calls.supportFile(CHOICE);
  desk.log = 'what happened after it was shown';
  expect(await desk.calls.saveSupportFile(CHOICE)).toEqual({
    is: 'written',
    fileName: 'support.txt',
    count: 6,
  });
  expect(shown.id).toMatch(/^[ACDEFHJKLMNPRTUVWXY]{6}$/);
  expect(desk.suggested).toEqual([`sajili-support-${shown.id}.txt`]);
  const text = written(desk);
  expect(text).toMatch(new RegExp(`^Sajili support file ${shown.id}\nmade 2026-11-21T06:00:00.000Z\n`));
  for (const part of shown.parts) expect(text).toContain(`=== ${part.name} ===\n${part.text}`);
  expect(text).not.toContain('after it was shown');
  expect(readdirSync(desk.folder)).toEqual(['support.txt']);
});

test('another choice or another shop is looked at anew', async () => {
  const desk = aDesk();
  const shown = await desk.calls.supportFile(CHOICE);
  await desk.calls.saveSupportFile({ withSupplierNames: true });
  desk.record = null;
  await desk.calls.saveSupportFile({ withSupplierNames: true });
  const ids = [`sajili-support-${shown.id}.txt`, ...desk.suggested];
  expect(new Set(ids).size).toBe(3);
  expect(written(desk)).toContain('no shop is open');
});

test('it can be made while no shop is open, and of a shop whose data cannot be read', async () => {
  const none = aDesk();
  none.record = null;
  expect((await none.calls.supportFile(CHOICE)).parts.map(({ name }) => name)).toEqual([
    'program',
    'settings',
    'shop',
    'log',
  ]);
  const damaged = aDesk(() => Promise.reject(new AppError('database.damaged')));
  expect((await damaged.calls.supportFile(CHOICE)).parts).toContainEqual({
    name: 'database',
    text: 'could not be read: database.damaged',
  });
});

test('it stays below 5 MB, with the newest lines, whatever a log holds', async () => {
  const desk = aDesk((async () =>
    Array.from({ length: 14 }, (_, n) => ({ name: `p${n}`, text: HUGE }))) as never);
  desk.log = `${HUGE}\nthe newest line`;
  const { parts } = await desk.calls.supportFile(CHOICE);
  await desk.calls.saveSupportFile(CHOICE);
  expect(Buffer.byteLength(written(desk))).toBeLessThan(5_000_000);
  expect(parts.at(-1)?.text).toMatch(/^\(what was before is left out\)\n水[^]*\nthe newest line$/);
});

/** Lines of a script whose letters take three bytes each. */
const HUGE = `${'水'.repeat(999)}\n`.repeat(400);

test('thinking better of it writes nothing', async () => {
  const desk = aDesk();
  const calls = createSupportFileHandlers({
    state: () => stateOf(null),
    record: () => null,
    machine: thisMachine,
    core: { deed: () => Promise.reject(new Error('not asked')) },
    lastLogLines: async () => '',
    files: { chooseFileToWrite: async () => null },
    clock: { now: () => MORNING },
    random: seededRandom(1),
  });
  expect(await calls.saveSupportFile(CHOICE)).toEqual({ is: 'cancelled' });
  expect(readdirSync(desk.folder)).toEqual([]);
});
