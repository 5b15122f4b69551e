import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AN_ITEM, keyIn, send, SHOP } from './practice-client.ts';

const ENTRY = path.resolve(import.meta.dirname, '../../../electron/practice/serve.ts');

let folder: string;
const running: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sajili-serve-'));
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

interface Started {
  url: string;
  switches: string;
  output: string;
  /** Sends the signal and tells the exit code. */
  stop: (signal: NodeJS.Signals) => Promise<number | null>;
}

async function start(...given: string[]): Promise<Started> {
  const { child, output, exited } = launch(given);
  while (!/Switches: .*\n[^]*Ctrl\+C/.test(output.text)) {
    if (child.exitCode !== null) throw new Error(`it ended: ${output.text}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const [, url = '', switches = ''] =
    /Practice authority: (\S+)\nSwitches: +(\S+)\/switches/.exec(output.text) ?? [];
  const stop = (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return { url, switches, output: output.text, stop };
}

async function fails(...given: string[]): Promise<{ exitCode: number | null; text: string }> {
  const { output, exited } = launch(given);
  const exitCode = await exited;
  return { exitCode, text: output.text };
}

function launch(given: string[]): {
  child: ChildProcess;
  output: { text: string };
  exited: Promise<number | null>;
} {
  const child = spawn(process.execPath, [ENTRY, ...given], { stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output.text += text));
  }
  return { child, output, exited: new Promise((resolve) => child.once('close', resolve)) };
}

const post = (url: string, body: unknown, headers: object = {}) =>
  send(url, { headers, body: JSON.stringify(body) });

test.each(['SIGTERM', 'SIGINT'] as const)('it serves, and ends cleanly on %s', async (signal) => {
  const { url, switches, output, stop } = await start('--port', '0', '--seed', '3');
  expect(output).toContain('Seed 3');
  const { json } = await post(`${url}/selectInitOsdcInfo`, SHOP);
  expect(json.resultCd).toBe('000');
  expect((await send(`${switches}/state`, { method: 'GET' })).json).toMatchObject({
    seed: 3,
    devices: [{ tin: SHOP.tin }],
  });
  expect(await stop(signal)).toBe(0);
});

test('its memory outlives the process, also a killed one', async () => {
  const file = path.join(folder, 'state', 'practice.jsonl');
  const first = await start('--port', '0', '--state', file);
  const cmcKey = keyIn(await post(`${first.url}/selectInitOsdcInfo`, SHOP));
  const headers = { tin: SHOP.tin, bhfId: SHOP.bhfId, cmcKey };
  expect((await post(`${first.url}/saveItem`, AN_ITEM, headers)).json.resultCd).toBe('000');
  await first.stop('SIGKILL');
  const second = await start('--port', '0', '--state', file);
  expect((await post(`${second.url}/selectInitOsdcInfo`, SHOP)).json.resultCd).toBe('902');
  expect((await post(`${second.url}/saveItem`, AN_ITEM, headers)).json.resultCd).toBe('000');
  const state = await send(`${second.switches}/state`, { method: 'GET' });
  expect(state.json.devices[0]!.items).toMatchObject([{ itemCd: AN_ITEM.itemCd, saves: 2 }]);
  expect(state.text).not.toContain(cmcKey);
});

test('the switches are set over HTTP, and still answer when the line is cut', async () => {
  const { url, switches } = await start('--port', '0');
  expect((await post(`${switches}/switches`, { lineCut: true })).json).toMatchObject({ lineCut: true });
  await expect(post(`${url}/selectInitOsdcInfo`, SHOP)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  expect((await send(`${switches}/switches`, { method: 'GET' })).json.lineCut).toBe(true);
  await post(`${switches}/switches`, { lineCut: false, rejectNext: 1 });
  expect((await post(`${url}/selectInitOsdcInfo`, SHOP)).json.resultCd).toBe('999');
  expect((await post(`${url}/selectInitOsdcInfo`, SHOP)).json.resultCd).toBe('000');
});

test('wrong switches, wrong paths, web pages and other host names are turned away by the switches', async () => {
  const { switches } = await start('--port', '0');
  expect(await post(`${switches}/switches`, { delayMs: -1 })).toMatchObject({
    status: 400,
    json: { problems: ['delayMs: must be a whole number from 0 to 600000'] },
  });
  expect((await send(`${switches}/switches`, { body: '{' })).status).toBe(400);
  expect((await send(`${switches}/`, { method: 'GET' })).status).toBe(404);
  const cut = { lineCut: true };
  expect((await post(`${switches}/switches`, cut, { host: 'shop.example' })).status).toBe(403);
  expect((await post(`${switches}/switches`, cut, { origin: 'https://shop.example' })).status).toBe(403);
  expect((await send(`${switches}/switches`, { method: 'GET' })).json.lineCut).toBe(false);
});

test.each([
  [['--port', 'eighty'], '--port must be a whole number from 0 to 65535, not "eighty"'],
  [['--port', '65536'], '--port must be a whole number'],
  [['--port', '65535'], '--switches-port must be a whole number'],
  [['--port', '8090', '--switches-port', '8090'], 'must differ'],
  [['--seed', '-1'], '--seed'],
  [['--seed', '1.5'], '--seed must be a whole number'],
  [['--state', ''], '--state must name a file'],
  [['--speed', '9'], "Unknown option '--speed'"],
])('with wrong arguments it says what is wrong and how it is used: %j', async (given, words) => {
  const { exitCode, text } = await fails(...given);
  expect(exitCode).toBe(2);
  expect(text).toContain(words);
  expect(text).toContain('Usage:');
});

test('--help tells how it is used', async () => {
  expect(await fails('--help')).toMatchObject({ exitCode: 0, text: expect.stringMatching(/^Usage:/) });
});

async function occupied(): Promise<{ server: Server; port: number }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, port: typeof address === 'object' && address !== null ? address.port : 0 };
}

test.each(['--port', '--switches-port'])(
  'when the port of %s is taken it says so and ends',
  async (option) => {
    const { server, port } = await occupied();
    const other = option === '--port' ? ['--switches-port', '0'] : ['--port', '0'];
    const { exitCode, text } = await fails(option, String(port), ...other);
    expect(exitCode).toBe(1);
    expect(text).toContain(`Port ${port} is taken by another program`);
    await new Promise((resolve) => server.close(resolve));
  },
);

test('a damaged state file is named and not overwritten', async () => {
  const file = path.join(folder, 'practice.jsonl');
  writeFileSync(file, 'shopping list\n{}\n');
  expect(await fails('--port', '0', '--state', file)).toMatchObject({
    exitCode: 1,
    text: 'The state file is damaged in line 1. Move it away to begin anew.\n',
  });
});
