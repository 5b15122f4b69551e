import { afterEach, describe, expect, it } from 'vitest';
import { Secret } from '../../../electron/authority/secret.ts';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { type Answer, type LoopbackServer, closedPort, json, startServer } from './loopback-server.ts';
import { aClient, aProfile, BODIES, SHOP_ID } from './test-client.ts';

const OK = { resultCd: '000', resultMsg: 'Successful', resultDt: '20260204171710', data: null };
const UNAUTHORISED = { header: { responseCode: 401, responseMessage: 'Invalid Access Token' }, body: {} };
const SECRET = new Secret('the consumer secret');
const servers: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function aGateway(token: Answer, operation: Answer): Promise<LoopbackServer> {
  const server = await startServer((request, response) =>
    (request.path.startsWith('/token') ? token : operation)(request, response),
  );
  servers.push(server);
  return server;
}

function aTokenProfile(server: LoopbackServer, method: 'GET' | 'POST' = 'GET'): ConnectionProfile {
  const tokenUrl = `${server.address}/token/generate?grant_type=client_credentials`;
  return aProfile(server.address, {
    authentication: { is: 'client-credentials', method, tokenUrl, clientId: 'app' },
  });
}

function clientOf(profile: ConnectionProfile, now = () => 0) {
  return aClient(profile, { secrets: () => SECRET, clock: { now } });
}

const tokensIn = (...lives: unknown[]): Answer => {
  let count = 0;
  return (_request, response) => {
    count += 1;
    json(response, {
      access_token: `token-${count}-abcdef`,
      expires_in: lives[Math.min(count, lives.length) - 1],
    });
  };
};
const accept: Answer = (_request, response) => json(response, OK);
const acceptSecondToken: Answer = (request, response) =>
  request.headers.authorization === 'Bearer token-2-abcdef'
    ? json(response, OK)
    : json(response, UNAUTHORISED, 401);
const echo: Answer = (request, response) =>
  json(response, { ...OK, resultMsg: JSON.stringify(request.headers) });
const pathsOf = (server: LoopbackServer) => server.received.map(({ path }) => path.replace(/\?.*/, ''));

describe('the token that the gateway wants first', () => {
  it('is asked for with GET and Basic, and goes with the call', async () => {
    const server = await aGateway(tokensIn('3599'), accept);
    expect((await clientOf(aTokenProfile(server)).call('codes')).is).toBe('nothing-new');
    const [token, codes] = server.received;
    expect(token).toMatchObject({
      method: 'GET',
      path: '/token/generate?grant_type=client_credentials',
      body: '',
    });
    expect(token?.headers.authorization).toBe(`Basic ${btoa('app:the consumer secret')}`);
    expect(token?.headers).not.toHaveProperty('cmckey');
    expect(codes?.headers.authorization).toBe('Bearer token-1-abcdef');
  });

  it('is asked for with POST where the connection says so', async () => {
    const server = await aGateway(tokensIn(3599), accept);
    await clientOf(aTokenProfile(server, 'POST')).call('item');
    expect(server.received[0]).toMatchObject({ method: 'POST', body: 'grant_type=client_credentials' });
    expect(server.received[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it.each([
    ['text', '3599'],
    ['a number', 3599],
  ])('serves until a minute before its end, given as %s', async (_kind, life) => {
    const server = await aGateway(tokensIn(life), accept);
    let now = 0;
    const client = clientOf(aTokenProfile(server), () => now);
    await client.call('item');
    now = 3_538_000;
    await client.call('item');
    expect(pathsOf(server)).toEqual(['/token/generate', '/saveItem', '/saveItem']);
    now = 3_540_000;
    await client.call('item');
    expect(pathsOf(server).slice(3)).toEqual(['/token/generate', '/saveItem']);
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer token-2-abcdef');
  });

  it('is asked for once by calls that come together', async () => {
    const server = await aGateway(tokensIn('3599'), accept);
    const client = clientOf(aTokenProfile(server));
    await Promise.all([client.call('item'), client.call('codes'), client.call('imports')]);
    expect(pathsOf(server).filter((path) => path === '/token/generate')).toHaveLength(1);
  });

  it('is asked for once more when the gateway answers with nothing', async () => {
    let count = 0;
    const token: Answer = (request, response) => {
      count += 1;
      if (count === 1) response.end();
      else tokensIn('3599')(request, response);
    };
    const server = await aGateway(token, accept);
    expect((await clientOf(aTokenProfile(server)).call('item')).is).toBe('success');
    expect(pathsOf(server)).toEqual(['/token/generate', '/token/generate', '/saveItem']);
  });

  it('is renewed once when it is refused, and the call goes again', async () => {
    const server = await aGateway(tokensIn('3599'), acceptSecondToken);
    expect((await clientOf(aTokenProfile(server)).call('item')).is).toBe('success');
    expect(pathsOf(server)).toEqual(['/token/generate', '/saveItem', '/token/generate', '/saveItem']);
  });

  it('is not renewed for ever', async () => {
    const server = await aGateway(tokensIn('3599'), (_request, response) =>
      json(response, UNAUTHORISED, 401),
    );
    expect(await clientOf(aTokenProfile(server)).call('item')).toMatchObject({
      is: 'not-us',
      message: 'Invalid Access Token',
    });
    expect(pathsOf(server).filter((path) => path === '/saveItem')).toHaveLength(2);
  });

  it('does not make a device be registered twice: the next try has a new token', async () => {
    const server = await aGateway(tokensIn('3599'), (_request, response) =>
      json(response, UNAUTHORISED, 401),
    );
    const client = clientOf(aTokenProfile(server));
    const request = { operation: 'initialise', body: BODIES.initialise, shopId: SHOP_ID } as const;
    const { exchange } = await client.initialise(request);
    expect(exchange).toMatchObject({ is: 'answered', httpStatus: 401 });
    expect(pathsOf(server)).toEqual(['/token/generate', '/selectInitOsdcInfo']);
    await client.initialise(request);
    expect(server.received.at(-1)?.headers.authorization).toBe('Bearer token-2-abcdef');
  });
});

describe('without a token nothing is sent', () => {
  it('and a refused secret says that we are not let in', async () => {
    const server = await aGateway(
      (_request, response) => json(response, { error: 'invalid_client' }, 400),
      accept,
    );
    expect(await clientOf(aTokenProfile(server)).call('item')).toMatchObject({
      is: 'not-us',
      httpStatus: 401,
    });
    expect(pathsOf(server)).toEqual(['/token/generate']);
  });

  it('and a silent or broken token server counts as never reached', async () => {
    const broken = await aGateway((_request, response) => json(response, '', 502), accept);
    expect(await clientOf(aTokenProfile(broken)).call('item')).toMatchObject({ is: 'never-connected' });
    const cut = await aGateway((_request, response) => void response.socket?.destroy(), accept);
    expect(await clientOf(aTokenProfile(cut)).call('item')).toMatchObject({ is: 'never-connected' });
    const gone = { ...cut, address: `http://127.0.0.1:${await closedPort()}` };
    expect(await clientOf(aTokenProfile(gone)).call('item')).toMatchObject({
      is: 'never-connected',
      cause: 'refused',
    });
    expect([...pathsOf(broken), ...pathsOf(cut)]).toEqual(['/token/generate', '/token/generate']);
  });

  it('and a token server that asks to wait is waited for', async () => {
    const server = await aGateway(
      (_request, response) => json(response, '', 429, { 'Retry-After': '9' }),
      accept,
    );
    expect(await clientOf(aTokenProfile(server)).call('item')).toMatchObject({
      is: 'asked-to-wait',
      waitSeconds: 9,
    });
  });

  it('and a missing secret is named', async () => {
    const server = await aGateway(tokensIn('3599'), accept);
    const client = aClient(aTokenProfile(server));
    await expect(client.call('item')).rejects.toMatchObject({ details: { missing: 'clientSecret' } });
    const bearer = aClient(aProfile(server.address, { authentication: { is: 'bearer-token' } }));
    await expect(bearer.call('item')).rejects.toMatchObject({ details: { missing: 'bearerToken' } });
    expect(server.received).toHaveLength(0);
  });
});

describe('tokens and secrets', () => {
  it('stand in no record of the journal, and the call for the token has one of its own', async () => {
    const server = await aGateway(tokensIn('3599'), echo);
    const client = clientOf(aTokenProfile(server));
    await client.call('item');
    expect(client.records.map(({ purpose, operation }) => [purpose, operation])).toEqual([
      ['token', 'item'],
      ['operation', 'item'],
    ]);
    const answers = client.records.map(({ exchange }) =>
      exchange.is === 'answered' ? Buffer.from(exchange.bytes).toString('utf8') : '',
    );
    const everything = JSON.stringify(client.records) + answers.join('');
    for (const secret of ['token-1-abcdef', 'the consumer secret', btoa('app:the consumer secret')]) {
      expect(everything).not.toContain(secret);
    }
    expect(answers[1]).toContain('[secret]');
  });

  it('go as they are where the connection has a fixed token', async () => {
    const server = await aGateway(accept, accept);
    const profile = aProfile(server.address, { authentication: { is: 'bearer-token' } });
    await clientOf(profile).call('item');
    expect(server.received[0]?.headers.authorization).toBe('Bearer the consumer secret');
  });
});
