import { z } from 'zod';

/** What a person can make go wrong in practice mode (ux §4.1). */
export const PracticeFaults = z.strictObject({
  lineCut: z.boolean(),
  slow: z.boolean(),
  rejectNext: z.boolean(),
  noAnswerNext: z.boolean(),
});
export type PracticeFaults = z.infer<typeof PracticeFaults>;

/** Some switches anew; what is not given stays. */
export const PracticeFaultsChange = PracticeFaults.partial().strict();
export type PracticeFaultsChange = z.infer<typeof PracticeFaultsChange>;
