import * as fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { SETTABLE_FIELDS, type SetFieldArgument } from '../../../shared/items/item-deeds.ts';
import { tidyItem } from '../../../shared/items/item-rules.ts';
import { anItem } from '../../support/an-item.ts';
import { closeTestShops, shopWith, type TestShop } from '../outbox/test-shop.ts';
import {
  addDrafts,
  allItems,
  EVERY_KIND,
  EVERYTHING,
  OF_A_MOMENT,
  shopOfEveryKind,
  states,
} from './every-kind.ts';

afterEach(closeTestShops);

describe('setting a field on many items', () => {
  test('sends again what is with the authority or on its way there; drafts and local ones stay what they are', async () => {
    const { shop } = await shopOfEveryKind();
    expect(await states(shop)).toEqual(EVERY_KIND);
    const report = await shop.items.handlers.setField({
      selection: EVERYTHING,
      field: 'originCountryCode',
      value: 'TZ',
    });
    expect(report).toMatchObject({ changed: 8, leftOut: 0, obstacles: [] });
    expect(await states(shop)).toEqual(['waiting', 'waiting', 'waiting', ...EVERY_KIND.slice(3)]);
    for (const { fields } of await allItems(shop)) expect(fields.originCountryCode).toBe('TZ');
  });

  test('sends what needed fixing once nothing is wrong with it any more', async () => {
    const { shop } = await shopOfEveryKind();
    const selection = { is: 'ids' as const, ids: [8] };
    const preview = await shop.items.handlers.previewSetField({
      selection,
      field: 'taxTypeCode',
      value: 'B',
    });
    expect(preview).toMatchObject({ total: 1, willBeSent: 1, willStayHere: 0 });
    await shop.items.handlers.setField({ selection, field: 'taxTypeCode', value: 'B' });
    expect(await shop.item(8)).toMatchObject({ state: 'waiting', fields: { taxTypeCode: 'B' } });
  });

  test('leaves out what breaks a rule, and says which rule', async () => {
    const { shop } = await shopOfEveryKind();
    const wanted = { selection: EVERYTHING, field: 'quantityUnitCode', value: 'ZZ' } as const;
    const preview = await shop.items.handlers.previewSetField(wanted);
    // Drafts and local ones may hold what cannot be sent.
    expect(preview).toMatchObject({ total: 8, willBeSent: 0, willStayHere: 3, cannotBeSaved: 5 });
    expect(preview.obstacles[0]?.problems).toEqual([
      { field: 'quantityUnitCode', rule: 'unknown-code', details: { code: 'ZZ' } },
    ]);
    const report = await shop.items.handlers.setField(wanted);
    expect(report).toMatchObject({ changed: 3, leftOut: 5 });
    expect(report.obstacles).toEqual(preview.obstacles);
    expect((await shop.item(1)).fields.quantityUnitCode).toBe('U');
  });

  test('says of the first twenty what they were and will be', async () => {
    const { shop } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    for (let n = 1; n <= 25; n += 1) await shop.save(anItem({ itemCode: `C${n}`, price: '65' }));
    const wanted = { selection: EVERYTHING, field: 'price', value: '1,250' } as const;
    const preview = await shop.items.handlers.previewSetField(wanted);
    expect(preview.examples).toHaveLength(20);
    expect(preview.examples[0]).toMatchObject({ before: '65.00', after: '1250.00' });
    expect(preview).toMatchObject({ total: 25, willBeSent: 25, same: 0 });
    await shop.items.handlers.setField(wanted);
    expect(await shop.items.handlers.previewSetField(wanted)).toMatchObject({ same: 25, examples: [] });
    expect(await shop.items.handlers.setField(wanted)).toMatchObject({ changed: 0, leftOut: 25, undo: null });
  });

  test('stops using items, and starts again', async () => {
    const { shop } = await shopOfEveryKind();
    const wanted = { selection: EVERYTHING, field: 'inUse' } as const;
    expect(await shop.items.handlers.setField({ ...wanted, value: false })).toMatchObject({ changed: 8 });
    const stopped = {
      view: 'stopped',
      sort: 'name',
      descending: false,
      text: '',
      from: 0,
      count: 50,
    } as const;
    expect(await shop.items.handlers.page(stopped)).toMatchObject({ total: 8 });
    expect(JSON.parse((await newestBody(shop, 1)) ?? '')).toMatchObject({ useYn: 'N' });
    expect(await shop.items.handlers.setField({ ...wanted, value: true })).toMatchObject({ changed: 8 });
  });

  test('a text for a yes-or-no field is refused, and changes nothing', async () => {
    const { shop } = await shopOfEveryKind();
    for (const wrong of [
      { field: 'inUse', value: 'N' },
      { field: 'price', value: true },
    ] as const) {
      await expect(shop.items.handlers.setField({ selection: EVERYTHING, ...wrong })).rejects.toThrow(
        'ipc.invalid-request',
      );
    }
    expect(await shop.item(1)).toMatchObject({ revision: 1 });
  });

  test('does just what the preview said, whatever the field and the value', { timeout: 60_000 }, async () => {
    const value = fc.constantFrom(
      'U',
      'KG',
      'ZZ',
      'TZ',
      'B',
      '',
      ' 7 ',
      '12.345',
      '-1',
      '100',
      'a'.repeat(30),
      true,
      false,
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...SETTABLE_FIELDS), value, async (field, value) => {
        const isFlag = field === 'inUse' || field === 'insuranceApplicable';
        fc.pre(isFlag === (typeof value === 'boolean'));
        const wanted: SetFieldArgument = { selection: EVERYTHING, field, value };
        const { shop } = await shopOfEveryKind();
        const preview = await shop.items.handlers.previewSetField(wanted);
        expect(preview.same + preview.willBeSent + preview.willStayHere + preview.cannotBeSaved).toBe(8);
        const before = await allItems(shop);
        const report = await shop.items.handlers.setField(wanted);
        expect(report.changed).toBe(preview.willBeSent + preview.willStayHere);
        expect(report.leftOut).toBe(preview.same + preview.cannotBeSaved);
        for (const item of before) {
          const after = await shop.item(item.id);
          const isChanged = after.revision > item.revision;
          const wantedFields = tidyItem({ ...item.fields, [field]: value });
          expect(after.fields).toEqual(isChanged ? wantedFields : item.fields);
        }
        const stay = (await states(shop)).slice(5, 7);
        expect(stay).toEqual(['draft', 'local']);
        await closeTestShops();
      }),
      { numRuns: 40 },
    );
  });
});

async function shopOfMany(count: number) {
  const opened = await shopWith();
  const { shop } = opened;
  shop.outbox.deviceIs({ is: 'device-not-ready' });
  addDrafts(
    shop,
    Array.from({ length: count }, (_, n) => anItem({ itemCode: `C${n}`, name: `Sukari ${n}` })),
  );
  return opened;
}

describe('a deed on very many items', () => {
  test('lets other calls through meanwhile', async () => {
    const { shop } = await shopOfMany(8000);
    const deed = { isDone: false };
    const doing = async (): Promise<void> => {
      await shop.items.handlers.setField({ selection: EVERYTHING, field: 'price', value: '70' });
      deed.isDone = true;
    };
    const ended = doing();
    let answered = 0;
    while (!deed.isDone) {
      await shop.item(1);
      await new Promise((resolve) => setImmediate(resolve));
      answered += 1;
    }
    await ended;
    // In a test no time passes, so that each chunk is twice the one before: six of them.
    expect(answered).toBeGreaterThan(5);
  });

  test('ends early when the shop is closed; what was stored is stored whole', async () => {
    const { shop } = await shopOfMany(1500);
    const doing = async () =>
      shop.items.handlers.setField({ selection: EVERYTHING, field: 'price', value: '70' });
    const ended = doing().then(JSON.stringify, String);
    const countChanged = (): number =>
      Number(shop.database.prepare('SELECT count(*) AS n FROM item WHERE price = 7000').get()?.['n']);
    while (countChanged() === 0) await new Promise((resolve) => setImmediate(resolve));
    await shop.items.stop();
    expect(await ended).toContain('shop.none-open');
    const changed = countChanged();
    const revisions = shop.database
      .prepare('SELECT count(*) AS n FROM item_revision WHERE revision = 2')
      .get();
    expect(changed).toBeLessThan(1500);
    expect(revisions?.['n']).toBe(changed);
  });
});

describe('sending many items', () => {
  test('saves drafts to be sent, makes their codes one by one, and sends again what was refused or held', async () => {
    const { shop, time, authority } = await shopOfEveryKind();
    for (const name of ['Chai', 'Kahawa'])
      await shop.save(anItem({ itemCode: '', name, quantityUnitCode: 'U' }), null, false);
    const report = await shop.items.handlers.send({ selection: EVERYTHING });
    // Accepted, local, a draft without a classification, and one with an unknown tax type are left out.
    expect(report).toMatchObject({ changed: 6, leftOut: 4 });
    expect(report.obstacles.map(({ item }) => item.name)).toEqual(['Draft', 'To fix']);
    shop.outbox.deviceIs({ is: 'ready' });
    await time.pass(OF_A_MOMENT);
    expect(await states(shop)).toEqual([
      'accepted',
      'accepted',
      'accepted',
      'accepted',
      'accepted',
      'draft',
      'local',
      'needs-fixing',
      'accepted',
      'accepted',
    ]);
    expect(new Set(authority.requests.slice(3).map(({ body }) => JSON.parse(body).itemCd)).size).toBe(6);
  });

  test('can be undone as far as drafts were saved', async () => {
    const { shop } = await shopOfEveryKind();
    const { id } = await shop.save(anItem({ itemCode: '', name: 'Chai' }), null, false);
    const { undo } = await shop.items.handlers.send({ selection: { is: 'ids', ids: [id] } });
    expect(await shop.item(id)).toMatchObject({ state: 'waiting' });
    await shop.items.handlers.undo({ undo: undo! });
    expect(await shop.item(id)).toMatchObject({ state: 'draft', fields: { itemCode: '' } });
  });

  test('and holding them takes what waits or was refused, and nothing else', async () => {
    const { shop } = await shopOfEveryKind();
    expect(await shop.items.handlers.hold({ selection: EVERYTHING })).toMatchObject({
      changed: 2,
      leftOut: 6,
      undo: null,
    });
    expect((await states(shop)).slice(0, 5)).toEqual(['accepted', 'held', 'no-answer', 'held', 'held']);
  });
});

/** The text that waits for an item. */
async function newestBody(shop: TestShop, id: number): Promise<string | undefined> {
  const row = shop.database
    .prepare('SELECT body FROM outbox_entry WHERE subject_id = ? ORDER BY id DESC LIMIT 1')
    .get(id);
  return row === undefined ? undefined : String(row['body']);
}
