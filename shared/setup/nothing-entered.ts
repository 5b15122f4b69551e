import type { SetupDraft } from './setup.ts';

/** A set-up of which nothing is known yet. The direct service for real work is what nearly everybody comes for. */
export const NOTHING_ENTERED: Omit<SetupDraft, 'page'> = {
  path: 'new-device',
  environment: 'real',
  preset: 'direct-real',
  profile: null,
  pin: '',
  branchId: '',
  serialNumber: '',
  shopId: null,
  reason: null,
};
