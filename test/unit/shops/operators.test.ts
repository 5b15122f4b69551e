import { describe, expect, test } from 'vitest';
import { AMINA, aShop, aShopWithPeople, BRIAN, CAROL } from './shop-with-people.ts';

describe('the people of a shop', () => {
  test('before the first one is added everything is open, and the first one begins to work', async () => {
    const { start, told } = aShop();
    const people = start();
    expect(people.access()).toBe('manage');
    expect(people.current()).toBeNull();
    expect((await people.add(AMINA)).currentId).toBe('amina');
    expect(people.current()).toEqual({ id: 'amina', name: 'Amina Odhiambo', role: 'owner' });
    expect(told()).toBeGreaterThan(0);
  });

  test('the first one has to be able to set the shop up', async () => {
    const { start, record } = aShop();
    await expect(start().add(BRIAN)).rejects.toThrow('operators.last-manager');
    expect(record.read().operators).toEqual([]);
  });

  test('two people never have one id, whatever its capitals', async () => {
    const { people } = await aShopWithPeople();
    await expect(people.add({ ...CAROL, id: 'AMINA' })).rejects.toThrow('operators.id-used');
  });

  test('the last who may set up can neither become a clerk nor leave', async () => {
    const { people } = await aShopWithPeople();
    people.change({ ...AMINA, inUse: true, role: 'clerk' });
    const carol = { id: 'carol', name: 'Carol Njeri' };
    expect(() => people.change({ ...carol, role: 'clerk', inUse: true })).toThrow('operators.last-manager');
    expect(() => people.change({ ...carol, role: 'installer', inUse: false })).toThrow(
      'operators.last-manager',
    );
    expect(() => people.change({ ...carol, id: 'dan', role: 'clerk', inUse: true })).toThrow(
      'operators.not-found',
    );
  });

  test('who leaves is signed out and cannot sign in, but is still named', async () => {
    const { people } = await aShopWithPeople();
    const left = people.change({ id: 'amina', name: 'Amina Odhiambo', role: 'owner', inUse: false });
    expect(left.currentId).toBeNull();
    expect(left.operators.map(({ id }) => id)).toContain('amina');
    await expect(people.signIn({ id: 'amina', pin: AMINA.pin })).rejects.toThrow('operators.not-found');
  });

  test('of a PIN nothing is kept but its hash, each with a salt of its own', async () => {
    const { people, record } = await aShopWithPeople();
    await people.changePin({ id: 'brian', oldPin: '', newPin: AMINA.pin });
    const text = JSON.stringify(record.read());
    expect(text).not.toContain(AMINA.pin);
    const [amina, brian] = record.read().operators;
    expect(amina?.pin?.hash).not.toBe(brian?.pin?.hash);
    expect(JSON.stringify(people.list())).not.toMatch(/hash|salt/);
  });
});

describe('signing in', () => {
  test('a clerk works, an owner manages, and nobody only looks', async () => {
    const { people } = await aShopWithPeople();
    expect(people.access()).toBe('manage');
    expect(people.signOut().currentId).toBeNull();
    expect(people.access()).toBe('look');
    expect(await people.signIn({ id: 'brian', pin: BRIAN.pin })).toMatchObject({ is: 'done' });
    expect(people.access()).toBe('work');
  });

  test('without a PIN a name is enough', async () => {
    const { people } = await aShopWithPeople();
    expect(await people.signIn({ id: 'carol', pin: '' })).toMatchObject({
      is: 'done',
      operators: { currentId: 'carol' },
    });
  });

  test('after a start whoever has a PIN signs in anew; without one they go on working', async () => {
    const { people, start } = await aShopWithPeople();
    expect(start().current()).toBeNull();
    expect(start().access()).toBe('look');
    await people.signIn({ id: 'carol', pin: '' });
    expect(start().current()).toMatchObject({ id: 'carol' });
  });

  test('opening the same shop again while the program runs signs nobody out', async () => {
    const { start } = await aShopWithPeople();
    expect(start('amina').current()).toMatchObject({ id: 'amina' });
    expect(start('brian').current(), 'another person than who worked here').toBeNull();
  });
});
