import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { newOperator } from '../../../electron/shops/new-shop.ts';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { anItem } from '../../support/an-item.ts';
import { callCore, startCoreInProcess } from '../../support/core-in-process.ts';
import { type MainThread, openMainThread } from '../../support/main-thread.ts';
import { type LoopbackServer, type Received, startServer } from '../authority/loopback-server.ts';
import { startForTest } from '../practice/practice-client.ts';

const PIN = 'P051234567X';
const BRANCHES = ['00', '01'] as const;
const ITEMS = 30;
const SWITCHES = 12;
const ANSWER_AFTER_MS = 15;

/** An authority of its own for each branch, behind a door that notes every request and lets items wait. */
interface Branch {
  branchId: string;
  authority: PracticeAuthority;
  door: LoopbackServer;
}

let folder: string;
let branches: Branch[];
let main: MainThread;
let inFlight = 0;
let checksAnswerAfterMs = 0;
beforeEach(async () => {
  checksAnswerAfterMs = 0;
  folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-bound-'));
  branches = await Promise.all(BRANCHES.map(startBranch));
  main = await openMainThread({ folder, startCore: startCoreInProcess });
});
afterEach(async () => {
  await main.close();
  for (const { authority, door } of branches) await Promise.all([authority.stop(), door.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

async function startBranch(branchId: string, place: number): Promise<Branch> {
  // Another seed gives another key for the same device, as two authorities would.
  const { authority } = await startForTest({ clock: { now: Date.now() }, seed: place + 1 });
  const door = await startServer((request, response) => void passOn(authority.url, request, response));
  return { branchId, authority, door };
}

async function passOn(address: string, request: Received, response: ServerResponse): Promise<void> {
  inFlight += 1;
  await sleep(request.path.endsWith('saveItem') ? ANSWER_AFTER_MS : checksAnswerAfterMs);
  const { tin, bhfid, cmckey } = request.headers;
  const headers = Object.entries({ tin, bhfId: bhfid, cmcKey: cmckey }).filter(
    ([, value]) => value !== undefined,
  );
  const answer = await fetch(address + request.path, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(Object.fromEntries(headers) as Record<string, string>),
    },
    body: request.body,
  });
  inFlight -= 1;
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(await answer.text());
}

const idOf = (branchId: string): string => `test-${PIN}-${branchId}`;
const profileOf = ({ door }: Branch): ConnectionProfile => ({
  ...PRESETS['direct-test'],
  baseUrl: door.address,
  pace: { ...PRESETS.practice.pace, betweenSendsMs: 0 },
});

/** Makes the shop of a branch, registers its device and saves many items that wait to be sent. */
async function begin(branch: Branch): Promise<void> {
  const { branchId } = branch;
  await main.handlers.shops.create({ environment: 'test', pin: PIN, branchId, profile: profileOf(branch) });
  await main.handlers.operators.add({
    ...newOperator({ id: 'amina', name: 'Amina', role: 'owner' }),
    pin: null,
  });
  const registration = { pin: PIN, branchId, serialNumber: `SN-${branchId}` };
  expect(await main.handlers.device.initialise(registration)).toMatchObject({ is: 'initialised' });
  await main.handlers.device.confirm({ isOurs: true });
  await callCore(main.core, 'codes', 'refresh', { everything: true });
  for (let number = 1; number <= ITEMS; number += 1) {
    const fields = anItem({ itemCode: codeOf(branchId, number), name: `Item ${number} of ${branchId}` });
    await callCore(main.core, 'items', 'save', { id: null, fields, send: true });
  }
}

const codeOf = (branchId: string, number: number): string =>
  `KE2NTXU${branchId}${String(number).padStart(5, '0')}`;

async function settled(branchId: string): Promise<void> {
  await main.handlers.shops.open({ id: idOf(branchId) });
  for (let tries = 0; tries < 400; tries += 1) {
    const { waiting, sending } = await callCore(main.core, 'outbox', 'summary', undefined);
    if (waiting + sending === 0) return;
    await sleep(25);
  }
  throw new Error(`something of ${branchId} still waits`);
}

test('whatever is on its way while shops are switched: no call ever carries another shop’s key, PIN or branch', async () => {
  for (const branch of branches) await begin(branch);
  let whileInFlight = 0;
  for (let time = 0; time < SWITCHES; time += 1) {
    const branch = branches[time % branches.length]!;
    await main.handlers.shops.open({ id: idOf(branch.branchId) });
    await sleep(10 + 7 * (time % 4));
    if (inFlight > 0) whileInFlight += 1;
  }
  for (const { branchId } of branches) await settled(branchId);

  expect(whileInFlight, 'the test is worth something only when calls were on their way').toBeGreaterThan(2);
  const keys = new Set<string>();
  for (const { branchId, door } of branches) {
    const calls = door.received.filter(({ path }) => !path.endsWith('selectInitOsdcInfo'));
    const carried = new Set(
      calls.map(({ headers }) => [headers['tin'], headers['bhfid'], headers['cmckey']].join(' ')),
    );
    expect(carried.size, `branch ${branchId} was called in one name only`).toBe(1);
    const [one = ''] = carried;
    expect(one.startsWith(`${PIN} ${branchId} `)).toBe(true);
    keys.add(one.split(' ')[2] ?? '');
    const sent = calls
      .filter(({ path }) => path.endsWith('saveItem'))
      .map(({ body }) => (JSON.parse(body) as { itemCd: string }).itemCd);
    expect(new Set(sent)).toEqual(
      new Set(Array.from({ length: ITEMS }, (_, index) => codeOf(branchId, index + 1))),
    );
  }
  expect(keys.size, 'each authority gave a key of its own').toBe(branches.length);
}, 60_000);

test('a call that was asked for in one shop does not leave after another one was opened', async () => {
  const [first, second] = branches as [Branch, Branch];
  await begin(first);
  await begin(second);
  await settled(second.branchId);
  const before = [first, second].map(({ door }) => door.received.length);
  const late = { operation: 'codes', body: '{"lastReqDt":"20180101000000"}', shopId: idOf('00') } as const;
  await expect(main.program.perform(late)).rejects.toThrow('shop.mismatch');
  // Asked for in the very moment in which the shops are switched.
  const opening = main.handlers.shops.open({ id: idOf('00') });
  const asked = { ...late, shopId: idOf('01') };
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => main.program.perform(asked)));
  await opening;
  await expect(main.program.perform(asked)).rejects.toThrow('shop.mismatch');
  const after = first.door.received.slice(before[0]);
  expect(after.filter(({ headers }) => headers['bhfid'] !== '00')).toEqual([]);
  const atSecond = second.door.received.slice(before[1]);
  expect(atSecond.filter(({ headers }) => headers['bhfid'] !== '01')).toEqual([]);
  expect(results).toHaveLength(20);
});

test('a call that main made by itself is noted in the journal of its own shop only', async () => {
  const [first, second] = branches as [Branch, Branch];
  await begin(first);
  await begin(second);
  await main.handlers.shops.open({ id: idOf('00') });
  // Long enough that the other shop is open when the answer comes.
  checksAnswerAfterMs = 500;
  const check = main.handlers.connection.check(undefined);
  await sleep(100);
  await main.handlers.shops.open({ id: idOf('01') });
  await check;
  const filter = { operations: [], result: 'all' as const, text: 'check' };
  const noted = () => callCore(main.core, 'activity', 'page', { from: 0, count: 10, filter });
  expect((await noted()).total).toBe(0);
  await main.handlers.connection.check(undefined);
  expect((await noted()).total).toBe(1);
});
