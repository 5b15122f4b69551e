import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectHeadlessPage } from '../../host/headless-page.ts';
import { launchHost } from '../../host/launch.ts';
import { anItem } from '../../support/an-item.ts';
import { setUpPractice, startProgram } from '../../support/running-program.ts';
import { PROJECT } from '../../support/source-files.ts';

const DAMAGE = 'this is no database any more';
const TORN = '{"record": {"version": 2, "id": "practice';
const record = (): string => path.join(path.dirname(file), 'shop.json');
let prepared: string;
let userData: string;
let file: string;

/** Every test has a copy of it: a computer with a practice shop and one item. */
beforeAll(async () => {
  prepared = mkdtempSync(path.join(os.tmpdir(), 'sajili-failure-'));
  const program = await startProgram(prepared);
  await setUpPractice(program);
  await program.call('items', 'save', { id: null, fields: anItem({ name: 'Sugar 2 kg' }), send: false });
  await program.close();
});
afterAll(() => rmSync(prepared, { recursive: true, force: true }));

beforeEach(() => {
  userData = mkdtempSync(path.join(os.tmpdir(), 'sajili-failure-'));
  file = path.join(userData, 'shops/practice-P000000001Z-00/shop.db');
  cpSync(prepared, userData, { recursive: true });
});
afterEach(() => rmSync(userData, { recursive: true, force: true }));

test.each(['settings', 'window', 'last-shop', 'setup'])(
  'a torn %s file is set aside and stops nobody',
  async (name) => {
    const torn = path.join(userData, `${name}.json`);
    writeFileSync(torn, '{"record": {"lang');
    const program = await startProgram(userData);
    await program.call('shops', 'openPractice', { operatorName: 'Mary Wanjiku' });
    expect((await program.call('items', 'get', { id: 1 })).fields.name).toBe('Sugar 2 kg');
    await program.close();
    expect(readFileSync(`${torn}.damaged`, 'utf8')).toBe('{"record": {"lang');
  },
);

describe('when the data file does not open', () => {
  test('the program says so, changes nothing and closes', async () => {
    cpSync(file, `${file}.good`);
    writeFileSync(file, DAMAGE);
    const host = await launchHost(PROJECT, { userData });
    expect(await host.exited).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe(DAMAGE);
    cpSync(`${file}.good`, file);
    const program = await startProgram(userData);
    expect((await program.call('items', 'get', { id: 1 })).fields.name).toBe('Sugar 2 kg');
    await program.close();
  });

  test('other shops can still be opened: the program starts without this one', async () => {
    writeFileSync(file, DAMAGE);
    const host = await launchHost(PROJECT, { userData });
    await host.evaluate(({ dialog }) => {
      dialog.showMessageBox = async (...args: unknown[]) => {
        const { buttons } = args.at(-1) as { buttons: string[] };
        return { response: buttons.indexOf('Open another shop or practise'), checkboxChecked: false };
      };
    });
    const page = await connectHeadlessPage(host.windowUrl);
    expect(await page.invoke('sajili:program.state')).toMatchObject({ value: { shop: null } });
    expect(await page.invoke('sajili:shops.list')).toMatchObject({ value: [{ standing: 'ready' }] });
    expect(await host.close()).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(DAMAGE);
  });

  test('a copy can be put back, and what was there stays beside it', async () => {
    const backups = path.join(path.dirname(file), 'backups');
    mkdirSync(backups, { recursive: true });
    cpSync(file, path.join(backups, '1-2026-11-20T08-00-00.000Z.db'));
    writeFileSync(file, DAMAGE);
    const host = await launchHost(PROJECT, { userData });
    await host.evaluate(({ dialog }) => {
      dialog.showMessageBox = async () => ({ response: 2, checkboxChecked: false });
    });
    const page = await connectHeadlessPage(host.windowUrl);
    expect(await page.invoke('sajili:program.state')).toMatchObject({ ok: true });
    expect(await page.invoke('sajili:items.get', { id: 1 })).toMatchObject({
      value: { fields: { name: 'Sugar 2 kg' } },
    });
    await host.close();
    const aside = readdirSync(path.dirname(file)).find((name) => name.includes('.replaced-'));
    expect(readFileSync(path.join(path.dirname(file), aside!), 'utf8')).toBe(DAMAGE);
  });
});

describe('when the record of the shop cannot be read', () => {
  beforeEach(() => {
    cpSync(record(), `${record()}.good`);
    writeFileSync(record(), TORN);
  });

  test('the program names that file, starts without a shop and changes nothing', async () => {
    const host = await launchHost(PROJECT, { userData });
    const page = await connectHeadlessPage(host.windowUrl);
    expect(await page.invoke('sajili:program.state')).toMatchObject({ ok: true, value: { shop: null } });
    const asked = (await host.deeds()).find((deed) => deed.startsWith('dialog.showMessageBox')) ?? '';
    expect(asked).toContain('shop.json');
    expect(asked).toContain('Open another shop or practise');
    expect(await page.invoke('sajili:shops.list')).toMatchObject({
      value: [{ id: 'practice-P000000001Z-00', standing: 'unreadable' }],
    });
    expect(readFileSync(record(), 'utf8')).toBe(TORN);
    // Practice can be begun anew; what could not be read is kept.
    expect(await page.invoke('sajili:shops.openPractice', { operatorName: 'Mary' })).toMatchObject({
      ok: true,
    });
    expect(await host.close()).toBe(0);
    const [aside = ''] = readdirSync(path.join(userData, 'removed-shops'));
    const kept = path.join(userData, 'removed-shops', aside);
    expect(readFileSync(path.join(kept, 'shop.json'), 'utf8')).toBe(TORN);
    expect(readdirSync(kept)).toContain('shop.db');
  });

  test('with the file repaired everything is as it was', async () => {
    const host = await launchHost(PROJECT, { userData });
    await host.close();
    cpSync(`${record()}.good`, record());
    const program = await startProgram(userData);
    expect((await program.call('items', 'get', { id: 1 })).fields.name).toBe('Sugar 2 kg');
    await program.close();
  });
});
