import { readEnvelope } from '../../shared/authority/envelope.ts';
import type { Outcome } from '../../shared/authority/outcome.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';
import { readAnswer } from '../../shared/authority/read-answer.ts';
import { deviceKeyIn, readInitialise } from '../../shared/authority/read-initialise.ts';
import { deviceInfoToDomain } from '../../shared/authority/to-domain.ts';
import { parseExactJson } from '../../shared/money/exact-json.ts';
import type { DeviceFacts } from '../../shared/device/device-state.ts';
import type { Exchange } from './exchange.ts';
import { Secret } from './secret.ts';

/** What an initialisation came to: told without the key, and the key on its own. */
export interface InitialiseReading {
  outcome: Outcome<DeviceFacts>;
  /** Null when none was given. It may come with a refusal too (domain §2.3), so look at it whatever the outcome. */
  key: Secret | null;
}

/**
 * Reads the answer of an initialisation, after the raw answer is safe on disk.
 * @param exchange the answer with the key struck out, from which the outcome is read
 * @param asked PIN and branch of the request, which stand where the answer is silent about them
 */
export function readInitialiseAnswer(
  answer: { exchange: Exchange; secretAnswer: Secret | null },
  asked: { taxpayerPin: string; branchId: string },
  resultCodes: ResultCodes,
): InitialiseReading {
  const outcome = readAnswer('initialise', answer.exchange, resultCodes);
  const key = answer.secretAnswer === null ? null : deviceKeyOf(answer.secretAnswer);
  if (outcome.is !== 'success') return { outcome, key };
  return { outcome: { ...outcome, data: deviceInfoToDomain(outcome.data, asked) }, key };
}

/** The device key in a raw answer, verbatim; null when there is none or the answer cannot be read. Never throws. */
export function deviceKeyOf(rawAnswer: Secret): Secret | null {
  try {
    const envelope = readEnvelope(parseExactJson(withoutMark(rawAnswer.reveal())));
    const key = envelope === null ? null : deviceKeyIn(envelope);
    return key === null ? null : new Secret(key);
  } catch {
    // Not JSON: readAnswer says so in its outcome.
    return null;
  }
}

/**
 * The key in a raw answer and what stands beside it, whatever the result code; null when it gives no key. For an
 * answer that was sealed and that nobody could read in time. Never throws.
 */
export function readSealedAnswer(
  rawAnswer: Secret,
  asked: { taxpayerPin: string; branchId: string },
): { key: Secret; facts: DeviceFacts; resultCode: string } | null {
  const key = deviceKeyOf(rawAnswer);
  if (key === null) return null;
  const envelope = readEnvelope(parseExactJson(withoutMark(rawAnswer.reveal())));
  const read = envelope === null ? null : readInitialise(envelope);
  if (envelope === null || read?.is !== 'data') return null;
  return { key, facts: deviceInfoToDomain(read.data, asked), resultCode: envelope.resultCode };
}

/** Every text that a raw answer gives under a key's name, wherever it stands, also in an answer that is cut off. */
export function keysIn(rawAnswer: string): Secret[] {
  return [...rawAnswer.matchAll(NAMED_KEY)].flatMap(([, text = '', digits = '']) => {
    const key = digits === '' ? unescaped(text) : digits;
    return key === '' ? [] : [new Secret(key)];
  });
}

const NAMED_KEY = /"(?:cmcKey|intrlKey|signKey)"\s*:\s*(?:"([^"\\]*(?:\\.[^"\\]*)*)|(\d+))/gi;

function unescaped(jsonText: string): string {
  try {
    const text: unknown = JSON.parse(`"${jsonText}"`);
    return typeof text === 'string' ? text : '';
  } catch {
    return jsonText;
  }
}

function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}
