import { use } from 'react';
import { useLocation } from 'wouter';
import { NOTHING_ENTERED } from '../../shared/setup/nothing-entered.ts';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useProgram } from '../bridge/program.tsx';
import { SetupDoor } from './setup-door.ts';

/** Ways into the set-up wizard, each with what is known already (ux §4.1). */
export function useBeginSetup(): {
  /** For a shop that is not on this computer yet. */
  anotherShop: () => Promise<void>;
  /** For the open shop, with what is known of it. */
  thisShop: () => Promise<void>;
  /** For another branch of the open shop's taxpayer: a shop of its own, reached by the same connection (spec §3 rule 2). */
  newBranch: () => Promise<void>;
} {
  const bridge = useBridge();
  const { shop, device } = useProgram();
  const openDoor = use(SetupDoor);
  const [, go] = useLocation();
  const keep = async (known: Partial<SetupDraft>): Promise<void> => {
    const draft: SetupDraft = { ...NOTHING_ENTERED, page: 'path', ...known };
    await ask(bridge, 'setup', 'keepDraft', draft);
    // Whichever screen was open may belong to the shop that is left.
    go('/');
    openDoor(draft);
  };
  /** What holds for every branch of the open shop. */
  const common = async () => {
    const { profile } = await ask(bridge, 'connection', 'view', undefined);
    return { page: 'details', preset: '', profile } as const;
  };
  return {
    anotherShop: () => keep({}),
    async thisShop() {
      if (shop === null) return keep({});
      const { id, environment, pin, branchId } = shop;
      const serialNumber = device.is === 'not-initialised' ? '' : device.serialNumber;
      return keep({ ...(await common()), environment, pin, branchId, serialNumber, shopId: id });
    },
    async newBranch() {
      if (shop === null) return keep({});
      const { environment, pin } = shop;
      return keep({ ...(await common()), environment, pin, reason: 'branch-changed' });
    },
  };
}
