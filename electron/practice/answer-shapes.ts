import { toEastAfricaTime } from './east-africa-time.ts';
import type { Answer, AnswerData } from './operations.ts';
import type { PracticeSwitches } from './practice-switches.ts';

/** An answer ready to be sent. */
export interface HttpAnswer {
  status: number;
  contentType: string;
  text: string;
  retryAfterSeconds: number | null;
}

const JSON_TYPE = 'application/json;charset=UTF-8';
const HTML_TYPE = 'text/html;charset=UTF-8';

/** What stands between the program and the authority answers instead of it, by the switches; null when nothing does. */
export function answerFromElsewhere(switches: PracticeSwitches): HttpAnswer | null {
  switch (switches.answerShape) {
    case 'html-page':
      return page(200, 'Sign in to the network', 'Welcome. Please sign in to use this network.');
    case 'http-500':
      return page(500, '500 Internal Server Error', 'The server met an unexpected condition.');
    case 'http-503': {
      const busy = page(503, '503 Service Unavailable', 'The service is busy. Please try again later.');
      return { ...busy, retryAfterSeconds: switches.retryAfterSeconds };
    }
    default:
      return null;
  }
}

/** The authority's answer in the envelope and the spellings that the switches ask for; HTTP 200 nearly always. */
export function shapeAnswer(answer: Answer, switches: PracticeSwitches, now: number): HttpAnswer {
  const resultDt = toEastAfricaTime(now);
  const { resultCd, resultMsg } = answer;
  const { data, besideData } = shapeData(answer.data, switches);
  const plain = { resultCd, resultMsg, resultDt, ...besideData, data };
  const refusedByGateway = switches.envelope === 'gateway' && resultCd !== '000';
  const envelope = switches.envelope === 'gateway' ? gatewayEnvelope(answer, plain, resultDt) : plain;
  const text = JSON.stringify(envelope);
  return {
    status: refusedByGateway ? 400 : 200,
    contentType: JSON_TYPE,
    text: switches.answerShape === 'broken-json' ? text.slice(0, Math.floor(text.length / 2)) : text,
    retryAfterSeconds: null,
  };
}

function gatewayEnvelope(answer: Answer, plain: object, timestamp: string): object {
  const succeeded = answer.resultCd === '000';
  const responseHeader = {
    responseCode: succeeded ? 200 : 400,
    responseMessage: succeeded ? 'Success' : 'Bad Request',
    customerMessage: answer.resultMsg,
    debugMessage: null,
    timestamp,
  };
  return { responseHeader, responseBody: answer.onlyInGatewayHeader ? null : plain };
}

type Shaped = Record<string, unknown>;

function shapeData(data: AnswerData, switches: PracticeSwitches): { data: unknown; besideData: Shaped } {
  if (data === null) return { data, besideData: {} };
  if ('info' in data) return shapeInfo(data.info, switches);
  const spelled =
    'itemList' in data
      ? {
          itemList: data.itemList.map((row) => renamed(row, 'imptItemsttsCd', switches.importStatusSpelling)),
        }
      : data;
  return { data: switches.numbersAsText ? withNumbersAsText(spelled) : spelled, besideData: {} };
}

function shapeInfo(facts: object, switches: PracticeSwitches): { data: unknown; besideData: Shaped } {
  const info = renamed(facts, 'sdcId', switches.controlUnitSpelling);
  const { cmcKey, ...withoutKey } = info;
  switch (switches.keyPlace) {
    case 'data':
      return { data: { cmcKey, info: withoutKey }, besideData: {} };
    case 'root':
      return { data: { info: withoutKey }, besideData: { cmcKey } };
    case 'nowhere':
      // As a live service answered for a device it had initialised before: success, and these three null.
      return {
        data: { info: { ...info, [switches.controlUnitSpelling]: null, mrcNo: null, cmcKey: null } },
        besideData: {},
      };
    default:
      return { data: { info }, besideData: {} };
  }
}

/** The same members in the same order, one of them under another name. */
function renamed(row: object, from: string, to: string): Shaped {
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name === from ? to : name, value]));
}

const WHOLE_NUMBERS = ['itemSeq', 'srtOrd'];

function withNumbersAsText(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return WHOLE_NUMBERS.includes(name) ? String(value) : value.toFixed(2);
  if (Array.isArray(value)) return value.map((entry) => withNumbersAsText(entry));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, member]) => [key, withNumbersAsText(member, key)]),
  );
}

function page(status: number, title: string, words: string): HttpAnswer {
  const text = `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1><p>${words}</p></body></html>\n`;
  return { status, contentType: HTML_TYPE, text, retryAfterSeconds: null };
}
