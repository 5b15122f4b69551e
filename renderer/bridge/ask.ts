import type { Argument, Bridge, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { BridgeError } from './bridge-error.ts';

/**
 * Makes one call of the contract and opens the envelope: resolves with the value, rejects with a BridgeError.
 * This is the only place of the window that sees an envelope (architecture §2 rule 7).
 */
export async function ask<G extends Group, N extends CallsOf<G>>(
  bridge: Bridge,
  group: G,
  name: N,
  argument: Argument<G, N>,
): Promise<Result<G, N>> {
  const call: (argument: Argument<G, N>) => Promise<Envelope<Result<G, N>>> = bridge[group][name];
  const envelope = await call(argument);
  if (!envelope.ok) throw new BridgeError(envelope.error);
  return envelope.value;
}
