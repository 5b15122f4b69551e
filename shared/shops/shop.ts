import { z } from 'zod';
import { CurrentOperator } from '../operators/operator.ts';

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
  /** Who works now; registrant and modifier of items come from here. null while nobody has signed in. */
  operator: CurrentOperator.nullable(),
});
export type ShopSummary = z.infer<typeof ShopSummary>;

/** One shop of this computer, as the switcher lists it. */
export const ShopListing = z.strictObject({
  id: ShopId,
  environment: z.enum(ENVIRONMENTS),
  pin: z.string(),
  branchId: z.string(),
  taxpayerName: z.string(),
  branchName: z.string(),
  serialNumber: z.string().nullable(),
  /** `unreadable`: its record is damaged; nothing of it was changed. */
  standing: z.enum(['not-set-up', 'no-answer', 'ready', 'unreadable']),
  isOpen: z.boolean(),
});
export type ShopListing = z.infer<typeof ShopListing>;

/** What came of making a shop: the same PIN and branch that was never set up is simply opened again. */
export const CreateShopResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('opened'), shop: ShopSummary }),
  /** It is set up on this computer already. */
  z.strictObject({ is: z.literal('exists'), shopId: ShopId }),
  z.strictObject({
    is: z.literal('problems'),
    problems: z.array(z.strictObject({ field: z.string(), what: z.string() })),
  }),
]);
export type CreateShopResult = z.infer<typeof CreateShopResult>;
