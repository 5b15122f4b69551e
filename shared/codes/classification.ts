import { z } from 'zod';
import { Moment } from '../ipc/page.ts';

/** One entry of a classification list: 8-digit segments down to 10-digit codes. Codes are text: zeros in front live. */
export const Classification = z.strictObject({
  code: z.string(),
  name: z.string(),
  /** 1 (segment) to 5; told by the list, or by the code's trailing zeros. */
  level: z.int(),
  /** The tax type that the list hints at; null when it says nothing. */
  taxTypeCode: z.string().nullable(),
  inUse: z.boolean(),
});
export type Classification = z.infer<typeof Classification>;

/** An entry in the tree, with what stands under it and what the shop made of it. */
export const ClassificationRow = Classification.extend({
  /** Names from the segment down to this entry's parent. */
  path: z.array(z.string()).max(6),
  childCount: z.int(),
  isFavourite: z.boolean(),
  /** Own items that carry this code. */
  usedBy: z.int(),
});
export type ClassificationRow = z.infer<typeof ClassificationRow>;

/** Why the picker offers an entry, best first. */
const CLASSIFICATION_REASONS = ['given-before', 'favourite', 'recent', 'found', 'local-word'] as const;

/** One choice of the classification picker. */
export const ClassificationOption = z.strictObject({
  code: z.string(),
  name: z.string(),
  path: z.array(z.string()).max(6),
  taxTypeCode: z.string().nullable(),
  inUse: z.boolean(),
  reason: z.enum(CLASSIFICATION_REASONS),
});
export type ClassificationOption = z.infer<typeof ClassificationOption>;

/** The list in force and where it came from; nothing is known of codes while none is loaded (ux §0 decision 8). */
export const ClassificationsStatus = z.strictObject({
  list: z
    .strictObject({
      fileName: z.string(),
      loadedAt: Moment,
      /** The file's own date: when it was last changed; null when the system does not say. */
      fileDate: Moment.nullable(),
      count: z.int(),
    })
    .nullable(),
});
export type ClassificationsStatus = z.infer<typeof ClassificationsStatus>;

/** The columns of a classification list; which column of the file holds which is guessed and can be changed. */
export const CLASSIFICATION_COLUMNS = ['code', 'name', 'level', 'taxTypeCode', 'inUse'] as const;
export const ColumnMatching = z.strictObject({
  code: z.int().min(0),
  name: z.int().min(0),
  level: z.int().min(0).nullable(),
  taxTypeCode: z.int().min(0).nullable(),
  inUse: z.int().min(0).nullable(),
});
export type ColumnMatching = z.infer<typeof ColumnMatching>;

/** A file of classifications that a person chose, before it is loaded. */
export const ClassificationFile = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('cancelled') }),
  z.strictObject({
    is: z.literal('unusable'),
    fileName: z.string(),
    why: z.enum(['kind', 'password', 'damaged', 'empty', 'too-large']),
  }),
  z.strictObject({
    is: z.literal('chosen'),
    fileName: z.string(),
    rowCount: z.int(),
    /** The headings, '' where there is none. */
    columns: z.array(z.string()).max(200),
    /** The first rows as text. */
    sample: z.array(z.array(z.string()).max(200)).max(10),
    /** What the headings suggest; null when code or name could not be told. */
    matching: ColumnMatching.nullable(),
  }),
]);
export type ClassificationFile = z.infer<typeof ClassificationFile>;

/** What came of loading a list. It replaces the one before, in one transaction. */
export const ClassificationReport = z.strictObject({
  loaded: z.int(),
  added: z.int(),
  renamed: z.int(),
  /** In the list before, no longer in this one: kept as off, because items may carry them. */
  gone: z.int(),
  leftOut: z.int(),
  /** The first rows that were left out, with the reason as a code. */
  problems: z
    .array(
      z.strictObject({
        row: z.int(),
        what: z.enum(['no-code', 'no-name', 'not-digits', 'length', 'twice', 'lost-digits']),
        text: z.string(),
      }),
    )
    .max(100),
});
export type ClassificationReport = z.infer<typeof ClassificationReport>;
