import type { PerformExchange } from '../../../electron/authority/exchange.ts';
import type { Exchange, ExchangeRequest } from '../../../shared/authority/exchange.ts';

/** Calls that a test left without an answer: no shop could close before they end. */
const hanging: ((exchange: Exchange) => void)[] = [];

/** Ends them; to be called after each test. */
export function endHangingCalls(): void {
  for (const resolve of hanging.splice(0)) resolve(NO_ANSWER);
}

/** What an authority answers, as bytes. */
export function answer(resultCd: string, resultMsg = 'It is succeeded', httpStatus = 200): Exchange {
  const text = JSON.stringify({ resultCd, resultMsg, resultDt: '20261121090000', data: null });
  return {
    is: 'answered',
    httpStatus,
    contentType: 'application/json',
    retryAfterSeconds: null,
    bytes: new TextEncoder().encode(text).buffer,
    tooLarge: false,
    durationMs: 12,
  };
}

export const ACCEPTED = (): Exchange => answer('000');
export const REFUSED = (message = 'Request parameter error[<itemNm>]'): Exchange => answer('910', message);
export const NO_ANSWER: Exchange = { is: 'no-answer', cause: 'time-out', detail: 'timed out', durationMs: 9 };
export const NO_LINE: Exchange = {
  is: 'never-connected',
  cause: 'refused',
  detail: 'refused',
  durationMs: 1,
};
export const NO_TRUST: Exchange = {
  is: 'never-connected',
  cause: 'certificate',
  detail: 'expired',
  durationMs: 1,
};

/** An authority at the other end of the port: answers by a list, then accepts; remembers what it was sent. */
export interface ScriptedAuthority {
  perform: PerformExchange;
  requests: ExchangeRequest[];
  answers: (Exchange | Error)[];
  /** While true, calls wait until `answerNow`. */
  isSlow: boolean;
  answerNow(exchange: Exchange): Promise<void>;
}

export function scriptedAuthority(...answers: (Exchange | Error)[]): ScriptedAuthority {
  const waiting: ((exchange: Exchange) => void)[] = [];
  const authority: ScriptedAuthority = {
    requests: [],
    answers,
    isSlow: false,
    perform(request, signal) {
      authority.requests.push(request);
      if (authority.isSlow) {
        return new Promise((resolve) => {
          waiting.push(resolve);
          hanging.push(resolve);
          signal?.addEventListener('abort', () =>
            resolve({ is: 'cancelled', mayHaveArrived: true, durationMs: 5 }),
          );
        });
      }
      const next = authority.answers.shift() ?? ACCEPTED();
      return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
    },
    async answerNow(exchange) {
      waiting.shift()?.(exchange);
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
  return authority;
}

/** The item names in the bodies that were sent, in their order. */
export function namesSent({ requests }: ScriptedAuthority): string[] {
  return requests.map(({ body }) => String(JSON.parse(body).itemNm));
}
