import { describe, expect, test } from 'vitest';
import { memoryProtection } from '../../support/protection.ts';
import {
  aComputer,
  KEY,
  nextCall,
  PIN,
  profileOf,
  setUp,
  shopOf,
  typedKey,
  withSeveralComputers,
  world,
} from './several-computers.ts';

withSeveralComputers();

describe('an answer for another branch', () => {
  test('is taken over as the shop that it names, with the people who work; the first shop can be set aside', async () => {
    const shop = await aComputer('old');
    await shop.handlers.shops.create({ environment: 'test', pin: PIN, branchId: '00', profile: profileOf() });
    await shop.handlers.operators.add({ id: 'amina', name: 'Amina', role: 'owner', pin: '4711' });
    world.answeredBranch = '03';
    const registration = { pin: PIN, branchId: '00', serialNumber: 'SN-1' };
    expect(await shop.handlers.device.initialise(registration)).toMatchObject({ is: 'other-shop' });
    expect(shop.program.state().device).toMatchObject({ is: 'answered-other', facts: { branchId: '03' } });

    const taken = await shop.handlers.device.takeOther(undefined);
    expect(taken).toMatchObject({ id: shopOf('03'), branchId: '03', operator: { id: 'amina' } });
    expect(shop.program.state()).toMatchObject({
      access: 'manage',
      device: { is: 'initialised', origin: 'registered', key: 'available', confirmed: 'not-asked' },
    });
    expect(await nextCall(shop)).toEqual({ tin: PIN, branch: '03', key: KEY });
    expect(world.authority.received.filter(({ path }) => path.endsWith('selectInitOsdcInfo'))).toHaveLength(
      1,
    );
    const left = await shop.handlers.shops.setAside({ id: shopOf('00') });
    expect(left.map(({ id, standing }) => [id, standing])).toEqual([[shopOf('03'), 'ready']]);
  });

  test('is not taken over where that shop has a key of its own; it stays as it was and open', async () => {
    const shop = await aComputer('old');
    world.answeredBranch = '03';
    await shop.handlers.shops.create({ environment: 'test', pin: PIN, branchId: '03', profile: profileOf() });
    await shop.handlers.device.enterKey(typedKey('its own'));
    await setUp(shop);
    await expect(shop.handlers.device.takeOther(undefined)).rejects.toThrow('device.key-present');
    expect(shop.program.state()).toMatchObject({
      shop: { id: shopOf('00') },
      device: { is: 'answered-other', facts: { branchId: '03' } },
    });
    await shop.handlers.shops.open({ id: shopOf('03') });
    expect(await nextCall(shop)).toMatchObject({ key: 'its own' });
  });

  test('that was taken over when the power went before all was noted is simply finished', async () => {
    const shop = await aComputer('old');
    world.answeredBranch = '03';
    await setUp(shop);
    const unfinished = shop.record();
    await shop.handlers.device.takeOther(undefined);
    shop.shops.files(unfinished.id).write(unfinished);
    await shop.handlers.shops.open({ id: unfinished.id });
    expect(await shop.handlers.device.takeOther(undefined)).toMatchObject({ id: shopOf('03') });
    await shop.handlers.shops.setAside({ id: unfinished.id });
  });

  test('without such an answer there is nothing to take over', async () => {
    const shop = await aComputer('old');
    await setUp(shop);
    const taking = shop.handlers.device.takeOther(undefined);
    await expect(taking).rejects.toThrow('device.nothing-to-take-over');
    expect(shop.program.state().shop?.id).toBe(shopOf('00'));
  });
});

describe('a key that its keyring hides', () => {
  test('is read again when the computer wakes up, or when a person asks', async () => {
    const protection = memoryProtection();
    const shop = await aComputer('old', { protection });
    await setUp(shop);
    await shop.handlers.shops.openPractice({ operatorName: 'Mary' });
    protection.faults.decrypt = 'locked';
    await shop.handlers.shops.open({ id: shopOf('00') });
    expect(shop.program.state().device).toMatchObject({ key: 'locked', fingerprint: null });
    expect(await shop.handlers.device.readKey(undefined)).toMatchObject({ key: 'locked' });
    protection.faults = {};
    expect(await shop.handlers.device.readKey(undefined)).toMatchObject({ key: 'available' });
    expect(shop.news.at(-1)?.device).toMatchObject({ key: 'available' });
    expect(await nextCall(shop)).toMatchObject({ key: KEY });
  });
});
