import { EventEmitter } from 'node:events';
import type { App, Session } from 'electron';
import { expect, test } from 'vitest';
import { secureContents, secureSession } from '../../electron/shell/security.electron.ts';
import { createLog } from '../../electron/logging/log.ts';

const log = createLog(
  () => {},
  (text) => text,
);

/** A session that keeps what it was told. */
function recordingSession() {
  const told: Record<string, unknown[]> = {};
  const keep =
    (name: string) =>
    (...values: unknown[]): void => {
      told[name] = values;
    };
  const session = {
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
    setDisplayMediaRequestHandler: keep('display'),
    webRequest: { onBeforeRequest: keep('before') },
  };
  return { session: session as unknown as Session, told };
}

test('the session denies permissions in the request and in the check', () => {
  const { session, told } = recordingSession();
  secureSession(session, 'app://shop', log);
  const request = told['request']?.[0] as (
    contents: null,
    name: string,
    decide: (yes: boolean) => void,
  ) => void;
  const decided: boolean[] = [];
  for (const name of ['media', 'geolocation', 'clipboard-sanitized-write', 'clipboard-read'])
    request(null, name, (yes) => decided.push(yes));
  expect(decided).toEqual([false, false, true, false]);
  const check = told['check']?.[0] as (contents: null, name: string) => boolean;
  expect(check(null, 'media')).toBe(false);
  const mayUseDevice = told['device']?.[0] as () => boolean;
  expect(mayUseDevice()).toBe(false);
});

test('every request that leaves our pages is cancelled', () => {
  const { session, told } = recordingSession();
  secureSession(session, 'app://shop', log);
  const [filter, listener] = told['before'] as [
    { urls: string[] },
    (details: { url: string; resourceType: string }, decide: (answer: { cancel: boolean }) => void) => void,
  ];
  expect(filter.urls).toEqual(['<all_urls>']);
  const isCancelled = (url: string): boolean => {
    let answer = false;
    listener({ url, resourceType: 'xhr' }, ({ cancel }) => {
      answer = cancel;
    });
    return answer;
  };
  expect(isCancelled('https://example.com/')).toBe(true);
  expect(isCancelled('http://localhost/')).toBe(true);
  expect(isCancelled('app://shop/index.html')).toBe(false);
});

test('a new contents may not leave, open a window or attach a webview', () => {
  const app = new EventEmitter();
  secureContents(app as unknown as App, 'app://shop', log);
  const contents = Object.assign(new EventEmitter(), {
    openHandler: null as null | (() => { action: string }),
    setWindowOpenHandler(handler: () => { action: string }) {
      this.openHandler = handler;
    },
  });
  app.emit('web-contents-created', {}, contents);
  const isPrevented = (name: string, url: string): boolean => {
    let prevented = false;
    contents.emit(name, {
      url,
      preventDefault: () => {
        prevented = true;
      },
    });
    return prevented;
  };
  for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
    expect(isPrevented(name, 'https://example.com/')).toBe(true);
    expect(isPrevented(name, 'app://shop/index.html')).toBe(false);
  }
  expect(isPrevented('will-attach-webview', '')).toBe(true);
  expect(contents.openHandler?.()).toEqual({ action: 'deny' });
});
