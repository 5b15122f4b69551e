import { z } from 'zod';
import { ConnectionProfile } from '../../shared/authority/profile.ts';
import { DeviceFacts } from '../../shared/device/device-state.ts';
import { ENVIRONMENTS, ShopId } from '../../shared/shops/shop.ts';

/** How far initialisation came; written before the request leaves and after its answer is safe. */
export const Initialisation = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('sent'), at: z.string(), serialNumber: z.string() }),
  z.strictObject({ is: z.literal('done'), at: z.string(), serialNumber: z.string(), facts: DeviceFacts }),
]);
export type Initialisation = z.infer<typeof Initialisation>;

/** What is kept of a shop beside its database and its key. Holds no secret. */
export const ShopRecord = z.strictObject({
  version: z.literal(1),
  id: ShopId,
  environment: z.enum(ENVIRONMENTS),
  pin: z.string().length(11),
  branchId: z.string().length(2),
  operator: z.strictObject({ id: z.string().max(20), name: z.string().max(60) }),
  profile: ConnectionProfile,
  initialisation: Initialisation.nullable(),
});
export type ShopRecord = z.infer<typeof ShopRecord>;
