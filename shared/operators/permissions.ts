import type { CurrentOperator } from './operator.ts';

/**
 * What the person at the computer may do: `manage` everything; `work` all but set-up, connection, operators and key;
 * `look` while nobody has signed in.
 */
export const ACCESS = ['manage', 'work', 'look'] as const;
export type Access = (typeof ACCESS)[number];

/** Calls that need an owner or an installer (ux §4.10: set-up, connection and key pages). `group.name`. */
export const NEEDS_MANAGER: ReadonlySet<string> = new Set([
  'shops.create',
  'shops.setAside',
  'device.initialise',
  'device.takeOther',
  'device.confirm',
  'device.enterKey',
  'device.writeTransferFile',
  'device.restoreTransferFile',
  'connection.change',
  'connection.loadFile',
  'connection.enterSecret',
  'operators.add',
  'operators.change',
  'files.restoreBackup',
]);

/** Calls that reach the key: closed for a day to a person whose PIN was set anew without the old one. */
export const NEEDS_KEY_PAGES: ReadonlySet<string> = new Set([
  'device.initialise',
  'device.takeOther',
  'device.enterKey',
  'device.writeTransferFile',
]);

/**
 * What somebody may do in the open shop.
 * @param hasOperators false before the first one is added: whoever sets up may do everything
 */
export function accessOf(current: CurrentOperator | null, hasOperators: boolean): Access {
  if (!hasOperators) return 'manage';
  if (current === null) return 'look';
  return current.role === 'clerk' ? 'work' : 'manage';
}
