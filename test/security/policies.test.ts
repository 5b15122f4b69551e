import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from '../../electron/shell/content-security-policy.ts';
import { fileOfAddress } from '../../electron/shell/app-protocol.ts';
import { localDataFolder } from '../../electron/shell/program-folders.ts';
import { mayLoad, mayNavigate } from '../../electron/shell/navigation-policy.ts';
import { isPermissionAllowed } from '../../electron/shell/permission-policy.ts';
import { PAGE_ORIGIN, PROGRAM_NAME } from '../../electron/shell/our-pages.ts';
import { visiblePlacement } from '../../electron/shell/window-placement.ts';
import { WEB_PREFERENCES } from '../../electron/shell/window-options.ts';
import { PROJECT, sourceFiles } from '../support/source-files.ts';

test('the window is sandboxed, isolated and without Node, written out', () => {
  expect(WEB_PREFERENCES).toEqual({
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: false,
    devTools: false,
  });
});

test('no page may use more than the bundle: no inline script, no eval, no host, no star', () => {
  const policy = Object.fromEntries(
    contentSecurityPolicy('abc')
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['connect-src']).toEqual(["'none'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['style-src']).toEqual(["'self'", "'nonce-abc'"]);
  expect(Object.values(policy).flat().join(' ')).not.toMatch(/unsafe|\*|https?:/);
});

const HOSTILE_ADDRESSES = [
  'app://shop.evil.com/',
  'app://shop@evil/',
  'app://evil/shop',
  'app://user:pass@shop/',
  'https://shop/',
  'http://127.0.0.1/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'about:blank',
  '//shop/',
  'app:shop',
  'APP://SHOP/',
  '',
  ' ',
];

describe('the window stays on our pages', () => {
  test.each(HOSTILE_ADDRESSES)('refuses to go to %j', (address) => {
    expect(mayNavigate(address, PAGE_ORIGIN)).toBe(false);
  });
  test('goes to our own pages', () => {
    expect(mayNavigate('app://shop/index.html#/items', PAGE_ORIGIN)).toBe(true);
  });
  test('loads bundled files and what the page made itself, and nothing else', () => {
    expect(mayLoad('app://shop/assets/a.js', PAGE_ORIGIN)).toBe(true);
    expect(mayLoad('data:image/png;base64,AA', PAGE_ORIGIN)).toBe(true);
    expect(mayLoad('https://example.com/', PAGE_ORIGIN)).toBe(false);
    expect(mayLoad('ws://127.0.0.1:1/', PAGE_ORIGIN)).toBe(false);
    expect(mayLoad('file:///etc/passwd', PAGE_ORIGIN)).toBe(false);
  });
});

test('every permission that this Electron knows is denied, but copying text', () => {
  const types = readFileSync(path.join(PROJECT, 'node_modules/electron/electron.d.ts'), 'utf8');
  const names = new Set(
    [
      ...types.matchAll(/setPermission(?:Request|Check)Handler\(handler[^\n]*permission: ([^,\n]*?), /g),
    ].flatMap((match) => [...(match[1] ?? '').matchAll(/'([^']+)'/g)].map((name) => name[1] ?? '')),
  );
  expect(names.size).toBeGreaterThan(10);
  expect([...names].filter(isPermissionAllowed)).toEqual(['clipboard-sanitized-write']);
});

describe('a page address never leads out of the page folder', () => {
  const folder = path.join(path.sep, 'program', 'renderer');
  test.each([
    'app://shop/..%2fmain/main.js',
    'app://shop/%2e%2e%5cmain.js',
    'app://shop/C:/windows/system.ini',
    'app://shop/%00',
    'app://shop/%ff',
    'app://other/index.html',
    'file:///program/renderer/index.html',
    'nonsense',
  ])('%j leads nowhere', (address) => {
    expect(fileOfAddress(address, folder)).toBeNull();
  });
  test.each([
    'app://shop/../main/main.js',
    'app://shop/%2e%2e/main/main.js',
    'app://shop/a/../../main/main.js',
  ])('%j stays inside', (address) => {
    expect(fileOfAddress(address, folder)).toBe(path.join(folder, 'main', 'main.js'));
  });
  test('the empty path is the first page, queries do not matter', () => {
    expect(fileOfAddress('app://shop/', folder)).toBe(path.join(folder, 'index.html'));
    expect(fileOfAddress('app://shop/assets/a.js?x=1#y', folder)).toBe(path.join(folder, 'assets', 'a.js'));
  });
});

test('no source weakens the window or reaches for the synchronous key calls', () => {
  const text = sourceFiles('electron')
    // The certificate check looks at a certificate in order to say what is wrong with it, and sends nothing.
    .filter((file) => file.path !== 'electron/authority/connection-probes.ts')
    .map((file) => file.text)
    .join('\n');
  expect(text).not.toMatch(
    /no-sandbox|enableBlinkFeatures|allowpopups|rejectUnauthorized|setCertificateVerifyProc/,
  );
  expect(text).not.toMatch(/\b(en|de)cryptString\(|isEncryptionAvailable\(/);
});

test('a window whose screen was unplugged comes back into sight', () => {
  const screen = { x: 0, y: 0, width: 1366, height: 728 };
  const far = { x: 4000, y: -900, width: 1200, height: 700, maximised: false };
  expect(visiblePlacement(far, [screen])).toEqual({
    x: 166,
    y: 0,
    width: 1200,
    height: 700,
    maximised: false,
  });
  expect(visiblePlacement({ ...far, width: 5000, height: 5000 }, [screen])).toMatchObject({
    width: 1366,
    height: 728,
  });
  expect(visiblePlacement(null, [screen])).toMatchObject({ width: 1366, height: 728, x: 0, y: 0 });
  const second = { x: 1366, y: 0, width: 1920, height: 1040 };
  const onSecond = { x: 1500, y: 40, width: 1000, height: 700, maximised: true };
  expect(visiblePlacement(onSecond, [screen, second])).toEqual(onSecond);
});

test("data lies in Windows' local folder, which does not roam", () => {
  expect(localDataFolder('win32', { LOCALAPPDATA: 'C:\\Users\\mary\\AppData\\Local' }, 'Sajili')).toBe(
    'C:\\Users\\mary\\AppData\\Local\\Sajili',
  );
  expect(localDataFolder('win32', {}, 'Sajili')).toBeNull();
  expect(localDataFolder('linux', { LOCALAPPDATA: '/x' }, 'Sajili')).toBeNull();
});

test('the program is called the same everywhere: the system files the key under its name', () => {
  expect(readFileSync(path.join(PROJECT, 'electron-builder.yml'), 'utf8')).toContain(
    `productName: ${PROGRAM_NAME}\n`,
  );
  expect(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')).toContain(
    `"productName": "${PROGRAM_NAME}"`,
  );
});
