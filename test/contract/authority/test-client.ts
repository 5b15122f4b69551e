import type { AuthorityClient, AuthorityClientNeeds } from '../../../electron/authority/client.ts';
import { createAuthorityClient } from '../../../electron/authority/client.ts';
import type { ExchangeRecord } from '../../../electron/authority/exchange-record.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import { readAnswer } from '../../../shared/authority/read-answer.ts';
import type { Operation } from '../../../shared/authority/operation.ts';
import type { Outcome } from '../../../shared/authority/outcome.ts';
import type { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { DataOf } from '../../../shared/authority/wire.ts';
import type { Timers } from '../../../shared/time/clock.ts';

export const KEY = 'f0b9831bd2334874b7ec815e40347bc4';
export const SHOP_ID = 'practice-P000000001Z-00';

/** The body of a good request of each operation. */
export const BODIES: Readonly<Record<Operation, string>> = {
  initialise: '{"tin":"A123456789Z","bhfId":"00","dvcSrlNo":"dvcv1130"}',
  codes: '{"lastReqDt":"20180101000000"}',
  item: '{"itemCd":"KE1NTXU0000006","dftPrc":9999999999999999.99}',
  imports: '{"lastReqDt":"20180101000000"}',
};

export interface TestClient extends AuthorityClient {
  records: ExchangeRecord[];
  /** Makes a call and reads what came of it. */
  call: <O extends Exclude<Operation, 'initialise'>>(
    operation: O,
    signal?: AbortSignal,
  ) => Promise<Outcome<DataOf[O]>>;
}

/** A profile of the direct service for a server of the test. */
export function aProfile(address: string, differing: Partial<ConnectionProfile> = {}): ConnectionProfile {
  return { ...PRESETS['direct-test'], baseUrl: address, ...differing };
}

/** The product's own client with Node's fetch, for a server of the test. */
export function aClient(
  profile: ConnectionProfile,
  differing: Partial<AuthorityClientNeeds> = {},
): TestClient {
  const records: ExchangeRecord[] = [];
  const key = new Secret(KEY);
  const client = createAuthorityClient({
    fetch,
    profile,
    clock: { now: Date.now },
    timers: realTimers,
    identity: () => ({ shopId: SHOP_ID, tin: 'A123456789Z', bhfId: '00', key }),
    secrets: () => null,
    maxAnswerBytes: 67_108_864,
    onExchange: (record) => records.push(record),
    ...differing,
  });
  return {
    ...client,
    records,
    call: async (operation, signal) => {
      const request = { operation, body: BODIES[operation], shopId: SHOP_ID };
      return readAnswer(operation, await client.perform(request, signal), profile.resultCodes);
    },
  };
}

export const realTimers: Timers = {
  after(milliseconds, deed) {
    const timer = setTimeout(deed, milliseconds);
    return () => clearTimeout(timer);
  },
};
