import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { newPracticeShop } from '../../../electron/shops/practice-shop.ts';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { CHECK_STEPS } from '../../../shared/connection/connection.ts';
import {
  aTestShop,
  openMainThread,
  type MainThread,
  type MainThreadNeeds,
} from '../../support/main-thread.ts';
import { startForTest } from '../practice/practice-client.ts';

let folder: string;
let first: PracticeAuthority;
let second: PracticeAuthority;
let main: MainThread | null = null;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-connection-'));
  const clock = { now: Date.now() };
  first = (await startForTest({ clock })).authority;
  second = (await startForTest({ clock })).authority;
});
afterEach(async () => {
  await main?.program.close();
  await Promise.all([first.stop(), second.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

const at = (authority: PracticeAuthority, differing: Partial<ConnectionProfile> = {}): ConnectionProfile => ({
  ...PRESETS['direct-test'],
  baseUrl: authority.url,
  ...differing,
});

async function openTestShop(differing: Partial<MainThreadNeeds> = {}): Promise<MainThread> {
  main = await openMainThread({ folder, record: aTestShop(at(first)), ...differing });
  return main;
}

const REGISTRATION = { pin: 'P051234567X', branchId: '00', serialNumber: 'SAJILI-TEST-1' };
const REQUEST = { operation: 'codes', body: '{"lastReqDt":"20180101000000"}' } as const;
async function resultCodeNow(program: MainThread['program']): Promise<string | undefined> {
  const exchange = await program.perform({ ...REQUEST, shopId: 'test-P051234567X-00' });
  if (exchange.is !== 'answered') return exchange.is;
  return /"resultCd":"(\w+)"/.exec(new TextDecoder().decode(exchange.bytes))?.[1];
}

const devicesOf = (authority: PracticeAuthority): number => authority.state().devices.length;

async function codesOf({ program }: MainThread): Promise<Record<string, string>> {
  const { steps } = await program.handlers.connection.check(undefined);
  return Object.fromEntries(steps.map(({ step, code }) => [step, code]));
}

describe('the connection of a shop', () => {
  test('shows the profile and the whole address of each operation', async () => {
    const { program } = await openTestShop();
    expect(program.handlers.connection.view(undefined)).toEqual({
      profile: at(first),
      addresses: {
        initialise: `${first.url}/selectInitOsdcInfo`,
        codes: `${first.url}/selectCodeList`,
        item: `${first.url}/saveItem`,
        imports: `${first.url}/selectImportItemList`,
      },
      mayChange: true,
      secrets: { bearerToken: 'not-needed', clientSecret: 'not-needed' },
    });
  });

  test('once changed, is where the next call goes, and is still there after a restart', async () => {
    const { program, record, opened, news } = await openTestShop();
    expect(await program.handlers.device.initialise(REGISTRATION)).toMatchObject({ is: 'initialised' });
    expect([devicesOf(first), devicesOf(second)]).toEqual([1, 0]);
    expect(await resultCodeNow(program)).toBe('000');
    const pace = { ...PRESETS['direct-test'].pace, betweenSendsMs: 1000 };
    const changed = await program.handlers.connection.change({ profile: at(second, { pace }) });
    expect(changed).toMatchObject({ is: 'changed', view: { profile: { baseUrl: second.url } } });
    await first.change({ lineCut: true });
    // The second authority has never heard of this device.
    expect(await resultCodeNow(program)).toBe('901');
    expect(record()).toMatchObject({
      profile: { baseUrl: second.url },
      device: { initialisation: { is: 'done' } },
    });
    expect(opened.map((shop) => shop.pace.betweenSendsMs)).toEqual([250, 1000]);
    const shops = news.map(({ shop }) => shop?.id);
    expect(shops, 'no screen may believe for a moment that there is no shop').not.toContain(undefined);
  });

  test('that breaks a rule is named by member, and everything stays as it was', async () => {
    const { program, record, opened } = await openTestShop();
    const broken = { ...at(second), baseUrl: 'http://example.test', name: '', cmcKey: 'a secret' };
    expect(await program.handlers.connection.change({ profile: broken })).toMatchObject({
      is: 'problems',
      problems: expect.arrayContaining([
        { field: 'baseUrl', what: 'must begin with https://' },
        expect.objectContaining({ field: 'name' }),
        { field: 'cmcKey', what: 'does not belong in a profile' },
      ]) as unknown,
    });
    expect(record().profile).toEqual(at(first));
    expect(opened).toHaveLength(1);
  });

  test('of another environment is refused: a key never goes to another kind of door', async () => {
    const { program, record } = await openTestShop();
    expect(
      await program.handlers.connection.change({ profile: at(second, { environment: 'real' }) }),
    ).toEqual({
      is: 'problems',
      problems: [{ field: 'environment', what: 'is not the environment of this shop' }],
    });
    expect(record().profile.environment).toBe('test');
  });

  test('is not changed while a registration is on its way', async () => {
    const { program } = await openTestShop();
    const registration = program.handlers.device.initialise(REGISTRATION);
    expect(() => program.handlers.connection.change({ profile: at(second) })).toThrow('connection.busy');
    expect(await registration).toMatchObject({ is: 'initialised' });
    expect(await program.handlers.connection.change({ profile: at(second) })).toMatchObject({
      is: 'changed',
    });
  });

  test('of a practice shop shows where it really goes, can be saved, and cannot be changed', async () => {
    const file = path.join(folder, 'connection.json');
    const { program } = await openTestShop({
      record: newPracticeShop(),
      files: { chooseFileToWrite: async () => file },
    });
    const { view, change, loadFile, saveFile } = program.handlers.connection;
    expect(view(undefined)).toMatchObject({ mayChange: false });
    expect((await view(undefined)).profile.baseUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(() => change({ profile: at(second, { environment: 'practice' }) })).toThrow('connection.fixed');
    await expect(loadFile(undefined)).rejects.toThrow('connection.fixed');
    expect(await saveFile(undefined)).toMatchObject({ is: 'written', fileName: 'connection.json' });
  });
});

describe('the file of a connection', () => {
  test('goes out and comes back, and no secret stands in it', async () => {
    const file = path.join(folder, 'saved.json');
    const suggested: string[] = [];
    const { program, record } = await openTestShop({
      files: {
        chooseFileToWrite: async (name) => {
          suggested.push(name);
          return file;
        },
        chooseFileToRead: async () => file,
      },
    });
    await program.handlers.device.initialise(REGISTRATION);
    const { saveFile, change, loadFile } = program.handlers.connection;
    expect(await saveFile(undefined)).toEqual({ is: 'written', fileName: 'saved.json', count: 1 });
    expect(suggested).toEqual(['connection-direct-service-test.json']);
    const text = readFileSync(file, 'utf8');
    expect(JSON.parse(text)).toEqual(at(first));
    expect(text, 'the key of the practice authority').not.toMatch(/[0-9a-f]{32}/);
    await change({ profile: at(second) });
    expect(await loadFile(undefined)).toMatchObject({ is: 'changed', view: { profile: at(first) } });
    expect(record().profile).toEqual(at(first));
  });

  test('with a secret in it is refused by the name of the member, never with its value', async () => {
    const file = path.join(folder, 'smuggled.json');
    const { program, record } = await openTestShop({ files: { chooseFileToRead: async () => file } });
    writeFileSync(file, JSON.stringify({ ...at(second), clientSecret: 'd0n0tsh0wme' }));
    const result = await program.handlers.connection.loadFile(undefined);
    expect(result).toEqual({
      is: 'problems',
      problems: [{ field: 'clientSecret', what: 'does not belong in a profile' }],
    });
    expect(record().profile).toEqual(at(first));
  });

  test('that nobody chooses changes nothing', async () => {
    const { program, opened } = await openTestShop();
    expect(await program.handlers.connection.saveFile(undefined)).toEqual({ is: 'cancelled' });
    expect(await program.handlers.connection.loadFile(undefined)).toEqual({ is: 'cancelled' });
    expect(opened).toHaveLength(1);
  });

  test('that is not there, is a folder, or is larger than a megabyte is not read', async () => {
    const file = path.join(folder, 'large.json');
    writeFileSync(file, ' '.repeat(1024 * 1024 + 1));
    for (const chosen of [file, folder, path.join(folder, 'nowhere.json')]) {
      const { program } = await openTestShop({ files: { chooseFileToRead: async () => chosen } });
      await expect(program.handlers.connection.loadFile(undefined)).rejects.toThrow('files.not-read');
      await program.close();
    }
  });

  test('that cannot be written says so and leaves nothing behind', async () => {
    const file = path.join(folder, 'no-such-folder', 'connection.json');
    const { program } = await openTestShop({ files: { chooseFileToWrite: async () => file } });
    await expect(program.handlers.connection.saveFile(undefined)).rejects.toThrow('files.not-written');
    expect(existsSync(file)).toBe(false);
  });
});

describe('a look at the connection', () => {
  test('works before the device is registered, and spends no registration', async () => {
    const thread = await openTestShop();
    const codes = await codesOf(thread);
    expect(Object.keys(codes)).toEqual(CHECK_STEPS);
    expect(codes).toEqual({
      name: 'good',
      tcp: 'good',
      certificate: 'this-computer',
      path: 'good',
      clock: 'good',
      authentication: 'not-needed',
      device: 'not-initialised',
    });
    expect(devicesOf(first)).toBe(0);
  });

  test('knows the device afterwards, and stands in the journal', async () => {
    const thread = await openTestShop();
    await thread.program.handlers.device.initialise(REGISTRATION);
    expect(await codesOf(thread)).toMatchObject({ path: 'good', device: 'good' });
    expect(thread.journal.map(({ operation, purpose }) => [operation, purpose])).toEqual([
      ['initialise', 'operation'],
      ['codes', 'check'],
    ]);
  });

  test('says where it ends when the line is cut', async () => {
    const thread = await openTestShop();
    await first.change({ lineCut: true });
    expect(await codesOf(thread)).toMatchObject({
      name: 'good',
      tcp: 'port-closed',
      certificate: 'step-before-failed',
      path: 'never-connected',
    });
  });
});
