import { z } from 'zod';
import { ExchangeDetail, ExchangeFilter, ExchangeRow, ExportResult } from '../activity/exchange-row.ts';
import {
  ClassificationFile,
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
  CodesExport,
  CodesStatus,
  RefreshReport,
  RefreshRow,
} from '../codes/code.ts';
import {
  ChangeConnectionResult,
  ConnectionReport,
  ConnectionView,
  EnterSecretArgument,
  ProfileDraft,
} from '../connection/connection.ts';
import {
  CustomsImport,
  ImportMark,
  ImportsStatus,
  LookBack,
  LookReport,
} from '../customs-imports/customs-import.ts';
import {
  ImportEvent,
  ImportFacet,
  ImportFacetField,
  ImportFilter,
  ImportGroup,
  ImportGrouping,
  ImportListRequest,
  ImportPictures,
  ImportSelection,
  ImportsExport,
  ImportsSettings,
  ImportTotals,
  UnreadableRow,
} from '../customs-imports/import-list.ts';
import { DraftsReport, ImportOfItem, ItemFromImport } from '../customs-imports/make-item.ts';
import {
  DeviceState,
  EnterKeyArgument,
  InitialiseArgument,
  InitialiseResult,
} from '../device/device-state.ts';
import {
  Passphrase,
  PassphraseStrength,
  RestoreDeviceResult,
  TransferFileChoice,
} from '../device/transfer-file.ts';
import { BackupChoice, SupportChoice, SupportFile } from '../files/chosen-file.ts';
import { Item, ItemRow, SaveItemArgument, SaveItemResult, UndoToken } from '../items/item.ts';
import {
  BulkReport,
  ItemsExport,
  SetFieldArgument,
  SetFieldPreview,
  UndoReport,
} from '../items/item-deeds.ts';
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
import { ItemListRequest, ItemPage, ItemPeople, ItemSelection } from '../items/item-list.ts';
import { ReplaceCodeArgument, ReplaceCodePreview } from '../items/replace-code.ts';
import {
  ForgottenPin,
  ForgottenPinResult,
  NewOperator,
  OperatorChange,
  Operators,
  PinChange,
  PinResult,
  SignIn,
} from '../operators/operator.ts';
import {
  OutboxCause,
  OutboxDetail,
  OutboxEntry,
  OutboxFilter,
  OutboxSelection,
  OutboxSummary,
} from '../outbox/outbox-entry.ts';
import { PracticeFaults, PracticeFaultsChange } from '../practice/practice-faults.ts';
import { ProgramState, SettingsChange } from '../program/program-state.ts';
import { ComputerCheck, ComputerCheckArgument, SetupDraft, SystemPage } from '../setup/setup.ts';
import { CreateShopResult, ENVIRONMENTS, ShopId, ShopListing, ShopSummary } from '../shops/shop.ts';
import { command, event, nothing, query } from './definitions.ts';
import { pageOf, PageRequest, SearchText } from './page.ts';

const Id = z.strictObject({ id: z.int().positive() });
const Selected = z.strictObject({ selection: ItemSelection });
const Count = z.strictObject({ count: z.int() });

/**
 * Everything the program can do, call by call: start reading here. Main handlers, core handlers, the frozen
 * bridge, the renderer's client and the test fakes are all derived from this one object (architecture §4.5).
 */
export const contract = {
  program: {
    state: query(nothing, ProgramState),
    changeSettings: command(SettingsChange, ProgramState),
    changed: event(ProgramState),
    /** Somebody pressed a notification of the system: the window shows what it was about. */
    goTo: event(z.strictObject({ address: z.enum(['/customs-imports', '/outbox']) })),
  },
  shops: {
    /** Every shop of this computer: branches and environments side by side, data apart. */
    list: query(nothing, z.array(ShopListing)),
    /** Opens a shop; the one that was open is closed first. */
    open: command(z.strictObject({ id: ShopId }), ShopSummary),
    /** Makes a shop that is not set up yet, and opens it. */
    create: command(
      z.strictObject({
        environment: z.enum(ENVIRONMENTS),
        pin: z.string().length(11),
        branchId: z.string().length(2),
        profile: ProfileDraft,
      }),
      CreateShopResult,
    ),
    /** Moves a shop for which nothing was ever sent out of the list; its folder is kept, not deleted. */
    setAside: command(z.strictObject({ id: ShopId }), z.array(ShopListing)),
    /** Makes the practice shop if there is none, and opens it. */
    openPractice: command(z.strictObject({ operatorName: z.string().trim().min(1).max(60) }), ShopSummary),
  },
  device: {
    /** The one-way door: asks the authority once, never again by itself (spec §3 rule 2). */
    initialise: command(InitialiseArgument, InitialiseResult),
    /** "Is this your shop?" A no stops all sending until somebody says yes (ux §4.1 page 5). */
    confirm: command(z.strictObject({ isOurs: z.boolean() }), DeviceState),
    /** Takes over an answer for another PIN or branch, as the shop that it names. */
    takeOther: command(nothing, ShopSummary),
    /** Reads the key from its store again, e.g. after the keyring was unlocked. */
    readKey: command(nothing, DeviceState),
    /** Keeps a key that came from elsewhere. It goes in and never comes out. */
    enterKey: command(EnterKeyArgument, DeviceState),
    passphraseStrength: query(z.strictObject({ passphrase: z.string().max(128) }), PassphraseStrength),
    /** Asks where to, and writes the device's record and key under a pass-phrase. */
    writeTransferFile: command(z.strictObject({ passphrase: Passphrase }), ExportResult),
    /** Asks for a transfer file and says what it is; nothing is changed. */
    chooseTransferFile: command(nothing, TransferFileChoice),
    /** Brings the device of the chosen file to this computer, and opens its shop. Registers nothing. */
    restoreTransferFile: command(z.strictObject({ passphrase: Passphrase }), RestoreDeviceResult),
  },
  operators: {
    list: query(nothing, Operators),
    add: command(NewOperator, Operators),
    change: command(OperatorChange, Operators),
    changePin: command(PinChange, PinResult),
    signIn: command(SignIn, PinResult),
    signOut: command(nothing, Operators),
    /** A new PIN for who forgot theirs; it does not open the key. */
    forgottenPin: command(ForgottenPin, ForgottenPinResult),
  },
  setup: {
    /** Keeps what was entered so far, so that a power cut loses nothing; null ends the wizard. */
    keepDraft: command(SetupDraft.nullable(), nothing),
    /** Looks at one thing about this computer. */
    check: query(ComputerCheckArgument, ComputerCheck),
    /** Opens a page of the operating system's settings; false where there is none to open. */
    openSystemPage: command(SystemPage, z.strictObject({ isOpen: z.boolean() })),
  },
  practice: {
    faults: query(nothing, PracticeFaults),
    changeFaults: command(PracticeFaultsChange, PracticeFaults),
  },
  codes: {
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
  },
  classifications: {
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
  },
  items: {
    page: query(ItemListRequest.extend(PageRequest.shape), ItemPage),
    get: query(Id, Item),
    /** Registers or changes an item: kept on this computer at once, then sent by the outbox. */
    save: command(SaveItemArgument, SaveItemResult),
    /** The items before and after one in a list; null at the ends, and for one that is not in the list. */
    neighbours: query(
      Id.extend({ list: ItemListRequest }),
      z.strictObject({ previous: z.int().nullable(), next: z.int().nullable() }),
    ),
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
  },
  outbox: {
    summary: query(nothing, OutboxSummary),
    page: query(PageRequest.extend({ filter: OutboxFilter }), pageOf(OutboxEntry)),
    /** What was refused, by the words it was refused with; the most frequent first. */
    causes: query(nothing, z.array(OutboxCause).max(50)),
    get: query(Id, OutboxDetail),
    /** Sends not-accepted or unanswered entries again, same text: a person's decision, also in bulk. */
    sendAgain: command(OutboxSelection, Count),
    /** Tries waiting entries at once, before their time. */
    sendNow: command(OutboxSelection, Count),
    hold: command(OutboxSelection, Count),
    release: command(OutboxSelection, Count),
    /** Takes what waits, is held or was refused back; its items are drafts then. */
    takeBack: command(OutboxSelection, Count),
    /** A person says that the authority has what was refused as a repeat, or had no answer. Nothing is sent. */
    markRegistered: command(OutboxSelection, Count),
    /** Goes on after a pause that only a person may end. */
    goOn: command(nothing, OutboxSummary),
    changed: event(OutboxSummary),
  },
  customsImports: {
    status: query(nothing, ImportsStatus),
    look: command(z.strictObject({ lookBack: LookBack }), LookReport),
    page: query(PageRequest.extend({ list: ImportListRequest }), pageOf(CustomsImport)),
    get: query(Id, CustomsImport),
    totals: query(z.strictObject({ filter: ImportFilter }), ImportTotals),
    /** The lines of a filter by declaration or supplier; the newest declaration, or the largest supplier first. */
    groups: query(PageRequest.extend({ filter: ImportFilter, by: ImportGrouping }), pageOf(ImportGroup)),
    facet: query(z.strictObject({ filter: ImportFilter, field: ImportFacetField }), ImportFacet),
    pictures: query(z.strictObject({ filter: ImportFilter }), ImportPictures),
    timeline: query(PageRequest.extend(Id.shape), pageOf(ImportEvent)),
    /** Rows of the last look that could not be read. */
    unreadable: query(PageRequest, pageOf(UnreadableRow)),
    /** Somebody is on the screen: what came so far is no news any more. */
    seen: command(nothing, ImportsStatus),
    mark: command(z.strictObject({ selection: ImportSelection, mark: ImportMark.nullable() }), Count),
    note: command(Id.extend({ note: z.string().max(2000) }), CustomsImport),
    /** What an item made from a line begins with, and items that it may be already. */
    asItem: query(Id, ItemFromImport),
    /** Makes a draft item of each line that has none. */
    makeDrafts: command(z.strictObject({ selection: ImportSelection }), DraftsReport),
    /** Says that an item is what a line brought; null takes it back. */
    link: command(Id.extend({ itemId: z.int().positive().nullable() }), CustomsImport),
    /** The customs lines that an item came from, newest first. */
    ofItem: query(Id, z.array(ImportOfItem).max(200)),
    settings: query(nothing, ImportsSettings),
    changeSettings: command(ImportsSettings, ImportsSettings),
    changed: event(ImportsStatus),
  },
  activity: {
    page: query(PageRequest.extend({ filter: ExchangeFilter }), pageOf(ExchangeRow)),
    get: query(Id, ExchangeDetail),
    changed: event(Count),
  },
  files: {
    /** Asks where to, and writes the calls of the journal into one file without secrets. */
    exportActivity: command(ExchangeFilter, ExportResult),
    exportCodes: command(CodesExport, ExportResult),
    exportItems: command(ItemsExport, ExportResult),
    exportImports: command(ImportsExport, ExportResult),
    /** Asks for a list of classifications, and reads its headings and first rows. */
    chooseClassifications: command(nothing, ClassificationFile),
    /** Asks where to, and writes a checked copy of the open shop's data. It holds no key. */
    backUp: command(nothing, ExportResult),
    /** Asks for a backup and looks into it; nothing is changed. */
    chooseBackup: command(nothing, BackupChoice),
    /** Puts the chosen backup back, and opens its shop. Never registers anything. */
    restoreBackup: command(nothing, ShopSummary),
    /** Everything that a support file would hold, to be read before. */
    supportFile: query(SupportChoice, SupportFile),
    saveSupportFile: command(SupportChoice, ExportResult),
  },
  connection: {
    view: query(nothing, ConnectionView),
    /** Looks step by step, with reads only; never spends an initialisation. */
    check: command(nothing, ConnectionReport),
    /** Takes over an edited profile. Everything about it is checked here, so that each problem can be shown. */
    change: command(z.strictObject({ profile: ProfileDraft }), ChangeConnectionResult),
    /** Seals a secret of the authentication. */
    enterSecret: command(EnterSecretArgument, ConnectionView),
    /** Asks where to, and writes the profile into a file. It holds no secret. */
    saveFile: command(nothing, ExportResult),
    /** Asks for a file, and takes over the profile in it. */
    loadFile: command(nothing, ChangeConnectionResult),
  },
};
