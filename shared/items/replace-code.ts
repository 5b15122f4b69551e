import { z } from 'zod';
import { CodedField } from '../codes/code.ts';
import { ItemProblem, ItemRow } from './item.ts';

/** One code in the place of another, on all items in use that carry it. */
export const ReplaceCodeArgument = z.strictObject({
  field: CodedField,
  code: z.string().min(1).max(20),
  by: z.string().min(1).max(20),
});
export type ReplaceCodeArgument = z.infer<typeof ReplaceCodeArgument>;

/** What replacing would do, told before anything is queued. */
export const ReplaceCodePreview = z.strictObject({
  /** Items that carry the code. */
  total: z.int(),
  /** Items that will be saved and wait to be sent; drafts stay drafts. */
  willBeSent: z.int(),
  willStayDrafts: z.int(),
  /** Items that cannot be saved as they are: they keep the old code and are listed. */
  cannotBeSaved: z.int(),
  /** The first of those that cannot, with what is in the way. */
  obstacles: z.array(z.strictObject({ item: ItemRow, problems: z.array(ItemProblem) })).max(50),
});
export type ReplaceCodePreview = z.infer<typeof ReplaceCodePreview>;
