import { createAuthorityClient } from '../../../electron/authority/client.ts';
import type { PerformExchange } from '../../../electron/authority/exchange.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { Clock, Timers } from '../../../shared/time/clock.ts';
import { initialised, SHOP } from '../practice/practice-client.ts';
import { openTestShop, SHOP_ID, type TestShop } from '../../unit/outbox/test-shop.ts';

/** Time as it is: real calls need real time. */
export const realTime: { clock: Clock; timers: Timers } = {
  clock: { now: () => Date.now() },
  timers: {
    after(milliseconds, deed) {
      const timer = setTimeout(deed, milliseconds);
      return () => clearTimeout(timer);
    },
  },
};

/** The program's own client over Node's fetch, with a device that the practice authority has just initialised. */
export async function clientOf(authority: PracticeAuthority): Promise<PerformExchange> {
  const { headers } = await initialised(authority);
  const key = new Secret(headers['cmcKey'] ?? '');
  const client = createAuthorityClient({
    ...realTime,
    profile: { ...PRESETS.practice, baseUrl: authority.url },
    identity: () => ({ shopId: SHOP_ID, tin: SHOP.tin, bhfId: SHOP.bhfId, key }),
    secrets: () => null,
    fetch: (address, init) => fetch(address, init),
    maxAnswerBytes: 10_000_000,
  });
  return client.perform;
}

/** Opens a shop whose outbox speaks to a practice authority. */
export function openPracticeShop(
  perform: PerformExchange,
  needs: Partial<Parameters<typeof openTestShop>[0]> = {},
): Promise<TestShop> {
  return openTestShop({ ...realTime, perform, ...needs });
}
