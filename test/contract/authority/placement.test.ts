import { afterEach, describe, expect, it } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import { parseExactJson } from '../../../shared/money/exact-json.ts';
import type { ConnectionProfile, Placement } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { type LoopbackServer, json, startServer } from './loopback-server.ts';
import { aClient, aProfile, BODIES, KEY, SHOP_ID } from './test-client.ts';

const OK = { resultCd: '000', resultMsg: 'Successful', resultDt: '20260204171710', data: null };
const servers: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function anAuthority(): Promise<LoopbackServer> {
  const server = await startServer((_request, response) => json(response, OK));
  servers.push(server);
  return server;
}

function placed(place: NonNullable<Placement>['place'], keyName = 'cmcKey'): ConnectionProfile['identity'] {
  const all = {
    tin: { place, name: 'tin' },
    bhfId: { place, name: 'bhfId' },
    cmcKey: { place, name: keyName },
  };
  return { initialise: { ...all, cmcKey: null }, codes: all, item: all, imports: all };
}

function diskFull(): never {
  throw new Error('disk full');
}

describe('who we are goes where the connection says', () => {
  it('in headers, and the frozen text arrives to the character', async () => {
    const server = await anAuthority();
    const client = aClient(aProfile(server.address));
    expect((await client.call('item')).is).toBe('success');
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'POST', path: '/saveItem', body: BODIES.item });
    expect(request?.headers).toMatchObject({
      'content-type': 'application/json',
      tin: 'A123456789Z',
      bhfid: '00',
      cmckey: KEY,
    });
    expect(request?.headers.cookie).toBeUndefined();
  });

  it('in the body, before the frozen text, whose numbers are not touched', async () => {
    const server = await anAuthority();
    await aClient(aProfile(server.address, { identity: placed('body') })).call('item');
    const [request] = server.received;
    expect(request?.body).toBe(`{"tin":"A123456789Z","bhfId":"00","cmcKey":"${KEY}",${BODIES.item.slice(1)}`);
    expect(request?.headers).not.toHaveProperty('cmckey');
    expect(request?.headers).not.toHaveProperty('tin');
  });

  it('in both, under the names that the connection gives them', async () => {
    const server = await anAuthority();
    await aClient(aProfile(server.address, { identity: placed('both', 'x-key') })).call('codes');
    const [request] = server.received;
    expect(request?.headers).toMatchObject({ tin: 'A123456789Z', 'x-key': KEY });
    expect(parseExactJson(request?.body ?? '')).toEqual({
      tin: 'A123456789Z',
      bhfId: '00',
      'x-key': KEY,
      lastReqDt: '20180101000000',
    });
  });

  it('of the branch and PIN in the request itself when a device is registered, and no key', async () => {
    const server = await anAuthority();
    const client = aClient(aProfile(server.address, { identity: placed('both') }));
    await client.initialise({ operation: 'initialise', body: BODIES.initialise, shopId: SHOP_ID });
    expect(server.received[0]).toMatchObject({ path: '/selectInitOsdcInfo', body: BODIES.initialise });
    expect(server.received[0]?.headers).toMatchObject({ tin: 'A123456789Z', bhfid: '00' });
    expect(server.received[0]?.headers).not.toHaveProperty('cmckey');
  });

  it('by the paths and the extra headers of the gateway', async () => {
    const server = await anAuthority();
    const { paths, identity } = PRESETS['gateway-test'];
    const extraHeaders = [
      { name: 'apigee_app_id', value: 'an-id' },
      { name: 'x-empty', value: '' },
    ];
    const client = aClient(
      aProfile(`${server.address}/etims-oscu/api/v1/`, { paths, identity, extraHeaders }),
    );
    await client.call('imports');
    const [request] = server.received;
    expect(request?.path).toBe('/etims-oscu/api/v1/importedItemInfo');
    expect(request?.headers).toMatchObject({ apigee_app_id: 'an-id', tin: 'A123456789Z', cmckey: KEY });
    expect(request?.headers).not.toHaveProperty('x-empty');
    expect(JSON.parse(request?.body ?? '')).toEqual({
      tin: 'A123456789Z',
      bhfId: '00',
      lastReqDt: '20180101000000',
    });
  });
});

describe('nothing leaves', () => {
  it('for any shop but the open one, without a shop, or without a key', async () => {
    const server = await anAuthority();
    const profile = aProfile(server.address);
    const request = { operation: 'item', body: BODIES.item, shopId: 'real-A123456789Z-00' } as const;
    await expect(aClient(profile).perform(request)).rejects.toMatchObject({ code: 'shop.mismatch' });
    await expect(aClient(profile, { identity: () => null }).perform(request)).rejects.toMatchObject({
      code: 'shop.none-open',
    });
    const noKey = { shopId: request.shopId, tin: 'A123456789Z', bhfId: '00', key: null };
    await expect(aClient(profile, { identity: () => noKey }).perform(request)).rejects.toMatchObject({
      code: 'device.not-initialised',
    });
    expect(server.received).toHaveLength(0);
  });

  it('when a device would be registered by the way on which its key is lost', async () => {
    const server = await anAuthority();
    const request = { operation: 'initialise', body: BODIES.initialise, shopId: SHOP_ID } as const;
    await expect(aClient(aProfile(server.address)).perform(request)).rejects.toMatchObject({
      code: 'authority.problem',
    });
    expect(server.received).toHaveLength(0);
  });

  it('with a key that would be changed on its way, and the error does not tell it', async () => {
    const server = await anAuthority();
    for (const odd of ['two\r\nlines: x', ' blank in front', 'kéy✓ beyond a byte']) {
      const key = new Secret(odd);
      const identity = () => ({ shopId: SHOP_ID, tin: 'A123456789Z', bhfId: '00', key });
      const error: unknown = await aClient(aProfile(server.address), { identity })
        .call('item')
        .catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ code: 'authority.problem', details: { fields: 'cmcKey' } });
      expect(JSON.stringify(error)).not.toContain(odd);
    }
    expect(server.received).toHaveLength(0);
  });
});

describe('the journal', () => {
  it('is told of every call, the key struck out of what was sent and of what came back', async () => {
    const server = await startServer((request, response) =>
      json(response, {
        ...OK,
        resultMsg: `you sent ${String(request.headers['cmckey'])} and ${request.body}`,
      }),
    );
    servers.push(server);
    const client = aClient(aProfile(server.address, { identity: placed('both') }));
    const before = Date.now();
    await client.perform({ operation: 'item', body: BODIES.item, shopId: SHOP_ID, attempt: 3 });
    const [record] = client.records;
    expect(record).toMatchObject({
      operation: 'item',
      purpose: 'operation',
      shopId: SHOP_ID,
      attempt: 3,
      httpStatus: 200,
      requestHeaders: { cmcKey: '[secret]', tin: 'A123456789Z' },
      exchange: { is: 'answered' },
    });
    expect(record?.at).toBeGreaterThanOrEqual(before);
    expect(record?.durationMs).toBeGreaterThanOrEqual(0);
    expect(record?.requestBody).toContain('"cmcKey":"[secret]"');
    expect(record?.requestBody).toContain('9999999999999999.99');
    const answer =
      record?.exchange.is === 'answered' ? Buffer.from(record.exchange.bytes).toString('utf8') : '';
    expect(answer).toContain('you sent [secret] and');
    expect(JSON.stringify(record) + answer).not.toContain(KEY);
    expect(JSON.stringify(record)).not.toContain('127.0.0.1');
  });

  it('that fails does not cost the answer', async () => {
    const server = await anAuthority();
    expect((await aClient(aProfile(server.address), { onExchange: diskFull }).call('item')).is).toBe(
      'success',
    );
  });
});
