import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { DecimalText } from '../money/decimal.ts';

/** A customs import line, all twenty fields in whole words (spec §2.9). Text may hold what customs wrote. */
export const CustomsImport = z.strictObject({
  id: z.int(),
  taskCode: z.string(),
  /** As the authority sent it; the identity of a line and later calls need it unchanged (domain §6). */
  declarationDateRaw: z.string(),
  /** The reading that is a real date, as YYYY-MM-DD; null when none is. */
  declarationDate: z.string().nullable(),
  itemSequence: z.string(),
  declarationNumber: z.string(),
  hsCode: z.string(),
  itemName: z.string(),
  statusCode: z.string(),
  originCountryCode: z.string(),
  exportCountryCode: z.string(),
  packageQuantity: DecimalText.nullable(),
  packageUnitCode: z.string().nullable(),
  quantity: DecimalText.nullable(),
  quantityUnitCode: z.string(),
  totalWeight: DecimalText.nullable(),
  netWeight: DecimalText.nullable(),
  supplierName: z.string(),
  agentName: z.string(),
  invoiceAmount: DecimalText.nullable(),
  invoiceCurrencyCode: z.string(),
  invoiceExchangeRate: DecimalText.nullable(),
  /**
   * Against the look before: new (also when it was gone and is listed again), changed, the same, or no longer
   * listed (a state, never a delete). What the latest look did not tell of is the same.
   */
  change: z.enum(['new', 'changed', 'same', 'gone']),
  /** The look that brought the line as it is here: new, changed, or gone. */
  seenAt: Moment,
});
export type CustomsImport = z.infer<typeof CustomsImport>;

/** How far back a look asks (ux §4.8). */
export const LookBack = z.enum(['since-last-look', 'today', '7-days', '30-days', 'everything']);
export type LookBack = z.infer<typeof LookBack>;

export const ImportsStatus = z.strictObject({
  /** Lines that were listed when they were last told of; those no longer listed do not count. */
  lineCount: z.int(),
  /** When the last look succeeded; null when none ever did. */
  lookedAt: Moment.nullable(),
  looking: z.boolean(),
});
export type ImportsStatus = z.infer<typeof ImportsStatus>;

/** What came of a look. A failure moves nothing. */
export const LookReport = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('looked'),
    /** Different lines in the answer; exact repeats count once. */
    lines: z.int(),
    new: z.int(),
    changed: z.int(),
    gone: z.int(),
    /** Rows of the answer that could not be read; the others are stored. */
    unreadableRows: z.int(),
    at: Moment,
  }),
  /** `since` is the authority's time from which on was asked; null when everything was asked for. */
  z.strictObject({ is: z.literal('nothing-new'), at: Moment, since: Moment.nullable() }),
  z.strictObject({
    is: z.literal('failed'),
    outcome: z.string(),
    resultCode: z.string(),
    message: z.string(),
    lookedAt: Moment.nullable(),
  }),
]);
export type LookReport = z.infer<typeof LookReport>;
