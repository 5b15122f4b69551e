import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isMeantForLoopback, readBody, sendText } from './loopback-http.ts';
import type { PracticeAuthority } from './practice-authority.ts';

const LARGEST_BODY = 64 * 1024;

/**
 * Serves the switches over HTTP: GET and POST /switches (a JSON object with any of them), GET /state.
 * A web page gets nothing: it would send an Origin header.
 */
export function switchesDoor(authority: PracticeAuthority): RequestListener {
  return (request, response) => {
    void serve(request, response, authority).catch(() => request.socket.destroy());
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  authority: PracticeAuthority,
): Promise<void> {
  const body = await readBody(request, LARGEST_BODY);
  if (!isMeantForLoopback(request) || request.headers.origin !== undefined) {
    return sendJson(response, 403, { problems: ['the switches are for programs on this computer only'] });
  }
  switch (`${request.method} ${request.url}`) {
    case 'GET /switches':
      return sendJson(response, 200, authority.switches());
    case 'POST /switches':
      return changeSwitches(body, response, authority);
    case 'GET /state':
      return sendJson(response, 200, authority.state());
    default:
      return sendJson(response, 404, { problems: ['there is GET /switches, POST /switches and GET /state'] });
  }
}

async function changeSwitches(
  body: Buffer | null,
  response: ServerResponse,
  authority: PracticeAuthority,
): Promise<void> {
  const change = await authority.changeUnread(parseJson(body));
  if (change.ok) sendJson(response, 200, change.switches);
  else sendJson(response, 400, { problems: change.problems });
}

function parseJson(body: Buffer | null): unknown {
  try {
    return JSON.parse(body?.toString('utf8') ?? '');
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendText(response, status, 'application/json;charset=UTF-8', `${JSON.stringify(value, null, 2)}\n`);
}
