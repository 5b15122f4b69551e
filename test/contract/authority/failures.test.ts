import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import {
  type LoopbackServer,
  closedPort,
  json,
  startServer,
  startSocketServer,
  startUntrustedServer,
} from './loopback-server.ts';
import { aClient, aProfile } from './test-client.ts';

const OK = { resultCd: '000', resultMsg: 'Successful', resultDt: '20260204171710', data: null };
const HEAD = 'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n';
const servers: LoopbackServer[] = [];
const kept = <S extends LoopbackServer>(server: S): S => {
  servers.push(server);
  return server;
};

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});

/** An impatient profile: whatever is not there within the time is not coming. */
function impatient(address: string, seconds = 0.3): ConnectionProfile {
  return aProfile(address, { timeoutSeconds: { connect: 5, initialise: seconds, otherwise: seconds } });
}

const callOn = async (onBytes: (socket: Socket) => void) => {
  const server = kept(await startSocketServer(onBytes));
  return aClient(impatient(server.address)).call('item');
};

describe('nothing of the request can have arrived', () => {
  it('where nobody listens', async () => {
    const client = aClient(aProfile(`http://127.0.0.1:${await closedPort()}`));
    expect(await client.call('item')).toMatchObject({ is: 'never-connected', cause: 'refused' });
  });

  it('where the name is not known', async () => {
    const client = aClient(aProfile('https://no-such-authority.invalid'));
    expect(await client.call('item')).toMatchObject({ is: 'never-connected', cause: 'name' });
  });

  it('where nobody vouches for the certificate, and the key is not shown to it', async () => {
    const server = kept(await startUntrustedServer((_request, response) => json(response, OK)));
    expect(await aClient(aProfile(server.address)).call('item')).toMatchObject({
      is: 'never-connected',
      cause: 'certificate',
    });
    expect(server.received).toHaveLength(0);
  });

  it('where a secure line is expected and there is none', async () => {
    const server = kept(await startServer((_request, response) => json(response, OK)));
    const client = aClient(aProfile(server.address.replace('http:', 'https:')));
    expect(await client.call('item')).toMatchObject({ is: 'never-connected', cause: 'certificate' });
  });

  it('where a person stopped it before it began', async () => {
    const server = kept(await startServer((_request, response) => json(response, OK)));
    const outcome = await aClient(aProfile(server.address)).call('item', AbortSignal.abort());
    expect(outcome).toEqual({ is: 'cancelled', operation: 'item', mayHaveArrived: false });
    expect(server.received).toHaveLength(0);
  });
});

describe('the request may have arrived, and no answer came', () => {
  it.each<[string, (socket: Socket) => void]>([
    ['at once', (socket) => void socket.destroy()],
    ['by a reset', (socket) => void socket.resetAndDestroy()],
    ['within the head of the answer', (socket) => void socket.end('HTTP/1.1 200 O')],
    ['before the body', (socket) => void socket.end(`${HEAD}Content-Length: 90\r\n\r\n`)],
    ['within the body', (socket) => void socket.end(`${HEAD}Content-Length: 90\r\n\r\n{"resultCd":"000"`)],
    [
      'within a chunk',
      (socket) => void socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n40\r\n{"resultCd"`),
    ],
    ['between chunks', (socket) => void socket.end(`${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`)],
    ['by something that is no HTTP', (socket) => void socket.end('220 mail.example.test ESMTP\r\n')],
  ])('when the line is cut %s', async (_stage, cut) => {
    expect(await callOn(cut)).toMatchObject({ is: 'no-answer', cause: 'cut' });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['nothing comes', () => {}],
    ['the body never ends', (socket) => void socket.write(`${HEAD}Content-Length: 90\r\n\r\n{"resultCd"`)],
    [
      'the body drips',
      (socket) => {
        socket.write(`${HEAD}Content-Length: 9000\r\n\r\n`);
        const drip = setInterval(() => socket.write(' '), 50);
        socket.once('close', () => clearInterval(drip));
      },
    ],
  ])('when it takes too long: %s', async (_stage, stall) => {
    expect(await callOn(stall)).toMatchObject({ is: 'no-answer', cause: 'time-out' });
  });

  it('when a person stops waiting', async () => {
    const stop = new AbortController();
    const server = kept(await startServer(() => stop.abort()));
    const outcome = await aClient(aProfile(server.address)).call('item', stop.signal);
    expect(outcome).toEqual({ is: 'cancelled', operation: 'item', mayHaveArrived: true });
  });

  it('and it is not sent again by itself', async () => {
    const server = kept(await startServer((_request, response) => void response.socket?.destroy()));
    await aClient(aProfile(server.address)).call('item');
    await aClient(aProfile(server.address)).call('codes');
    expect(server.received.map(({ path }) => path)).toEqual(['/saveItem', '/selectCodeList']);
  });
});

describe('a slow answer in time', () => {
  it('is an answer', async () => {
    const server = kept(
      await startServer((_request, response) => {
        setTimeout(() => json(response, OK), 150);
      }),
    );
    expect((await aClient(impatient(server.address, 5)).call('item')).is).toBe('success');
  });
});

describe('an answer without end', () => {
  const LIMIT = 2_000_000;
  const MEGABYTE = Buffer.alloc(1_048_576, ' ');

  it.each([
    ['tells its length', { 'Content-Length': String(100 * MEGABYTE.length) }],
    ['does not tell its length', {}],
  ])(
    'of 100 MB is dropped at the limit when it %s, and memory stays small',
    async (_how, headers: Record<string, string>) => {
      let written = 0;
      const server = kept(
        await startServer((_request, response) => {
          response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
          const pour = (): void => {
            while (written < 100 && !response.destroyed) {
              written += 1;
              if (!response.write(MEGABYTE)) return void response.once('drain', pour);
            }
            response.end();
          };
          pour();
        }),
      );
      const before = process.memoryUsage().arrayBuffers;
      const outcome = await aClient(aProfile(server.address), { maxAnswerBytes: LIMIT }).call('codes');
      expect(outcome).toMatchObject({ is: 'unreadable', detail: 'the answer is too large' });
      expect(written).toBeLessThan(50);
      expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(60 * MEGABYTE.length);
    },
  );

  it('of a few packed bytes is dropped by its unpacked size', async () => {
    const { gzipSync } = await import('node:zlib');
    const bomb = gzipSync(Buffer.alloc(20_000_000, ' '));
    expect(bomb.length).toBeLessThan(100_000);
    const server = kept(
      await startServer((_request, response) => json(response, bomb, 200, { 'Content-Encoding': 'gzip' })),
    );
    const outcome = await aClient(aProfile(server.address), { maxAnswerBytes: LIMIT }).call('imports');
    expect(outcome).toMatchObject({ is: 'unreadable', detail: 'the answer is too large' });
  });

  it('within the limit is read whole', async () => {
    const body = `{"resultCd":"000","resultMsg":"${'x'.repeat(1_900_000)}"}`;
    const server = kept(await startServer((_request, response) => json(response, body)));
    const outcome = await aClient(aProfile(server.address), { maxAnswerBytes: LIMIT }).call('item');
    expect(outcome).toMatchObject({ is: 'success' });
    expect(outcome.is === 'success' && outcome.message.length).toBe(1_900_000);
  });
});
