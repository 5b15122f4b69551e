import { z } from 'zod';

export const ENVIRONMENTS = ['practice', 'test', 'real'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** Names a shop on this computer: environment, PIN and branch, also the name of its data folder. */
export const ShopId = z.string().regex(/^(practice|test|real)-[A-Za-z0-9]{11}-[A-Za-z0-9]{2}$/);

/** A shop as the screens know it. One shop = environment + PIN + branch (architecture §2). */
export const ShopSummary = z.strictObject({
  id: ShopId,
  environment: z.enum(ENVIRONMENTS),
  pin: z.string().length(11),
  branchId: z.string().length(2),
  /** The taxpayer's and the branch's names as the authority gave them; '' before the device is initialised. */
  taxpayerName: z.string(),
  branchName: z.string(),
  /** Who works now; registrant and modifier of items come from here. */
  operator: z.strictObject({ id: z.string().max(20), name: z.string().max(60) }),
});
export type ShopSummary = z.infer<typeof ShopSummary>;
