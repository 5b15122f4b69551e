import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { noteDeed } from './deeds.ts';
import { standIn } from './stand-in.ts';

const CONTENT_TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Node's own `fetch` for http and https (no system proxy, no certificates of the system), and files. */
export const net = standIn<Electron.Net>('net', {
  async fetch(input, init) {
    const url = new URL(typeof input === 'string' ? input : input.url);
    if (url.protocol === 'file:') return fileResponse(url);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') {
      throw new Error(`electron host: net.fetch of ${url.protocol} is not emulated`);
    }
    noteDeed('net.fetch', `${url.origin}${url.pathname}`);
    return fetch(input, init);
  },
  isOnline: () => true,
  online: true,
});

async function fileResponse(url: URL): Promise<Response> {
  const file = fileURLToPath(`file://${url.host}${url.pathname}`);
  const bytes = await readFile(file).catch(() => undefined);
  if (bytes === undefined) throw new Error('net::ERR_FILE_NOT_FOUND');
  const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
  return new Response(bytes, { headers: { 'content-type': type } });
}
