import { standIn } from './stand-in.ts';

/** The last overload of both takes the listener alone. */
type BeforeRequest = Parameters<Electron.WebRequest['onBeforeRequest']>[0];
type HeadersReceived = Parameters<Electron.WebRequest['onHeadersReceived']>[0];
type Details = Electron.OnBeforeRequestListenerDetails;
type Headers = Record<string, string | string[]>;

interface Registered<Listener> {
  readonly filter: Electron.WebRequestFilter;
  readonly listener: NonNullable<Listener>;
}

const EVERYTHING: Electron.WebRequestFilter = { urls: ['<all_urls>'] };
let beforeRequest: Registered<BeforeRequest> | undefined;
let headersReceived: Registered<HeadersReceived> | undefined;

export const webRequest = standIn<Electron.WebRequest>('session.webRequest', {
  onBeforeRequest(...args: [Electron.WebRequestFilter, BeforeRequest] | [BeforeRequest]): void {
    beforeRequest = registered(args);
  },
  onHeadersReceived(...args: [Electron.WebRequestFilter, HeadersReceived] | [HeadersReceived]): void {
    headersReceived = registered(args);
  },
});

/** Asks the program whether a page may make this request. */
export async function mayBeRequested(details: Details): Promise<boolean> {
  const asked = beforeRequest;
  if (asked === undefined || !isMatched(asked.filter, details)) return true;
  const answer = await new Promise<Electron.CallbackResponse>((done) => asked.listener(details, done));
  if (answer.redirectURL !== undefined)
    throw new Error('electron host: webRequest redirects are not emulated');
  return answer.cancel !== true;
}

/** The headers that a page gets: those of the answer, as the program wants them changed. */
export async function headersForPage(details: Details, headers: Headers): Promise<Headers> {
  const asked = headersReceived;
  if (asked === undefined || !isMatched(asked.filter, details)) return headers;
  const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat()]));
  const received = { ...details, statusCode: 200, statusLine: 'HTTP/1.1 200', responseHeaders: lists };
  const answer = await new Promise<Electron.HeadersReceivedResponse>((done) =>
    asked.listener(received, done),
  );
  return answer.responseHeaders ?? headers;
}

function registered<Listener>(
  args: [Electron.WebRequestFilter, Listener] | [Listener],
): Registered<Listener> | undefined {
  const [filter, listener] = args.length === 1 ? [EVERYTHING, args[0]] : args;
  return listener ? { filter, listener } : undefined;
}

/** Electron's rule since 36: an empty list matches nothing. */
function isMatched(filter: Electron.WebRequestFilter, { url, resourceType }: Details): boolean {
  if (filter.types !== undefined && !filter.types.some((type) => type === resourceType)) return false;
  if (filter.excludeUrls?.some((pattern) => matches(pattern, url)) === true) return false;
  return filter.urls.some((pattern) => matches(pattern, url));
}

function matches(pattern: string, url: string): boolean {
  if (pattern === '<all_urls>') return true;
  const literal = pattern.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll('*', '.*')}$`).test(url);
}
