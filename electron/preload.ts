import { contextBridge, ipcRenderer } from 'electron';
import { channelName } from '../shared/ipc/channels.ts';

/** Builds the bridge from the contract's names: a function per call, a subscription per event, nothing else. */
function bridgeOf(plan: typeof BUILT_BRIDGE_PLAN): Record<string, Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(plan).map(([group, entries]) => [
      group,
      Object.fromEntries(
        Object.entries(entries).map(([name, kind]) => {
          const channel = channelName(group, name);
          return [name, kind === 'call' ? callOver(channel) : subscriptionTo(channel)];
        }),
      ),
    ]),
  );
}

function callOver(channel: string): (argument: unknown) => Promise<unknown> {
  return (argument) => ipcRenderer.invoke(channel, argument);
}

function subscriptionTo(channel: string): (listener: (payload: unknown) => void) => () => void {
  return (listener) => {
    // The event object stays here: it would hand the sender to the page.
    const receive = (_event: unknown, payload: unknown): void => listener(payload);
    ipcRenderer.on(channel, receive);
    return () => {
      ipcRenderer.off(channel, receive);
    };
  };
}

contextBridge.exposeInMainWorld('sajili', bridgeOf(BUILT_BRIDGE_PLAN));
