import { afterEach, describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/errors/app-error.ts';
import { anItem } from '../../support/an-item.ts';
import { ACCEPTED, NO_ANSWER, REFUSED } from '../outbox/scripted-authority.ts';
import { closeTestShops, CODE_OFF, openTestShop, shopWith } from '../outbox/test-shop.ts';

afterEach(closeTestShops);

const OF_A_MOMENT = 10;

describe('saving an item', () => {
  test('writes the item, its revision and the outbox entry with the very text that will leave', async () => {
    const { shop, authority, time } = await shopWith();
    const item = await shop.save(anItem({ price: '1,250.5', groupPrice1: '9999999999999999.99' }));
    expect(item).toMatchObject({
      id: 1,
      revision: 1,
      state: 'waiting',
      changedBy: 'Amina Odhiambo',
      registrant: { id: 'amina', name: 'Amina Odhiambo' },
      modifier: { id: 'amina', name: 'Amina Odhiambo' },
      isCodeFrozen: false,
      fields: { ...anItem(), price: '1250.50', groupPrice1: '9999999999999999.99' },
    });
    await time.pass(OF_A_MOMENT);
    expect(authority.requests[0]?.body).toBe(
      '{"itemClsCd":"5059690800","itemCd":"KE2NTXU0000001","itemTyCd":"2","itemNm":"Maziwa freshi 500 ml",' +
        '"itemStdNm":null,"orgnNatCd":"KE","pkgUnitCd":"NT","qtyUnitCd":"U","taxTyCd":"B","btchNo":null,"bcd":null,' +
        '"dftPrc":1250.50,"grpPrcL1":9999999999999999.99,"grpPrcL2":null,"grpPrcL3":null,"grpPrcL4":null,' +
        '"grpPrcL5":null,"addInfo":null,"sftyQty":null,"isrcAplcbYn":"N","useYn":"Y","regrId":"amina",' +
        '"regrNm":"Amina Odhiambo","modrId":"amina","modrNm":"Amina Odhiambo"}',
    );
  });

  test('the amounts that no double holds come back from the file to the last digit', async () => {
    const { shop } = await shopWith();
    const fields = anItem({
      price: '0.05',
      groupPrice2: '9999999999999999.99',
      safetyQuantity: '99999999999.99',
    });
    const { id } = await shop.save(fields);
    expect((await shop.item(id)).fields).toEqual(fields);
  });

  test('who registered an item stays, who changes it is whoever works now', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    Object.assign(shop.operator, { id: 'juma', name: 'Juma Otieno' });
    expect(await shop.save(anItem({ price: '70' }), id)).toMatchObject({ changedBy: 'Juma Otieno' });
    await time.pass(OF_A_MOMENT);
    expect(JSON.parse(authority.requests[1]!.body)).toMatchObject({
      regrId: 'amina',
      regrNm: 'Amina Odhiambo',
      modrId: 'juma',
      modrNm: 'Juma Otieno',
    });
    const revisions = shop.database.prepare('SELECT revision, saved_by_name FROM item_revision').all();
    expect(revisions.map((row) => ({ ...row }))).toEqual([
      { revision: 1, saved_by_name: 'Amina Odhiambo' },
      { revision: 2, saved_by_name: 'Juma Otieno' },
    ]);
  });

  test('every revision is kept with its fields', async () => {
    const { shop } = await shopWith();
    const { id } = await shop.save(anItem());
    await shop.save(anItem({ price: '70' }), id);
    expect(shop.store.items.fieldsAt(id, 1)).toEqual(anItem());
    expect(shop.store.items.fieldsAt(id, 2)).toEqual(anItem({ price: '70.00' }));
  });

  test('stopping to use an item is a save like any other', async () => {
    const { shop, authority, time } = await shopWith();
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    await shop.save(anItem({ inUse: false }), id);
    await time.pass(OF_A_MOMENT);
    expect(JSON.parse(authority.requests[1]!.body)).toMatchObject({ itemCd: anItem().itemCode, useYn: 'N' });
  });

  test('an item that is not there cannot be saved', async () => {
    const { shop } = await shopWith();
    await expect(shop.save(anItem(), 7)).rejects.toEqual(new AppError('items.not-found'));
    await expect(shop.item(7)).rejects.toEqual(new AppError('items.not-found'));
  });

  test('with a price that cannot be read nothing at all is stored, and all problems are told at once', async () => {
    const { shop } = await shopWith();
    const problems = await shop.refuse(
      anItem({ name: '', price: 'x', taxTypeCode: 'Z', quantityUnitCode: 'BX' }),
    );
    expect(problems).toEqual([
      { field: 'name', rule: 'required', details: {} },
      { field: 'price', rule: 'not-a-number', details: { decimals: 2, wholeDigits: 16 } },
      { field: 'quantityUnitCode', rule: 'code-off', details: { code: 'BX' } },
      { field: 'taxTypeCode', rule: 'unknown-code', details: { code: 'Z' } },
    ]);
    expect(shop.database.prepare('SELECT count(*) AS n FROM item').get()).toMatchObject({ n: 0 });
    expect(await shop.entries()).toEqual([]);
  });

  test('nobody saves an item without saying who works', async () => {
    const { shop } = await shopWith();
    Object.assign(shop.operator, { id: '', name: '' });
    const problem = { field: 'operator', rule: 'required', details: {} };
    expect(await shop.refuse(anItem())).toEqual([problem]);
    expect(await shop.refuse(anItem(), null, false)).toEqual([problem]);
  });

  test('a news tells that an item changed, and of many that many did', async () => {
    const { shop, time } = await shopWith();
    shop.outbox.deviceIs({ is: 'device-not-ready' });
    await shop.save(anItem());
    await time.pass(1000);
    await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    await shop.save(anItem({ itemCode: 'KE2NTXU0000003' }));
    await time.pass(1000);
    const told = shop.news.filter(({ of }) => of === 'items.changed').map(({ payload }) => payload);
    expect(told).toEqual([{ id: 1 }, { id: null }]);
  });
});

describe('the item code', () => {
  test('is used by one item only, and the other one is named', async () => {
    const { shop } = await shopWith();
    const { id } = await shop.save(anItem({ name: 'Soda 500 ml' }));
    const used = [{ field: 'itemCode', rule: 'code-used', details: { name: 'Soda 500 ml', id } }];
    expect(await shop.refuse(anItem())).toEqual(used);
    expect(await shop.refuse(anItem(), null, false)).toEqual(used);
    const other = await shop.save(anItem({ itemCode: 'KE2NTXU0000002' }));
    expect(await shop.refuse(anItem(), other.id)).toEqual(used);
  });

  test('may change while the authority has never seen the item', async () => {
    const { shop, time } = await shopWith(REFUSED());
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    expect(await shop.save(anItem({ itemCode: 'KE2NTXU0000009' }), id)).toMatchObject({ revision: 2 });
  });

  test('is frozen after the first acceptance, also while a later revision waits or is refused', async () => {
    const { shop, time } = await shopWith(ACCEPTED(), REFUSED());
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const frozen = [{ field: 'itemCode', rule: 'code-frozen', details: { code: 'KE2NTXU0000001' } }];
    expect(await shop.refuse(anItem({ itemCode: 'KE2NTXU0000009' }), id)).toEqual(frozen);
    await shop.save(anItem({ price: '70' }), id);
    await time.pass(OF_A_MOMENT);
    expect((await shop.item(id)).state).toBe('not-accepted');
    expect(await shop.refuse(anItem({ itemCode: 'KE2NTXU0000009' }), id)).toEqual(frozen);
  });

  test('is frozen while it is being sent and while nobody knows whether it arrived', async () => {
    const { shop, authority, time } = await shopWith();
    authority.isSlow = true;
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const other = anItem({ itemCode: 'KE2NTXU0000009' });
    expect(await shop.refuse(other, id)).toMatchObject([{ rule: 'code-frozen' }]);
    await authority.answerNow(NO_ANSWER);
    expect(await shop.refuse(other, id)).toMatchObject([{ rule: 'code-frozen' }]);
    await shop.outbox.handlers.sendAgain({ ids: [1] });
    await time.pass(OF_A_MOMENT);
    await authority.answerNow(REFUSED());
    expect(await shop.save(other, id)).toMatchObject({ state: 'waiting' });
  });
});

describe('codes of the authority', () => {
  test('a code that is not in the lists is refused, a classification may be any', async () => {
    const { shop } = await shopWith();
    expect(await shop.refuse(anItem({ itemCode: 'KE2NTXU0000002', originCountryCode: 'XX' }))).toMatchObject([
      { rule: 'unknown-code' },
    ]);
    expect(await shop.save(anItem({ classificationCode: '99' }))).toMatchObject({ state: 'waiting' });
  });

  test('a draft may hold codes that are unknown, off or missing', async () => {
    const { shop } = await shopWith();
    const fields = anItem({
      taxTypeCode: 'Z',
      [CODE_OFF.field]: CODE_OFF.code,
      itemCode: '',
      originCountryCode: '',
    });
    expect(await shop.save(fields, null, false)).toMatchObject({ state: 'draft', fields });
  });

  test('two drafts may both have no item code yet', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem({ itemCode: '' }), null, false);
    expect(await shop.save(anItem({ itemCode: '' }), null, false)).toMatchObject({ id: 2 });
  });

  test('an item that was accepted with a code may keep it after it was switched off', async () => {
    const { shop, time } = await shopWith();
    const { id } = await shop.save(anItem());
    await time.pass(OF_A_MOMENT);
    const withOff = JSON.stringify(anItem({ quantityUnitCode: 'BX' }));
    shop.database.prepare('UPDATE item_revision SET fields = ? WHERE item_id = ?').run(withOff, id);
    expect(await shop.save(anItem({ quantityUnitCode: 'BX', inUse: false }), id)).toMatchObject({
      revision: 2,
    });
    expect(await shop.refuse(anItem({ itemCode: 'KE2NTXU0000002', quantityUnitCode: 'BX' }))).toMatchObject([
      { rule: 'code-off' },
    ]);
  });
});

describe('the proposed item code', () => {
  const PARTS = {
    originCountryCode: 'KE',
    itemTypeCode: '2',
    packagingUnitCode: 'NT',
    quantityUnitCode: 'U',
  };

  test('counts on from the last one, one number for all kinds of items, over restarts', async () => {
    const { shop, authority, time } = await shopWith();
    const suggest = async (changes = {}) =>
      (await shop.items.handlers.suggestCode({ ...PARTS, ...changes })).itemCode;
    expect(await suggest()).toBe('KE2NTXU0000001');
    expect(await suggest()).toBe('KE2NTXU0000001');
    await shop.save(anItem({ itemCode: await suggest() }));
    expect(await suggest({ quantityUnitCode: 'KG' })).toBe('KE2NTKG0000002');
    await shop.save(anItem({ itemCode: 'KE2NTKG0000041', quantityUnitCode: 'KG' }), null, false);
    expect(await suggest()).toBe('KE2NTXU0000042');
    await shop.close();
    const again = await openTestShop({ ...time, perform: authority.perform, folder: shop.folder });
    expect(await again.items.handlers.suggestCode(PARTS)).toEqual({ itemCode: 'KE2NTXU0000042' });
  });

  test('is made by the save itself when it is still empty, each item its own', async () => {
    const { shop } = await shopWith();
    const first = await shop.save(anItem({ itemCode: '' }));
    const second = await shop.save(anItem({ itemCode: '', name: 'Sukari 1 kg' }));
    expect([first.fields.itemCode, second.fields.itemCode]).toEqual(['KE2NTXU0000001', 'KE2NTXU0000002']);
  });

  test('is never one that an item has, and a code typed by hand does not move the counter', async () => {
    const { shop } = await shopWith();
    await shop.save(anItem({ itemCode: 'KE2NTXU0000001', quantityUnitCode: 'KG' }));
    await shop.save(anItem({ itemCode: 'SUGAR-77' }));
    expect(await shop.items.handlers.suggestCode(PARTS)).toEqual({ itemCode: 'KE2NTXU0000002' });
  });
});
