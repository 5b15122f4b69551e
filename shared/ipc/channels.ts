import type { ContractShape } from './definitions.ts';

/** The name under which a call or an event of the contract travels. Derived, never listed by hand. */
export function channelName(group: string, name: string): string {
  return `sajili:${group}.${name}`;
}

/** The contract without its schemas: all that the preload needs to build the bridge. */
export type BridgePlan = Readonly<Record<string, Readonly<Record<string, 'call' | 'event'>>>>;

/** Strips a contract to its names, so that no schema library is needed in the preload. */
export function bridgePlan(contract: ContractShape): BridgePlan {
  return Object.fromEntries(
    Object.entries(contract).map(([group, entries]) => [
      group,
      Object.fromEntries(
        Object.entries(entries).map(([name, definition]) => [
          name,
          definition.kind === 'event' ? 'event' : 'call',
        ]),
      ),
    ]),
  );
}
