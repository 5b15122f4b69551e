import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import {
  deviceWith,
  type Device,
  EVERYTHING,
  initialised,
  keyIn,
  send,
  SHOP,
  startForTest,
} from './practice-client.ts';

let authority: PracticeAuthority;
let device: Device;
beforeEach(async () => {
  ({ authority } = await startForTest());
  device = await initialised(authority);
});
afterEach(() => authority.stop());

const savesOf = (itemCd: string): number =>
  authority.state().devices[0]!.items.find((item) => item.itemCd === itemCd)?.saves ?? 0;

test('when the line is cut connecting is refused, and when it is restored the same address answers again', async () => {
  const { url } = authority;
  await authority.change({ lineCut: true });
  await expect(device.save()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await authority.change({ lineCut: false });
  expect(authority.url).toBe(url);
  expect((await device.save()).json.resultCd).toBe('000');
});

test('cutting the line cuts the calls that are under way', async () => {
  await authority.change({ delayMs: 60_000 });
  const underWay = device.save().catch((error: unknown) => error);
  while (savesOf('KE2NTXU0000001') === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await authority.change({ lineCut: true });
  expect(await underWay).toMatchObject({ code: 'ECONNRESET' });
});

test('a line that cannot be restored because the port is taken says so and stays cut', async () => {
  await authority.change({ lineCut: true });
  const stranger = createServer();
  await new Promise<void>((resolve) =>
    stranger.listen(Number(new URL(authority.url).port), '127.0.0.1', resolve),
  );
  const change = await authority.change({ lineCut: false });
  expect(change).toMatchObject({
    ok: false,
    problems: [expect.stringContaining('taken by another program')],
  });
  expect(authority.switches().lineCut).toBe(true);
  await new Promise((resolve) => stranger.close(resolve));
});

test('a slow line answers as late as it is told', async () => {
  await authority.change({ delayMs: 150 });
  const before = performance.now();
  expect((await device.save()).json.resultCd).toBe('000');
  expect(performance.now() - before).toBeGreaterThanOrEqual(145);
});

test('the next requests are refused with the wanted code, without being acted on', async () => {
  await authority.change({
    rejectNext: { times: 2, resultCd: '994', resultMsg: 'There is an overlapped data', only: null },
  });
  for (const _ of [1, 2]) {
    expect((await device.save()).json).toMatchObject({
      resultCd: '994',
      resultMsg: 'There is an overlapped data',
    });
  }
  expect(savesOf('KE2NTXU0000001')).toBe(0);
  expect((await device.save()).json.resultCd).toBe('000');
  expect(authority.switches().rejectNext.times).toBe(0);
});

test('a refusal that is meant for items leaves the code lists alone', async () => {
  await authority.changeUnread({ rejectNext: { times: 1, only: 'saveItem' } });
  expect((await device.codesSince(EVERYTHING)).json.resultCd).toBe('000');
  expect((await device.save()).json).toMatchObject({
    resultCd: '999',
    resultMsg: 'There is an unknown error. Please ask the administrator',
  });
});

test('an item can be accepted without any answer, and nobody but the authority knows', async () => {
  await authority.change({ noAnswerNext: { times: 1, only: 'saveItem' } });
  expect((await device.codesSince(EVERYTHING)).json.resultCd).toBe('000');
  await expect(device.save()).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(savesOf('KE2NTXU0000001')).toBe(1);
  expect((await device.save()).json.resultCd).toBe('000');
  expect(savesOf('KE2NTXU0000001')).toBe(2);
});

test('an initialisation can lose its answer: the device is installed and its key is gone', async () => {
  const identity = { ...SHOP, bhfId: '09' };
  const url = `${authority.url}/selectInitOsdcInfo`;
  await authority.change({ noAnswerNext: { times: 1, only: null } });
  await expect(send(url, { body: JSON.stringify(identity) })).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect((await send(url, { body: JSON.stringify(identity) })).json.resultCd).toBe('902');
});

test('numbers can arrive as text', async () => {
  await authority.change({ numbersAsText: true });
  const [row] = (await device.importsSince(EVERYTHING)).json.data.itemList;
  expect(row).toMatchObject({ itemSeq: '1', pkg: '17.00', invcFcurAmt: '5076.75', hsCd: '87169000' });
  const [tax] = (await device.codesSince(EVERYTHING)).json.data.clsList;
  expect(tax!.dtlList[0]).toMatchObject({ cd: 'A', srtOrd: '1' });
});

test('the import status can be spelled with a capital S', async () => {
  await authority.change({ importStatusSpelling: 'imptItemSttsCd' });
  const [row] = (await device.importsSince(EVERYTHING)).json.data.itemList;
  expect(row).toHaveProperty('imptItemSttsCd', '3');
  expect(row).not.toHaveProperty('imptItemsttsCd');
});

const KEY = expect.stringMatching(/^[0-9a-f]{32}$/);

test.each([
  ['info', { data: { info: { cmcKey: KEY } } }],
  ['data', { data: { cmcKey: KEY } }],
  ['root', { cmcKey: KEY }],
] as const)('the key can stand at %s, and the device works with it', async (keyPlace, expected) => {
  await authority.change({ keyPlace });
  const identity = { ...SHOP, bhfId: '05' };
  const { json, text } = await send(`${authority.url}/selectInitOsdcInfo`, {
    body: JSON.stringify(identity),
  });
  expect(json).toMatchObject({ resultCd: '000', ...expected });
  const keys = text.match(/"cmcKey":"([0-9a-f]{32})"/g);
  expect(keys).toHaveLength(1);
  const cmcKey = keys![0].slice(10, 42);
  expect((await deviceWith(authority, { tin: SHOP.tin, bhfId: '05', cmcKey }).save()).json.resultCd).toBe(
    '000',
  );
});

test('an initialisation can succeed without giving a key, and the unit can be spelled sdicId', async () => {
  await authority.change({ keyPlace: 'nowhere', controlUnitSpelling: 'sdicId' });
  const { json } = await send(`${authority.url}/selectInitOsdcInfo`, {
    body: JSON.stringify({ ...SHOP, bhfId: '06' }),
  });
  expect(json).toMatchObject({
    resultCd: '000',
    data: { info: { cmcKey: null, sdicId: null, mrcNo: null } },
  });
  expect(json.data.info).not.toHaveProperty('sdcId');
});

test('a page of the network can stand in the way, and nothing reaches the authority', async () => {
  await authority.change({ answerShape: 'html-page' });
  const reply = await device.save();
  expect(reply.status).toBe(200);
  expect(reply.headers['content-type']).toContain('text/html');
  expect(reply.text).toMatch(/^<!DOCTYPE html>/);
  expect(savesOf('KE2NTXU0000001')).toBe(0);
});

test('an answer can break off in the middle of its JSON although the item was accepted', async () => {
  await authority.change({ answerShape: 'broken-json' });
  const { status, text } = await device.save();
  expect(status).toBe(200);
  expect(text).toMatch(/^\{"resultCd":"000"/);
  expect(() => JSON.parse(text)).toThrow(SyntaxError);
  expect(savesOf('KE2NTXU0000001')).toBe(1);
});

test('the server can fail with 500, or ask with 503 to be tried again later', async () => {
  await authority.change({ answerShape: 'http-500' });
  expect((await device.save()).status).toBe(500);
  await authority.change({ answerShape: 'http-503', retryAfterSeconds: 17 });
  const busy = await device.save();
  expect([busy.status, busy.headers['retry-after']]).toEqual([503, '17']);
  expect(savesOf('KE2NTXU0000001')).toBe(0);
});

test('the gateway wraps a success and has two more paths', async () => {
  await authority.change({ envelope: 'gateway' });
  const body = JSON.stringify({ ...SHOP, bhfId: '08' });
  const initialise = await send(`${authority.url}/initialize`, { body });
  expect(initialise).toMatchObject({
    status: 200,
    json: {
      responseHeader: { responseCode: 200, customerMessage: 'Successful' },
      responseBody: { resultCd: '000', data: { info: { bhfId: '08' } } },
    },
  });
  const imports = await device.post('importedItemInfo', { lastReqDt: EVERYTHING });
  expect(imports.json.responseBody.data.itemList).toHaveLength(25);
  expect((await device.codesSince(EVERYTHING)).json.responseBody.data.clsList).toHaveLength(23);
});

test('the gateway sends HTTP 400 with every refusal and also with "no search result"', async () => {
  await authority.change({ envelope: 'gateway' });
  expect(await device.save({ itemNm: '' })).toMatchObject({
    status: 400,
    json: { responseHeader: { responseCode: 400 }, responseBody: { resultCd: '910' } },
  });
  expect(await device.codesSince('20261121090000')).toMatchObject({
    status: 400,
    json: { responseBody: { resultCd: '001', data: null } },
  });
});

test('the gateway can insist on the next running number of the taxpayer, across branches', async () => {
  await authority.change({ envelope: 'gateway', expectedSequence: true });
  expect((await device.save({ itemCd: 'KE2NTXU0000001' })).status).toBe(200);
  const other = await send(`${authority.url}/initialize`, { body: JSON.stringify({ ...SHOP, bhfId: '03' }) });
  const cmcKey = keyIn(other);
  const branch = deviceWith(authority, { tin: SHOP.tin, bhfId: '03', cmcKey });
  for (const itemCd of ['KE2NTXU0000001', 'KE2NTXU0000003', 'NONUMBER']) {
    expect(await branch.save({ itemCd })).toMatchObject({
      status: 400,
      json: {
        responseHeader: {
          customerMessage:
            'The itemCd is either reused or not incremented properly. Expected sequence ending with ********2',
        },
        responseBody: null,
      },
    });
  }
  expect((await branch.save({ itemCd: 'KE2NTXU0000002' })).status).toBe(200);
});

test('a change with one wrong switch changes nothing and names what is wrong', async () => {
  const change = await authority.changeUnread({ delayMs: 5, envelope: 'pigeon', lightsOut: true });
  expect(change).toEqual({
    ok: false,
    problems: ['envelope: must be one of direct, gateway', 'lightsOut: there is no switch of this name'],
  });
  expect(authority.switches().delayMs).toBe(0);
});

test('stopping cuts a call that is still waiting for its slow answer', async () => {
  const { authority: other } = await startForTest();
  const shop = await initialised(other);
  await other.change({ delayMs: 60_000 });
  const underWay = shop.save().catch((error: unknown) => error);
  while (other.state().devices[0]!.saves.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await other.stop();
  expect(await underWay).toMatchObject({ code: 'ECONNRESET' });
});
