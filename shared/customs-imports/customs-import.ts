import { z } from 'zod';
import { Moment } from '../ipc/page.ts';
import { DecimalResultText, DecimalText } from '../money/decimal.ts';

/** What a person noted about a line; it outlives the line's own data (ux §4.8). */
export const IMPORT_MARKS = ['to-check', 'checked', 'question'] as const;
export const ImportMark = z.enum(IMPORT_MARKS);
export type ImportMark = z.infer<typeof ImportMark>;

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
  /** The last look in which customs told of the line, or of everything without having changed it. */
  toldAt: Moment,
  /**
   * What the line costs in local money, worked out here as amount × rate; null without both, except that an amount in
   * local money needs no rate (ux §4.8).
   */
  localAmount: DecimalResultText.nullable(),
  /** The HS code as it may have been before a leading zero was lost, e.g. '0713.10.00'; never written over the code. */
  hsHint: z.string().nullable(),
  mark: ImportMark.nullable(),
  note: z.string(),
  /** The item that was made from the line, or said to be the same goods. */
  item: z.strictObject({ id: z.int(), name: z.string() }).nullable(),
});
export type CustomsImport = z.infer<typeof CustomsImport>;

/** How far back a look asks (ux §4.8). */
export const LookBack = z.union([
  z.enum(['since-last-look', 'today', '7-days', '30-days', 'everything']),
  /** From the beginning of a day, as YYYY-MM-DD. */
  z.iso.date(),
]);
export type LookBack = z.infer<typeof LookBack>;

export const ImportsStatus = z.strictObject({
  /** Lines that were listed when they were last told of; those no longer listed do not count. */
  lineCount: z.int(),
  /** When the last look succeeded; null when none ever did. */
  lookedAt: Moment.nullable(),
  /** From when on the last look asked, on the authority's clock; null when it asked for everything. */
  askedSince: Moment.nullable(),
  looking: z.boolean(),
  /** Lines that came, changed or went since somebody was on the screen. */
  unseen: z.int(),
  /** The last look that failed after the last one that succeeded. */
  failure: z
    .strictObject({ at: Moment, outcome: z.string(), resultCode: z.string(), message: z.string() })
    .nullable(),
  /** When the next look is due by itself; null when none is. */
  nextLookAt: Moment.nullable(),
  /** Rows of the last look that could not be read. */
  unreadableRows: z.int(),
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
  /** The open shop and the initialised device are not the same; nothing was asked (spec §4 rule 4). */
  z.strictObject({
    is: z.literal('mismatch'),
    shop: z.strictObject({ pin: z.string(), branchId: z.string() }),
    device: z.strictObject({ pin: z.string(), branchId: z.string() }),
  }),
  z.strictObject({
    is: z.literal('failed'),
    outcome: z.string(),
    resultCode: z.string(),
    message: z.string(),
    lookedAt: Moment.nullable(),
  }),
]);
export type LookReport = z.infer<typeof LookReport>;
