import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { anItem } from '../../support/an-item.ts';
import { callCore, startCoreInProcess } from '../../support/core-in-process.ts';
import { type MainThread, openMainThread } from '../../support/main-thread.ts';
import { startForTest } from '../practice/practice-client.ts';

const PIN = 'P051234567X';
const AMINA = { id: 'amina', name: 'Amina Odhiambo', role: 'owner', pin: '4711' } as const;
const BRIAN = { id: 'brian', name: 'Brian Otieno', role: 'clerk', pin: null } as const;
const PAPERS = { pin: PIN, branchId: '00', serialNumber: 'SN-1' };
let folder: string;
let authority: PracticeAuthority;
let main: MainThread;
const clock = { at: Date.now(), now: () => clock.at };
beforeEach(async () => {
  clock.at = Date.now();
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-operators-'));
  authority = (await startForTest({ clock: { now: Date.now() } })).authority;
  main = await openMainThread({ folder, clock });
  const profile = { ...PRESETS['direct-test'], baseUrl: authority.url };
  await main.handlers.shops.create({ environment: 'test', pin: PIN, branchId: '00', profile });
  await main.handlers.device.initialise(PAPERS);
  await main.handlers.operators.add(AMINA);
  await main.handlers.operators.add(BRIAN);
});
afterEach(async () => {
  await main.close();
  await authority.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function restart(startCore?: typeof startCoreInProcess): Promise<void> {
  await main.close();
  const core = startCore === undefined ? {} : { startCore };
  main = await openMainThread({ folder, clock, protection: main.protection, ...core });
}
const signIn = (id: string, pin = '') => main.handlers.operators.signIn({ id, pin });
const profile = () => main.record().profile;

describe('who works in a shop', () => {
  test('is told to the core and to the screens at every change', async () => {
    await signIn('brian');
    await main.handlers.operators.signOut(undefined);
    expect(main.operators.map((each) => each?.id ?? null)).toEqual(['amina', 'amina', 'brian', null]);
    expect(main.news.slice(-2).map(({ shop, access }) => [shop?.operator?.id, access])).toEqual([
      ['brian', 'work'],
      [undefined, 'look'],
    ]);
  });

  test('with a PIN signs in anew after a start; the shop opens for looking', async () => {
    await restart();
    expect(main.program.state()).toMatchObject({ shop: { operator: null }, access: 'look' });
    expect(main.opened.at(-1)?.operator).toBeNull();
    expect(await signIn('amina', '4711')).toMatchObject({ is: 'done', operators: { currentId: 'amina' } });
    expect(main.program.state().access).toBe('manage');
  });

  test('stays signed in when the connection is changed, and not when the shop is left and opened again', async () => {
    await main.handlers.connection.change({ profile: { ...profile(), name: 'Another way' } });
    expect(main.program.state().shop?.operator?.id).toBe('amina');
    await main.handlers.shops.openPractice({ operatorName: 'Mary' });
    await main.handlers.shops.open({ id: `test-${PIN}-00` });
    expect(main.program.state().shop?.operator).toBeNull();
  });

  test('a PIN that is still being looked at when the shop is left signs nobody in elsewhere', async () => {
    await main.handlers.operators.signOut(undefined);
    const signing = signIn('amina', '4711');
    await main.handlers.shops.openPractice({ operatorName: 'Mary' });
    await signing;
    expect(main.operators.at(-1), 'the core of the other shop hears nothing of it').toBeNull();
    expect(main.program.state().shop?.operator?.id).toBe('mary');
  });

  test('registers items in their own name, and nobody registers any while nobody has signed in', async () => {
    await restart(startCoreInProcess);
    const save = (itemCode: string) =>
      callCore(main.core, 'items', 'save', { id: null, fields: anItem({ itemCode }), send: true });
    await callCore(main.core, 'codes', 'refresh', { everything: true });
    await expect(save('KE2NTXU0000001')).rejects.toThrow('operators.none');
    await signIn('brian');
    expect(await save('KE2NTXU0000002')).toMatchObject({ is: 'saved' });
    for (let tries = 0; tries < 200 && authority.state().devices[0]?.items.length !== 1; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 25));
    const { rows } = await callCore(main.core, 'activity', 'page', {
      from: 0,
      count: 1,
      filter: { operations: ['item'], result: 'all', text: '' },
    });
    const { request } = await callCore(main.core, 'activity', 'get', { id: rows[0]!.id });
    expect(JSON.parse(request)).toMatchObject({ regrId: 'brian', regrNm: 'Brian Otieno', modrId: 'brian' });
  });
});

describe('what a clerk may not do', () => {
  test.each([
    [
      'register the device again',
      () => main.handlers.device.initialise({ ...PAPERS, repeatReason: 'authority-asked' }),
    ],
    ['say whose shop it is', () => main.handlers.device.confirm({ isOurs: false })],
    ['take the key along', () => main.handlers.device.writeTransferFile({ passphrase: 'x' })],
    ['change the connection', () => main.handlers.connection.change({ profile: profile() })],
    ['load a connection', () => main.handlers.connection.loadFile(undefined)],
    ['enter a secret', () => main.handlers.connection.enterSecret({ slot: 'bearerToken', value: 'x' })],
    ['add people', () => main.handlers.operators.add({ ...BRIAN, id: 'dan' })],
    ['become the owner', () => main.handlers.operators.change({ ...BRIAN, inUse: true, role: 'owner' })],
    ['set a shop aside', () => main.handlers.shops.setAside({ id: `test-${PIN}-00` })],
  ])('%s', async (_name, deed) => {
    await signIn('brian');
    const before = structuredClone(main.record());
    await expect((async () => deed())()).rejects.toThrow('operators.not-allowed');
    await main.handlers.operators.signOut(undefined);
    await expect((async () => deed())(), 'nor anybody who has not signed in').rejects.toThrow(
      'operators.not-allowed',
    );
    expect(main.record()).toEqual({ ...before, currentOperatorId: null });
  });

  test('everything else goes on: looking, checking the line, signing in', async () => {
    await signIn('brian');
    expect(await main.handlers.connection.view(undefined)).toMatchObject({ mayChange: true });
    expect((await main.handlers.connection.check(undefined)).steps).not.toEqual([]);
    expect(await main.handlers.shops.list(undefined)).toHaveLength(1);
    expect(await signIn('amina', '4711')).toMatchObject({ is: 'done' });
  });
});

describe('an owner who forgot their PIN', () => {
  test('comes back by the papers; the rest is open at once, the key after a day', async () => {
    await main.handlers.operators.signOut(undefined);
    const told = { id: 'amina', ...PAPERS, newPin: '8642' };
    expect(await main.handlers.operators.forgottenPin(told)).toMatchObject({ is: 'done' });
    await signIn('amina', '8642');
    await main.handlers.operators.add({ ...BRIAN, id: 'dan' });
    const again = () => main.handlers.device.initialise({ ...PAPERS, repeatReason: 'authority-asked' });
    const take = () => main.handlers.device.writeTransferFile({ passphrase: 'wimbo-saba-chungwa-1987' });
    for (const deed of [again, take])
      await expect((async () => deed())()).rejects.toThrow('operators.key-pages-closed');
    await restart();
    await signIn('amina', '8642');
    await expect((async () => take())()).rejects.toThrow('operators.key-pages-closed');
    clock.at += 24 * 60 * 60 * 1000;
    expect(await take()).toEqual({ is: 'cancelled' });
  });
});
