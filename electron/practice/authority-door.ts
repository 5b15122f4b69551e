import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerFromElsewhere, type HttpAnswer, shapeAnswer } from './answer-shapes.ts';
import { readCredentials } from './credentials.ts';
import { isMeantForLoopback, readBody, sendText } from './loopback-http.ts';
import { answer, type Answer, performOperation } from './operations.ts';
import type { PracticeBooks } from './practice-books.ts';
import type { PracticeEvent } from './practice-events.ts';
import { operationOfPath, type PracticeOperation } from './practice-operation.ts';
import { readRequestBody, type RequestBody } from './request-body.ts';
import type { SwitchBoard } from './switch-board.ts';

/** What the door needs of the authority behind it. */
export interface AuthorityHouse {
  books: PracticeBooks;
  board: SwitchBoard;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Applies an event at once; resolves when it is safely kept. */
  record: (event: PracticeEvent) => Promise<void>;
  /** Resolves after so many milliseconds; rejects when the authority stops. */
  wait: (ms: number) => Promise<void>;
}

const LARGEST_BODY = 1024 * 1024;

/** Serves the four operations over HTTP (spec §4): acts, waits as long as the line is slow, then answers. */
export function authorityDoor(house: AuthorityHouse): RequestListener {
  return (request, response) => {
    void serve(request, response, house).catch(() => request.socket.destroy());
  };
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  house: AuthorityHouse,
): Promise<void> {
  const bytes = await readBody(request, LARGEST_BODY);
  if (!isMeantForLoopback(request))
    return sendText(response, 403, 'text/plain', 'This is not a public service.\n');
  const { switches } = house.board;
  const body: RequestBody =
    bytes === null ? { is: 'unreadable', why: 'is too large' } : readRequestBody(bytes);
  const answered = await decide(request, body, house);
  if (switches.delayMs > 0) await house.wait(switches.delayMs);
  if (answered === 'no answer') request.socket.destroy();
  else send(response, answered);
}

async function decide(
  request: IncomingMessage,
  body: RequestBody,
  house: AuthorityHouse,
): Promise<HttpAnswer | 'no answer'> {
  const { switches } = house.board;
  const now = house.clock();
  const elsewhere = answerFromElsewhere(switches);
  if (elsewhere !== null) return elsewhere;
  const operation = operationOfPath(request.url ?? '', switches.envelope);
  if (operation === null) return shapeAnswer(answer('912'), switches, now);
  if (request.method !== 'POST') return shapeAnswer(answer('895'), switches, now);
  const refused = house.board.takeRejection(operation);
  if (refused !== null) return shapeAnswer({ ...answer('999'), ...refused }, switches, now);
  const silent = house.board.takeSilence(operation);
  const acted = await act(operation, request, body, now, house);
  return silent ? 'no answer' : shapeAnswer(acted, switches, now);
}

/** Acts on the request; when what it did could not be kept, nobody knows what the authority knows (999). */
async function act(
  operation: PracticeOperation,
  request: IncomingMessage,
  body: RequestBody,
  now: number,
  { books, board, record }: AuthorityHouse,
): Promise<Answer> {
  const { expectedSequence, initialisedBranch, credentialsIn } = board.switches;
  const credentials = readCredentials(request.headers, body, credentialsIn);
  try {
    const office = { books, now, expectedSequence, initialisedBranch, record };
    return await performOperation({ operation, credentials, body }, office);
  } catch {
    return answer('999');
  }
}

function send(response: ServerResponse, { status, contentType, text, retryAfterSeconds }: HttpAnswer): void {
  const headers = retryAfterSeconds === null ? {} : { 'retry-after': retryAfterSeconds };
  sendText(response, status, contentType, text, headers);
}
