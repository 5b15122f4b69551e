import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { communicationKey } from '../../../electron/practice/device-facts.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { channelName } from '../../../shared/ipc/channels.ts';
import { contract } from '../../../shared/ipc/contract.ts';
import type { ContractShape } from '../../../shared/ipc/definitions.ts';
import { anItem } from '../../support/an-item.ts';
import { type RunningProgram, setUpPractice, startProgram } from '../../support/running-program.ts';

const PRACTICE_SEED = 1;
/** What nobody may ever see: a key that was given, one that was typed, a secret and a PIN that were entered. */
const KEY = communicationKey(PRACTICE_SEED, { tin: 'P000000001Z', bhfId: '00', dvcSrlNo: 'PRACTICE-0001' });
const TYPED_KEY = 'TYPED-marker-7c1d09e2b6f84a35';
const ENTERED_SECRET = 'ENTERED-marker-0d5be7716ac94f28';
const PASSPHRASE = 'wimbo-saba-chungwa-1987-tembea';
const SECRETS = { KEY, TYPED_KEY, ENTERED_SECRET, PASSPHRASE };
const TEST_PIN = 'P051234567X';

let userData: string;
beforeEach(() => {
  userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-secrets-'));
});
afterEach(() => rmSync(userData, { recursive: true, force: true }));

/** Every form in which a secret could stand somewhere: plain, wide, base64 at each offset, hex, either case. */
function forms(secret: string): Buffer[] {
  const plain = Buffer.from(secret);
  const base64 = [0, 1, 2].map((offset) =>
    Buffer.concat([Buffer.alloc(offset), plain])
      .toString('base64')
      .slice(offset === 0 ? 0 : 4, -4),
  );
  const hex = plain.toString('hex');
  return [
    plain,
    Buffer.from(secret.toUpperCase()),
    Buffer.from(secret, 'utf16le'),
    Buffer.from(secret, 'utf16le').swap16(),
    ...[...base64, ...base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))].map((text) =>
      Buffer.from(text),
    ),
    ...[hex, hex.toUpperCase()].map((text) => Buffer.from(text)),
  ];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

const CHANNELS = Object.entries(contract as ContractShape).flatMap(([group, entries]) =>
  Object.entries(entries)
    .filter(([, { kind }]) => kind === 'event')
    .map(([name]) => channelName(group, name)),
);

/** Notes every answer and all news of a program, as its window hears them. */
function listenTo(program: RunningProgram, told: unknown[]): RunningProgram['call'] {
  for (const channel of CHANNELS) program.page.on(channel, (...news) => told.push(news));
  return async (group, name, argument) => {
    const answer = await program.call(group, name, argument);
    told.push(answer);
    return answer;
  };
}

/** From now on a person who is asked for a file to write chooses this one, among the program's own files. */
async function willWrite({ host }: RunningProgram, name: string): Promise<void> {
  await host.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    },
    path.join(userData, name),
  );
}

const ALL_CODES = { classCode: '', text: '', showOff: true };
const FILTER = { operations: [], result: 'all' as const, text: '' };

async function workWithThePracticeShop(program: RunningProgram, call: RunningProgram['call']): Promise<void> {
  await setUpPractice(program);
  await call('device', 'confirm', { isOurs: true });
  await call('items', 'save', { id: null, fields: anItem(), send: true });
  await program.until(
    'accepted',
    async () => (await program.call('outbox', 'summary', undefined)).accepted === 1,
  );
  await call('customsImports', 'look', { lookBack: 'everything' });
  await call('outbox', 'get', { id: 1 });
  await call('connection', 'view', undefined);
  await call('connection', 'check', undefined);
  await call('device', 'readKey', undefined);
  await call('shops', 'list', undefined);
}

/** Everything that a person can take along. */
async function takeAlong(program: RunningProgram, call: RunningProgram['call']): Promise<void> {
  await willWrite(program, 'activity.jsonl');
  await call('files', 'exportActivity', FILTER);
  await willWrite(program, 'codes.csv');
  await call('files', 'exportCodes', { ...ALL_CODES, format: 'csv' });
  await willWrite(program, 'codes.xlsx');
  await call('files', 'exportCodes', { ...ALL_CODES, format: 'xlsx' });
  await willWrite(program, 'connection.json');
  await call('connection', 'saveFile', undefined);
  await willWrite(program, 'copy.sajili-backup');
  await call('files', 'backUp', undefined);
  await willWrite(program, 'moved.sajili-device');
  expect(await call('device', 'writeTransferFile', { passphrase: PASSPHRASE })).toMatchObject({
    is: 'written',
  });
  await willWrite(program, 'support.txt');
  await call('files', 'supportFile', { withSupplierNames: true });
  await call('files', 'saveSupportFile', { withSupplierNames: true });
}

/** A second shop whose key and whose secret were typed; its authority cannot be reached. */
async function typeSecretsIn(program: RunningProgram, call: RunningProgram['call']): Promise<void> {
  const profile = {
    ...PRESETS['direct-test'],
    baseUrl: 'http://127.0.0.1:9',
    authentication: { is: 'bearer-token' as const },
  };
  await call('shops', 'create', { environment: 'test', pin: TEST_PIN, branchId: '00', profile });
  await call('connection', 'enterSecret', { slot: 'bearerToken', value: ENTERED_SECRET });
  const papers = { controlUnitId: 'KRACU1', deviceId: '1', mrcNumber: '', taxpayerName: '', branchName: '' };
  await call('device', 'enterKey', { ...papers, serialNumber: 'SN-1', key: TYPED_KEY, replace: false });
  await call('operators', 'add', { id: 'amina', name: 'Amina', role: 'owner', pin: '471108150815' });
  await call('connection', 'check', undefined);
  await call('program', 'state', undefined);
  await willWrite(program, 'support-of-test.txt');
  await call('files', 'saveSupportFile', { withSupplierNames: false });
  await willWrite(program, 'copy-of-test.sajili-backup');
  await call('files', 'backUp', undefined);
}

async function readJournal(call: RunningProgram['call']): Promise<string[]> {
  const { rows } = await call('activity', 'page', { from: 0, count: 200, filter: FILTER });
  for (const { id } of rows) await call('activity', 'get', { id });
  return rows.map(({ operation }) => operation);
}

test('keys and secrets are in no file and in no answer or news to the window, whatever is done with them', async () => {
  const program = await startProgram(userData);
  const told: unknown[] = [];
  const call = listenTo(program, told);
  await workWithThePracticeShop(program, call);
  await takeAlong(program, call);
  expect(await readJournal(call)).toContain('initialise');
  await typeSecretsIn(program, call);
  await readJournal(call);
  await program.close();

  const files = filesUnder(userData);
  expect(files.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining([
      'activity.jsonl',
      'codes.csv',
      'codes.xlsx',
      'connection.json',
      'connection-secrets.json',
      'copy.sajili-backup',
      'device-key.json',
      'moved.sajili-device',
      'sajili.log',
      'shop.db',
      'shop.json',
      'support.txt',
    ]),
  );
  const answers = Buffer.from(JSON.stringify(told));
  const found = Object.entries(SECRETS).flatMap(([name, secret]) =>
    forms(secret).flatMap((form) => [
      ...(answers.includes(form) ? [`${name} in an answer`] : []),
      ...files
        .filter((file) => readFileSync(file).includes(form))
        .map((file) => `${name} in ${path.relative(userData, file)}`),
    ]),
  );
  expect(found).toEqual([]);
  const people = files.filter((file) => readFileSync(file).includes('471108150815'));
  expect(people, 'a PIN of a person').toEqual([]);
}, 120_000);

test('the search would find them: sealed they are there, and they open to the same', async () => {
  const program = await startProgram(userData);
  const call = listenTo(program, []);
  await setUpPractice(program);
  await typeSecretsIn(program, call);
  const open = (ciphertext: string) =>
    program.host.evaluate(async ({ safeStorage }, sealed) => {
      const { Buffer } = process.getBuiltinModule('node:buffer');
      return (await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'))).result;
    }, ciphertext);
  const test = `test-${TEST_PIN}-00`;
  const given = await open(sealedIn('practice-P000000001Z-00/device-key.json'));
  const typed = await open(sealedIn(`${test}/device-key.json`));
  const entered = await open(sealedIn(`${test}/connection-secrets.json`));
  await program.close();
  expect(given.endsWith(KEY) && typed.endsWith(TYPED_KEY) && entered.endsWith(ENTERED_SECRET)).toBe(true);
  expect(KEY).toMatch(/^[0-9a-f]{32}$/);
});

/** The ciphertext in a file of a shop. */
function sealedIn(file: string): string {
  const { record } = JSON.parse(readFileSync(path.join(userData, 'shops', file), 'utf8')) as {
    record: Record<'key' | 'bearerToken', { ciphertext: string } | undefined>;
  };
  return (record.key ?? record.bearerToken)?.ciphertext ?? '';
}

test('the search would find a secret in every form, wherever it begins', () => {
  const isFound = (text: string | Buffer): boolean =>
    forms(KEY).some((form) => Buffer.from(text).includes(form));
  for (const before of ['', 'x', 'xy', 'xyz']) {
    const inside = Buffer.from(`${before}${KEY}${before} and more`);
    for (const form of ['utf8', 'base64', 'base64url', 'hex'] as const)
      expect([before, form, isFound(inside.toString(form))]).toEqual([before, form, true]);
    expect(isFound(Buffer.from(inside.toString(), 'utf16le'))).toBe(true);
  }
  expect(isFound(KEY.slice(1))).toBe(false);
});
