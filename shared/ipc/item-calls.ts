import { z } from 'zod';
import { CodedField } from '../codes/code.ts';
import { Item, ItemRow, SaveItemArgument, SaveItemResult, UndoToken } from '../items/item.ts';
import { BulkReport, SetFieldArgument, SetFieldPreview, UndoReport } from '../items/item-deeds.ts';
import {
  AlikeItems,
  ItemEntry,
  ItemEntryChange,
  ItemRevision,
  ItemTyping,
  TakeCodeArgument,
  TypingOf,
  UnsavedItem,
} from '../items/item-editing.ts';
import { ItemListRequest, ItemNeighbours, ItemPage, ItemPeople, ItemSelection } from '../items/item-list.ts';
import { ReplaceCodeArgument, ReplaceCodePreview } from '../items/replace-code.ts';
import { command, event, nothing, query } from './definitions.ts';
import { pageOf, PageRequest, SearchText } from './page.ts';

const Id = z.strictObject({ id: z.int().positive() });
const Selected = z.strictObject({ selection: ItemSelection });
const Count = z.strictObject({ count: z.int() });

/** Calls and news of the item master; part of the contract. */
export const ITEM_CALLS = {
  page: query(ItemListRequest.extend(PageRequest.shape), ItemPage),
  get: query(Id, Item),
  /** Registers or changes an item: kept on this computer at once, then sent by the outbox. */
  save: command(SaveItemArgument, SaveItemResult),
  /** Where an item stands in a list, and the items before and after it. */
  neighbours: query(Id.extend({ list: ItemListRequest }), ItemNeighbours),
  /** Who changed items, for the filter. */
  people: query(nothing, ItemPeople),
  /** A word of the shop's names that is close to a search that found nothing, and how many items have it. */
  didYouMean: query(
    z.strictObject({ text: SearchText }),
    z.strictObject({ text: z.string(), count: z.int() }).nullable(),
  ),
  /** The saved states of an item, newest first. */
  history: query(PageRequest.extend(Id.shape), pageOf(ItemRevision)),
  /** Items with the same barcode, or with nearly the same name; `id` itself is never among them. */
  alike: query(
    z.strictObject({
      id: z.int().positive().nullable(),
      name: z.string().max(2000),
      barcode: z.string().max(200),
    }),
    AlikeItems,
  ),
  /** Keeps what is being typed; `drop` forgets it. A save forgets it too. */
  keepTyping: command(ItemTyping.omit({ at: true }).extend(TypingOf.shape), nothing),
  dropTyping: command(TypingOf, nothing),
  typing: query(TypingOf, ItemTyping.nullable()),
  /** Everything that was typed and left, newest first. */
  unsaved: query(nothing, z.array(UnsavedItem).max(50)),
  entry: query(nothing, ItemEntry),
  changeEntry: command(ItemEntryChange, ItemEntry),
  /** Gives a refused item another code and sends it; AppError 'items.no-expected-number' when none was named. */
  takeCode: command(TakeCodeArgument, SaveItemResult),
  /** The items of a selection, in its order: to print or to copy them. */
  selected: query(PageRequest.extend(Selected.shape), pageOf(ItemRow)),
  previewSetField: query(SetFieldArgument, SetFieldPreview),
  setField: command(SetFieldArgument, BulkReport),
  /** Sends drafts, and again what was refused or held or has no answer; what waits goes first. */
  send: command(Selected, BulkReport),
  /** Holds what waits or was refused. */
  hold: command(Selected, BulkReport),
  /** Undoes a deed as far as nothing of it was sent; AppError 'items.nothing-to-undo' when it is forgotten. */
  undo: command(z.strictObject({ undo: UndoToken }), UndoReport),
  /** Items in use that carry a code in a field. */
  withCode: query(PageRequest.extend({ field: CodedField, code: z.string().max(20) }), pageOf(ItemRow)),
  /** What replacing a code would do; nothing is changed. */
  previewReplaceCode: query(ReplaceCodeArgument, ReplaceCodePreview),
  /** Replaces a code on all items in use that can be saved with the new one, and queues them. */
  replaceCode: command(ReplaceCodeArgument, Count),
  /** The next item code for these parts, by the shop's pattern (domain §5.2). */
  suggestCode: query(
    z.strictObject({
      originCountryCode: z.string().max(20),
      itemTypeCode: z.string().max(20),
      packagingUnitCode: z.string().max(20),
      quantityUnitCode: z.string().max(20),
    }),
    z.strictObject({ itemCode: z.string() }),
  ),
  changed: event(z.strictObject({ id: z.int().nullable() })),
};
