import { parseExactJson } from '../money/exact-json.ts';
import type { AnsweredExchange } from './exchange.ts';

/** An answer's bytes as JSON, or why they are none, in one phrase. */
export type AnswerJson = { is: 'json'; json: unknown } | { is: 'unreadable'; detail: string };

/** Decodes UTF-8 with or without a byte order mark and parses it exactly. Never throws. */
export function readAnswerJson(exchange: AnsweredExchange): AnswerJson {
  if (exchange.tooLarge) return { is: 'unreadable', detail: 'the answer is too large' };
  const text = new TextDecoder('utf-8').decode(exchange.bytes);
  if (isWebPage(text, exchange.contentType))
    return { is: 'unreadable', detail: 'a web page, not the authority' };
  return parse(text);
}

function parse(text: string): AnswerJson {
  if (text.trim() === '') return { is: 'unreadable', detail: 'the answer is empty' };
  try {
    return { is: 'json', json: parseExactJson(text) };
  } catch {
    return { is: 'unreadable', detail: 'the answer is not JSON' };
  }
}

/** A captive portal or a proxy answers with its own page, often with status 200 (domain §1.4). */
function isWebPage(text: string, contentType: string): boolean {
  const start = text.slice(0, START_OF_TEXT).trimStart();
  return start.startsWith('<') || (/\bhtml\b/i.test(contentType) && !/^[{["]/.test(start));
}

const START_OF_TEXT = 200;
