import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { Random, Timers } from '../../shared/time/clock.ts';

/** The operations that change nothing at the authority. An initialisation or an item save is never repeated here. */
export type ReadOperation = 'codes' | 'imports';

export interface RepeatNeeds {
  timers: Timers;
  random: Random;
  resultCodes: ResultCodes;
  /** Delays before the 2nd, 3rd, … try; their number is the number of repeats. */
  delaysMs?: readonly number[];
}

/**
 * Makes a read, and repeats it where waiting can help: no line, no answer, a broken server, and the result codes of
 * network and throttling (894, 896, 990; domain §3.2). A bad certificate or a refusal is not waited out.
 * @param callOnce makes one try; its number, from 1, is for the journal
 * @returns the first outcome that is not worth another try, or the last one
 */
export async function repeatRead<Data>(
  operation: ReadOperation,
  callOnce: (attempt: number) => Promise<Outcome<Data>>,
  needs: RepeatNeeds,
  signal?: AbortSignal,
): Promise<Outcome<Data>> {
  const delays = needs.delaysMs ?? USUAL_DELAYS_MS;
  let outcome = await callOnce(1);
  for (const [index, delay] of delays.entries()) {
    const wait = waitBefore(outcome, delay, needs);
    if (wait === null) return outcome;
    const isCancelled = await sleep(wait, needs.timers, signal);
    if (isCancelled) return { is: 'cancelled', operation, mayHaveArrived: false };
    outcome = await callOnce(index + 2);
  }
  return outcome;
}

const USUAL_DELAYS_MS = [2000, 8000, 30_000];

/** A person waits for the list: what is asked to rest longer than this is told, not waited out. */
const LONGEST_WAIT_SECONDS = 60;

/** Milliseconds to wait before the next try; null when another try makes no sense. */
function waitBefore(outcome: Outcome<unknown>, delay: number, needs: RepeatNeeds): number | null {
  switch (outcome.is) {
    case 'never-connected':
      return outcome.cause === 'certificate' ? null : withJitter(delay, needs.random);
    case 'no-answer':
      return withJitter(delay, needs.random);
    case 'asked-to-wait':
      return outcome.waitSeconds > LONGEST_WAIT_SECONDS ? null : Math.max(outcome.waitSeconds * 1000, delay);
    case 'refused':
      return isPassing(outcome.resultCode, needs.resultCodes) ? withJitter(delay, needs.random) : null;
    case 'success':
    case 'nothing-new':
    case 'no-key':
    case 'unreadable':
    case 'not-us':
    case 'cancelled':
    case 'not-sent':
      return null;
    default:
      return assertNever(outcome);
  }
}

function isPassing(resultCode: string, resultCodes: ResultCodes): boolean {
  const kind = resultCodes.table[resultCode]?.class;
  return kind === 'network' || kind === 'throttle';
}

/** Between three quarters and five quarters, so that many shops do not come back at the same moment. */
function withJitter(delay: number, random: Random): number {
  return Math.round(delay * (0.75 + random() / 2));
}

/** True when it was cancelled meanwhile. */
function sleep(milliseconds: number, timers: Timers, signal?: AbortSignal): Promise<boolean> {
  if (signal?.aborted === true) return Promise.resolve(true);
  return new Promise((resolve) => {
    const cancel = (): void => {
      stop();
      resolve(true);
    };
    const stop = timers.after(milliseconds, () => {
      signal?.removeEventListener('abort', cancel);
      resolve(false);
    });
    signal?.addEventListener('abort', cancel, { once: true });
  });
}
