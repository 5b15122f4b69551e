import { pathPreview } from '../../shared/authority/addresses.ts';
import type { ConnectionProfile } from '../../shared/authority/profile.ts';
import type { ConnectionReport, ConnectionView } from '../../shared/connection/connection.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { ShopRecord } from './shop-record.ts';

export interface ShopConnectionNeeds {
  record: { read(): ShopRecord; write(record: ShopRecord): void };
  /** The profile that this session calls by: a practice shop's has the true port in its address. */
  profile: ConnectionProfile;
  check: () => Promise<ConnectionReport>;
  /** True while an initialisation is on its way: its answer belongs to the connection it was asked by. */
  isInitialising: () => boolean;
}

/** The open shop's way to the authority, as a person sees, checks and changes it. */
export interface ShopConnection {
  view(): ConnectionView;
  check(): Promise<ConnectionReport>;
  /** @throws AppError 'connection.fixed', 'connection.busy' when the profile may not be changed (now) */
  refuseUnlessChangeable(): void;
  /** Keeps a profile for the next time that this shop is opened. Throws as above. */
  keep(profile: ConnectionProfile): void;
}

/** Builds the connection of one session. */
export function createShopConnection(needs: ShopConnectionNeeds): ShopConnection {
  const mayChange = (): boolean => needs.record.read().environment !== 'practice';
  const refuseUnlessChangeable = (): void => {
    if (!mayChange()) throw new AppError('connection.fixed');
    if (needs.isInitialising()) throw new AppError('connection.busy');
  };
  return {
    view: () => ({
      profile: needs.profile,
      addresses: addressesOf(needs.profile),
      mayChange: mayChange(),
    }),
    check: () => needs.check(),
    refuseUnlessChangeable,
    keep(profile) {
      refuseUnlessChangeable();
      needs.record.write({ ...needs.record.read(), profile });
    },
  };
}

function addressesOf(profile: ConnectionProfile): ConnectionView['addresses'] {
  return {
    initialise: pathPreview(profile, 'initialise'),
    codes: pathPreview(profile, 'codes'),
    item: pathPreview(profile, 'item'),
    imports: pathPreview(profile, 'imports'),
  };
}
