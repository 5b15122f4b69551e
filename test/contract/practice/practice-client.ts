import http from 'node:http';
import type { PracticeState } from '../../../electron/practice/practice-state.ts';
import type { PracticeSwitches } from '../../../electron/practice/practice-switches.ts';
import {
  type PracticeAuthority,
  startPracticeAuthority,
} from '../../../electron/practice/practice-authority.ts';
import { memoryStorage, type PracticeStorage } from '../../../electron/practice/storage.ts';

/** 21 November 2026, 09:00:00 in East Africa. */
export const MORNING = Date.UTC(2026, 10, 21, 6);
export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

export interface MovedClock {
  now: number;
}

export type Row = Record<string, string | number | null>;

export interface CodeClass {
  cdCls: string;
  dtlList: { cd: string; cdNm: string; useYn: string }[];
}

interface Answer {
  resultCd: string;
  resultMsg: string;
  resultDt: string;
  data: { info: Record<string, string | null>; clsList: CodeClass[]; itemList: Row[] };
}

/** An answer of the authority, of the gateway, of the state or of the switches: whichever was asked for. */
interface Told extends Answer, PracticeState, PracticeSwitches {
  responseBody: Answer;
}

export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** What the text says; empty when it is no JSON. */
  json: Told;
}

/** One request on a connection of its own, so that no test sees another one's kept-open connection. */
export function send(
  url: string,
  {
    method = 'POST',
    headers = {},
    body = '',
  }: { method?: string; headers?: object; body?: string | Buffer } = {},
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = Buffer.byteLength(body);
    const request = http.request(
      url,
      { method, agent: false, headers: { 'content-length': length, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text, json: told(text) });
        });
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

export async function startForTest(
  options: { seed?: number; clock?: MovedClock; storage?: PracticeStorage } = {},
): Promise<{ authority: PracticeAuthority; clock: MovedClock }> {
  const { seed = 7, clock = { now: MORNING }, storage = memoryStorage() } = options;
  const authority = await startPracticeAuthority({ seed, clock: () => clock.now, storage, port: 0 });
  return { authority, clock };
}

export const SHOP = { tin: 'P051234567X', bhfId: '00', dvcSrlNo: 'SAJILI-TEST-1' };

/** A device that has been initialised, with the calls it can make. */
export interface Device {
  headers: Record<string, string>;
  post: (operation: string, body: object | string) => Promise<Reply>;
  codesSince: (lastReqDt: string) => Promise<Reply>;
  importsSince: (lastReqDt: string) => Promise<Reply>;
  save: (fields?: object) => Promise<Reply>;
}

export async function initialised(authority: PracticeAuthority, identity = SHOP): Promise<Device> {
  const reply = await send(`${authority.url}/selectInitOsdcInfo`, { body: JSON.stringify(identity) });
  return deviceWith(authority, { tin: identity.tin, bhfId: identity.bhfId, cmcKey: keyIn(reply) });
}

/** The key wherever it stands in an answer. */
export function keyIn(reply: Reply): string {
  const key = /"cmcKey":"([0-9a-f]{32})"/.exec(reply.text)?.[1];
  if (key === undefined) throw new Error(`there is no key in ${reply.text}`);
  return key;
}

export function deviceWith(authority: PracticeAuthority, headers: Record<string, string>): Device {
  const post = (operation: string, body: object | string): Promise<Reply> =>
    send(`${authority.url}/${operation}`, {
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return {
    headers,
    post,
    codesSince: (lastReqDt) => post('selectCodeList', { lastReqDt }),
    importsSince: (lastReqDt) => post('selectImportItemList', { lastReqDt }),
    save: (fields = {}) => post('saveItem', { ...AN_ITEM, ...fields }),
  };
}

/** An item that breaks no rule; every optional field is left out. */
export const AN_ITEM = {
  itemClsCd: '5059690800',
  itemCd: 'KE2NTXU0000001',
  itemTyCd: '2',
  itemNm: 'Maziwa freshi 500 ml',
  orgnNatCd: 'KE',
  pkgUnitCd: 'NT',
  qtyUnitCd: 'U',
  taxTyCd: 'B',
  dftPrc: 65,
  isrcAplcbYn: 'N',
  useYn: 'Y',
  regrId: 'amina',
  regrNm: 'Amina Odhiambo',
  modrId: 'amina',
  modrNm: 'Amina Odhiambo',
};

export const EVERYTHING = '20180101000000';

function told(text: string): Told {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse('{}');
  }
}
