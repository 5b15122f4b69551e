import { existsSync } from 'node:fs';
import path from 'node:path';
import type { AuthorityClient } from '../../electron/authority/client.ts';
import type { CoreConnection } from '../../electron/ipc/core-connection.ts';
import { startCore } from '../../electron/ipc/start-core.ts';
import { channelName } from '../../shared/ipc/channels.ts';
import type { Argument, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import { PROJECT } from '../support/source-files.ts';
import { OPEN_SHOP } from '../support/list-shop.ts';
import { strictLog } from './bench-shop.ts';

/** The program's two threads without a window: this one with the client, and the built core with the data. */
export interface TwoThreads extends Pick<CoreConnection, 'openShop' | 'closeShop' | 'deviceIs'> {
  /** Opens a shop on a file; a new file is made. */
  open(file: string): Promise<void>;
  call<G extends Group, N extends CallsOf<G>>(
    group: G,
    name: N,
    argument: Argument<G, N>,
  ): Promise<Result<G, N>>;
}

/** Starts the core thread of the built program; it ends with this process. Throws when there is no build. */
export function startTwoThreads({ perform }: Pick<AuthorityClient, 'perform'>): TwoThreads {
  const bundle = path.join(PROJECT, 'dist/main');
  if (!existsSync(path.join(bundle, 'core.js'))) throw new Error('there is no build; run npm run build');
  const core = startCore({
    bundle,
    perform,
    publish: () => undefined,
    notify: () => undefined,
    died: () => undefined,
    log: strictLog,
  });
  return {
    ...core,
    open: (file) => core.openShop(OPEN_SHOP, file),
    async call(group, name, argument) {
      const envelope = await core.call(channelName(group, name), argument);
      if (!envelope.ok) throw new Error(`${group}.${name}: ${envelope.error.code}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the core has checked it against the contract
      return envelope.value as never;
    },
  };
}
