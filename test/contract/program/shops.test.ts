import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import { type MainThreadNeeds, SILENT_CORE } from '../../support/main-thread.ts';
import { create, here, listed, PIN, profileOf, register, restart, withOneComputer } from './one-computer.ts';

withOneComputer();

describe('making a shop', () => {
  test('opens it, not set up, with the connection that was given, and nobody works in it yet', async () => {
    expect(here.main.program.state()).toMatchObject({
      shop: null,
      access: 'manage',
      backup: null,
      setup: null,
    });
    expect(await create('00')).toMatchObject({
      is: 'opened',
      shop: { id: `test-${PIN}-00`, environment: 'test', taxpayerName: '', operator: null },
    });
    expect(here.main.record().profile.baseUrl).toBe(here.authority.url);
    expect(await listed()).toEqual([`test-${PIN}-00 not-set-up open`]);
    expect(here.main.opened[0]?.operator).toBeNull();
    await restart();
    expect(here.main.program.state().shop?.id).toBe(`test-${PIN}-00`);
  });

  test('that was never set up takes the new connection and is simply opened again', async () => {
    await create('00');
    const profile = { ...profileOf(), name: 'Another way' };
    expect(await create('00', profile)).toMatchObject({ is: 'opened' });
    expect(here.main.record().profile.name).toBe('Another way');
    expect(await listed()).toHaveLength(1);
  });

  test('that is set up here already is not touched, whatever the capitals of its PIN', async () => {
    await create('00');
    await register('00');
    await create('01');
    const before = here.main.shops.files(`test-${PIN}-00`).read();
    const again = { ...profileOf(), name: 'Another way' };
    expect(await create('00', again)).toEqual({ is: 'exists', shopId: `test-${PIN}-00` });
    const small = await here.main.handlers.shops.create({
      environment: 'test',
      pin: PIN.toLowerCase(),
      branchId: '00',
      profile: again,
    });
    expect(small).toEqual({ is: 'exists', shopId: `test-${PIN}-00` });
    expect(here.main.shops.files(`test-${PIN}-00`).read()).toEqual(before);
    expect(here.main.program.state().shop?.branchId).toBe('01');
  });

  test('after a request without an answer counts as set up: its key may still come', async () => {
    await create('00');
    await here.authority.change({ noAnswerNext: { times: 1, only: null } });
    expect(await register('00')).toMatchObject({ is: 'not-initialised', outcome: 'no-answer' });
    expect(await create('00')).toEqual({ is: 'exists', shopId: `test-${PIN}-00` });
    expect(await listed()).toEqual([`test-${PIN}-00 no-answer open`]);
  });

  test('names what is wrong with the connection, and makes nothing', async () => {
    const wrong = { ...profileOf(), baseUrl: 'http://example.test' };
    expect(await create('00', wrong)).toMatchObject({ is: 'problems', problems: [{ field: 'baseUrl' }] });
    const other = await here.main.handlers.shops.create({
      environment: 'real',
      pin: PIN,
      branchId: '00',
      profile: profileOf('test'),
    });
    expect(other).toMatchObject({ is: 'problems', problems: [{ field: 'environment' }] });
    const outside = await here.main.handlers.shops.create({
      environment: 'test',
      pin: '../../../..x',
      branchId: '00',
      profile: profileOf(),
    });
    expect(outside).toMatchObject({ is: 'problems', problems: [{ field: 'pin' }] });
    expect(existsSync(path.join(here.folder, 'shops'))).toBe(false);
  });
});

describe('the shops of this computer', () => {
  test('stand side by side: branches and environments, each in its own here.folder', async () => {
    await create('00');
    await register('00');
    await create('01');
    await here.main.handlers.shops.openPractice({ operatorName: 'Mary Wanjiku' });
    expect(await listed()).toEqual([
      'practice-P000000001Z-00 not-set-up open',
      `test-${PIN}-00 ready`,
      `test-${PIN}-01 not-set-up`,
    ]);
    expect(readdirSync(path.join(here.folder, 'shops')).toSorted()).toEqual([
      'practice-P000000001Z-00',
      `test-${PIN}-00`,
      `test-${PIN}-01`,
    ]);
    const opened = await here.main.handlers.shops.open({ id: `test-${PIN}-00` });
    expect(opened).toMatchObject({ taxpayerName: expect.stringMatching(/\w/) as unknown, branchId: '00' });
    expect(here.main.program.state().device).toMatchObject({ is: 'initialised', key: 'available' });
  });

  test('a shop that is not there is said so, leaves nothing behind, and costs nobody the open one', async () => {
    await create('00');
    const unknown = here.main.handlers.shops.open({ id: 'real-P099999999X-00' });
    await expect(unknown).rejects.toThrow('shop.not-found');
    expect(here.main.program.state().shop?.id).toBe(`test-${PIN}-00`);
    expect(readdirSync(path.join(here.folder, 'shops'))).toEqual([`test-${PIN}-00`]);
  });

  test('when another one does not open, the one that was open is open again with whoever worked in it', async () => {
    await create('00');
    const amina = { id: 'amina', name: 'Amina Odhiambo', role: 'owner', pin: '4711' } as const;
    await here.main.handlers.operators.add(amina);
    const broken = startCoreThatRefuses('test-P051234567X-01');
    await restart(undefined, { startCore: broken });
    await here.main.handlers.operators.signIn({ id: 'amina', pin: '4711' });
    await expect(create('01')).rejects.toThrow('database.damaged');
    expect(here.main.program.state()).toMatchObject({
      shop: { id: `test-${PIN}-00`, operator: { id: 'amina' } },
      access: 'manage',
    });
  });

  test('another program’s here.folder or file among them is no shop', async () => {
    await create('00');
    mkdirSync(path.join(here.folder, 'shops', 'holiday pictures'));
    writeFileSync(path.join(here.folder, 'shops', 'test-P051234567X-09'), 'a file');
    mkdirSync(path.join(here.folder, 'shops', 'test-P051234567X-08'));
    expect(await listed()).toEqual([`test-${PIN}-00 not-set-up open`]);
  });

  test('no shop is opened while the key of another one is on its way', async () => {
    await create('01');
    await create('00');
    const registration = register('00');
    await expect(here.main.handlers.shops.open({ id: `test-${PIN}-01` })).rejects.toThrow('connection.busy');
    expect(await registration).toMatchObject({ is: 'initialised' });
    expect(here.main.record().device.initialisation).toMatchObject({ is: 'done', serialNumber: 'SN-00' });
  });
});

/** A core that opens every shop but one, whose data it finds damaged. */
function startCoreThatRefuses(shopId: string): NonNullable<MainThreadNeeds['startCore']> {
  return () => ({
    ...SILENT_CORE,
    openShop: async ({ id }) => {
      if (id === shopId) throw new AppError('database.damaged');
    },
  });
}
