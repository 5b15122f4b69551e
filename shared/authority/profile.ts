import { z } from 'zod';
import { CODED_FIELDS } from '../codes/code.ts';
import { ENVIRONMENTS } from '../shops/shop.ts';
import { addressProblem } from './addresses.ts';
import { OPERATIONS } from './operation.ts';

/** A name that HTTP allows for a header, and JSON for a member. */
const WireName = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/, 'is not a name for a header');

/** An address to call: https, or anything on this computer itself. */
const Address = z
  .string()
  .trim()
  .max(1000)
  .superRefine((address, context) => {
    const message = addressProblem(address);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const BaseUrl = Address.refine((address) => !/[?#]/.test(address), 'may not hold ? or #').transform(
  (address) => address.replace(/(?<!\/)\/+$/, ''),
);

const Path = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\s?#]+$/, 'is not a path');

/** Where one fact about us goes, and under which name; null: it is not sent with this operation. */
export const Placement = z
  .strictObject({ place: z.enum(['header', 'body', 'both']), name: WireName })
  .nullable();
export type Placement = z.infer<typeof Placement>;

/** Who we are, as one operation carries it (spec §5 rule 4 leaves it open; domain §1.2). */
const IdentityPlacement = z.strictObject({ tin: Placement, bhfId: Placement, cmcKey: Placement });

/** Names under which secrets are kept elsewhere; a profile never holds one itself. */
export const SECRET_SLOTS = ['bearerToken', 'clientSecret'] as const;
export type SecretSlot = (typeof SECRET_SLOTS)[number];

/** The authentication that may stand before everything else (spec §5 rules 1 and 3; domain §1.3). */
const Authentication = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('bearer-token') }),
  z.strictObject({
    is: z.literal('client-credentials'),
    method: z.enum(['GET', 'POST']),
    tokenUrl: Address,
    /** The consumer key; the consumer secret is the slot `clientSecret`. */
    clientId: z.string().trim().max(500),
  }),
]);

// The client writes these itself, or they would change what a request means.
const RESERVED_HEADERS =
  /^(?:host|connection|content-.*|transfer-encoding|cookie|authorization|expect|upgrade|te|trailer)$/i;

const ExtraHeader = z.strictObject({
  name: WireName.refine((name) => !RESERVED_HEADERS.test(name), 'is written by the program itself'),
  /** '' is not sent. */
  value: z
    .string()
    .trim()
    .max(1000)
    .regex(/^[\x20-\x7e]*$/, 'may hold plain letters only'),
});

const Seconds = z.number().positive().max(3600);

const ResultCodeClass = z.enum([
  'ok',
  'no-data',
  'client',
  'network',
  'credentials',
  'device',
  'data',
  'throttle',
  'server',
  'duplicate',
]);

/** What the result codes mean at this door: the spec knows '000' only (spec §7 rule 4). */
export const ResultCodes = z.strictObject({
  success: z.array(z.string().trim().min(1)).min(1),
  /** Codes that answer a question for a list with "nothing". */
  nothingNew: z.array(z.string().trim().min(1)),
  table: z.record(
    z.string(),
    z.strictObject({ class: ResultCodeClass, meaning: z.string(), whatToDo: z.string() }),
  ),
});
export type ResultCodes = z.infer<typeof ResultCodes>;

/**
 * Everything that a door of the authority leaves open (architecture decision 7), as data that a person may edit and
 * save to a file. It holds no secret. Blanks around texts are trimmed.
 */
export const ConnectionProfile = z.strictObject({
  name: z.string().trim().min(1).max(60),
  environment: z.enum(ENVIRONMENTS),
  /** False while public sources disagree about the host (domain §11). */
  isHostSettled: z.boolean(),
  baseUrl: BaseUrl,
  paths: z.record(z.enum(OPERATIONS), Path),
  identity: z.record(z.enum(OPERATIONS), IdentityPlacement),
  authentication: Authentication,
  extraHeaders: z.array(ExtraHeader).max(20),
  timeoutSeconds: z.strictObject({ connect: Seconds, initialise: Seconds, otherwise: Seconds }),
  /** The authority's clock. */
  zone: z.strictObject({ offsetMinutes: z.int().min(-840).max(840) }),
  pace: z.strictObject({
    betweenSendsMs: z.int().min(0).max(600_000),
    /** Delays before the 1st, 2nd, … repeat of what never connected; the last one goes on. */
    retryDelaysSeconds: z.array(Seconds).min(1).max(20),
    /** How often a line that is down is looked at. */
    probeSeconds: Seconds,
  }),
  resultCodes: ResultCodes,
  /** Which class of the code lists serves which field (spec §2.6 does not say; domain §4.1). */
  classOfField: z.record(z.enum(CODED_FIELDS), z.string().trim().min(1)),
});
export type ConnectionProfile = z.infer<typeof ConnectionProfile>;
