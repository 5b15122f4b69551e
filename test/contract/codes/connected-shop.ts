import { createAuthorityClient } from '../../../electron/authority/client.ts';
import { Secret } from '../../../electron/authority/secret.ts';
import type { PracticeAuthority } from '../../../electron/practice/practice-authority.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import { type ListShop, OPEN_SHOP, openListShop } from '../../support/list-shop.ts';
import { type Device, initialised, SHOP, startForTest } from '../practice/practice-client.ts';

/** A shop whose lists come over real HTTP from a practice authority, with the program's own client. */
export interface ConnectedShop {
  authority: PracticeAuthority;
  device: Device;
  shop: ListShop;
  /** Lets time pass at the authority and in the shop. */
  pass(milliseconds: number): Promise<void>;
  stop(): Promise<void>;
}

export async function connectShop(): Promise<ConnectedShop> {
  const { authority, clock } = await startForTest();
  const device = await initialised(authority);
  const key = new Secret(device.headers['cmcKey'] ?? '');
  const client = createAuthorityClient({
    fetch,
    profile: { ...PRESETS.practice, baseUrl: authority.url },
    clock: { now: () => Date.now() },
    timers: {
      after(milliseconds, deed) {
        const timer = setTimeout(deed, milliseconds);
        return () => clearTimeout(timer);
      },
    },
    identity: () => ({ shopId: OPEN_SHOP.id, tin: SHOP.tin, bhfId: SHOP.bhfId, key }),
    secrets: () => null,
    maxAnswerBytes: 10_000_000,
  });
  const shop = await openListShop({ perform: client.perform });
  return {
    authority,
    device,
    shop,
    async pass(milliseconds) {
      clock.now += milliseconds;
      await shop.time.pass(milliseconds);
    },
    async stop() {
      await shop.close();
      await authority.stop();
    },
  };
}
