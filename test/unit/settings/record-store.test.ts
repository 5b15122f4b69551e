import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  createRecordStore,
  createReplaceableRecordStore,
} from '../../../electron/settings/record-store.electron.ts';
import { electron, startHostApp } from '../../support/host-electron.ts';

vi.mock('electron', async () => (await import('../../support/host-electron.ts')).electron);

const userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-records-'));
let folder: string;
beforeAll(() => startHostApp(userData));
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'sajili-record-')), 'shop');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));
afterAll(() => {
  for (const each of [userData, electron.app.getPath('userData')])
    rmSync(each, { recursive: true, force: true });
});

const stores = [
  ['lasting', createRecordStore],
  ['replaceable', createReplaceableRecordStore],
] as const;

test.each(stores)('asking whether there is a %s record leaves nothing behind', (_name, create) => {
  const store = create(folder, 'shop');
  expect(store.read()).toBeNull();
  expect(existsSync(folder)).toBe(false);
  store.write({ name: 'Duka' });
  expect(store.read()).toEqual({ name: 'Duka' });
  expect(create(folder, 'shop').read()).toEqual({ name: 'Duka' });
});

test('a torn lasting record is neither taken for none nor written over; a torn replaceable one is set aside', () => {
  const file = path.join(folder, 'shop.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, '{"record": {"na');
  const lasting = createRecordStore(folder, 'shop');
  expect(() => lasting.read()).toThrow(SyntaxError);
  expect(() => lasting.write({ name: 'Duka' })).toThrow(SyntaxError);
  expect(readFileSync(file, 'utf8')).toBe('{"record": {"na');
  expect(createReplaceableRecordStore(folder, 'shop').read()).toBeNull();
  expect(readFileSync(`${file}.damaged`, 'utf8')).toBe('{"record": {"na');
});
