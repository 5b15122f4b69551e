import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { startMainThread } from '../../support/main-thread.ts';
import {
  create,
  here,
  listed,
  PIN,
  register,
  replaceWith,
  restart,
  withOneComputer,
} from './one-computer.ts';

withOneComputer();

const TORN = '{"record": {"version": 2, "id": "test';
const file = (): string => path.join(here.folder, 'shops', `test-${PIN}-00`, 'shop.json');

describe('a shop whose record is damaged', () => {
  test('is listed as unreadable and not opened; its file stays to the letter, and the open shop stays open', async () => {
    await create('00');
    await create('01');
    await restart(() => writeFileSync(file(), TORN));
    expect(await listed()).toEqual([`test-${PIN}-00 unreadable`, `test-${PIN}-01 not-set-up open`]);
    const { shops } = here.main.handlers;
    await expect(shops.open({ id: `test-${PIN}-00` })).rejects.toThrow('shop.record-unreadable');
    await expect(create('00')).rejects.toThrow('shop.record-unreadable');
    await expect(shops.setAside({ id: `test-${PIN}-00` })).rejects.toThrow('shop.record-unreadable');
    expect(readFileSync(file(), 'utf8')).toBe(TORN);
    expect(here.main.program.state().shop?.branchId).toBe('01');
  });

  test('that was open last: the program starts without a shop when a person says so, and others open', async () => {
    await create('01');
    await create('00');
    await replaceWith(() => startMainThread({ folder: here.folder }));
    writeFileSync(file(), TORN);
    await expect(here.main.program.openLastShop()).rejects.toThrow('shop.record-unreadable');
    here.main.program.startWithoutShop();
    expect(await here.main.handlers.program.state(undefined)).toMatchObject({ shop: null, access: 'manage' });
    await here.main.handlers.shops.open({ id: `test-${PIN}-01` });
    expect(readFileSync(file(), 'utf8')).toBe(TORN);
  });

  test('whose here.folder somebody took away: the program starts with no shop', async () => {
    await create('00');
    await restart(() => rmSync(path.join(here.folder, 'shops'), { recursive: true }));
    expect(here.main.program.state().shop).toBeNull();
  });
});

describe('setting a shop aside', () => {
  test('takes it out of the list; its here.folder is kept, and no shop is open when it was the open one', async () => {
    await create('00');
    expect(await here.main.handlers.shops.setAside({ id: `test-${PIN}-00` })).toEqual([]);
    expect(here.main.news.at(-1)).toMatchObject({ shop: null });
    const [kept] = readdirSync(path.join(here.folder, 'removed-shops'));
    expect(kept).toMatch(/^test-P051234567X-00-2\d\d\d-/);
    expect(readdirSync(path.join(here.folder, 'removed-shops', kept!))).toContain('shop.json');
    await restart();
    expect(here.main.program.state().shop).toBeNull();
  });

  test('can be done twice with the same details, and leaves the open shop open when it was another one', async () => {
    await create('00');
    await here.main.handlers.shops.setAside({ id: `test-${PIN}-00` });
    await create('00');
    await create('01');
    const left = await here.main.handlers.shops.setAside({ id: `test-${PIN}-00` });
    expect(left.map(({ id, isOpen }) => [id, isOpen])).toEqual([[`test-${PIN}-01`, true]]);
    expect(readdirSync(path.join(here.folder, 'removed-shops'))).toHaveLength(2);
  });

  test.each([
    ['a registered device', async () => void (await register('00'))],
    [
      'a request without an answer',
      async () => {
        await here.authority.change({ noAnswerNext: { times: 1, only: null } });
        await register('00');
      },
    ],
    ['a typed key', async () => void (await here.main.handlers.device.enterKey(A_TYPED_KEY))],
  ])('is refused after %s', async (_name, happens) => {
    await create('00');
    await happens();
    const { setAside } = here.main.handlers.shops;
    await expect(setAside({ id: `test-${PIN}-00` })).rejects.toThrow('shop.not-removable');
    expect(await listed()).toHaveLength(1);
  });
});

const A_TYPED_KEY = {
  serialNumber: 'SN-1',
  key: 'a-key-from-the-papers',
  controlUnitId: '',
  deviceId: '',
  mrcNumber: '',
  taxpayerName: '',
  branchName: '',
  replace: false,
};
