import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { AN_ITEM, deviceWith, EVERYTHING, initialised, send, SHOP, startForTest } from './practice-client.ts';

let authority: PracticeAuthority;
beforeEach(async () => {
  ({ authority } = await startForTest());
});
afterEach(() => authority.stop());

const initialise = (body: object) =>
  send(`${authority.url}/selectInitOsdcInfo`, { body: JSON.stringify(body) });

test('a first initialisation is answered 000 with exactly the fields of the specification', async () => {
  const { status, json } = await initialise(SHOP);
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual(['resultCd', 'resultMsg', 'resultDt', 'data']);
  expect(json).toMatchObject({ resultCd: '000', resultMsg: 'Successful', resultDt: '20261121090000' });
  expect(Object.keys(json.data.info).join(' ')).toBe(
    'tin taxprNm bsnsActv bhfId bhfNm bhfOpenDt prvncNm dstrtNm sctrNm locDesc hqYn mgrNm mgrTelNo mgrEmail ' +
      'dvcId sdcId mrcNo cmcKey',
  );
  expect(json.data.info).toMatchObject({ tin: SHOP.tin, bhfId: '00', hqYn: 'Y' });
  expect(json.data.info['cmcKey']).toMatch(/^[0-9a-f]{32}$/);
  expect(json.data.info['bhfOpenDt']).toMatch(/^\d{8}$/);
});

test('a second initialisation of the same PIN, branch and serial is answered 902 and gives no key', async () => {
  await initialise(SHOP);
  const { text, json } = await initialise(SHOP);
  expect(json).toMatchObject({ resultCd: '902', resultMsg: 'This device is installed', data: null });
  expect(text).not.toMatch(/[0-9a-f]{32}/);
});

test('another branch with the same serial is a device of its own', async () => {
  const first = await initialised(authority);
  const second = await initialised(authority, { ...SHOP, bhfId: '01' });
  expect(second.headers['cmcKey']).not.toBe(first.headers['cmcKey']);
  expect((await first.save()).json.resultCd).toBe('000');
  expect((await second.save()).json.resultCd).toBe('000');
});

test('another serial for a branch is a new device with a new key, and the old key is answered 901 from then on', async () => {
  const old = await initialised(authority);
  expect((await old.save()).json.resultCd).toBe('000');
  const fresh = await initialised(authority, { ...SHOP, dvcSrlNo: 'SAJILI-TEST-2' });
  expect((await old.save()).json).toMatchObject({ resultCd: '901', resultMsg: 'It is not valid device' });
  expect((await fresh.save()).json.resultCd).toBe('000');
  expect((await initialise(SHOP)).json.resultCd).toBe('902');
});

test.each(['tin', 'bhfId', 'cmcKey'])('a call that does not say its %s is answered 900', async (missing) => {
  const { headers } = await initialised(authority);
  const { [missing]: _left, ...others } = headers;
  for (const operation of ['selectCodeList', 'saveItem', 'selectImportItemList']) {
    const { json } = await deviceWith(authority, others).post(operation, { lastReqDt: EVERYTHING });
    expect(json).toMatchObject({ resultCd: '900', resultMsg: 'There is no Header information', data: null });
  }
});

test('an unknown PIN, a wrong key and a key of another branch are answered 901', async () => {
  const { headers } = await initialised(authority);
  const other = await initialised(authority, { ...SHOP, bhfId: '01' });
  const wrong = [
    { ...headers, tin: 'P059999999X' },
    { ...headers, cmcKey: '0'.repeat(32) },
    { ...headers, cmcKey: headers['cmcKey']?.toUpperCase() ?? '' },
    { ...headers, cmcKey: other.headers['cmcKey'] ?? '' },
    { ...headers, bhfId: '01' },
  ];
  for (const each of wrong) expect((await deviceWith(authority, each).save()).json.resultCd).toBe('901');
});

test('PIN, branch and key may also stand in the body', async () => {
  const { headers } = await initialised(authority);
  const inBody = deviceWith(authority, {});
  expect((await inBody.save(headers)).json.resultCd).toBe('000');
  await authority.change({ credentialsIn: 'header' });
  expect((await inBody.save(headers)).json.resultCd).toBe('900');
  await authority.change({ credentialsIn: 'body' });
  expect((await inBody.save(headers)).json.resultCd).toBe('000');
  expect((await deviceWith(authority, headers).save()).json.resultCd).toBe('900');
});

test('a request without a body is answered 911', async () => {
  const device = await initialised(authority);
  expect((await device.post('saveItem', '')).json).toMatchObject({
    resultCd: '911',
    resultMsg: 'There is no request full text',
  });
  expect((await send(`${authority.url}/selectInitOsdcInfo`, { body: ' \n' })).json.resultCd).toBe('911');
});

test.each([
  ['half a JSON text', '{"itemNm":'],
  ['a list', '[]'],
  ['a number', '12'],
  ['null', 'null'],
])('a body that is %s is answered 910', async (_what, body) => {
  const { json } = await (await initialised(authority)).post('saveItem', body);
  expect(json.resultCd).toBe('910');
  expect(json.resultMsg).toContain('<body>');
});

test('bytes that are no UTF-8 and a body over a megabyte are answered 910', async () => {
  const { headers } = await initialised(authority);
  const url = `${authority.url}/saveItem`;
  const body = Buffer.from(JSON.stringify({ ...AN_ITEM, itemNm: 'caf\u00e9' }), 'latin1');
  expect((await send(url, { headers, body })).json.resultMsg).toContain('<body> : is not UTF-8 text');
  const large = JSON.stringify({ itemNm: 'x'.repeat(1024 * 1024) });
  expect((await send(url, { headers, body: large })).json).toMatchObject({ resultCd: '910' });
});

test.each([
  [{ ...SHOP, tin: 'P05123456X' }, 'tin'],
  [{ ...SHOP, tin: 'P0512345678X' }, 'tin'],
  [{ ...SHOP, bhfId: '0' }, 'bhfId'],
  [{ ...SHOP, bhfId: '000' }, 'bhfId'],
  [{ ...SHOP, bhfId: 0 }, 'bhfId'],
  [{ ...SHOP, dvcSrlNo: 'x'.repeat(101) }, 'dvcSrlNo'],
  [{ ...SHOP, dvcSrlNo: '' }, 'dvcSrlNo'],
  [{ tin: SHOP.tin, bhfId: '00' }, 'dvcSrlNo'],
])('an initialisation with a broken field is answered 910 and names it: %j', async (body, field) => {
  const { json } = await initialise(body);
  expect(json.resultCd).toBe('910');
  expect(json.resultMsg.match(/<(\w+)>/g)).toEqual([`<${field}>`]);
});

test('a serial of 100 characters is accepted', async () => {
  expect((await initialise({ ...SHOP, dvcSrlNo: '🧾'.repeat(100) })).json.resultCd).toBe('000');
});

test.each([
  '2026112109000',
  '202611210900000',
  '20260230000000',
  '20261121240000',
  '2026-11-21T090',
  20261121090000,
  null,
])('a last request time that is no time is answered 910: %j', async (lastReqDt) => {
  const device = await initialised(authority);
  for (const operation of ['selectCodeList', 'selectImportItemList']) {
    const { json } = await device.post(operation, { lastReqDt });
    expect(json.resultCd).toBe('910');
    expect(json.resultMsg).toMatch(/^Request parameter error\[<lastReqDt> : [^<]+\]$/);
  }
});

test('a wrong path is answered 912 and a wrong method 895', async () => {
  const wrongPath = await send(`${authority.url}/etims-api/saveItem`, { body: '{}' });
  expect(wrongPath).toMatchObject({ status: 200, json: { resultCd: '912' } });
  expect((await send(`${authority.url}/initialize`, { body: JSON.stringify(SHOP) })).json.resultCd).toBe(
    '912',
  );
  for (const method of ['GET', 'PUT', 'DELETE']) {
    expect((await send(`${authority.url}/saveItem`, { method })).json.resultCd).toBe('895');
  }
});

test('a request that names another computer as its host gets nothing', async () => {
  const reply = await send(`${authority.url}/selectInitOsdcInfo`, {
    headers: { host: 'shop.example' },
    body: JSON.stringify(SHOP),
  });
  expect(reply.status).toBe(403);
  expect(authority.state().devices).toEqual([]);
});
