import { z } from 'zod';
import { ConnectionProfile } from '../../shared/authority/profile.ts';
import { DeviceFacts, REPEAT_REASONS } from '../../shared/device/device-state.ts';
import { OperatorId, OperatorName, Role } from '../../shared/operators/operator.ts';
import { ENVIRONMENTS, ShopId } from '../../shared/shops/shop.ts';

/** How far initialisation came; written before the request leaves and after its answer is safe. */
export const Initialisation = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('sent'),
    at: z.string(),
    serialNumber: z.string(),
    because: z.enum(['no-answer', 'no-key', 'unreadable']),
  }),
  z.strictObject({ is: z.literal('other'), at: z.string(), serialNumber: z.string(), facts: DeviceFacts }),
  z.strictObject({
    is: z.literal('done'),
    at: z.string(),
    serialNumber: z.string(),
    origin: z.enum(['registered', 'typed', 'transfer-file']),
    confirmed: z.enum(['not-asked', 'yes', 'no']),
    facts: DeviceFacts,
  }),
]);
export type Initialisation = z.infer<typeof Initialisation>;

/** What is known of the device, without its key. */
export const DeviceRecord = z.strictObject({
  initialisation: Initialisation.nullable(),
  /** Further initialisations, each noted before it leaves; `outcome` '' until an answer is known. */
  repeats: z.array(
    z.strictObject({
      at: z.string(),
      reason: z.enum(REPEAT_REASONS),
      serialNumber: z.string(),
      operatorName: z.string(),
      outcome: z.string(),
    }),
  ),
  /** The transfer file that was written last, and the fingerprint of the key within. */
  transferFile: z.strictObject({ writtenAt: z.string(), fingerprint: z.string() }).nullable(),
});
export type DeviceRecord = z.infer<typeof DeviceRecord>;

/** A person who works in the shop. Of a PIN only its scrypt hash is kept. */
export const OperatorRecord = z.strictObject({
  id: OperatorId,
  name: OperatorName,
  role: Role,
  inUse: z.boolean(),
  pin: z.strictObject({ salt: z.string(), hash: z.string() }).nullable(),
  /** Wrong PINs in a row, and until when no other is looked at. */
  wrongPins: z.int().min(0),
  waitUntil: z.string().nullable(),
  keyPagesFrom: z.string().nullable(),
});
export type OperatorRecord = z.infer<typeof OperatorRecord>;

/** What is kept of a shop beside its database and its key. Holds no secret. */
export const ShopRecord = z.strictObject({
  version: z.literal(2),
  id: ShopId,
  environment: z.enum(ENVIRONMENTS),
  pin: z.string().length(11),
  branchId: z.string().length(2),
  operators: z.array(OperatorRecord),
  /** Who worked last. With a PIN they sign in anew after a start. */
  currentOperatorId: z.string().nullable(),
  profile: ConnectionProfile,
  device: DeviceRecord,
  backup: z.strictObject({ at: z.string(), fileName: z.string() }).nullable(),
});
export type ShopRecord = z.infer<typeof ShopRecord>;

/** A shop's record as a backup carries it: PINs of people stay behind. */
export const BackedUpShop = ShopRecord.omit({ backup: true });
export type BackedUpShop = z.infer<typeof BackedUpShop>;
