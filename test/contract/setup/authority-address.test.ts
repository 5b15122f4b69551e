import { afterEach, describe, expect, test } from 'vitest';
import type { ComputerChecksNeeds } from '../../../electron/setup/computer-checks.ts';
import { aComputer, looked } from '../../support/a-computer.ts';
import {
  type Answer,
  closedPort,
  type LoopbackServer,
  startServer,
  startSocketServer,
  startUntrustedServer,
} from '../authority/loopback-server.ts';

const servers: LoopbackServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

async function running(starting: Promise<LoopbackServer>): Promise<LoopbackServer> {
  const server = await starting;
  servers.push(server);
  return server;
}

const answering =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, headers);
    response.end();
  };

const MINUTE = 60_000;
/** A server whose clock is so many minutes behind this computer's. */
const clockBehind = (minutes: number): Promise<LoopbackServer> =>
  running(startServer(answering(404, { Date: new Date(Date.now() - minutes * MINUTE).toUTCString() })));
const clockless: Answer = (_request, response) => {
  response.sendDate = false;
  response.end();
};

const address = (server: LoopbackServer, differing: Partial<ComputerChecksNeeds> = {}) =>
  looked('address', aComputer(differing), `${server.address}/etims-api`);
const clock = (server: LoopbackServer, differing: Partial<ComputerChecksNeeds> = {}) =>
  looked('clock', aComputer(differing), `${server.address}/etims-api`);

/** A computer whose clock says July of a year. */
const at = (year: number): Partial<ComputerChecksNeeds> => ({ clock: { now: () => Date.UTC(year, 6) } });

describe('the authority’s address', () => {
  test('answers: whatever it says to a stranger is an answer', async () => {
    for (const status of [200, 302, 401, 404, 405, 503]) {
      const server = await running(startServer(answering(status, { Location: 'http://127.0.0.1:1/' })));
      expect({ status, told: await address(server) }).toEqual({
        status,
        told: `pass good host=127.0.0.1:${server.port}`,
      });
    }
  });

  test('is told nothing of us: one HEAD, no identity, no cookie, no body', async () => {
    const server = await running(startServer(answering(200)));
    await address(server);
    await clock(server);
    expect(server.received.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['HEAD', '/etims-api', ''],
      ['HEAD', '/etims-api', ''],
    ]);
    const names = Object.keys(server.received[0]?.headers ?? {});
    expect(names.filter((name) => /tin|bhf|cmc|key|auth|cookie/i.test(name))).toEqual([]);
  });

  test('is not found', async () => {
    expect(await looked('address', aComputer(), 'https://no-such-authority.invalid/api')).toMatch(
      /^warn address-not-found host=no-such-authority\.invalid detail=(ENOTFOUND|EAI_AGAIN)$/,
    );
  });

  test('refuses', async () => {
    const port = await closedPort();
    expect(await looked('address', aComputer(), `http://127.0.0.1:${port}`)).toBe(
      `warn address-refused host=127.0.0.1:${port} detail=ECONNREFUSED`,
    );
    const rude = await running(startSocketServer((socket) => socket.destroy()));
    expect(await address(rude)).toMatch(/^warn address-refused/);
  });

  test('has a certificate that cannot be trusted', async () => {
    const server = await running(startUntrustedServer(answering(200)));
    expect(await address(server)).toMatch(
      /^warn address-certificate host=127\.0\.0\.1:\d+ detail=\w*CERT\w*$/,
    );
    expect(server.received).toEqual([]);
  });

  test('is slow: it answers after more than five seconds, or not in time', async () => {
    const server = await running(startServer(answering(200)));
    let now = Date.UTC(2026, 10, 21);
    const passing = { now: () => (now += 5001) };
    expect(await address(server, { clock: passing })).toMatch(/^warn address-slow host=\S+ seconds=5$/);
    const silent = await running(startSocketServer(() => {}));
    expect(await address(silent, { longestMs: 300 })).toMatch(/^warn address-slow host=\S+ seconds=0$/);
  });

  test('is not called at all when it is none, or would be called in the open', async () => {
    for (const text of [
      '',
      'authority',
      'http://authority.example/',
      'ftp://127.0.0.1/',
      'https://a:b@127.0.0.1/',
    ])
      expect(await looked('address', aComputer(), text)).toBe('warn address-not-found detail=no address');
  });
});

describe('this computer’s clock', () => {
  test('is right within five minutes of the server’s', async () => {
    expect(await clock(await clockBehind(0))).toMatch(/^pass good .*aheadMinutes=0$/);
    expect(await clock(await clockBehind(4.9))).toMatch(/^pass good/);
    expect(await clock(await clockBehind(-4.9))).toMatch(/^pass good/);
  });

  test('is wrong beyond, ahead or behind', async () => {
    expect(await clock(await clockBehind(6))).toMatch(/^fail clock-wrong .*aheadMinutes=6$/);
    expect(await clock(await clockBehind(-60 * 24 * 365))).toMatch(
      /^fail clock-wrong .*aheadMinutes=-525600$/,
    );
  });

  test('is only looked at for sense when there is no server’s clock', async () => {
    const server = await running(startServer(clockless));
    expect(await clock(server, at(2026))).toBe(
      'warn clock-not-compared computerTime=2026-07-01T00:00:00.000Z',
    );
    expect(await clock(server, at(2031))).toMatch(/^warn clock-not-compared/);
    expect(await clock(server, at(2025))).toMatch(/^fail clock-unlikely computerTime=2025/);
    expect(await clock(server, at(2032))).toMatch(/^fail clock-unlikely computerTime=2032/);
    const nowhere = `http://127.0.0.1:${await closedPort()}`;
    expect(await looked('clock', aComputer(at(2019)), nowhere)).toMatch(/^fail clock-unlikely/);
  });

  test('is not compared with a clock that nobody vouches for', async () => {
    const server = await running(startUntrustedServer(answering(200)));
    expect(await clock(server)).toMatch(/^warn clock-not-compared/);
  });
});
