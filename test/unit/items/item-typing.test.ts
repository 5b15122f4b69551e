import { afterEach, describe, expect, test } from 'vitest';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, openTestShop, shopWith } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const TYPED = { keepLocal: false, basedOnRevision: null, importId: null };

describe('what was typed and not saved', () => {
  test('outlives the program, for each item and for the next new one', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(anItem());
    const { handlers } = shop.items;
    await handlers.keepTyping({ id: null, ...TYPED, fields: anItem({ name: 'Suk' }), importId: 4 });
    await time.pass(1000);
    await handlers.keepTyping({ ...TYPED, id, fields: anItem({ price: '7' }), basedOnRevision: 1 });
    await shop.close();
    const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
    expect(await again.items.handlers.typing({ id: null })).toEqual({
      ...TYPED,
      fields: anItem({ name: 'Suk' }),
      importId: 4,
      at: '2026-11-21T06:00:00.000Z',
    });
    expect(await again.items.handlers.typing({ id })).toMatchObject({
      basedOnRevision: 1,
      fields: { price: '7' },
    });
    expect(await again.items.handlers.unsaved(undefined)).toEqual([
      { id, name: anItem().name, at: '2026-11-21T06:00:01.000Z' },
      { id: null, name: 'Suk', at: '2026-11-21T06:00:00.000Z' },
    ]);
  });

  test('is what was typed last', async () => {
    const { shop } = await shopWith();
    await shop.items.handlers.keepTyping({ id: null, ...TYPED, fields: anItem({ name: 'Suk' }) });
    await shop.items.handlers.keepTyping({ id: null, ...TYPED, fields: anItem({ name: 'Sukari' }) });
    expect(await shop.items.handlers.unsaved(undefined)).toMatchObject([{ name: 'Sukari' }]);
  });

  test('is forgotten by a save of that item, also of one that changes nothing, and by nothing else', async () => {
    const { shop } = await shopWith();
    const { handlers } = shop.items;
    const { id } = await shop.save(anItem());
    await handlers.keepTyping({ id: null, ...TYPED, fields: anItem({ name: 'Suk' }) });
    await handlers.keepTyping({ id, ...TYPED, fields: anItem() });
    await shop.refuse(anItem({ price: 'x' }), id);
    expect(await handlers.typing({ id })).not.toBe(null);
    await shop.save(anItem(), id);
    expect(await handlers.typing({ id })).toBe(null);
    expect(await handlers.typing({ id: null })).not.toBe(null);
    await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    expect(await handlers.unsaved(undefined)).toEqual([]);
  });

  test('is forgotten when an item that needs fixing was kept, for it is kept there', async () => {
    const { shop } = await shopWith();
    await shop.items.handlers.keepTyping({ id: null, ...TYPED, fields: anItem() });
    await shop.refuse(anItem({ taxTypeCode: 'Z' }));
    expect(await shop.items.handlers.typing({ id: null })).toBe(null);
  });

  test('is forgotten when somebody says so', async () => {
    const { shop } = await shopWith();
    await shop.items.handlers.keepTyping({ id: null, ...TYPED, fields: anItem() });
    await shop.items.handlers.dropTyping({ id: null });
    expect(await shop.items.handlers.typing({ id: null })).toBe(null);
  });

  test('of another program version, or broken, is nothing', async () => {
    const { shop } = await shopWith();
    for (const fields of ['{', '[]', '{"name":"Sukari"}']) {
      await shop.items.handlers.keepTyping({ id: null, ...TYPED, fields: anItem() });
      shop.database.prepare('UPDATE item_typing SET fields = ?').run(fields);
      expect(await shop.items.handlers.typing({ id: null })).toBe(null);
      expect(await shop.items.handlers.unsaved(undefined)).toHaveLength(1);
    }
  });
});
