import { z } from 'zod';

/** How the next registrations end, so that every page of the set-up can be practised (ux §4.1). */
export const REGISTRATION_FAULTS = [
  'usual',
  'not-known',
  'registered-before',
  'wrong-kind',
  'refused',
  'no-answer',
  'no-key',
  'other-branch',
] as const;
export type RegistrationFault = (typeof REGISTRATION_FAULTS)[number];

/** What a person can make go wrong in practice mode (ux §4.1). */
export const PracticeFaults = z.strictObject({
  lineCut: z.boolean(),
  slow: z.boolean(),
  rejectNext: z.boolean(),
  noAnswerNext: z.boolean(),
  registration: z.enum(REGISTRATION_FAULTS),
  /** The packaging unit NT, which most practice items carry, is switched off in the code lists. */
  codeOff: z.boolean(),
});
export type PracticeFaults = z.infer<typeof PracticeFaults>;

/** Some switches anew; what is not given stays. */
export const PracticeFaultsChange = PracticeFaults.partial().strict();
export type PracticeFaultsChange = z.infer<typeof PracticeFaultsChange>;
