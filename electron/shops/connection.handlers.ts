import path from 'node:path';
import type { ProfileReading } from '../../shared/authority/profile-file.ts';
import { readProfile, readProfileFile, writeProfileFile } from '../../shared/authority/profile-file.ts';
import type { ChangeConnectionResult } from '../../shared/connection/connection.ts';
import type { GroupHandlers } from '../../shared/ipc/derive-types.ts';
import type { FileDialogs } from './chosen-files.ts';
import { readChosenFile, writeChosenFile } from './chosen-files.ts';
import type { ShopSession } from './shop-session.ts';

export interface ConnectionHandlersNeeds {
  /** The open shop's session. @throws AppError 'shop.none-open' */
  session: () => ShopSession;
  /** Closes the open shop and opens it again by its record. */
  reopen: () => Promise<void>;
  files: FileDialogs;
}

const PROFILE_FILE = { name: 'JSON', extensions: ['json'] };
const LARGEST_PROFILE_BYTES = 1024 * 1024;

/** The calls about the open shop's way to the authority. */
export function createConnectionHandlers(needs: ConnectionHandlersNeeds): GroupHandlers<'connection'> {
  const { session, files } = needs;
  return {
    view: () => session().connection.view(),
    check: () => session().connection.check(),
    change({ profile }) {
      session().connection.refuseUnlessChangeable();
      return takeOver(needs, readProfile(profile));
    },
    async enterSecret({ slot, value }) {
      await session().connection.keepSecret(slot, value);
      // Opened again, so that no token of the secret before is used any more.
      await needs.reopen();
      return session().connection.view();
    },
    async saveFile() {
      const { profile } = session().connection.view();
      const file = await files.chooseFileToWrite(fileNameFor(profile.name), PROFILE_FILE);
      if (file === null) return { is: 'cancelled' };
      await writeChosenFile(file, writeProfileFile(profile));
      return { is: 'written', fileName: path.basename(file), count: 1 };
    },
    async loadFile() {
      session().connection.refuseUnlessChangeable();
      const file = await files.chooseFileToRead(PROFILE_FILE);
      if (file === null) return { is: 'cancelled' };
      return takeOver(needs, readProfileFile(await readChosenFile(file, LARGEST_PROFILE_BYTES)));
    },
  };
}

/**
 * Takes a profile over: kept first, then used from the next call on. Opening the shop again loses nothing that is in
 * flight: the outbox marks a call before it leaves, and closing waits for its answer; what no answer came for is
 * settled as "no answer" when the shop opens (architecture §5).
 */
async function takeOver(
  needs: ConnectionHandlersNeeds,
  reading: ProfileReading,
): Promise<ChangeConnectionResult> {
  if (!reading.ok) return { is: 'problems', problems: reading.problems };
  const session = needs.session();
  // A key of one environment must never be sent to a door of another.
  if (reading.profile.environment !== session.summary().environment)
    return { is: 'problems', problems: [{ field: 'environment', what: OTHER_ENVIRONMENT }] };
  session.connection.keep(reading.profile);
  await needs.reopen();
  return { is: 'changed', view: needs.session().connection.view() };
}

const OTHER_ENVIRONMENT = 'is not the environment of this shop';

/** 'Direct service, test' becomes 'connection-direct-service-test.json'. */
function fileNameFor(profileName: string): string {
  const plain = profileName
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'connection.json' : `connection-${plain}.json`;
}
