import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
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
