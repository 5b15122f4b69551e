import { assertNever } from '../../shared/errors/assert-never.ts';
import type {
  PracticeFaults,
  PracticeFaultsChange,
  RegistrationFault,
} from '../../shared/practice/practice-faults.ts';
import type { MessageEnd } from '../ipc/core-messages.ts';
import { Waiting } from '../ipc/waiting.ts';
import type { FromPracticeThread, ToPracticeThread } from './practice-messages.ts';
import type { PracticeOperation } from './practice-operation.ts';
import type { PracticeSwitches } from './practice-switches.ts';
import { RESULT_TEXTS } from './result-codes.ts';

const SLOW_ANSWER_MS = 4000;
const REFUSAL = { resultCd: '999', resultMsg: 'Unknown error (practice)' } as const;
/** The code that can be switched off on purpose: nearly every practice item is packed so. */
const CODE = { cdCls: '17', cd: 'NT' } as const;

const AS_USUAL: Partial<PracticeSwitches> = {
  rejectNext: { ...REFUSAL, times: 0, only: null },
  noAnswerNext: { times: 0, only: null },
  keyPlace: 'info',
  initialisedBranch: '',
};
const refusedWith = (resultCd: string, resultMsg: string): Partial<PracticeSwitches> => ({
  ...AS_USUAL,
  rejectNext: { times: 1, resultCd, resultMsg, only: 'selectInitOsdcInfo' },
});

/** Every way in which a registration can be made to end; 'usual' takes back the others (domain §2.2, §2.3). */
const REGISTRATION: Readonly<Record<RegistrationFault, Partial<PracticeSwitches>>> = {
  usual: AS_USUAL,
  'not-known': refusedWith('901', RESULT_TEXTS['901']),
  'registered-before': refusedWith('902', RESULT_TEXTS['902']),
  'wrong-kind': refusedWith('903', RESULT_TEXTS['903']),
  refused: refusedWith(REFUSAL.resultCd, REFUSAL.resultMsg),
  'no-answer': { ...AS_USUAL, noAnswerNext: { times: 1, only: 'selectInitOsdcInfo' } },
  'no-key': { ...AS_USUAL, keyPlace: 'nowhere' },
  'other-branch': { ...AS_USUAL, initialisedBranch: '07' },
};

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
    rejectNext: isRefusedFor('saveItem', switches),
    noAnswerNext: isSilentFor('saveItem', switches),
    registration: registrationOf(switches),
    codeOff: switches.switchedOffCodes.some(({ cdCls, cd }) => cdCls === CODE.cdCls && cd === CODE.cd),
  };
}

/** What a person switches, as the practice authority's own switches. */
function switchesFor(change: PracticeFaultsChange): Partial<PracticeSwitches> {
  const { lineCut, slow, rejectNext, noAnswerNext, registration, codeOff } = change;
  return {
    ...(registration === undefined ? {} : REGISTRATION[registration]),
    ...(codeOff === undefined ? {} : { switchedOffCodes: codeOff ? [CODE] : [] }),
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

function registrationOf(switches: PracticeSwitches): RegistrationFault {
  if (switches.initialisedBranch !== '') return 'other-branch';
  if (switches.keyPlace === 'nowhere') return 'no-key';
  if (isSilentFor('selectInitOsdcInfo', switches)) return 'no-answer';
  if (!isRefusedFor('selectInitOsdcInfo', switches)) return 'usual';
  switch (switches.rejectNext.resultCd) {
    case '901':
      return 'not-known';
    case '902':
      return 'registered-before';
    case '903':
      return 'wrong-kind';
    default:
      return 'refused';
  }
}

function isSilentFor(operation: PracticeOperation, { noAnswerNext }: PracticeSwitches): boolean {
  return noAnswerNext.times > 0 && (noAnswerNext.only ?? operation) === operation;
}

function isRefusedFor(operation: PracticeOperation, { rejectNext }: PracticeSwitches): boolean {
  return rejectNext.times > 0 && (rejectNext.only ?? operation) === operation;
}
