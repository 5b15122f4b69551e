import { z } from 'zod';
import { ProfileDraft } from '../connection/connection.ts';
import { ENVIRONMENTS } from '../shops/shop.ts';

/** The ways into the program (ux §4.1 page 0). */
const SETUP_PATHS = ['new-device', 'have-key', 'transfer-file', 'backup'] as const;

/** The pages of the wizard that a person may be on when the power goes; the others follow from the device's state. */
export const SETUP_PAGES = [
  'path',
  'checks',
  'details',
  'read-back',
  'your-shop',
  'operator',
  'hand-over',
  'key',
  'transfer-file',
  'backup',
] as const;

/** What was entered so far: kept on disk, so that a power cut reopens the same page. Never holds a secret. */
export const SetupDraft = z.strictObject({
  page: z.enum(SETUP_PAGES),
  path: z.enum(SETUP_PATHS),
  environment: z.enum(ENVIRONMENTS),
  /** Name of the preset that the connection began with; '' for one from a file. */
  preset: z.string().max(60),
  /** The edited connection; null while it is the preset itself. */
  profile: ProfileDraft.nullable(),
  pin: z.string().max(100),
  branchId: z.string().max(100),
  serialNumber: z.string().max(200),
  /** The shop that these details opened already; it is set aside when they change before anything was sent. */
  shopId: z.string().max(60).nullable(),
  /** Why a registered shop is set up as a new branch (spec §3 rule 2); null for a first set-up. */
  reason: z.enum(['branch-changed']).nullable(),
});
export type SetupDraft = z.infer<typeof SetupDraft>;

/** What is looked at before a device is registered (ux §4.1 page 1). */
export const COMPUTER_CHECKS = [
  'system',
  'clock',
  'time-zone',
  'disk',
  'protection',
  'address',
  'drawing',
] as const;

/** Everything a check may say; the screens have a sentence for each. */
export const COMPUTER_CHECK_CODES = [
  'good',
  'system-32-bit',
  'system-old',
  'system-not-windows',
  'clock-wrong',
  'clock-unlikely',
  'clock-not-compared',
  'zone-differs',
  'disk-small',
  'disk-unknown',
  'protection-weak',
  'protection-missing',
  'protection-stand-in',
  'address-not-found',
  'address-refused',
  'address-certificate',
  'address-slow',
  'drawing-slow',
  'drawing-unknown',
] as const;

export const ComputerCheck = z.strictObject({
  check: z.enum(COMPUTER_CHECKS),
  /** `fail` blocks a real set-up; `warn` does not. */
  state: z.enum(['pass', 'warn', 'fail']),
  code: z.enum(COMPUTER_CHECK_CODES),
  /** Figures for the sentence: free bytes, this computer's time, minutes of difference, the system's own words. */
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ComputerCheck = z.infer<typeof ComputerCheck>;

/** Which check, and against which address and zone (of the connection that is being set up). */
export const ComputerCheckArgument = z.strictObject({
  check: z.enum(COMPUTER_CHECKS),
  baseUrl: z.string().max(1000),
  zoneOffsetMinutes: z.int().min(-840).max(840),
});

/** Pages of the operating system that a check sends a person to. */
export const SystemPage = z.strictObject({ page: z.enum(['date', 'storage']) });
