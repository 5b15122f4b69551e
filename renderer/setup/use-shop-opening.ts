import { useState } from 'react';
import type { ShopListing } from '../../shared/shops/shop.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import type { ConnectionProblem } from '../connection/connection-problems.ts';
import { profileOf } from './chosen-connection.ts';
import type { DetailField, FieldRemark } from './shop-details.ts';
import { cleanSerial } from './shop-details.ts';
import type { Wizard } from './use-wizard.ts';

/** Making the shop of the details, and what the program found about it. */
export interface ShopOpening {
  readonly open: () => void;
  readonly isBusy: boolean;
  readonly error: Error | null;
  readonly problems: ReadonlyMap<DetailField, FieldRemark>;
  readonly connectionProblems: readonly ConnectionProblem[];
  /** The shop is set up on this computer already. */
  readonly existing: ShopListing['id'] | null;
}

type Found = Pick<ShopOpening, 'problems' | 'connectionProblems' | 'existing'>;

const NOTHING_FOUND: Found = { problems: new Map(), connectionProblems: [], existing: null };

/**
 * Makes the shop that the details name, and goes on to the page that comes next. The one that earlier details made is
 * set aside first: nothing was sent for it.
 */
export function useShopOpening({ entered, enter, show }: Wizard): ShopOpening {
  const bridge = useBridge();
  const task = useTask();
  const [found, setFound] = useState(NOTHING_FOUND);
  const open = async (): Promise<void> => {
    setFound(NOTHING_FOUND);
    const { environment, pin, branchId, shopId, path } = entered;
    if (shopId !== null && shopId !== `${environment}-${pin}-${branchId}`)
      // A shop for which something was sent stays where it is, in the list of shops.
      await ask(bridge, 'shops', 'setAside', { id: shopId }).catch(() => undefined);
    const argument = { environment, pin, branchId, profile: profileOf(entered) };
    const result = await ask(bridge, 'shops', 'create', argument);
    if (result.is === 'exists') setFound({ ...NOTHING_FOUND, existing: result.shopId });
    if (result.is === 'problems') setFound({ ...NOTHING_FOUND, ...sorted(result.problems) });
    if (result.is !== 'opened') {
      if (shopId !== null) enter({ shopId: null });
      return;
    }
    enter({ shopId: result.shop.id, serialNumber: cleanSerial(entered.serialNumber).value });
    show({ is: path === 'have-key' ? 'key' : 'read-back' });
  };
  return { ...found, isBusy: task.isBusy, error: task.error, open: () => task.run(open) };
}

/** What is wrong with the details themselves, and what with the connection. */
function sorted(
  problems: readonly ConnectionProblem[],
): Pick<ShopOpening, 'problems' | 'connectionProblems'> {
  const details = problems.flatMap(({ field }): [DetailField, FieldRemark][] => {
    if (field === 'pin') return [['pin', { words: 'pin-signs', values: {} }]];
    return field === 'branchId' ? [['branchId', { words: 'branch-signs', values: {} }]] : [];
  });
  const others = problems.filter(({ field }) => field !== 'pin' && field !== 'branchId');
  return {
    problems: new Map(details),
    // The connection's own members, whether named by themselves or as part of the whole.
    connectionProblems: others.map(({ field, what }) => ({ field: field.replace(/^profile\./, ''), what })),
  };
}
