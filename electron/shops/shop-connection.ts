import { pathPreview } from '../../shared/authority/addresses.ts';
import type { ConnectionProfile, SecretSlot } from '../../shared/authority/profile.ts';
import type { ConnectionReport, ConnectionView } from '../../shared/connection/connection.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import { Secret } from '../authority/secret.ts';
import type { ConnectionSecrets } from './connection-secrets.ts';
import type { ShopRecord } from './shop-record.ts';

export interface ShopConnectionNeeds {
  record: { read(): ShopRecord; write(record: ShopRecord): void };
  /** The profile that this session calls by: a practice shop's has the true port in its address. */
  profile: ConnectionProfile;
  secrets: ConnectionSecrets;
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
  /** Seals a secret of the authentication; '' forgets it. Throws as above, and as ConnectionSecrets does. */
  keepSecret(slot: SecretSlot, value: string): Promise<void>;
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
      secrets: {
        bearerToken: standingOf(needs, 'bearerToken'),
        clientSecret: standingOf(needs, 'clientSecret'),
      },
    }),
    check: () => needs.check(),
    refuseUnlessChangeable,
    keep(profile) {
      refuseUnlessChangeable();
      needs.record.write({ ...needs.record.read(), profile });
    },
    async keepSecret(slot, value) {
      refuseUnlessChangeable();
      await needs.secrets.enter(slot, new Secret(value));
    },
  };
}

const SLOT_OF_AUTHENTICATION: Readonly<Record<ConnectionProfile['authentication']['is'], SecretSlot | null>> =
  { none: null, 'bearer-token': 'bearerToken', 'client-credentials': 'clientSecret' };

function standingOf(
  { profile, secrets }: ShopConnectionNeeds,
  slot: SecretSlot,
): ConnectionView['secrets'][SecretSlot] {
  return SLOT_OF_AUTHENTICATION[profile.authentication.is] === slot ? secrets.standing(slot) : 'not-needed';
}

function addressesOf(profile: ConnectionProfile): ConnectionView['addresses'] {
  return {
    initialise: pathPreview(profile, 'initialise'),
    codes: pathPreview(profile, 'codes'),
    item: pathPreview(profile, 'item'),
    imports: pathPreview(profile, 'imports'),
  };
}
