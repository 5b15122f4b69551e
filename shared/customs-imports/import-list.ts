import { z } from 'zod';
import { Moment, SearchText } from '../ipc/page.ts';
import { DecimalResultText } from '../money/decimal.ts';
import { ImportMark } from './customs-import.ts';

const Value = z.string().max(500);

/** Which lines; an empty list or text and null ask nothing. All must be fulfilled (ux §4.8). */
export const ImportFilter = z.strictObject({
  text: SearchText,
  statusCodes: z.array(Value).max(50),
  suppliers: z.array(Value).max(200),
  originCountryCodes: z.array(Value).max(200),
  currencyCodes: z.array(Value).max(200),
  /** Beginning of the HS codes. */
  hsPrefix: z.string().max(17),
  /** null in the list stands for lines without a mark. */
  marks: z.array(ImportMark.nullable()).max(4),
  changes: z.array(z.enum(['new', 'changed', 'same', 'gone'])).max(4),
  /** Days, both included; a line without a date fits no period. */
  declaredFrom: z.iso.date().nullable(),
  declaredTo: z.iso.date().nullable(),
  /** Only lines of one declaration; null for all. */
  declarationNumber: Value.nullable(),
});
export type ImportFilter = z.infer<typeof ImportFilter>;

export const IMPORT_SORTS = [
  'declared',
  'declaration',
  'hs',
  'goods',
  'packages',
  'net-weight',
  'supplier',
  'amount',
  'local-amount',
  'status',
  'mark',
  'changed',
] as const;
export const ImportSort = z.enum(IMPORT_SORTS);
export type ImportSort = z.infer<typeof ImportSort>;

export const ImportListRequest = z.strictObject({
  filter: ImportFilter,
  sort: ImportSort,
  descending: z.boolean(),
});
export type ImportListRequest = z.infer<typeof ImportListRequest>;

/** Sum of the lines in one currency. */
export const CurrencyTotal = z.strictObject({
  currencyCode: z.string(),
  lines: z.int(),
  amount: DecimalResultText,
  /** Worked out here by each line's own rate; lines without a rate are not in it. */
  localAmount: DecimalResultText,
  withoutRate: z.int(),
});
export type CurrencyTotal = z.infer<typeof CurrencyTotal>;

/** What the lines of a filter come to (ux §4.8: footer). */
export const ImportTotals = z.strictObject({
  lines: z.int(),
  currencies: z.array(CurrencyTotal).max(300),
  localAmount: DecimalResultText,
  /** Lines that have no amount at all. */
  withoutAmount: z.int(),
  /** Lines whose amount cannot be told in local money. */
  withoutRate: z.int(),
});
export type ImportTotals = z.infer<typeof ImportTotals>;

export const ImportGrouping = z.enum(['declaration', 'supplier']);
export type ImportGrouping = z.infer<typeof ImportGrouping>;

/** The lines of one declaration, or of one supplier, told in one. */
export const ImportGroup = z.strictObject({
  /** The declaration's number or the supplier's name, as customs wrote it. */
  value: z.string(),
  lines: z.int(),
  /** Of a declaration, the one it has; of a supplier, the newest. */
  declarationDate: z.string().nullable(),
  /** Different suppliers of a declaration, or declarations of a supplier. */
  others: z.int(),
  /** The first of these others. */
  other: z.string(),
  currencies: z.array(CurrencyTotal).max(300),
  localAmount: DecimalResultText,
  withoutRate: z.int(),
});
export type ImportGroup = z.infer<typeof ImportGroup>;

export const ImportFacetField = z.enum(['status', 'supplier', 'origin', 'currency', 'hs-chapter']);
export type ImportFacetField = z.infer<typeof ImportFacetField>;

/** Values that the lines of a filter have in one field, the most frequent first. */
export const ImportFacet = z.array(z.strictObject({ value: z.string(), lines: z.int() })).max(200);
export type ImportFacet = z.infer<typeof ImportFacet>;

const Bar = z.strictObject({
  /** A month as YYYY-MM, a supplier, a status or a country; '' where the lines have none. */
  value: z.string(),
  lines: z.int(),
  localAmount: DecimalResultText,
});

/** Four pictures of the lines of a filter (issue: amount by month and supplier, lines by status and origin). */
export const ImportPictures = z.strictObject({
  months: z.array(Bar).max(400),
  /** The largest ones; `otherSuppliers` is what remains. */
  suppliers: z.array(Bar).max(15),
  otherSuppliers: Bar.nullable(),
  statuses: z.array(Bar).max(50),
  origins: z.array(Bar).max(15),
  otherOrigins: Bar.nullable(),
  /** Lines that no amount in local money can be told for: they count in lines only. */
  withoutLocalAmount: z.int(),
});
export type ImportPictures = z.infer<typeof ImportPictures>;

/** Something that happened to a line, newest first: the line's own history over the looks. */
export const ImportEvent = z.strictObject({
  at: Moment,
  is: z.enum(['new', 'changed', 'gone', 'listed-again', 'marked', 'noted', 'linked']),
  /** Fields of the line by name, as texts; of a mark or a note the new value. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string(), after: z.string() })),
  /** Who did it; '' for a look. */
  by: z.string(),
});
export type ImportEvent = z.infer<typeof ImportEvent>;

/** A row of the last look that could not be read. */
export const UnreadableRow = z.strictObject({
  /** From 1, as it stands in the answer. */
  place: z.int(),
  /** What was wrong, as a code with words: the field and the rule that it broke. */
  problems: z.array(z.strictObject({ field: z.string(), problem: z.string() })).max(30),
  /** The row as the authority sent it, cut where it is very long. */
  raw: z.string(),
});
export type UnreadableRow = z.infer<typeof UnreadableRow>;

/** Lines told one by one. */
const ImportIds = z.array(z.int().positive()).max(10_000);

/** Lines that a deed is for: some that were picked, or all of a filter but a few, however many they are. */
export const ImportSelection = z.union([
  z.strictObject({ ids: ImportIds.min(1) }),
  z.strictObject({ all: ImportFilter, except: ImportIds.optional() }),
]);
export type ImportSelection = z.infer<typeof ImportSelection>;

export const IMPORT_COLUMNS = [
  'change',
  'declarationDate',
  'declarationNumber',
  'itemSequence',
  'taskCode',
  'hsCode',
  'itemName',
  'statusCode',
  'originCountryCode',
  'exportCountryCode',
  'packageQuantity',
  'packageUnitCode',
  'quantity',
  'quantityUnitCode',
  'totalWeight',
  'netWeight',
  'supplierName',
  'agentName',
  'invoiceAmount',
  'invoiceCurrencyCode',
  'invoiceExchangeRate',
  'localAmount',
  'mark',
  'note',
] as const;
export const ImportColumn = z.enum(IMPORT_COLUMNS);
export type ImportColumn = z.infer<typeof ImportColumn>;

/** The lines of a list into a table file; the columns that were asked for, in the order of the screen. */
export const ImportsExport = z.strictObject({
  list: ImportListRequest,
  /** Only these lines, whether they still fit the filter or not; the order stays that of the list. */
  ids: ImportIds.min(1).optional(),
  /** All lines but these. */
  except: ImportIds.optional(),
  columns: z.array(ImportColumn).min(1).max(IMPORT_COLUMNS.length),
  format: z.enum(['csv', 'xlsx']),
});
export type ImportsExport = z.infer<typeof ImportsExport>;

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/u);

/** When the program looks by itself, and how long it keeps what it saw. */
export const ImportsSettings = z.strictObject({
  atStart: z.boolean(),
  /** Minutes between two looks while the shop is open; 0 for never. */
  everyMinutes: z.union([z.literal(0), z.literal(30), z.literal(60), z.literal(120), z.literal(240)]),
  /** On this computer's clock. */
  opensAt: TimeOfDay,
  closesAt: TimeOfDay,
  /** 1 Monday to 7 Sunday. */
  days: z.array(z.int().min(1).max(7)).max(7),
  /** Days that lines are kept which customs no longer tells of. */
  keepDays: z.int().min(7).max(730),
  /** A notification of the system when something is new. */
  notifies: z.boolean(),
});
export type ImportsSettings = z.infer<typeof ImportsSettings>;
