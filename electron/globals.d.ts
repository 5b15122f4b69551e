import type { BridgePlan } from '../shared/ipc/channels.ts';

declare global {
  /** The names of the contract, put in by the build so that the preload needs no schema library. */
  const BUILT_BRIDGE_PLAN: BridgePlan;
}
