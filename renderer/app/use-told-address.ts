import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useBridge } from '../bridge/bridge-context.tsx';
import { listen } from '../bridge/listen.ts';

/** Goes where the program says: somebody has pressed a notification of the system, and wants to see what it told. */
export function useToldAddress(): void {
  const bridge = useBridge();
  const [, go] = useLocation();
  const goTo = useEffectEvent(go);
  useEffect(() => listen(bridge, 'program', 'goTo', ({ address }) => goTo(address)), [bridge]);
}
