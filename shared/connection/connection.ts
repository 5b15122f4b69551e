import { z } from 'zod';
import { ConnectionProfile, SECRET_SLOTS } from '../authority/profile.ts';
import { OPERATIONS } from '../authority/operation.ts';

/** The steps of a check of the connection, from the cable upwards. */
export const CHECK_STEPS = [
  'name',
  'tcp',
  'certificate',
  'path',
  'clock',
  'authentication',
  'device',
] as const;

/** Everything a step may say; the screens have a sentence for each. */
export const CHECK_CODES = [
  'good',
  'not-needed',
  'step-before-failed',
  'not-direct',
  'name-not-found',
  'port-closed',
  'this-computer',
  'certificate-bad',
  'certificate-ends-soon',
  'path-not-found',
  'path-strange',
  'never-connected',
  'no-answer',
  'asked-to-wait',
  'no-server-clock',
  'clock-differs',
  'secret-missing',
  'not-let-in',
  'not-initialised',
  'device-refused',
  'device-unclear',
] as const;

export const CheckStep = z.strictObject({
  step: z.enum(CHECK_STEPS),
  state: z.enum(['pass', 'warn', 'fail', 'skipped']),
  code: z.enum(CHECK_CODES),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type CheckStep = z.infer<typeof CheckStep>;

/** What a look at the connection found. It never spends an initialisation. */
export const ConnectionReport = z.strictObject({ steps: z.array(CheckStep).max(7) });
export type ConnectionReport = z.infer<typeof ConnectionReport>;

/** The open shop's connection profile; it holds no secret. */
export const ConnectionView = z.strictObject({
  profile: ConnectionProfile,
  /** The whole address of each operation, as it will be called. */
  addresses: z.record(z.enum(OPERATIONS), z.string()),
  /** Practice shops have a profile that is not to be changed: its address is a port of this computer. */
  mayChange: z.boolean(),
  /** Which secrets of the authentication are kept, sealed; they are never shown again. */
  secrets: z.record(z.enum(SECRET_SLOTS), z.enum(['not-needed', 'missing', 'kept', 'cannot-be-opened'])),
});
export type ConnectionView = z.infer<typeof ConnectionView>;

const LONGEST_PROFILE = 100_000;

/** An edited profile before it is checked: any object of a sensible size. */
export const ProfileDraft = z.record(z.string().max(100), z.unknown()).refine(isOfSensibleSize);

function isOfSensibleSize(draft: object): boolean {
  try {
    return JSON.stringify(draft).length <= LONGEST_PROFILE;
  } catch {
    // A draft that goes round in a circle is none.
    return false;
  }
}

/** What came of taking over a profile: the connection as it is now, or what is wrong with it, by member. */
export const ChangeConnectionResult = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('changed'), view: ConnectionView }),
  z.strictObject({
    is: z.literal('problems'),
    problems: z.array(z.strictObject({ field: z.string(), what: z.string() })),
  }),
  z.strictObject({ is: z.literal('cancelled') }),
]);
export type ChangeConnectionResult = z.infer<typeof ChangeConnectionResult>;

/** A secret of the authentication, on its way in; '' forgets the one that is kept. It never comes back out. */
export const EnterSecretArgument = z.strictObject({
  slot: z.enum(SECRET_SLOTS),
  value: z.string().trim().max(4000),
});
