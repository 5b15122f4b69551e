import { type AuthorityTime, readAuthorityTime } from '../time/authority-time.ts';
import { isFields, plainText, saidText } from './read-values.ts';
import type { Fields } from './wire.ts';

/** An answer's envelope, whichever of the four shapes of domain §1.5 it came in. */
export interface Envelope {
  /** `resultCd`, trimmed; '' when the answer has none, which is never a success. */
  resultCode: string;
  /** The authority's text, verbatim; a gateway's text where the authority itself said nothing. */
  message: string;
  resultTime: AuthorityTime | null;
  /** The object in which `data` stands beside `resultCd`. */
  body: Fields;
  /** The gateway's own status (`responseCode`) as a number; null when there is none. */
  gatewayStatus: number | null;
  /** The gateway turned the request away in its own way before it reached anybody; `token`: for its access token. */
  fault: 'none' | 'token' | 'other';
}

/** Reads the envelope out of an answer's JSON; null when it is in none of the known shapes. Never throws. */
export function readEnvelope(json: unknown): Envelope | null {
  if (!isFields(json)) return null;
  if (isFields(json['fault'])) return fromFault(json['fault']);
  if (isFields(json['responseHeader']) || 'responseBody' in json) {
    return fromParts(json['responseHeader'], json['responseBody']);
  }
  if (isFields(json['header']) && !('resultCd' in json)) return fromParts(json['header'], json['body']);
  if (!FLAT_MARKS.some((mark) => mark in json)) return null;
  return fromParts(json, json);
}

const FLAT_MARKS = ['resultCd', 'resultMsg', 'responseCode'];

function fromParts(header: unknown, inner: unknown): Envelope {
  const head = isFields(header) ? header : {};
  const body = isFields(inner) ? inner : {};
  return {
    resultCode: saidText(body['resultCd']) ?? '',
    message: firstSaid(body['resultMsg']) ?? gatewayWords(head),
    resultTime: readAuthorityTime(plainText(body['resultDt'])),
    body,
    gatewayStatus: numberOf(head['responseCode']),
    fault: 'none',
  };
}

/** Apigee answers in its own way before the request reaches anybody, nearly always about the token (domain §1.4). */
function fromFault(fault: Fields): Envelope {
  const detail = isFields(fault['detail']) ? fault['detail'] : {};
  const message = plainText(fault['faultstring']) ?? '';
  const errorCode = plainText(detail['errorcode']) ?? '';
  return {
    resultCode: '',
    message,
    resultTime: null,
    body: {},
    gatewayStatus: null,
    fault: isAboutToken(errorCode, message) ? 'token' : 'other',
  };
}

function isAboutToken(errorCode: string, message: string): boolean {
  return /^(?:keymanagement|oauth)\b/i.test(errorCode) || /access.?token/i.test(message);
}

/** All that a gateway says, once each: its first text is often only ' Error: '. */
function gatewayWords(head: Fields): string {
  const said = ['customerMessage', 'responseMessage', 'debugMessage'].flatMap(
    (name) => firstSaid(head[name]) ?? [],
  );
  return [...new Set(said)].join(' ');
}

function firstSaid(value: unknown): string | null {
  return saidText(value) === null ? null : plainText(value);
}

function numberOf(value: unknown): number | null {
  const text = saidText(value);
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}
