import { z } from 'zod';
import { Moment, SearchText } from '../ipc/page.ts';

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

/** One code as the browser shows it. */
export const CodeRow = Code.extend({
  /** Own items that carry this code in a field that its class serves; null where no item field takes it. */
  usedBy: z.int().nullable(),
});
export type CodeRow = z.infer<typeof CodeRow>;

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
  /** When the next refresh is due by itself; null while the device is not ready. */
  nextRefreshAt: Moment.nullable(),
  /** The last refresh that failed since the last good one, in the authority's words; null when none did. */
  lastFailure: z
    .strictObject({ at: Moment, outcome: z.string(), resultCode: z.string(), message: z.string() })
    .nullable(),
  /** Items in use that carry a code which is switched off (ux §4.2). */
  itemsWithOffCodes: z.int(),
});
export type CodesStatus = z.infer<typeof CodesStatus>;

/** What came of a refresh. A failure moves nothing. */
export const RefreshReport = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('refreshed'),
    /** Classes in the answer. The other numbers count changes: a code that was renamed and switched off counts twice. */
    classes: z.int(),
    added: z.int(),
    renamed: z.int(),
    /** Given another value, such as the tax rate. */
    valueChanged: z.int(),
    /** Changed in something else only: description or order. */
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

/** What became of a code between two refreshes. One that was renamed and switched off is two changes. */
export const CODE_CHANGES = [
  'added',
  'renamed',
  'value-changed',
  'changed',
  'switched-off',
  'switched-on',
] as const;
export const CodeChangeKind = z.enum(CODE_CHANGES);
export type CodeChangeKind = z.infer<typeof CodeChangeKind>;

/** What began a refresh. */
const REFRESH_REASONS = ['by-hand', 'schedule', 'start', 'device-ready', 'line-came-back'] as const;
export const RefreshReason = z.enum(REFRESH_REASONS);
export type RefreshReason = z.infer<typeof RefreshReason>;

/** One stored refresh that changed something, newest first. */
export const RefreshRow = z.strictObject({
  id: z.int(),
  at: Moment,
  reason: RefreshReason,
  everything: z.boolean(),
  added: z.int(),
  renamed: z.int(),
  valueChanged: z.int(),
  changed: z.int(),
  switchedOff: z.int(),
  switchedOn: z.int(),
});
export type RefreshRow = z.infer<typeof RefreshRow>;

/** One change of one code, with the items that it touches today. */
export const CodeChange = z.strictObject({
  id: z.int(),
  refreshId: z.int(),
  classCode: z.string(),
  className: z.string(),
  code: z.string(),
  kind: CodeChangeKind,
  nameBefore: z.string().nullable(),
  nameAfter: z.string(),
  /** The value that changed, with its heading, e.g. 'Tax Rate' '16' → '18'; null for other kinds. */
  value: z
    .strictObject({
      label: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    })
    .nullable(),
  /** The item field that this class serves; null when none does. */
  field: CodedField.nullable(),
  /** Own items in use that carry the code now; null when no field takes it. */
  affectedItems: z.int().nullable(),
});
export type CodeChange = z.infer<typeof CodeChange>;

/** Which codes go into a table file. */
export const CodesExport = z.strictObject({
  classCode: z.string().max(10),
  text: SearchText,
  showOff: z.boolean(),
  format: z.enum(['csv', 'xlsx']),
});
export type CodesExport = z.infer<typeof CodesExport>;
