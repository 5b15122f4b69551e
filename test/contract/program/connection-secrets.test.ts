import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { aTestShop, type MainThread, openMainThread } from '../../support/main-thread.ts';
import { json, type LoopbackServer, startServer } from '../authority/loopback-server.ts';

const MARKER = 'S3CR3T-that-nobody-may-ever-see-0815';
const TOKEN = 'token-of-the-gateway-4711';
const SHOP = 'test-P051234567X-00';
const REGISTRATION = { pin: 'P051234567X', branchId: '00', serialNumber: 'SN-1' };
let folder: string;
let gateway: LoopbackServer;
let main: MainThread;
let refusesToken: boolean;
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-connection-secrets-'));
  refusesToken = false;
  gateway = await startServer(({ path, headers }, response) => {
    if (path.startsWith('/token')) {
      const isRight = headers.authorization === `Basic ${btoa(`consumer-1:${MARKER}`)}`;
      return json(response, isRight ? { access_token: TOKEN, expires_in: '3599' } : {}, isRight ? 200 : 401);
    }
    if (refusesToken) return json(response, { fault: 'token' }, 401);
    return json(response, path.endsWith('selectInitOsdcInfo') ? REGISTERED : { resultCd: '001' });
  });
});
afterEach(async () => {
  await main.close();
  await gateway.stop();
  rmSync(folder, { recursive: true, force: true });
});

const REGISTERED = {
  resultCd: '000',
  resultMsg: 'Successful',
  resultDt: '20261121090000',
  data: { info: { tin: 'P051234567X', bhfId: '00', taxprNm: 'Duka', cmcKey: 'f0b9831bd2334874' } },
};

const bearer = (): ConnectionProfile => ({
  ...PRESETS['direct-test'],
  baseUrl: gateway.address,
  authentication: { is: 'bearer-token' },
});
const credentials = (): ConnectionProfile => ({
  ...bearer(),
  authentication: {
    is: 'client-credentials',
    method: 'GET',
    tokenUrl: `${gateway.address}/token`,
    clientId: 'consumer-1',
  },
});

async function open(profile: ConnectionProfile): Promise<void> {
  main = await openMainThread({ folder, record: aTestShop(profile) });
}
async function openAgain(): Promise<void> {
  await main.close();
  main = await openMainThread({ folder, protection: main.protection });
}
const enter = (slot: 'bearerToken' | 'clientSecret', value: string) =>
  main.handlers.connection.enterSecret({ slot, value });
const ask = () =>
  main.program.perform({ operation: 'codes', body: '{"lastReqDt":"20180101000000"}', shopId: SHOP });
const lastHeader = (): string | undefined => gateway.received.at(-1)?.headers.authorization;

describe('the secret of a connection', () => {
  test('a bearer token goes with every call, also after a restart, and the screens only hear that it is kept', async () => {
    await open(bearer());
    expect(await main.handlers.connection.view(undefined)).toMatchObject({
      secrets: { bearerToken: 'missing', clientSecret: 'not-needed' },
    });
    const view = await enter('bearerToken', MARKER);
    expect(view.secrets).toEqual({ bearerToken: 'kept', clientSecret: 'not-needed' });
    await main.handlers.device.initialise(REGISTRATION);
    expect(lastHeader()).toBe(`Bearer ${MARKER}`);
    await openAgain();
    await ask();
    expect(lastHeader()).toBe(`Bearer ${MARKER}`);
    expect((await main.handlers.connection.view(undefined)).secrets.bearerToken).toBe('kept');
  });

  test('a consumer secret buys a token, and the token goes with the calls', async () => {
    await open(credentials());
    expect(await enter('clientSecret', MARKER)).toMatchObject({ secrets: { clientSecret: 'kept' } });
    expect(await main.handlers.device.initialise(REGISTRATION)).toMatchObject({ is: 'initialised' });
    expect(gateway.received.map(({ path }) => path)).toEqual(['/token', '/selectInitOsdcInfo']);
    expect(lastHeader()).toBe(`Bearer ${TOKEN}`);
    await ask();
    expect(lastHeader()).toBe(`Bearer ${TOKEN}`);
  });

  test('once forgotten, its token is used no more and nothing leaves without it', async () => {
    await open(credentials());
    await enter('clientSecret', MARKER);
    await main.handlers.device.initialise(REGISTRATION);
    expect(await enter('clientSecret', '')).toMatchObject({ secrets: { clientSecret: 'missing' } });
    const before = gateway.received.length;
    await expect(ask()).rejects.toThrow('authority.problem');
    expect(gateway.received).toHaveLength(before);
  });

  test('that is missing is said by a look at the connection', async () => {
    await open(bearer());
    const { steps } = await main.handlers.connection.check(undefined);
    expect(steps.find(({ step }) => step === 'authentication')?.code).toBe('secret-missing');
  });

  test('that does not open any more says so, and nothing leaves', async () => {
    await open(bearer());
    await enter('bearerToken', MARKER);
    main.protection.faults.decrypt = 'fails';
    await openAgain();
    expect((await main.handlers.connection.view(undefined)).secrets.bearerToken).toBe('cannot-be-opened');
    expect(gateway.received).toEqual([]);
  });

  test('in a torn file is missing and can be entered again; the torn file is kept', async () => {
    await open(bearer());
    await enter('bearerToken', MARKER);
    await main.close();
    const file = path.join(folder, 'shops', SHOP, 'connection-secrets.json');
    writeFileSync(file, '{"record": {"bear');
    main = await openMainThread({ folder, protection: main.protection });
    expect((await main.handlers.connection.view(undefined)).secrets.bearerToken).toBe('missing');
    expect(await enter('bearerToken', MARKER)).toMatchObject({ secrets: { bearerToken: 'kept' } });
    expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('{"record": {"bear');
  });

  test('is entered neither for practice nor while a registration is on its way', async () => {
    await open(bearer());
    const registration = Promise.resolve(main.handlers.device.initialise(REGISTRATION));
    await expect(enter('bearerToken', MARKER)).rejects.toThrow('connection.busy');
    await Promise.allSettled([registration]);
    await main.handlers.shops.openPractice({ operatorName: 'Mary' });
    await expect(enter('bearerToken', MARKER)).rejects.toThrow('connection.fixed');
  });

  test('belongs to its shop: another one has none, and its calls carry none', async () => {
    await open(bearer());
    await enter('bearerToken', MARKER);
    await main.handlers.shops.create({
      environment: 'test',
      pin: 'P051234567X',
      branchId: '01',
      profile: bearer(),
    });
    expect((await main.handlers.connection.view(undefined)).secrets.bearerToken).toBe('missing');
    await Promise.allSettled([main.handlers.device.initialise({ ...REGISTRATION, branchId: '01' })]);
    expect(gateway.received.filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  test('is in no file, no answer, no news, no journal and no line of the log', async () => {
    await open(credentials());
    const answers: unknown[] = [await enter('clientSecret', MARKER)];
    answers.push(
      await main.handlers.device.initialise(REGISTRATION),
      await main.handlers.program.state(undefined),
    );
    refusesToken = true;
    answers.push(await main.handlers.connection.check(undefined), await ask().catch(String));
    const kept = {
      files: readAll(folder),
      told: JSON.stringify([answers, main.news, main.logged, main.journal]),
    };
    for (const secret of [MARKER, TOKEN, btoa(`consumer-1:${MARKER}`)]) {
      for (const form of formsOf(secret)) expect(JSON.stringify(kept)).not.toContain(form);
    }
    expect(kept.files).toContain('ciphertext');
    expect(main.journal.map(({ purpose }) => purpose)).toContain('token');
  });
});

function formsOf(secret: string): string[] {
  const plain = Buffer.from(secret);
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), plain])
      .toString('base64')
      .slice(4, -4),
  );
  return [secret, plain.toString('hex'), ...base64];
}

function readAll(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n');
}
