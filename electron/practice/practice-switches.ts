import type { PracticeOperation } from './practice-operation.ts';

/** A code by the class it belongs to. */
export interface CodeName {
  cdCls: string;
  cd: string;
}

/** Everything that can be made to go wrong or to look odd, also while the practice authority runs. */
export interface PracticeSwitches {
  /** Connecting is refused; connections that are open are cut. */
  lineCut: boolean;
  /** The authority acts at once and answers so many milliseconds later. */
  delayMs: number;
  /** The next requests are refused without being acted on; `only` spares the other operations, null spares none. */
  rejectNext: { times: number; resultCd: string; resultMsg: string; only: PracticeOperation | null };
  /** The next requests are acted on, then the connection is cut without one byte of an answer. */
  noAnswerNext: { times: number; only: PracticeOperation | null };
  /** Codes that a person has switched off. Each is a change of the code lists, and stays so after a restart. */
  switchedOffCodes: CodeName[];
  /** The developer gateway wraps every answer, has two more paths, and sends HTTP 400 with everything but 000. */
  envelope: 'direct' | 'gateway';
  /** A page or an HTTP error instead of an answer is sent without acting; broken JSON is sent after acting. */
  answerShape: 'usual' | 'html-page' | 'broken-json' | 'http-500' | 'http-503';
  /** What `http-503` asks for. */
  retryAfterSeconds: number;
  /** Numbers of an answer arrive as text: "20.00". */
  numbersAsText: boolean;
  controlUnitSpelling: 'sdcId' | 'sdicId';
  /** Where the key of an initialisation stands; `nowhere` is a success without a key. */
  keyPlace: 'info' | 'data' | 'root' | 'nowhere';
  /** The branch that an initialisation is answered for, whatever was asked; '' is the one that was asked. */
  initialisedBranch: string;
  importStatusSpelling: 'imptItemsttsCd' | 'imptItemSttsCd';
  /** Item codes must end with the next running number of the taxpayer, as the gateway demands. */
  expectedSequence: boolean;
  /** Where tin, bhfId and cmcKey are looked for; `either` prefers the header, field by field. */
  credentialsIn: 'either' | 'header' | 'body';
}

/** A line that works and an authority that answers as the specification says. */
export const HEALTHY: PracticeSwitches = {
  lineCut: false,
  delayMs: 0,
  rejectNext: { times: 0, resultCd: '999', resultMsg: '', only: null },
  noAnswerNext: { times: 0, only: null },
  switchedOffCodes: [],
  envelope: 'direct',
  answerShape: 'usual',
  retryAfterSeconds: 30,
  numbersAsText: false,
  controlUnitSpelling: 'sdcId',
  keyPlace: 'info',
  initialisedBranch: '',
  importStatusSpelling: 'imptItemsttsCd',
  expectedSequence: false,
  credentialsIn: 'either',
};
