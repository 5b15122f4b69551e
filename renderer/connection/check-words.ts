import type { CheckStep } from '../../shared/connection/connection.ts';
import type { KeyOf } from '../words/dictionary.ts';

type Key = KeyOf<'connection'>;
/** The key of a sentence, and what is put into it. */
export interface Sentence {
  key: Key;
  values: Record<string, string | number>;
}

/** What a step of a check says; the details of the step stand in its sentence. */
export function sentenceOf(step: CheckStep): Sentence {
  const { code, details } = step;
  if (code === 'never-connected') return { key: neverConnected(details['cause']), values: {} };
  if (code === 'no-answer') return { key: noAnswer(details['cause']), values: {} };
  if (code === 'asked-to-wait') return { key: 'path-asked-to-wait', values: countOf(details['seconds']) };
  if (code === 'certificate-ends-soon')
    return { key: 'certificate-ends-soon', values: countOf(details['daysLeft']) };
  if (code === 'clock-differs') {
    return { key: Number(details['aheadMinutes']) < 0 ? 'clock-behind' : 'clock-ahead', values: {} };
  }
  return { key: SENTENCES[step.step][code] ?? EVERYWHERE[code] ?? 'step-other', values: details };
}

/** How far the clocks are apart, in the largest unit that says enough: '7 minutes', '25 hours', '5 days'. */
export function spanOf(aheadMinutes: number): Sentence {
  const minutes = Math.abs(aheadMinutes);
  if (minutes < 2 * 60) return { key: 'span-minutes', values: { count: minutes } };
  if (minutes < 2 * 24 * 60) return { key: 'span-hours', values: { count: Math.round(minutes / 60) } };
  return { key: 'span-days', values: { count: Math.round(minutes / (24 * 60)) } };
}

/** The word of a step's state; what this connection does not need is not the same as not looked at. */
export function stateWordOf({ state, code }: CheckStep): Key {
  const isNotNeeded = code === 'not-needed' || code === 'this-computer';
  return state === 'skipped' && isNotNeeded ? 'state-not-needed' : `state-${state}`;
}

type Sentences = Readonly<Partial<Record<CheckStep['code'], Key>>>;

const EVERYWHERE: Sentences = { 'step-before-failed': 'after-failure', 'not-direct': 'not-direct' };

const SENTENCES: Readonly<Record<CheckStep['step'], Sentences>> = {
  name: { good: 'name-good', 'name-not-found': 'name-not-found' },
  tcp: { good: 'tcp-good', 'port-closed': 'tcp-port-closed' },
  certificate: {
    good: 'certificate-good',
    'this-computer': 'certificate-this-computer',
    'certificate-bad': 'certificate-bad',
  },
  path: { good: 'path-good', 'path-not-found': 'path-not-found', 'path-strange': 'path-strange' },
  clock: { good: 'clock-good', 'no-server-clock': 'clock-no-server-clock' },
  authentication: {
    good: 'authentication-good',
    'not-needed': 'authentication-not-needed',
    'secret-missing': 'authentication-secret-missing',
    'not-let-in': 'authentication-not-let-in',
  },
  device: {
    good: 'device-good',
    'not-initialised': 'device-not-initialised',
    'device-refused': 'device-refused',
    'device-unclear': 'device-unclear',
  },
};

function neverConnected(cause: unknown): Key {
  switch (cause) {
    case 'offline':
    case 'name':
    case 'refused':
    case 'proxy':
    case 'certificate':
      return `never-connected-${cause}`;
    default:
      return 'never-connected-unreachable';
  }
}

function noAnswer(cause: unknown): Key {
  switch (cause) {
    case 'time-out':
    case 'cut':
    case 'network-changed':
    case 'server-fault':
      return `no-answer-${cause}`;
    default:
      return 'no-answer';
  }
}

function countOf(value: unknown): { count: number } {
  return { count: Number(value) };
}
