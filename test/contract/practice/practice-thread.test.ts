import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPracticeConnection } from '../../../electron/practice/practice-connection.ts';
import type { FromPracticeThread, ToPracticeThread } from '../../../electron/practice/practice-messages.ts';
import { AN_ITEM, keyIn, send, SHOP } from './practice-client.ts';

let folder: string;
let stateFile: string;
const threads: Worker[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'sajili-thread-'));
  stateFile = path.join(folder, 'practice.jsonl');
});
afterEach(async () => {
  for (const thread of threads.splice(0)) await thread.terminate();
  rmSync(folder, { recursive: true });
});

function startThread(data: unknown = { seed: 5, stateFile }): Worker {
  const entry = new URL('../../../electron/practice/practice-thread.ts', import.meta.url);
  const thread = new Worker(entry, { workerData: data });
  threads.push(thread);
  return thread;
}

const next = (thread: Worker): Promise<FromPracticeThread> =>
  new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject));

function ask(thread: Worker, message: ToPracticeThread): Promise<FromPracticeThread> {
  const answer = next(thread);
  thread.postMessage(message);
  return answer;
}

async function urlOf(thread: Worker): Promise<string> {
  const first = await next(thread);
  if (first.is !== 'listening') throw new Error(JSON.stringify(first));
  return first.url;
}

const initialise = (url: string) => send(`${url}/selectInitOsdcInfo`, { body: JSON.stringify(SHOP) });

test('the thread tells where it listens, changes switches and reports', async () => {
  const thread = startThread();
  const url = await urlOf(thread);
  expect((await initialise(url)).json.resultCd).toBe('000');
  expect(await ask(thread, { is: 'report', id: 1 })).toMatchObject({
    is: 'reported',
    id: 1,
    switches: { lineCut: false },
    state: { seed: 5, devices: [{ tin: SHOP.tin }] },
  });
  expect(await ask(thread, { is: 'change', id: 2, switches: { lineCut: true } })).toMatchObject({
    is: 'changed',
    id: 2,
    change: { ok: true, switches: { lineCut: true } },
  });
  await expect(initialise(url)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('what was accepted before the thread is terminated is known to the next one', async () => {
  const thread = startThread();
  const url = await urlOf(thread);
  const cmcKey = keyIn(await initialise(url));
  const headers = { tin: SHOP.tin, bhfId: SHOP.bhfId, cmcKey };
  expect((await send(`${url}/saveItem`, { headers, body: JSON.stringify(AN_ITEM) })).json.resultCd).toBe(
    '000',
  );
  await thread.terminate();
  const second = startThread();
  const secondUrl = await urlOf(second);
  expect((await initialise(secondUrl)).json.resultCd).toBe('902');
  expect(await ask(second, { is: 'report', id: 1 })).toMatchObject({
    state: { devices: [{ items: [{ itemCd: AN_ITEM.itemCd, saves: 1 }] }] },
  });
});

test('a thread that cannot start says why', async () => {
  writeFileSync(stateFile, 'x\ny\n');
  expect(await next(startThread())).toEqual({ is: 'failed', reason: 'database.damaged' });
  expect(await next(startThread({ seed: '5' }))).toMatchObject({ is: 'failed' });
});

/** The program's own view of the thread, as it switches what a person chose. */
function connected(thread: Worker) {
  const listeners: ((message: FromPracticeThread) => void)[] = [];
  thread.on('message', (message: FromPracticeThread) => listeners.forEach((listener) => listener(message)));
  return createPracticeConnection(
    {
      post: (message) => thread.postMessage(message),
      listen: (listener) => void listeners.push(listener),
    },
    async () => void (await thread.terminate()),
  );
}

test.each([
  ['not-known', '901'],
  ['registered-before', '902'],
  ['wrong-kind', '903'],
  ['refused', '999'],
] as const)('a registration that is to be %s is answered with %s, once', async (registration, resultCd) => {
  const practice = connected(startThread());
  const url = await practice.url;
  expect(await practice.changeFaults({ registration })).toMatchObject({ registration, rejectNext: false });
  expect((await initialise(url)).json.resultCd).toBe(resultCd);
  expect(await practice.faults()).toMatchObject({ registration: 'usual' });
  expect((await initialise(url)).json.resultCd).toBe('000');
});

test('a registration can be answered without a key, for another branch, or not at all', async () => {
  const practice = connected(startThread());
  const url = await practice.url;
  await practice.changeFaults({ registration: 'no-key' });
  const register = (bhfId: string) =>
    send(`${url}/selectInitOsdcInfo`, { body: JSON.stringify({ ...SHOP, bhfId }) });
  expect((await register('00')).json.data).toMatchObject({ info: { bhfId: '00' } });
  expect(JSON.stringify((await register('01')).json)).not.toMatch(/"cmcKey":"/);
  await practice.changeFaults({ registration: 'other-branch' });
  expect((await register('02')).json.data).toMatchObject({ info: { bhfId: '07' } });
  await practice.changeFaults({ registration: 'no-answer' });
  await expect(register('03')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(await practice.changeFaults({ registration: 'usual' })).toMatchObject({ registration: 'usual' });
  expect((await register('04')).json.resultCd).toBe('000');
});

test('the packaging unit of nearly all practice items can be switched off, and on again', async () => {
  const practice = connected(startThread());
  const url = await practice.url;
  const cmcKey = keyIn(await initialise(url));
  const headers = { tin: SHOP.tin, bhfId: SHOP.bhfId, cmcKey };
  const save = () =>
    send(`${url}/saveItem`, { headers, body: JSON.stringify({ ...AN_ITEM, pkgUnitCd: 'NT' }) });
  expect(await practice.changeFaults({ codeOff: true })).toMatchObject({ codeOff: true });
  expect((await save()).json.resultMsg).toMatch(/<pkgUnitCd>/);
  expect(await practice.changeFaults({ codeOff: false })).toMatchObject({ codeOff: false });
  expect((await save()).json.resultCd).toBe('000');
});
