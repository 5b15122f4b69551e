import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compileFunction } from 'node:vm';
import { afterAll, describe, expect, test } from 'vitest';
import { buildCore } from '../../../electron/build-core.ts';
import { createLog } from '../../../electron/logging/log.ts';
import { newPracticeShop } from '../../../electron/shops/practice-shop.ts';
import { channelName } from '../../../shared/ipc/channels.ts';
import { contract } from '../../../shared/ipc/contract.ts';
import type { ContractShape } from '../../../shared/ipc/definitions.ts';
import { THREAD_OF_GROUP } from '../../../shared/ipc/threads.ts';
import { startMainThread } from '../../support/main-thread.ts';
import { movedClock } from '../../support/moved-clock.ts';
import { PROJECT } from '../../support/source-files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-bridge-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Names = Record<string, string[]>;

/** The contract's names by group, calls or events. */
function namesOf(kind: 'call' | 'event', groups: (group: string) => boolean = () => true): Names {
  return Object.fromEntries(
    Object.entries(contract as ContractShape)
      .filter(([group]) => groups(group))
      .map(([group, entries]) => [
        group,
        Object.entries(entries)
          .filter(([, definition]) => (definition.kind === 'event') === (kind === 'event'))
          .map(([name]) => name)
          .toSorted(),
      ]),
  );
}

const keysOf = (handlers: object): Names =>
  Object.fromEntries(
    Object.entries(handlers).map(([group, each]) => [group, Object.keys(each as object).toSorted()]),
  );

const log = createLog(
  () => {},
  (text) => text,
);

test('every call of a core domain has exactly one handler in the core, and no other exists', async () => {
  const { clock, timers } = movedClock(Date.UTC(2026, 10, 21));
  const { profile, ...shop } = newPracticeShop();
  const core = await buildCore({
    shop: { ...profile, ...shop, operator: null, siblingFiles: [] },
    file: path.join(folder, 'shop.db'),
    perform: () => Promise.reject(new Error('nothing is asked here')),
    publish: () => {},
    notify: () => {},
    clock,
    timers,
    random: Math.random,
    log,
  });
  expect(keysOf(core.handlers)).toEqual(namesOf('call', (group) => threadOf(group) === 'core'));
  await core.close();
});

test('every call of the main thread has exactly one handler there', () => {
  const { handlers } = startMainThread({ folder });
  expect(keysOf(handlers)).toEqual(namesOf('call', (group) => threadOf(group) === 'main'));
});

function threadOf(group: string): string | undefined {
  return (THREAD_OF_GROUP as Record<string, string>)[group];
}

describe('the built preload', () => {
  const sent: { channel: string; rest: unknown[] }[] = [];
  const listeners = new Map<string, (event: unknown, payload: unknown) => void>();
  const exposed: Record<string, Record<string, Record<string, (argument: unknown) => unknown>>> = {};
  const electron = {
    contextBridge: {
      exposeInMainWorld(name: string, value: never) {
        exposed[name] = value;
      },
    },
    ipcRenderer: {
      invoke(channel: string, ...rest: unknown[]) {
        sent.push({ channel, rest });
        return Promise.resolve('answered');
      },
      on: (channel: string, listener: (event: unknown, payload: unknown) => void) =>
        listeners.set(channel, listener),
      off: (channel: string) => listeners.delete(channel),
    },
  };
  const code = readFileSync(path.join(PROJECT, 'dist/preload/preload.cjs'), 'utf8');
  const run = compileFunction(code, ['require', 'module', 'exports']) as (...values: unknown[]) => void;
  const module = { exports: {} };
  run(
    (name: string) => {
      if (name === 'electron') return electron;
      throw new Error(`a sandboxed preload has no ${name}`);
    },
    module,
    module.exports,
  );

  test('puts one object into the window, with exactly the names of the contract', () => {
    expect(Object.keys(exposed)).toEqual(['sajili']);
    const calls = namesOf('call');
    const events = namesOf('event');
    for (const [group, entries] of Object.entries(exposed['sajili']!))
      expect(Object.keys(entries).toSorted()).toEqual([...calls[group]!, ...events[group]!].toSorted());
    expect(Object.keys(exposed['sajili']!)).toEqual(Object.keys(contract));
  });

  test('every function is bound to its one channel and takes no channel name', async () => {
    for (const [group, names] of Object.entries(namesOf('call')))
      for (const name of names) {
        await exposed['sajili']![group]![name]!('other:channel');
        expect(sent.at(-1)).toEqual({ channel: channelName(group, name), rest: ['other:channel'] });
      }
  });

  test('a listener gets the payload and never the event, and can stop listening', () => {
    const heard: unknown[][] = [];
    const stop = exposed['sajili']!['codes']!['changed']!((...values: unknown[]) => heard.push(values));
    listeners.get(channelName('codes', 'changed'))?.({ sender: 'secret' }, { classCount: 1 });
    expect(heard).toEqual([[{ classCount: 1 }]]);
    (stop as () => void)();
    expect(listeners.size).toBe(0);
  });

  test('is small and brings no schema library', () => {
    expect(code.length).toBeLessThan(6000);
    expect(code).not.toContain('Zod');
  });
});
