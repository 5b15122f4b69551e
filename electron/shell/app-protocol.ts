import path from 'node:path';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { PAGE_HOST, PAGE_SCHEME } from './our-pages.ts';

/** Where the built page asks for its nonce. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
};

/**
 * The file a page address means.
 * @returns an absolute path inside `folder`, or null for anything that leads elsewhere
 */
export function fileOfAddress(address: string, folder: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== `${PAGE_SCHEME}:` || url.host !== PAGE_HOST) return null;
  const asked = decoded(url.pathname);
  if (asked === null || /[\\:\0]/.test(asked)) return null;
  const file = path.join(folder, asked === '/' ? 'index.html' : asked);
  const inside = path.relative(folder, file);
  return inside === '' || inside.startsWith('..') || path.isAbsolute(inside) ? null : file;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Serves the built pages.
 * @param readFile reads a whole file; rejects when there is none
 * @param newNonce makes fresh random text for each page
 */
export function createPageServer(
  folder: string,
  readFile: (file: string) => Promise<Uint8Array>,
  newNonce: () => string,
): (address: string) => Promise<Response> {
  return async (address) => {
    const file = fileOfAddress(address, folder);
    if (file === null) return new Response('not found', { status: 404 });
    try {
      return pageResponse(file, await readFile(file), newNonce());
    } catch {
      return new Response('not found', { status: 404 });
    }
  };
}

function pageResponse(file: string, content: Uint8Array, nonce: string): Response {
  const type = CONTENT_TYPES[path.extname(file)] ?? 'application/octet-stream';
  const isPage = type.startsWith('text/html');
  const body = isPage
    ? new TextDecoder().decode(content).replaceAll(NONCE_PLACEHOLDER, nonce)
    : new Uint8Array(content);
  return new Response(body, {
    headers: {
      'content-type': type,
      'content-security-policy': contentSecurityPolicy(nonce),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': isPage ? 'no-store' : 'no-cache',
    },
  });
}
