import { afterEach, describe, expect, it } from 'vitest';
import type { AuthorityClientNeeds } from '../../../electron/authority/client.ts';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import type { CheckStep } from '../../../shared/connection/connection.ts';
import { fromInstant } from '../../../shared/time/authority-time.ts';
import {
  type Answer,
  type LoopbackServer,
  closedPort,
  json,
  startServer,
  startUntrustedServer,
} from './loopback-server.ts';
import { aClient, aProfile, SHOP_ID } from './test-client.ts';

const NOW = Date.UTC(2026, 10, 21, 9);
const EAST_AFRICA = { offsetMinutes: 180 };
const servers: LoopbackServer[] = [];

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

const answering = (resultCd: string, minutesBehind = 0): Answer => {
  const resultDt = fromInstant(NOW - minutesBehind * 60_000, EAST_AFRICA);
  return (_request, response) => json(response, { resultCd, resultMsg: 'words', resultDt, data: null });
};

async function aServer(answer: Answer): Promise<LoopbackServer> {
  const server = await startServer(answer);
  servers.push(server);
  return server;
}

/** The steps by name, each as 'state code' with its details behind where it has any. */
async function check(
  profile: ConnectionProfile,
  differing: Partial<AuthorityClientNeeds> = {},
): Promise<Partial<Record<CheckStep['step'], string>>> {
  const client = aClient(profile, { clock: { now: () => NOW }, ...differing });
  const { steps } = await client.checkConnection();
  return Object.fromEntries(steps.map((each) => [each.step, inOneLine(each)]));
}

function inOneLine({ state, code, details }: CheckStep): string {
  const told = Object.entries(details).map(([name, value]) => `${name}=${value}`);
  return [state, code, ...told].join(' ');
}

async function clockStep(minutesBehind: number): Promise<string | undefined> {
  return (await check(aProfile((await aServer(answering('001', minutesBehind))).address))).clock;
}

describe('a check of the connection', () => {
  it('finds all well, step by step in order, and only asks for the codes of the last day', async () => {
    const server = await aServer(answering('001'));
    const steps = await check(aProfile(server.address));
    expect(Object.keys(steps)).toEqual([
      'name',
      'tcp',
      'certificate',
      'path',
      'clock',
      'authentication',
      'device',
    ]);
    expect(steps).toMatchObject({
      name: 'pass good',
      tcp: 'pass good',
      certificate: 'skipped this-computer',
      path: 'pass good',
      clock: 'pass good aheadMinutes=0',
      authentication: 'skipped not-needed',
      device: 'pass good',
    });
    expect(server.received.map(({ path, body }) => [path, body])).toEqual([
      ['/selectCodeList', '{"lastReqDt":"20261120120000"}'],
    ]);
  });

  it('leaves the device out while there is none', async () => {
    const server = await aServer(answering('900'));
    for (const who of [null, { shopId: SHOP_ID, tin: 'A123456789Z', bhfId: '00', key: null }]) {
      expect(await check(aProfile(server.address), { identity: () => who })).toMatchObject({
        path: 'pass good',
        device: 'skipped not-initialised',
      });
    }
    expect(server.received.every(({ path }) => path === '/selectCodeList')).toBe(true);
  });

  it('warns of a clock that is more than five minutes off', async () => {
    expect(await clockStep(4)).toBe('pass good aheadMinutes=4');
    expect(await clockStep(6)).toBe('warn clock-differs aheadMinutes=6');
    expect(await clockStep(-90)).toBe('warn clock-differs aheadMinutes=-90');
  });

  it('takes the server’s Date where the authority tells no time', async () => {
    const date = new Date(NOW - 3_600_000).toUTCString();
    const server = await aServer((_request, response) =>
      json(response, { resultCd: '001' }, 200, { Date: date }),
    );
    expect((await check(aProfile(server.address))).clock).toBe('warn clock-differs aheadMinutes=60');
  });

  it('suggests the other address when nothing is found at this one', async () => {
    const server = await aServer((_request, response) => json(response, '<h1>404</h1>', 404));
    expect(await check(aProfile(`${server.address}/etims-api`))).toMatchObject({
      path: `fail path-not-found otherBase=${server.address}`,
      device: 'skipped step-before-failed',
    });
  });

  it('tells a web page from the authority', async () => {
    const server = await aServer((_request, response) => json(response, '<html>Welcome'));
    expect((await check(aProfile(server.address))).path).toBe(
      'fail path-strange httpStatus=200 detail=a web page, not the authority',
    );
  });

  it('says in the authority’s words why the device is not let in', async () => {
    const server = await aServer(answering('901'));
    expect((await check(aProfile(server.address))).device).toBe(
      'fail device-refused resultCode=901 message=words',
    );
    const unclear = await aServer(answering('999'));
    expect((await check(aProfile(unclear.address))).device).toBe(
      'warn device-unclear resultCode=999 message=words',
    );
  });

  it('says where it ends: no name, no port, a certificate that nobody vouches for', async () => {
    expect(await check(aProfile('https://no-such-authority.invalid'))).toMatchObject({
      name: expect.stringMatching(/^fail name-not-found detail=E/) as string,
      tcp: 'skipped step-before-failed',
      path: 'fail never-connected cause=name',
      clock: 'skipped no-server-clock',
    });
    expect(await check(aProfile(`http://127.0.0.1:${await closedPort()}`))).toMatchObject({
      name: 'pass good',
      tcp: 'fail port-closed detail=ECONNREFUSED',
      path: 'fail never-connected cause=refused',
    });
    const untrusted = await startUntrustedServer(answering('001'));
    servers.push(untrusted);
    expect(await check(aProfile(untrusted.address))).toMatchObject({
      tcp: 'pass good',
      certificate: 'fail certificate-bad detail=DEPTH_ZERO_SELF_SIGNED_CERT',
      path: 'fail never-connected cause=certificate',
    });
    expect(untrusted.received).toHaveLength(0);
  });

  it('knows that a proxy may stand between: what the call reaches is no failure', async () => {
    const server = await aServer(answering('001'));
    const throughProxy = (_address: string, init: RequestInit) =>
      fetch(`${server.address}/selectCodeList`, init);
    expect(await check(aProfile('https://no-such-authority.invalid'), { fetch: throughProxy })).toMatchObject(
      {
        name: expect.stringMatching(/^warn not-direct detail=E/) as string,
        path: 'pass good',
      },
    );
  });

  it('tells a missing secret and a refused one', async () => {
    const server = await aServer((_request, response) =>
      json(response, { header: { responseCode: 401 }, body: {} }, 401),
    );
    const profile = aProfile(server.address, { authentication: { is: 'bearer-token' } });
    expect(await check(profile)).toMatchObject({
      path: 'skipped step-before-failed',
      authentication: 'fail secret-missing',
      device: 'skipped step-before-failed',
    });
    expect((await check(aProfile(server.address))).authentication).toBe(
      'fail not-let-in httpStatus=401 message=',
    );
  });
});
