import { assertNever } from '../../shared/errors/assert-never.ts';
import type { PracticeFaults, PracticeFaultsChange } from '../../shared/practice/practice-faults.ts';
import type { MessageEnd } from '../ipc/core-messages.ts';
import { Waiting } from '../ipc/waiting.ts';
import type { FromPracticeThread, ToPracticeThread } from './practice-messages.ts';
import type { PracticeSwitches } from './practice-switches.ts';

const SLOW_ANSWER_MS = 4000;
const REFUSAL = { resultCd: '999', resultMsg: 'Unknown error (practice)' } as const;

/** The running practice authority as the program sees it. */
export interface PracticeConnection {
  /** Its base URL on this computer; rejects when the thread could not listen. */
  url: Promise<string>;
  faults(): Promise<PracticeFaults>;
  changeFaults(change: PracticeFaultsChange): Promise<PracticeFaults>;
  stop(): Promise<void>;
}

/**
 * Talks to the thread of the practice authority.
 * @param terminate ends the thread; what it answered is safe on disk
 */
export function createPracticeConnection(
  end: MessageEnd<ToPracticeThread, FromPracticeThread>,
  terminate: () => Promise<void>,
): PracticeConnection {
  const waiting = new Waiting();
  const listening = Promise.withResolvers<string>();
  end.listen((message) => receive(message, waiting, listening));
  const report = (): Promise<PracticeFaults> => waiting.ask((id) => end.post({ is: 'report', id }));
  return {
    url: listening.promise,
    faults: report,
    async changeFaults(change) {
      await waiting.ask((id) => end.post({ is: 'change', id, switches: switchesFor(change) }));
      return await report();
    },
    async stop() {
      await terminate();
      waiting.failAll(new Error('the practice authority was stopped'));
    },
  };
}

function receive(
  message: FromPracticeThread,
  waiting: Waiting,
  listening: PromiseWithResolvers<string>,
): void {
  switch (message.is) {
    case 'listening':
      return listening.resolve(message.url);
    case 'failed':
      return listening.reject(new Error(message.reason));
    case 'changed':
      return message.change.ok
        ? waiting.resolve(message.id, undefined)
        : waiting.reject(message.id, new Error('the practice authority refused the switches'));
    case 'reported':
      return waiting.resolve(message.id, faultsOf(message.switches));
    default:
      return assertNever(message);
  }
}

function faultsOf(switches: PracticeSwitches): PracticeFaults {
  return {
    lineCut: switches.lineCut,
    slow: switches.delayMs > 0,
    rejectNext: switches.rejectNext.times > 0,
    noAnswerNext: switches.noAnswerNext.times > 0,
  };
}

/** What a person switches, as the practice authority's own switches: only items are refused or left unanswered. */
function switchesFor(change: PracticeFaultsChange): Partial<PracticeSwitches> {
  const { lineCut, slow, rejectNext, noAnswerNext } = change;
  return {
    ...(lineCut === undefined ? {} : { lineCut }),
    ...(slow === undefined ? {} : { delayMs: slow ? SLOW_ANSWER_MS : 0 }),
    ...(rejectNext === undefined
      ? {}
      : { rejectNext: { ...REFUSAL, times: rejectNext ? 1 : 0, only: 'saveItem' } }),
    ...(noAnswerNext === undefined
      ? {}
      : { noAnswerNext: { times: noAnswerNext ? 1 : 0, only: 'saveItem' } }),
  };
}
