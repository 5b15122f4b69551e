import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { type AuthorityClient, createAuthorityClient } from '../../electron/authority/client.ts';
import { Secret } from '../../electron/authority/secret.ts';
import { PRESETS } from '../../shared/authority/profile-presets.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { realTime } from './bench-shop.ts';
import type { ServerKind } from './server-process.ts';

/** A server in a process of its own. */
export interface BenchServer {
  url: string;
  stop(): Promise<void>;
}

export async function startServer(kind: ServerKind): Promise<BenchServer> {
  const file = path.join(import.meta.dirname, 'server-process.ts');
  const child = fork(file, [JSON.stringify(kind)], { execArgv: ['--disable-warning=ExperimentalWarning'] });
  const [url] = (await once(child, 'message')) as [string];
  return {
    url,
    async stop() {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
    },
  };
}

const TIN = OPEN_SHOP.pin;
const BHF_ID = OPEN_SHOP.branchId;
/** A key for servers that take any. */
export const ANY_KEY = 'f0b9831bd2334874b7ec815e40347bc4';

/** The product's own client over Node's fetch. */
export function benchClient(url: string, key: string): AuthorityClient {
  const secret = new Secret(key);
  return createAuthorityClient({
    ...realTime,
    fetch,
    profile: { ...PRESETS.practice, baseUrl: url },
    identity: () => ({ shopId: OPEN_SHOP.id, tin: TIN, bhfId: BHF_ID, key: secret }),
    secrets: () => null,
    maxAnswerBytes: 100_000_000,
  });
}

/** The barest way to send an item: one keep-alive fetch, its answer parsed. */
export async function bareSend(url: string, key: string, body: string): Promise<void> {
  const response = await fetch(`${url}/saveItem`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', tin: TIN, bhfId: BHF_ID, cmcKey: key },
    body,
  });
  const answer = (await response.json()) as { resultCd: string };
  if (answer.resultCd !== '000') throw new Error(JSON.stringify(answer));
}

/** Initialises a device with a practice authority and gives its key. */
export async function initialiseDevice(url: string): Promise<string> {
  const response = await fetch(`${url}/selectInitOsdcInfo`, {
    method: 'POST',
    body: JSON.stringify({ tin: TIN, bhfId: BHF_ID, dvcSrlNo: 'SAJILI-BENCH' }),
  });
  const key = /"cmcKey":"([0-9a-f]{32})"/.exec(await response.text())?.[1];
  if (key === undefined) throw new Error('the practice authority gave no key');
  return key;
}
