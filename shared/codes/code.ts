import { z } from 'zod';
import { Moment } from '../ipc/page.ts';

/** A class of codes as the browser lists it (spec §2.5). */
export const CodeClass = z.strictObject({
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** The class's own headings for the codes' three values, e.g. 'Tax Rate'. */
  labels: z.tuple([z.string().nullable(), z.string().nullable(), z.string().nullable()]),
  inUse: z.boolean(),
  codeCount: z.int(),
  offCount: z.int(),
});
export type CodeClass = z.infer<typeof CodeClass>;

/** A class without what is counted from its codes: what the authority itself says of it. */
export type CodeClassFacts = Omit<CodeClass, 'codeCount' | 'offCount'>;

/** One code of a class. A code is text: '01' is not 1. */
export const Code = z.strictObject({
  classCode: z.string(),
  code: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  sortOrder: z.number().nullable(),
  values: z.tuple([z.string().nullable(), z.string().nullable(), z.string().nullable()]),
  inUse: z.boolean(),
});
export type Code = z.infer<typeof Code>;

/** Item fields that take a code from the authority's lists; which class serves which is data, not code. */
export const CODED_FIELDS = [
  'taxTypeCode',
  'originCountryCode',
  'quantityUnitCode',
  'packagingUnitCode',
  'itemTypeCode',
  'importStatusCode',
  'currencyCode',
] as const;
export const CodedField = z.enum(CODED_FIELDS);
export type CodedField = z.infer<typeof CodedField>;

/** Which class of codes serves which field; the spec does not name them (spec §2.6), the profile does. */
export type ClassOfField = Readonly<Record<CodedField, string>>;

/** One choice in a code picker. */
export const CodeOption = z.strictObject({
  code: z.string(),
  name: z.string(),
  inUse: z.boolean(),
  /** The first value with its heading, e.g. { label: 'Tax Rate', value: '16' }; null when there is none. */
  value: z.strictObject({ label: z.string().nullable(), value: z.string() }).nullable(),
});
export type CodeOption = z.infer<typeof CodeOption>;

/** Where the code lists stand. */
export const CodesStatus = z.strictObject({
  classCount: z.int(),
  codeCount: z.int(),
  /** When the last refresh succeeded by this computer's clock; null when none ever did. */
  refreshedAt: Moment.nullable(),
  /** The authority's time of the last stored answer (its own clock), as ISO text; null when none. */
  authorityTime: Moment.nullable(),
  refreshing: z.boolean(),
});
export type CodesStatus = z.infer<typeof CodesStatus>;

/** What came of a refresh. A failure moves nothing. */
export const RefreshReport = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('refreshed'),
    /** Classes in the answer. The other numbers count codes; one that was renamed and switched off counts twice. */
    classes: z.int(),
    added: z.int(),
    renamed: z.int(),
    /** Changed in something else only: description, order or a value such as the tax rate. */
    changed: z.int(),
    switchedOff: z.int(),
    switchedOn: z.int(),
    /** Rows of the answer that could not be read; the others are stored. */
    unreadableRows: z.int(),
    at: Moment,
  }),
  /** `since` is the authority's time of the answer before; null when everything was asked for. */
  z.strictObject({ is: z.literal('nothing-new'), at: Moment, since: Moment.nullable() }),
  z.strictObject({
    is: z.literal('failed'),
    outcome: z.string(),
    resultCode: z.string(),
    message: z.string(),
    /** Age of what we have: the last good refresh; null when there is none. */
    refreshedAt: Moment.nullable(),
  }),
]);
export type RefreshReport = z.infer<typeof RefreshReport>;
