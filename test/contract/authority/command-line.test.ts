import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readCommand } from '../../../electron/authority/command-line-arguments.ts';
import type { Operation } from '../../../shared/authority/operation.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { anItem } from '../../unit/authority/builders.ts';
import { type Answer, type LoopbackServer, closedPort, json, startServer } from './loopback-server.ts';

const KEY = 'f0b9831bd2334874b7ec815e40347bc4';
const DEVICE = { tin: 'A123456789Z', bhfId: '00', cmcKey: KEY };
const LIST_BODY = { lastReqDt: '20180101000000' };
const entry = path.resolve(import.meta.dirname, '../../../electron/authority/command-line.ts');
const servers: LoopbackServer[] = [];
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-command-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Ended {
  exitCode: number | null;
  stdout: string;
  stderr: string;
  /** The JSON in the last line. */
  report: Record<string, unknown>;
}

/** Runs the command as a process of its own, as support does. */
async function run(words: string[], environment: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [entry, ...words], { env: { ...process.env, ...environment } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (bytes: Buffer) => (output.stdout += bytes.toString('utf8')));
  child.stderr.on('data', (bytes: Buffer) => (output.stderr += bytes.toString('utf8')));
  const exitCode = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const last = output.stdout.trimEnd().split('\n').at(-1) ?? '';
  const isLine = last.startsWith('{') && last.endsWith('}');
  return { exitCode, ...output, report: isLine ? (JSON.parse(last) as Record<string, unknown>) : {} };
}

function file(name: string, content: unknown): string {
  const at = path.join(folder, name);
  writeFileSync(at, typeof content === 'string' ? content : JSON.stringify(content));
  return at;
}

interface Call {
  operation: Operation;
  profile: unknown;
  body: unknown;
  device?: unknown;
}

function call({ operation, profile, body, device = DEVICE }: Call): Promise<Ended> {
  const words = [operation, '--profile', file('profile.json', profile), '--body', file('body.json', body)];
  return run(device === null ? words : [...words, '--device', file('device.json', device)]);
}

async function aProfileOf(answer: Answer): Promise<{ profile: unknown; server: LoopbackServer }> {
  const server = await startServer(answer);
  servers.push(server);
  return { profile: { ...PRESETS.practice, baseUrl: server.address }, server };
}

const saying =
  (answer: Record<string, unknown>, status = 200): Answer =>
  (_request, response) =>
    json(response, { resultMsg: 'words', resultDt: '20261121080000', data: null, ...answer }, status);

describe('the command-line door', { timeout: 30_000 }, () => {
  it('performs an item save and says so in one line', async () => {
    const { profile, server } = await aProfileOf(saying({ resultCd: '000' }));
    const body = JSON.stringify(anItem({ dftPrc: 'HERE' })).replace('"HERE"', '9999999999999999.99');
    const { exitCode, stdout, report } = await call({ operation: 'item', profile, body });
    expect(exitCode).toBe(0);
    expect(stdout.split('\n')).toHaveLength(2);
    expect(report).toEqual({
      outcome: 'success',
      resultCode: '000',
      message: 'words',
      data: null,
      problems: [],
    });
    expect(server.received[0]?.body).toContain('"dftPrc":9999999999999999.99');
    expect(server.received[0]?.headers).toMatchObject({ tin: 'A123456789Z', bhfid: '00', cmckey: KEY });
  });

  it('gives lists in the spec’s names, the raw date and what it means', async () => {
    const row = { taskCd: '1', itemSeq: 1, dclDe: '01022023', imptItemSttsCd: '2', qty: '240.00' };
    const { profile } = await aProfileOf(saying({ resultCd: '000', data: { itemList: [row, null] } }));
    const { exitCode, report } = await call({ operation: 'imports', profile, body: LIST_BODY });
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({
      data: {
        itemList: [
          {
            taskCd: '1',
            dclDe: '01022023',
            declarationDate: '2023-02-01',
            imptItemsttsCd: '2',
            qty: '240.00',
          },
        ],
      },
      problems: [{ field: '', row: 1, what: 'row is not an object, left out' }],
    });
    const codes = await aProfileOf(
      saying({ resultCd: '000', data: { clsList: [{ cdCls: '04', useYn: 'Y' }] } }),
    );
    const ended = await call({ operation: 'codes', profile: codes.profile, body: LIST_BODY });
    expect(ended.report).toMatchObject({ data: { clsList: [{ cdCls: '04' }] } });
  });

  it('ends well on nothing new', async () => {
    const { profile } = await aProfileOf(saying({ resultCd: '001' }, 400));
    const { exitCode, report } = await call({ operation: 'codes', profile, body: LIST_BODY });
    expect([exitCode, report['outcome'], report['resultCode']]).toEqual([0, 'nothing-new', '001']);
  });

  it('never prints a key, neither the new one nor the old', async () => {
    const info = { tin: 'A123456789Z', cmcKey: KEY, signKey: 'sign-key-1', sdcId: 'KRACU1' };
    const inBase64 = Buffer.from(KEY).toString('base64');
    const escaped = `\\u0066${KEY.slice(1)}`;
    const text = JSON.stringify({
      resultCd: '000',
      resultMsg: `HERE ${inBase64}`,
      data: { info, cmcKey: KEY },
    });
    const { profile } = await aProfileOf((_request, response) =>
      json(response, text.replace('HERE', escaped)),
    );
    const body = { tin: 'A123456789Z', bhfId: '00', dvcSrlNo: 'dvcv1130' };
    const { exitCode, stdout, stderr, report } = await call({ operation: 'initialise', profile, body });
    expect(exitCode).toBe(0);
    expect(report).toMatchObject({
      outcome: 'success',
      data: { info: { tin: 'A123456789Z', sdicId: 'KRACU1' } },
    });
    for (const secret of [KEY, inBase64, 'sign-key-1']) expect(stdout + stderr).not.toContain(secret);
    const echo = await aProfileOf((request, response) =>
      json(response, { resultCd: '999', resultMsg: `you are ${String(request.headers['cmckey'])}` }),
    );
    const refused = await call({ operation: 'item', profile: echo.profile, body: anItem() });
    expect(refused.exitCode).toBe(1);
    expect(refused.report).toMatchObject({ outcome: 'refused', message: 'you are [secret]' });
    expect(refused.stdout + refused.stderr).not.toContain(KEY);
  });

  it('sends nothing that breaks a rule, and names every broken field', async () => {
    const { profile, server } = await aProfileOf(saying({ resultCd: '000' }));
    const body = anItem({ itemNm: '', dftPrc: '1.234', useYn: 'yes' });
    const { exitCode, report } = await call({ operation: 'item', profile, body });
    expect(exitCode).toBe(1);
    expect(report).toMatchObject({
      outcome: 'not-sent',
      problems: [
        { field: 'itemNm', row: null, what: 'is required' },
        { field: 'dftPrc', row: null, what: 'may have at most 2 decimals' },
        { field: 'useYn', row: null, what: 'must be Y or N' },
      ],
    });
    expect(server.received).toHaveLength(0);
  });

  it('refuses a device file for an address that is not on this computer', async () => {
    const profile = { ...PRESETS.practice, baseUrl: 'https://no-such-authority.invalid' };
    const { exitCode, stdout, report } = await call({ operation: 'codes', profile, body: LIST_BODY });
    expect([exitCode, report['outcome']]).toEqual([1, 'not-sent']);
    expect(stdout).toContain('not loopback');
    const without = await call({ operation: 'codes', profile, body: LIST_BODY, device: null });
    expect(without.report).toMatchObject({ outcome: 'never-connected', resultCode: null, message: null });
  });

  it('tells each way of failing by its name', async () => {
    const outcomeOf = async (answer: Answer): Promise<unknown> => {
      const { profile } = await aProfileOf(answer);
      const { exitCode, report } = await call({ operation: 'codes', profile, body: LIST_BODY });
      expect(exitCode).toBe(1);
      return report['outcome'];
    };
    expect(await outcomeOf((_request, response) => void response.socket?.destroy())).toBe('no-answer');
    expect(await outcomeOf((_request, response) => json(response, '', 429))).toBe('asked-to-wait');
    expect(await outcomeOf((_request, response) => json(response, '<html>'))).toBe('unreadable');
    expect(await outcomeOf((_request, response) => json(response, '', 401))).toBe('not-us');
    const profile = { ...PRESETS.practice, baseUrl: `http://127.0.0.1:${await closedPort()}` };
    const { report } = await call({ operation: 'codes', profile, body: LIST_BODY });
    expect(report).toMatchObject({
      outcome: 'never-connected',
      problems: [{ what: 'refused: ECONNREFUSED' }],
    });
  });

  it('answers in one line also where it was asked wrongly', async () => {
    const good = file('good.json', PRESETS.practice);
    const body = file('body.json', LIST_BODY);
    const wrong: string[][] = [
      ['codes', '--profile', good],
      ['codes', '--profile', good, '--body', path.join(folder, 'not-there.json')],
      ['codes', '--profile', file('half.json', '{'), '--body', body],
      ['codes', '--profile', good, '--body', file('half-body.json', '{')],
      ['codes', '--profile', good, '--device', file('half-device.json', { tin: 'A' }), '--body', body],
    ];
    for (const words of wrong) {
      const { exitCode, report } = await run(words);
      expect([exitCode, report['outcome'], words]).toEqual([1, 'not-sent', words]);
      expect(report['problems']).not.toHaveLength(0);
    }
  });

  it.each([
    [[]],
    [['sell', '--profile', 'p', '--body', 'b']],
    [['codes', 'item', '--profile', 'p', '--body', 'b']],
    [['codes', '--body', 'b']],
    [['codes', '--key', 'k']],
    [['--print-profile', 'mine']],
    [['--print-profile', 'toString']],
  ])('does not take %j', (words) => {
    expect(readCommand(words)).toMatchObject({ is: 'bad' });
  });

  it('prints a preset to start from, which it takes back', async () => {
    for (const name of ['direct', 'gateway', 'practice']) {
      const { exitCode, stdout } = await run(['--print-profile', name]);
      expect(exitCode).toBe(0);
      expect(Object.values(PRESETS)).toContainEqual(JSON.parse(stdout));
    }
  });

  it('finds the secret that a gateway wants in its environment, and does without nothing', async () => {
    const server = await startServer((request, response) =>
      json(
        response,
        request.method === 'GET' ? { access_token: 'token-1', expires_in: '9' } : { resultCd: '001' },
      ),
    );
    servers.push(server);
    const authentication = {
      ...PRESETS['gateway-test'].authentication,
      tokenUrl: `${server.address}/token`,
      clientId: 'app',
    };
    const profile = { ...PRESETS['gateway-test'], baseUrl: server.address, authentication };
    const words = [
      'codes',
      '--profile',
      file('gateway.json', profile),
      '--body',
      file('body.json', LIST_BODY),
    ];
    const without = await run(words);
    expect(without.report).toMatchObject({ outcome: 'not-sent', problems: [{ field: 'clientSecret' }] });
    const { exitCode } = await run(words, { AUTHORITY_CLIENT_SECRET: 'hush-hush' });
    expect(exitCode).toBe(0);
    expect(server.received[0]?.headers.authorization).toBe(`Basic ${btoa('app:hush-hush')}`);
  });
});
