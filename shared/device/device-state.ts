import { z } from 'zod';
import { Moment } from '../ipc/page.ts';

/** How the key stands (anchors: "cannot decrypt" is not "not there"). */
const KEY_STATES = ['absent', 'available', 'weak', 'locked', 'undecryptable'] as const;

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
  z.strictObject({ is: z.literal('sent-no-answer'), at: Moment, serialNumber: z.string() }),
  z.strictObject({
    is: z.literal('initialised'),
    at: Moment,
    serialNumber: z.string(),
    key: z.enum(KEY_STATES),
    /** Which protection of the operating system holds the key, e.g. 'dpapi' or 'host_stand_in'. */
    protection: z.string(),
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
});
export type InitialiseArgument = z.infer<typeof InitialiseArgument>;

/** What came of an initialisation, in the authority's words where it spoke. */
export const InitialiseResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('initialised'), device: DeviceState }),
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
