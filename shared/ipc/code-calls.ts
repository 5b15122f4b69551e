import { z } from 'zod';
import {
  ClassificationOption,
  ClassificationReport,
  ClassificationRow,
  ClassificationsStatus,
  ColumnMatching,
} from '../codes/classification.ts';
import {
  CodeChange,
  CodeChangeKind,
  CodeClass,
  CodedField,
  CodeOption,
  CodeRow,
  CodesStatus,
  RefreshReport,
  RefreshRow,
} from '../codes/code.ts';
import { command, event, nothing, query } from './definitions.ts';
import { pageOf, PageRequest, SearchText } from './page.ts';

/** Calls and news of the code lists; part of the contract. */
export const CODE_CALLS = {
  status: query(nothing, CodesStatus),
  classes: query(nothing, z.array(CodeClass)),
  /** Codes of one class, or of all for a class code of ''. */
  page: query(
    PageRequest.extend({ classCode: z.string().max(10), text: SearchText, showOff: z.boolean() }),
    pageOf(CodeRow),
  ),
  /** At most 50 choices for a coded field, best first. */
  options: query(z.strictObject({ field: CodedField, text: SearchText }), z.array(CodeOption).max(50)),
  /** Names of given codes of a field; an unknown code answers null. */
  describe: query(
    z.strictObject({ field: CodedField, codes: z.array(z.string().max(20)).max(200) }),
    z.array(CodeOption.nullable()),
  ),
  refresh: command(z.strictObject({ everything: z.boolean() }), RefreshReport),
  /** Refreshes that changed something, newest first. */
  refreshes: query(PageRequest, pageOf(RefreshRow)),
  /** What a refresh changed, with the items that each change touches; `kinds` [] for all. */
  changes: query(
    PageRequest.extend({ refreshId: z.int().positive(), kinds: z.array(CodeChangeKind).max(6) }),
    pageOf(CodeChange),
  ),
  changed: event(CodesStatus),
};

/** Calls and news of the item classifications; part of the contract. */
export const CLASSIFICATION_CALLS = {
  status: query(nothing, ClassificationsStatus),
  /** What stands under an entry; '' for the segments. */
  page: query(
    PageRequest.extend({
      /** '' for everything; otherwise what stands under this code. */
      parentCode: z.string().max(20),
      text: SearchText,
      onlyFavourites: z.boolean(),
    }),
    pageOf(ClassificationRow),
  ),
  /** At most 50 choices, best first: what such names were given before, favourites, recents, found ones. */
  options: query(
    z.strictObject({ text: SearchText, itemName: z.string().max(200) }),
    z.array(ClassificationOption).max(50),
  ),
  /** Given codes in their order; null for one outside the list. */
  describe: query(
    z.strictObject({ codes: z.array(z.string().max(20)).max(200) }),
    z.array(ClassificationOption.nullable()),
  ),
  setFavourite: command(
    z.strictObject({ code: z.string().max(20), isFavourite: z.boolean() }),
    ClassificationRow,
  ),
  /** Loads the file that was chosen with `files.chooseClassifications`, in one transaction. */
  load: command(z.strictObject({ matching: ColumnMatching }), ClassificationReport),
  changed: event(ClassificationsStatus),
};
