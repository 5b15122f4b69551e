import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readInitialiseAnswer } from '../../../electron/authority/initialise-answer.ts';
import type { Operation } from '../../../shared/authority/operation.ts';
import { type LoopbackServer, json, startServer } from './loopback-server.ts';
import { OWN_ANSWERS } from './own-answers.ts';
import { aClient, aProfile, BODIES, SHOP_ID, type TestClient } from './test-client.ts';

interface Served {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

let next: Served = { status: 200, body: '', headers: {} };
let server: LoopbackServer;
let client: TestClient;

beforeAll(async () => {
  server = await startServer((_request, response) => json(response, next.body, next.status, next.headers));
  client = aClient(aProfile(server.address));
});
afterAll(() => server.stop());

/** What the product makes of an answer, asked for over the line. */
async function outcomeOf(operation: Operation, served: Partial<Served>): Promise<Record<string, unknown>> {
  next = { status: 200, body: '', headers: {}, ...served };
  if (operation !== 'initialise') return { ...(await client.call(operation)) };
  const answer = await client.initialise({ operation, body: BODIES.initialise, shopId: SHOP_ID });
  const asked = { taxpayerPin: 'A123456789Z', branchId: '00' };
  const { outcome } = readInitialiseAnswer(answer, asked, aProfile(server.address).resultCodes);
  return { ...outcome };
}

describe('answers of our own making, over the line', () => {
  it.each(OWN_ANSWERS.filter(({ operation }) => operation !== 'initialise'))(
    '$name',
    async ({ operation, httpStatus, body, headers, outcome }) => {
      expect(await outcomeOf(operation, { status: httpStatus, body, headers })).toMatchObject(outcome);
    },
  );

  it.each(OWN_ANSWERS.filter(({ operation }) => operation === 'initialise'))(
    '$name',
    async ({ operation, httpStatus, body, outcome }) => {
      const told = await outcomeOf(operation, { status: httpStatus, body });
      const { data: _, ...words } = outcome;
      expect(told).toMatchObject(words);
      expect(JSON.stringify(told)).not.toContain('THE_KEY');
    },
  );

  it('is one and the same in every compression', async () => {
    const text = JSON.stringify(OWN_ANSWERS.find(({ name }) => name === 'codes')?.body);
    const packed = [
      ['gzip', gzipSync(text)],
      ['deflate', deflateSync(text)],
      ['br', brotliCompressSync(text)],
    ] as const;
    for (const [encoding, body] of packed) {
      const outcome = await outcomeOf('codes', { body, headers: { 'Content-Encoding': encoding } });
      expect(outcome).toMatchObject({ is: 'success', data: { classes: [{ cdCls: '10' }] } });
    }
  });

  it('is no loss of the line when the compression is broken: something did answer', async () => {
    const headers = { 'Content-Encoding': 'gzip' };
    expect(await outcomeOf('item', { body: 'this is not gzip', headers })).toMatchObject({
      is: 'unreadable',
    });
  });

  it('is never followed to another address, and no cookie is kept', async () => {
    const before = server.received.length;
    for (const status of [301, 302, 303, 307, 308]) {
      const headers = { Location: `${server.address}/elsewhere`, 'Set-Cookie': 'a=b' };
      expect(await outcomeOf('item', { status, headers })).toMatchObject({
        is: 'unreadable',
        detail: 'sent on to another address',
      });
    }
    const arrived = server.received.slice(before);
    expect(arrived.map((request) => request.path)).toEqual(Array(5).fill('/saveItem'));
    expect(arrived.every((request) => request.headers.cookie === undefined)).toBe(true);
  });

  it('of every status has an outcome of the closed list', async () => {
    for (let status = 200; status < 600; status += 1) {
      for (const body of ['', '{"resultCd":"999","resultMsg":"x"}', '<p>']) {
        const { is } = await outcomeOf('item', {
          status,
          body: [204, 205, 304].includes(status) ? '' : body,
        });
        expect([
          'refused',
          'no-answer',
          'asked-to-wait',
          'unreadable',
          'not-us',
          'never-connected',
        ]).toContain(is);
      }
    }
  }, 30_000);

  it('of any JSON at all has one too', async () => {
    const operations = fc.constantFrom('codes', 'item', 'imports', 'initialise');
    await fc.assert(
      fc.asyncProperty(
        operations,
        fc.jsonValue(),
        fc.constantFrom(200, 400, 500),
        async (operation, body, status) => {
          expect((await outcomeOf(operation, { body: JSON.stringify(body), status })).is).not.toBe('success');
        },
      ),
      { numRuns: 200 },
    );
  });
});

const folder = path.join(process.env['SAJILI_SHARED'] ?? '', 'samples');
const hasSamples = process.env['SAJILI_SHARED'] !== undefined && existsSync(folder);
const samples = hasSamples ? readdirSync(folder).filter((file) => /^(?!.*_req_).*\.json$/.test(file)) : [];

/** What comes of the samples, by how their names begin. */
const EXPECTED: readonly (readonly [start: RegExp, operation: Operation, status: number, outcome: string])[] =
  [
    [/^codes_ok/, 'codes', 200, 'success'],
    [/^codes_001/, 'codes', 200, 'nothing-new'],
    [/^imports_ok/, 'imports', 200, 'success'],
    [/^imports_001/, 'imports', 400, 'nothing-new'],
    [/^init_000_but_null_key/, 'initialise', 200, 'no-key'],
    [/^init_/, 'initialise', 200, 'success'],
    [/^item_ok/, 'item', 200, 'success'],
    [/^item_err/, 'item', 200, 'refused'],
    [/^err_/, 'item', 200, 'refused'],
    [/^http401/, 'codes', 401, 'not-us'],
    [/^itemclass_ok/, 'codes', 200, 'unreadable'],
    [/^token_ok/, 'item', 200, 'unreadable'],
  ];

describe.skipIf(!hasSamples)('the samples of real deployments, over the line', () => {
  it.each(samples)('%s', async (file) => {
    const [, operation = 'item', status = 0, outcome = ''] =
      EXPECTED.find(([start]) => start.test(file)) ?? [];
    const body = readFileSync(path.join(folder, file), 'utf8');
    const told = await outcomeOf(operation, { body, status });
    expect(told['is']).toBe(outcome);
    expect(told['problems'] ?? []).toEqual([]);
    const { resultMsg } = JSON.parse(body) as { resultMsg?: string };
    expect(told['message'] ?? resultMsg).toBe(resultMsg ?? told['message']);
  });
});
