import { describe, expect, test } from 'vitest';
import { AMINA, aShopWithPeople, BRIAN, HOUR, PAPERS, wrongTimes } from './shop-with-people.ts';

describe('wrong PINs', () => {
  test('cost nothing three times, then 30 seconds, 1, 2, 4 minutes and so on up to an hour', async () => {
    const { people, pass } = await aShopWithPeople();
    expect(await wrongTimes(people, 3)).toEqual([0, 0, 30]);
    const waits: number[] = [];
    for (let wait = 30, time = 0; time < 10; time += 1) {
      pass(wait);
      [wait = 0] = await wrongTimes(people, 1);
      waits.push(wait);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600, 3600]);
  });

  test('while a person waits even the right PIN is not looked at', async () => {
    const { people, pass } = await aShopWithPeople();
    await wrongTimes(people, 3);
    pass(12);
    expect(await people.signIn({ id: 'amina', pin: AMINA.pin })).toEqual({
      is: 'wrong-pin',
      waitSeconds: 18,
    });
    pass(18);
    expect(await people.signIn({ id: 'amina', pin: AMINA.pin })).toMatchObject({ is: 'done' });
    expect(await wrongTimes(people, 3), 'the right one begins anew').toEqual([0, 0, 30]);
  });

  test('a start of the program shortens no wait', async () => {
    const { people, start, pass } = await aShopWithPeople();
    await wrongTimes(people, 3);
    pass(10);
    expect(await start().signIn({ id: 'amina', pin: AMINA.pin })).toEqual({
      is: 'wrong-pin',
      waitSeconds: 20,
    });
  });

  test('setting the clock back neither shortens a wait nor makes it longer than it is', async () => {
    const { people, pass } = await aShopWithPeople();
    await wrongTimes(people, 3);
    pass(-30 * 24 * HOUR);
    const right = { id: 'amina', pin: AMINA.pin };
    expect(await people.signIn(right)).toEqual({ is: 'wrong-pin', waitSeconds: 30 });
    pass(20);
    expect(await people.signIn(right)).toEqual({ is: 'wrong-pin', waitSeconds: 10 });
    pass(10);
    expect(await people.signIn(right)).toMatchObject({ is: 'done' });
  });

  test('many tries at once are counted like one after the other', async () => {
    const { people } = await aShopWithPeople();
    const tries = Array.from({ length: 20 }, (_, number) =>
      people.signIn({ id: 'amina', pin: number === 19 ? AMINA.pin : '0000' }),
    );
    const results = await Promise.all(tries);
    expect(results.filter(({ is }) => is === 'done')).toEqual([]);
    expect(people.current()).toMatchObject({ id: 'amina' });
  });

  test('of one person cost another one nothing', async () => {
    const { people } = await aShopWithPeople();
    await wrongTimes(people, 3);
    expect(await people.signIn({ id: 'brian', pin: BRIAN.pin })).toMatchObject({ is: 'done' });
  });
});

describe('changing a PIN', () => {
  test('of one’s own needs the old one', async () => {
    const { people } = await aShopWithPeople();
    const change = { id: 'amina', newPin: '9999' };
    expect(await people.changePin({ ...change, oldPin: '0000' })).toEqual({
      is: 'wrong-pin',
      waitSeconds: 0,
    });
    expect(await people.changePin({ ...change, oldPin: AMINA.pin })).toMatchObject({ is: 'done' });
    expect(await people.signIn({ id: 'amina', pin: '9999' })).toMatchObject({ is: 'done' });
  });

  test('of somebody else needs an owner or installer who is signed in, and ends their wait', async () => {
    const { people } = await aShopWithPeople();
    for (let time = 0; time < 3; time += 1) await people.signIn({ id: 'brian', pin: '0000' });
    expect(await people.changePin({ id: 'brian', oldPin: '', newPin: '1234' })).toMatchObject({ is: 'done' });
    await people.signIn({ id: 'brian', pin: '1234' });
    const others = people.changePin({ id: 'amina', oldPin: AMINA.pin, newPin: '1111' });
    await expect(others).rejects.toThrow('operators.not-allowed');
    people.signOut();
    const nobody = people.changePin({ id: 'carol', oldPin: '', newPin: '1111' });
    await expect(nobody).rejects.toThrow('operators.not-allowed');
  });
});

describe('a forgotten PIN', () => {
  test('is set anew with what stands on the papers, and the key stays closed for a day', async () => {
    const { people, setUp, pass, logged } = await aShopWithPeople();
    setUp();
    people.signOut();
    const done = await people.forgottenPin({ id: 'amina', ...PAPERS, newPin: '8642' });
    expect(done).toMatchObject({ is: 'done', operators: { currentId: null } });
    expect(logged.join()).toContain('set anew');
    await people.signIn({ id: 'amina', pin: '8642' });
    expect(people.access()).toBe('manage');
    expect(people.areKeyPagesClosed()).toBe(true);
    expect(people.list().operators[0]?.keyPagesFrom).toBe('2026-11-22T06:00:00.000Z');
    pass(24 * HOUR);
    expect(people.areKeyPagesClosed()).toBe(false);
    expect(people.list().operators[0]?.keyPagesFrom).toBeNull();
  });

  test('the closed day holds over a start, and under no other name', async () => {
    const { people, setUp, start } = await aShopWithPeople();
    setUp();
    await people.forgottenPin({ id: 'amina', ...PAPERS, newPin: '8642' });
    const again = start();
    await again.signIn({ id: 'amina', pin: '8642' });
    await again.add({ id: 'dan', name: 'Dan Kiptoo', role: 'owner', pin: null });
    again.change({ id: 'brian', name: 'Brian Otieno', role: 'owner', inUse: true });
    await again.changePin({ id: 'carol', oldPin: '', newPin: '1234' });
    await again.changePin({ id: 'brian', oldPin: '', newPin: '1234' });
    for (const [id, pin] of [
      ['dan', ''],
      ['brian', '1234'],
      ['carol', '1234'],
    ] as const) {
      expect(await again.signIn({ id, pin })).toMatchObject({ is: 'done' });
      expect([id, again.areKeyPagesClosed()]).toEqual([id, true]);
    }
  });

  test.each([
    ['another PIN', { pin: 'P051234567Y' }],
    ['another branch', { branchId: '01' }],
    ['another serial number', { serialNumber: 'SN-2' }],
    ['other capitals', { serialNumber: 'sn-1' }],
  ])('%s on the papers sets nothing, and tries are counted', async (_name, different) => {
    const { people, setUp } = await aShopWithPeople();
    setUp();
    const told = { id: 'amina', ...PAPERS, newPin: '8642', ...different };
    expect(await people.forgottenPin(told)).toEqual({ is: 'does-not-match', waitSeconds: 0 });
    await people.forgottenPin(told);
    expect(await people.forgottenPin(told)).toEqual({ is: 'does-not-match', waitSeconds: 30 });
    const right = await people.forgottenPin({ ...told, ...PAPERS });
    expect(right).toEqual({ is: 'does-not-match', waitSeconds: 30 });
  });

  test('a shop without a registered device has no papers', async () => {
    const { people } = await aShopWithPeople();
    const told = { id: 'amina', ...PAPERS, serialNumber: '', newPin: '8642' };
    expect(await people.forgottenPin(told)).toMatchObject({ is: 'does-not-match' });
  });
});
