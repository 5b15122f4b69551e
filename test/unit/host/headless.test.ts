import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { connectHeadlessPage, type HeadlessPage } from '../../host/headless-page.ts';
import { launchHost, type Host, type HostOptions } from '../../host/launch.ts';
import { writeFixtureProgram } from './fixture-program.ts';

const program = writeFixtureProgram();
const folders = [program];
const hosts: Host[] = [];

afterEach(async () => {
  await Promise.all(hosts.splice(0).map((host) => host.close()));
});
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

async function start(options: HostOptions = {}): Promise<Host> {
  const host = await launchHost(program, options);
  hosts.push(host);
  return host;
}

async function startWithPage(options: HostOptions = {}): Promise<{ host: Host; page: HeadlessPage }> {
  const host = await start(options);
  return { host, page: await connectHeadlessPage(host.windowUrl) };
}

function dataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sajili-host-data-'));
  folders.push(folder);
  return folder;
}

/** The status of a plain request, with no header but those given. */
function status(url: URL, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((answered, failed) => {
    http
      .get(url, { headers, setHost: false }, (response) => answered(response.resume().statusCode))
      .on('error', failed);
  });
}

async function cookieOf(host: Host): Promise<string> {
  const answer = await fetch(host.windowUrl, { redirect: 'manual' });
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

describe('the program on the host, without a browser', () => {
  let host: Host;
  let page: HeadlessPage;
  beforeAll(async () => {
    host = await launchHost(program);
    page = await connectHeadlessPage(host.windowUrl);
  });
  afterAll(() => host.close());

  it('answers calls, sends events, and knows its page by the program’s own address', async () => {
    const announced = new Promise((heard) => page.on('announced', heard));
    expect(await page.invoke('sum', 40, 2)).toBe(42);
    await page.invoke('announce', 'Sukari imepokelewa');
    expect(await announced).toBe('Sukari imepokelewa');
    expect(await page.invoke('sender')).toEqual({
      url: 'app://shop/index.html',
      origin: 'app://shop',
      isMain: true,
    });
  });

  const refused = (channel: string): Promise<unknown> => page.invoke(channel).catch(String);

  it('reports a failed call with Electron’s words', async () => {
    expect(await refused('fail')).toBe("Error: Error invoking remote method 'fail': TypeError: no such item");
    expect(await refused('nobody')).toBe(
      "Error: Error invoking remote method 'nobody': Error: No handler registered for 'nobody'",
    );
    expect(await refused('uncloneable')).toBe(
      "Error: Error invoking remote method 'uncloneable': Error: An object could not be cloned.",
    );
  });

  it('runs the program’s worker thread and shows its window once the page is there', async () => {
    expect(await page.invoke('count')).toBe(1);
    expect(await page.invoke('count')).toBe(2);
    expect(await host.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.isVisible())).toBe(
      true,
    );
  });

  it('gives every document a nonce of its own', async () => {
    const nonce = /<style nonce="([^"]+)">/.exec(page.html)?.[1];
    const again = /<style nonce="([^"]+)">/.exec((await connectHeadlessPage(host.windowUrl)).html)?.[1];
    expect(nonce).toMatch(/^[\w+/]{22}==$/);
    expect(again).not.toBe(nonce);
  });

  it('runs a test’s function in the main process and names what is not emulated', async () => {
    expect(await host.evaluate(({ app }, more) => app.getVersion() + more, '!')).toBe('1.2.3!');
    await expect(host.evaluate(({ app }) => app.getGPUInfo('basic'))).rejects.toThrow(
      'electron host: app.getGPUInfo is not emulated',
    );
    await expect(host.evaluate((electron) => electron.Tray)).rejects.toThrow(
      'electron host: electron.Tray is not emulated',
    );
  });

  it('can be told from real Electron', async () => {
    expect(await host.evaluate(() => process.versions.electron)).toMatch(/^\d+\.\d+\.\d+-host$/);
    expect(await host.evaluate(({ safeStorage }) => safeStorage.getSelectedStorageBackend())).toBe(
      'host_stand_in',
    );
  });
});

describe('the end of the program on the host', () => {
  it('closes in Electron’s order, also when the program needs a moment, and ends with 0', async () => {
    const { host, page } = await startWithPage();
    expect(await host.close()).toBe(0);
    await expect(page.invoke('sum', 1, 1)).rejects.toThrow('the program is gone');
  });

  it('ends when its page has been gone for a while, as when the window is closed', async () => {
    const { host, page } = await startWithPage();
    page.close();
    expect(await host.exited).toBe(0);
  });

  it('keeps its window when the page comes back in time', async () => {
    const { host, page } = await startWithPage();
    page.close();
    const next = await connectHeadlessPage(host.windowUrl);
    await new Promise((done) => setTimeout(done, 1_800));
    expect(await next.invoke('sum', 1, 1)).toBe(2);
  });
});

describe('data on the host', () => {
  it('survives kill -9, and the next start is not blocked by the dead one', async () => {
    const userData = dataFolder();
    const { host, page } = await startWithPage({ userData });
    expect(await page.invoke('count')).toBe(1);
    await host.kill();
    expect(await host.exited).toBeNull();
    const again = await startWithPage({ userData });
    expect(await again.page.invoke('count')).toBe(2);
  });

  it('belongs to one running program only', async () => {
    const userData = dataFolder();
    await start({ userData });
    await expect(launchHost(program, { userData })).rejects.toThrow('the host ended with 0');
  });

  it('is sealed by a key that stays, and cannot be opened with another', async () => {
    const userData = dataFolder();
    const first = await startWithPage({ userData });
    const sealed = await first.page.invoke('seal', 'hunter2');
    expect(Buffer.from(String(sealed), 'base64').toString('latin1')).not.toContain('hunter2');
    await first.host.close();
    const second = await startWithPage({ userData });
    expect(await second.page.invoke('unseal', sealed)).toBe('hunter2');
    expect(readFileSync(path.join(userData, 'host.key'))).toHaveLength(32);
    const stranger = await startWithPage();
    await expect(stranger.page.invoke('unseal', sealed)).rejects.toThrow('Error while decrypting');
  });

  it('cannot be sealed where there is no key store', async () => {
    const { host, page } = await startWithPage({ env: { SAJILI_HOST_KEY_STORE: 'none' } });
    expect(await host.evaluate(({ safeStorage }) => safeStorage.isAsyncEncryptionAvailable())).toBe(false);
    await expect(page.invoke('seal', 'hunter2')).rejects.toThrow('Encryption is not available');
  });
});

describe('strangers at the host’s door', () => {
  let host: Host;
  beforeAll(async () => {
    host = await launchHost(program);
  });
  afterAll(() => host.close());

  it('are refused without the token, and its cookie cannot be read by a page', async () => {
    const { windowUrl } = host;
    const url = new URL(windowUrl);
    expect(await status(url, { host: url.host })).toBe(302);
    url.searchParams.set('token', 'x'.repeat(32));
    expect(await status(url, { host: url.host })).toBe(403);
    const answer = await fetch(windowUrl, { redirect: 'manual' });
    expect(answer.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
  });

  it('are refused without the cookie, under another Host, and from another Origin', async () => {
    const cookie = await cookieOf(host);
    const url = new URL('/index.html', host.windowUrl);
    const own = { host: url.host, cookie };
    expect(await status(url, own)).toBe(200);
    expect(await status(url, { host: url.host })).toBe(403);
    expect(await status(url, { host: url.host, cookie: cookie.replace(/.$/, '') })).toBe(403);
    expect(await status(url, { ...own, host: `evil.invalid:${url.port}` })).toBe(421);
    expect(await status(url, { ...own, host: `localhost:${url.port}` })).toBe(421);
    expect(await status(url, { ...own, origin: 'https://evil.invalid' })).toBe(403);
  });

  it('cannot speak to the program over its socket', async () => {
    const cookie = await cookieOf(host);
    const { host: address, origin } = new URL(host.windowUrl);
    const attempt = (headers: Record<string, string>): Promise<string> =>
      new Promise((done) => {
        const socket = new WebSocket(`ws://${address}/__host/ipc`, { headers });
        socket.on('open', () => done('open')).on('error', (error) => done(error.message));
      });
    expect(await attempt({ origin })).toContain('403');
    expect(await attempt({ cookie })).toContain('403');
    expect(await attempt({ cookie, origin: 'https://evil.invalid' })).toContain('403');
    expect(await attempt({ cookie, origin: 'null' })).toContain('403');
    expect(await attempt({ cookie, origin })).toBe('open');
  });

  it('get none of the host’s files but those that a page needs', async () => {
    const cookie = await cookieOf(host);
    const get = (file: string): Promise<number | undefined> => {
      const url = new URL(host.windowUrl);
      url.search = '';
      url.pathname = file;
      return status(url, { host: url.host, cookie });
    };
    expect(await get('/__host/code/wire.ts')).toBe(200);
    expect(await get('/__host/code/run.ts')).toBe(404);
    expect(await get('/__host/code/..%2F..%2Fpackage.json')).toBe(404);
  });
});
