import { z } from 'zod';
import { Moment } from '../ipc/page.ts';

/**
 * How the key stands ("cannot decrypt" is not "not there"). Five states of a key, and one fault of its file:
 * `store-unreadable`, which is never written over.
 */
export const KEY_STATES = [
  'absent',
  'available',
  'weak',
  'locked',
  'undecryptable',
  'store-unreadable',
] as const;

/** The only reasons for which an initialised device is initialised again (spec §3 rule 2). */
export const REPEAT_REASONS = ['device-changed', 'branch-changed', 'authority-asked'] as const;
export type RepeatReason = (typeof REPEAT_REASONS)[number];

/** What the authority told about this device, without the key. */
export const DeviceFacts = z.strictObject({
  taxpayerPin: z.string(),
  taxpayerName: z.string(),
  businessActivity: z.string().nullable(),
  branchId: z.string(),
  branchName: z.string(),
  branchOpenedOn: z.string().nullable(),
  countyName: z.string().nullable(),
  subCountyName: z.string().nullable(),
  taxLocalityName: z.string().nullable(),
  locationDescription: z.string().nullable(),
  isHeadOffice: z.boolean().nullable(),
  managerName: z.string().nullable(),
  managerPhone: z.string().nullable(),
  managerEmail: z.string().nullable(),
  deviceId: z.string().nullable(),
  controlUnitId: z.string().nullable(),
  mrcNumber: z.string().nullable(),
});
export type DeviceFacts = z.infer<typeof DeviceFacts>;

/** Where the one-way door of initialisation stands for the open shop. */
export const DeviceState = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('not-initialised') }),
  /** The request left and no usable answer came: the device may already be registered (domain §2.3). */
  z.strictObject({
    is: z.literal('sent-no-answer'),
    at: Moment,
    serialNumber: z.string(),
    /** What is known of the answer: none came, one without a key, or one that could not be understood. */
    because: z.enum(['no-answer', 'no-key', 'unreadable']),
  }),
  /** The answer is for another PIN or branch: its key is sealed, and a person decides (domain §8.8). */
  z.strictObject({
    is: z.literal('answered-other'),
    at: Moment,
    serialNumber: z.string(),
    facts: DeviceFacts,
  }),
  z.strictObject({
    is: z.literal('initialised'),
    at: Moment,
    serialNumber: z.string(),
    /** How the key came: by registering here, typed in, or from a transfer file. */
    origin: z.enum(['registered', 'typed', 'transfer-file']),
    /** Whether a person said that this is their shop; `no` stops all sending and keeps the key sealed. */
    confirmed: z.enum(['not-asked', 'yes', 'no']),
    key: z.enum(KEY_STATES),
    /** Short sign of the key that tells two keys apart and gives nothing away; null while it is not available. */
    fingerprint: z.string().nullable(),
    /** The transfer file that was written last; `isCurrent` false: the key has changed since. null: none exists. */
    transferFile: z.strictObject({ writtenAt: Moment, isCurrent: z.boolean() }).nullable(),
    /** Every further initialisation of this device, with its reason; `outcome` '' while no answer is known. */
    repeats: z
      .array(
        z.strictObject({
          at: Moment,
          reason: z.enum(REPEAT_REASONS),
          serialNumber: z.string(),
          operatorName: z.string(),
          outcome: z.string(),
        }),
      )
      .max(100),
    /** Which protection of the operating system holds the key, e.g. 'dpapi' or 'host_stand_in'. */
    protection: z.string(),
    /** What sealed the key, where it is not the protection or the name of the program of today. */
    sealedBy: z.strictObject({ protection: z.string(), programName: z.string() }).optional(),
    facts: DeviceFacts,
  }),
]);
export type DeviceState = z.infer<typeof DeviceState>;

/** What a person enters to initialise a device (spec §2.2). */
export const InitialiseArgument = z.strictObject({
  pin: z.string().length(11),
  branchId: z.string().length(2),
  serialNumber: z.string().min(1).max(100),
  /** A person's typed decision to ask once more after a request without an answer (ux §4.1). */
  askOnceMore: z.boolean().optional(),
  /** Why a device that is initialised asks again; only with one of the reasons of spec §3 rule 2. */
  repeatReason: z.enum(REPEAT_REASONS).optional(),
});
export type InitialiseArgument = z.infer<typeof InitialiseArgument>;

/** What came of an initialisation, in the authority's words where it spoke. */
export const InitialiseResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('initialised'), device: DeviceState }),
  /** The answer is for another PIN or branch; nothing was taken over. */
  z.strictObject({ is: z.literal('other-shop'), device: DeviceState }),
  z.strictObject({
    is: z.literal('not-initialised'),
    outcome: z.enum([
      'no-key',
      'refused',
      'never-connected',
      'no-answer',
      'asked-to-wait',
      'unreadable',
      'not-us',
      'cancelled',
      'not-sent',
    ]),
    resultCode: z.string(),
    message: z.string(),
    device: DeviceState,
  }),
]);
export type InitialiseResult = z.infer<typeof InitialiseResult>;

/** A key that a person has from elsewhere, with what stands beside it on their papers (domain §2.3). */
export const EnterKeyArgument = z.strictObject({
  serialNumber: z.string().trim().min(1).max(100),
  key: z.string().trim().min(1).max(255),
  controlUnitId: z.string().trim().max(100),
  deviceId: z.string().trim().max(100),
  mrcNumber: z.string().trim().max(100),
  taxpayerName: z.string().trim().max(200),
  branchName: z.string().trim().max(200),
  /** A person's decision to put this key in the place of one that can be used; that one is kept beside it. */
  replace: z.boolean(),
});
export type EnterKeyArgument = z.infer<typeof EnterKeyArgument>;
