import { createContext, use } from 'react';
import type { Bridge } from '../../shared/ipc/derive-types.ts';

/** Hands the bridge down, so that a test can put another one in its place. */
export const BridgeContext = createContext<Bridge | null>(null);

/** The bridge of this window. Screens use `useAnswer` and `useDeed` instead; news are followed in app/news.ts. */
export function useBridge(): Bridge {
  const bridge = use(BridgeContext);
  if (bridge === null) throw new Error('the bridge is missing above this component');
  return bridge;
}
