import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Code, RefreshRow } from '../../../shared/codes/code.ts';
import { closeListShops, DAY, HOUR } from '../../support/list-shop.ts';
import { type ConnectedShop, connectShop } from './connected-shop.ts';

let connected: ConnectedShop;
beforeEach(async () => {
  connected = await connectShop();
});
afterEach(async () => {
  await connected.stop();
  await closeListShops();
});

const CHANGES = { everything: false };
const EVERYTHING = { everything: true };

/** Every code as a text, for comparing whole lists. */
function allCodes(): string[] {
  const { service } = connected.shop.codes;
  const all: Code[] = [];
  for (let from = 0; ; from += 200) {
    const { rows } = service.page({ classCode: '', text: '', showOff: true, from, count: 200 });
    if (rows.length === 0) return all.map((code) => JSON.stringify(code));
    all.push(...rows);
  }
}

test('the first refresh brings 23 classes with 729 codes, and a restart keeps them', async () => {
  const { codes } = connected.shop;
  expect(await codes.refresh(CHANGES)).toMatchObject({
    is: 'refreshed',
    classes: 23,
    added: 729,
    unreadableRows: 0,
  });
  expect(codes.service.options('taxTypeCode', 'vat 16')[0]).toEqual({
    code: 'B',
    name: 'B-VAT 16%',
    inUse: true,
    value: { label: 'Tax Rate', value: '16' },
  });
  const before = allCodes();
  connected.shop = await connected.shop.reopen();
  expect(allCodes()).toEqual(before);
});

test('every field of an item gets its choices from the lists of the authority', async () => {
  const { codes } = connected.shop;
  await codes.refresh(CHANGES);
  expect(codes.service.options('originCountryCode', 'kenya')[0]?.code).toBe('KE');
  expect(codes.service.options('quantityUnitCode', 'u')[0]?.code).toBe('U');
  expect(codes.service.options('packagingUnitCode', 'NT')[0]?.code).toBe('NT');
  expect(codes.service.options('itemTypeCode', '').map(({ code }) => code)).toEqual(['1', '2', '3']);
  expect(codes.service.options('currencyCode', 'kes')[0]?.code).toBe('KES');
  expect(codes.service.describe('importStatusCode', ['2', '9']).map((each) => each?.name)).toEqual([
    expect.any(String),
    undefined,
  ]);
});

test('asking step by step for a month leads to the same lists as asking once for everything', async () => {
  const { codes } = connected.shop;
  await codes.refresh(CHANGES);
  for (const wait of [12 * 60_000, 4 * HOUR, DAY, 3 * DAY, 9 * DAY, 20 * DAY]) {
    await connected.pass(wait);
    const report = await codes.refresh(CHANGES);
    expect(report.is).toBe('refreshed');
  }
  expect(codes.service.isOff('originCountryCode', 'YU')).toBe(true);
  expect(codes.service.isKnown('quantityUnitCode', 'HUR')).toBe(true);
  const stepByStep = allCodes();
  expect(await codes.refresh(EVERYTHING)).toMatchObject({ is: 'nothing-new' });
  expect(allCodes()).toEqual(stepByStep);
});

test('every change that the authority made in a month is told with what was before', async () => {
  const { codes } = connected.shop;
  await codes.refresh(CHANGES);
  await connected.pass(35 * DAY);
  await codes.refresh(CHANGES);
  const { rows } = await codes.handlers.refreshes({ from: 0, count: 1 });
  const [{ id: refreshId, ...refresh }] = rows as [RefreshRow];
  expect(refresh).toMatchObject({ added: 4, renamed: 6, switchedOff: 5, valueChanged: 1, everything: false });
  const { rows: changes } = await codes.handlers.changes({
    refreshId,
    kinds: ['renamed', 'value-changed'],
    from: 0,
    count: 50,
  });
  expect(changes[0]).toMatchObject({ code: 'E', value: { label: 'Tax Rate', before: '8', after: '10' } });
  expect(changes).toContainEqual(
    expect.objectContaining({
      code: 'B',
      nameBefore: 'B-VAT 16%',
      nameAfter: 'B-Standard Rated',
      field: 'taxTypeCode',
      affectedItems: 0,
    }),
  );
});

test('a cut line changes nothing, and what was missed comes when the line is back', async () => {
  const { codes } = connected.shop;
  await codes.refresh(CHANGES);
  await connected.pass(12 * 60_000);
  await connected.authority.change({ lineCut: true });
  expect(await patiently(codes.refresh(CHANGES))).toMatchObject({ is: 'failed', outcome: 'never-connected' });
  expect(codes.service.isKnown('quantityUnitCode', 'HUR')).toBe(false);
  await connected.authority.change({ lineCut: false });
  expect(await codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed', added: 1, switchedOff: 1 });
});

test('an answer that got lost on the way is asked for again, and the lists are right', async () => {
  const { codes, journal } = connected.shop;
  await connected.authority.change({ noAnswerNext: { times: 1, only: 'selectCodeList' } });
  expect(await patiently(codes.refresh(CHANGES))).toMatchObject({ is: 'refreshed', added: 729 });
  expect(journal.page(0, 5).rows.map(({ outcome }) => outcome)).toEqual(['success', 'no-answer']);
});

test("a refusal is told in the authority's own words", async () => {
  const words = { resultCd: '901', resultMsg: 'It is not valid device', times: 1, only: null };
  await connected.authority.change({ rejectNext: words });
  expect(await connected.shop.codes.refresh(CHANGES)).toEqual({
    is: 'failed',
    outcome: 'refused',
    resultCode: '901',
    message: 'It is not valid device',
    refreshedAt: null,
  });
});

test.each(['html-page', 'broken-json'] as const)(
  '%s instead of an answer moves nothing',
  async (answerShape) => {
    const { codes } = connected.shop;
    await connected.authority.change({ answerShape });
    expect(await codes.refresh(CHANGES)).toMatchObject({ is: 'failed', outcome: 'unreadable' });
    await connected.authority.change({ answerShape: 'usual', envelope: 'gateway', numbersAsText: true });
    expect(await codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed', added: 729 });
    expect(await codes.refresh(CHANGES)).toMatchObject({ is: 'nothing-new' });
  },
);

test('a code that a person switches off at the authority is off here after the next refresh, and on again', async () => {
  const { codes } = connected.shop;
  await codes.refresh(CHANGES);
  await connected.pass(1000);
  await connected.authority.change({ switchedOffCodes: [{ cdCls: '10', cd: 'U' }] });
  expect(await codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed', switchedOff: 1 });
  expect(codes.service.options('quantityUnitCode', 'u').map(({ code }) => code)).not.toContain('U');
  expect(codes.service.describe('quantityUnitCode', ['U'])[0]).toMatchObject({ inUse: false });
  await connected.pass(1000);
  await connected.authority.change({ switchedOffCodes: [] });
  expect(await codes.refresh(CHANGES)).toMatchObject({ is: 'refreshed', switchedOn: 1 });
});

/** Waits for a deed while the pauses between its tries pass; only the pauses are shortened, not the calls. */
async function patiently<T>(deed: Promise<T>): Promise<T> {
  const pauses = new AbortController();
  void deed.finally(() => pauses.abort()).catch(() => undefined);
  while (!pauses.signal.aborted) {
    await connected.shop.time.pass(2000);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return deed;
}
