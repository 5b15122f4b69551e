import type { ConnectionProfile } from './profile.ts';

type IdentityMember = keyof ConnectionProfile['identity']['item'];

/** What each fact about us is called in a profile, for those who speak whole words. */
export const IDENTITY_MEMBERS = { pin: 'tin', branch: 'bhfId', key: 'cmcKey' } as const satisfies Record<
  string,
  IdentityMember
>;

/** A fact about us that a request carries: the taxpayer's PIN, the branch, the device's key. */
export type IdentityFact = keyof typeof IDENTITY_MEMBERS;
export const IDENTITY_FACTS: readonly IdentityFact[] = ['pin', 'branch', 'key'];
