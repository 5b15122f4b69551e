import type { Bridge, EventsOf, Group, Payload } from '../../shared/ipc/derive-types.ts';

/** Subscribes to one kind of news of the contract; the function returned ends it. */
export function listen<G extends Group, N extends EventsOf<G>>(
  bridge: Bridge,
  group: G,
  name: N,
  listener: (payload: Payload<G, N>) => void,
): () => void {
  const subscribe: (listener: (payload: Payload<G, N>) => void) => () => void = bridge[group][name];
  return subscribe(listener);
}
