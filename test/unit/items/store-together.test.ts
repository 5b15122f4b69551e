import { afterEach, describe, expect, test } from 'vitest';
import type { SetFieldArgument } from '../../../shared/items/item-deeds.ts';
import { closeTestShops, type TestShop } from '../outbox/test-shop.ts';
import { allItems, EVERYTHING, shopOfEveryKind } from './every-kind.ts';

afterEach(closeTestShops);

describe('what a deed on many items writes', () => {
  const SETTINGS: readonly Pick<SetFieldArgument, 'field' | 'value'>[] = [
    { field: 'price', value: '70' },
    { field: 'batchNumber', value: 'LOT 7' },
    { field: 'taxTypeCode', value: 'A' },
    { field: 'inUse', value: false },
  ];
  test.each(SETTINGS)('is to the byte what saving each by hand writes: $field', async ({ field, value }) => {
    const together = await shopOfEveryKind();
    await together.shop.items.handlers.setField({ selection: EVERYTHING, field, value });
    const byHand = await shopOfEveryKind();
    for (const { id, fields, state } of await allItems(byHand.shop)) {
      const kept = { send: state !== 'draft' && state !== 'local', keepLocal: state === 'local' };
      await byHand.shop.items.handlers.save({ id, fields: { ...fields, [field]: value }, ...kept });
    }
    const written = rowsOf(together.shop);
    expect(written).toEqual(rowsOf(byHand.shop));
    expect(written[1]).toHaveLength(16);
  });
});

function rowsOf(shop: TestShop) {
  return ['item', 'item_revision', 'outbox_entry'].map((table) =>
    shop.database.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`).all(),
  );
}
