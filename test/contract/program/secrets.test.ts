import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { communicationKey } from '../../../electron/practice/device-facts.ts';
import { anItem } from '../../support/an-item.ts';
import { setUpPractice, startProgram } from '../../support/running-program.ts';

const PRACTICE_SEED = 1;
const KEY = communicationKey(PRACTICE_SEED, { tin: 'P000000001Z', bhfId: '00', dvcSrlNo: 'PRACTICE-0001' });

let userData: string;
beforeEach(() => {
  userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-secrets-'));
});
afterEach(() => rmSync(userData, { recursive: true, force: true }));

/** Every form in which the key could stand somewhere: plain, wide, base64 at each offset, hex, either case. */
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
    ...[...base64, hex, hex.toUpperCase()].map((text) => Buffer.from(text)),
  ];
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
}

test('the device key is in no file of the profile and in no answer or news to the window', async () => {
  const program = await startProgram(userData);
  const told: unknown[] = [];
  for (const channel of [
    'program.changed',
    'outbox.changed',
    'items.changed',
    'codes.changed',
    'activity.changed',
  ])
    program.page.on(`sajili:${channel}`, (...news) => told.push(news));
  await setUpPractice(program);
  told.push(await program.call('items', 'save', { id: null, fields: anItem(), send: true }));
  await program.until(
    'accepted',
    async () => (await program.call('outbox', 'summary', undefined)).accepted === 1,
  );
  told.push(await program.call('customsImports', 'look', { lookBack: 'everything' }));
  const filter = { operations: [], result: 'all' as const, text: '' };
  const calls = await program.call('activity', 'page', { from: 0, count: 50, filter });
  for (const { id } of calls.rows) told.push(await program.call('activity', 'get', { id }));
  told.push(
    await program.call('outbox', 'get', { id: 1 }),
    await program.call('program', 'state', undefined),
  );
  // The file of the journal stands among the others, so that it is searched like them.
  await program.host.evaluate(
    ({ dialog }, filePath) => {
      dialog.showSaveDialog = async () => ({ canceled: false, filePath });
    },
    path.join(userData, 'activity.jsonl'),
  );
  told.push(await program.call('files', 'exportActivity', filter));
  await program.close();

  expect(calls.rows.map(({ operation }) => operation)).toContain('initialise');
  const files = filesUnder(userData);
  expect(files.map((file) => path.basename(file))).toEqual(
    expect.arrayContaining(['activity.jsonl', 'shop.db', 'device-key.json', 'shop.json', 'sajili.log']),
  );
  const answers = Buffer.from(JSON.stringify(told));
  const found = forms(KEY).flatMap((form) => [
    ...(answers.includes(form) ? ['an answer'] : []),
    ...files.filter((file) => readFileSync(file).includes(form)).map((file) => path.relative(userData, file)),
  ]);
  expect(found).toEqual([]);
});

test('the search would find the key: it is what the authority gave, and sealed it opens to the same', async () => {
  const program = await startProgram(userData);
  await setUpPractice(program);
  const opened = await program.host.evaluate(async ({ safeStorage }, ciphertext) => {
    const { result } = await safeStorage.decryptStringAsync(
      process.getBuiltinModule('node:buffer').Buffer.from(ciphertext, 'base64'),
    );
    return result;
  }, sealedKey());
  await program.close();
  expect(opened.endsWith(KEY)).toBe(true);
  expect(KEY).toMatch(/^[0-9a-f]{32}$/);
});

function sealedKey(): string {
  const file = path.join(userData, 'shops/practice-P000000001Z-00/device-key.json');
  const stored = JSON.parse(readFileSync(file, 'utf8')) as { record: { key: { ciphertext: string } } };
  return stored.record.key.ciphertext;
}
