import type { IncomingMessage, ServerResponse } from 'node:http';

/** The only address that anything of the practice authority listens on. */
export const LOOPBACK = '127.0.0.1';

/**
 * True when the request names this computer in its Host header. Another name means that a web page has pointed its
 * own name at this computer, and it gets nothing.
 */
export function isMeantForLoopback(request: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/i.test(request.headers.host ?? '');
}

/** Collects a request's body; null when it is larger than `most` bytes or the caller went away. */
export function readBody(request: IncomingMessage, most: number): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= most) chunks.push(chunk);
    });
    request.on('end', () => resolve(size <= most ? Buffer.concat(chunks) : null));
    request.on('error', () => resolve(null));
    request.on('close', () => resolve(null));
  });
}

/** Sends a whole text with its length, so that the connection can serve the next request. */
export function sendText(
  response: ServerResponse,
  status: number,
  contentType: string,
  text: string,
  headers: Record<string, string | number> = {},
): void {
  const bytes = Buffer.from(text, 'utf8');
  response.writeHead(status, {
    'content-type': contentType,
    'content-length': bytes.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(bytes);
}
