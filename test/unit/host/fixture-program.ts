import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * The smallest program that does what a real one does on Electron: one locked-down window at app://shop/, its pages
 * answered with a policy that has a new nonce each time, every request filtered, a worker thread that keeps a number
 * in a file. Written as it would be built: main as an ES module, preload as one CommonJS file.
 */
export function writeFixtureProgram(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-fixture-'));
  mkdirSync(path.join(folder, 'pages'));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(folder, name), text);
  return folder;
}

const MAIN = `
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import electron, { app, BrowserWindow, ipcMain, Menu, net, protocol, safeStorage, session } from 'electron';

protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges: { standard: true, secure: true } }]);
app.enableSandbox();
if (!app.requestSingleInstanceLock()) app.quit();

const POLICY = "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-NONCE'; img-src 'self' data:; connect-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'";
const core = new Worker(new URL('./core.js', import.meta.url), { workerData: app.getPath('userData') });
const ask = (message) => new Promise((done) => { core.once('message', done); core.postMessage(message); });

async function answer(request) {
  const { pathname, host } = new URL(request.url);
  if (host !== 'shop') return new Response('', { status: 404 });
  const file = await net.fetch(pathToFileURL(path.join(import.meta.dirname, 'pages', pathname)).href);
  const nonce = randomBytes(16).toString('base64');
  const body = pathname.endsWith('.html') ? (await file.text()).replaceAll('NONCE', nonce) : await file.arrayBuffer();
  const headers = { 'content-type': file.headers.get('content-type'), 'content-security-policy': POLICY.replace('NONCE', nonce) };
  return new Response(body, { headers });
}

ipcMain.handle('sum', (event, a, b) => a + b);
ipcMain.handle('echo', (event, value) => value);
ipcMain.handle('fail', () => { throw new TypeError('no such item'); });
ipcMain.handle('uncloneable', () => () => 1);
ipcMain.handle('sender', (event) => ({ url: event.senderFrame.url, origin: event.senderFrame.origin, isMain: event.senderFrame === event.sender.mainFrame }));
ipcMain.handle('count', () => ask('count'));
ipcMain.handle('announce', (event, text) => event.sender.send('announced', text));
ipcMain.handle('seal', async (event, text) => (await safeStorage.encryptStringAsync(text)).toString('base64'));
ipcMain.handle('unseal', async (event, text) => (await safeStorage.decryptStringAsync(Buffer.from(text, 'base64'))).result);

app.on('window-all-closed', () => app.quit());
app.on('will-quit', (event) => {
  if (core.isClosed) return;
  event.preventDefault();
  void ask('close').then(() => { core.isClosed = true; app.quit(); });
});
void app.whenReady().then(() => {
  protocol.handle('app', answer);
  Menu.setApplicationMenu(null);
  session.defaultSession.setPermissionRequestHandler((contents, permission, done) => done(false));
  session.defaultSession.webRequest.onBeforeRequest({ urls: ['<all_urls>'] }, ({ url }, done) => done({ cancel: url.includes('forbidden') }));
  const window = new BrowserWindow({
    width: 1366, height: 688, show: false,
    webPreferences: { preload: path.join(import.meta.dirname, 'preload.cjs'), sandbox: true, contextIsolation: true, nodeIntegration: false },
  });
  window.once('ready-to-show', () => window.show());
  window.webContents.setWindowOpenHandler(() => ({ action: 'deny' }));
  window.webContents.on('will-navigate', (event) => event.preventDefault());
  void window.loadURL('app://shop/index.html');
});
`;

const CORE = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
const file = workerData + '/count.txt';
const read = () => { try { return Number(readFileSync(file, 'utf8')); } catch { return 0; } };
parentPort.on('message', (message) => {
  if (message === 'close') return parentPort.postMessage('closed');
  mkdirSync(workerData, { recursive: true });
  writeFileSync(file, String(read() + 1));
  parentPort.postMessage(read());
});
`;

const PRELOAD = `'use strict';
const { contextBridge, ipcRenderer } = require('electron');
contextBridge.exposeInMainWorld('bridge', {
  electron: process.versions.electron,
  invoke: (channel, ...args) => ipcRenderer.invoke(channel, ...args),
  onAnnounced: (listener) => { ipcRenderer.on('announced', (event, text) => listener(text)); },
});
`;

const DOCUMENT = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; style-src 'self' 'nonce-NONCE'; img-src 'self' data:; connect-src 'none'" />
    <title>Fixture</title>
    <style nonce="NONCE">h1 { color: rgb(1, 2, 3); }</style>
    <script type="module" src="./page.js"></script>
  </head>
  <body><h1>Fixture</h1><p id="sum"></p><a id="out" href="https://example.invalid/out">out</a></body>
</html>
`;

const PAGE = `
document.getElementById('sum').textContent = String(await window.bridge.invoke('sum', 40, 2));
`;

const FILES: Record<string, string> = {
  'package.json': JSON.stringify({
    name: 'fixture',
    productName: 'Fixture',
    version: '1.2.3',
    type: 'module',
    main: 'main.js',
  }),
  'main.js': MAIN,
  'core.js': CORE,
  'preload.cjs': PRELOAD,
  'pages/index.html': DOCUMENT,
  'pages/page.js': PAGE,
};
