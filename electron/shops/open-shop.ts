import type { Environment } from '../../shared/shops/shop.ts';
import type { ClassOfField } from '../../shared/codes/code.ts';
import type { AuthorityZone } from '../../shared/time/authority-time.ts';
import type { ResultCodes } from '../../shared/authority/profile.ts';

/** How patiently things are tried again; data of the connection profile (architecture decision 7). */
export interface Pace {
  /** Pause between two sends, in milliseconds. */
  betweenSendsMs: number;
  /** Delays before the 1st, 2nd, … repeat of what never connected, in seconds; the last one goes on. */
  retryDelaysSeconds: readonly number[];
}

/** What the core knows of the open shop: no key, no address (architecture §2). */
export interface OpenShop {
  id: string;
  environment: Environment;
  pin: string;
  branchId: string;
  zone: AuthorityZone;
  /** Who works when the shop is opened; null while nobody has signed in. */
  operator: { id: string; name: string } | null;
  classOfField: ClassOfField;
  resultCodes: ResultCodes;
  pace: Pace;
  /**
   * Databases of the taxpayer's other branches on this computer: item codes are numbered over all of them
   * (domain §5.2).
   */
  siblingFiles: readonly string[];
}

/** Whether calls in the name of the device are possible now; main tells the core whenever it changes. */
export type DeviceReadiness = { is: 'ready' } | { is: 'device-not-ready' } | { is: 'key-locked' };
