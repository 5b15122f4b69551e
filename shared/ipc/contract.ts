import { z } from 'zod';
import { ExchangeDetail, ExchangeFilter, ExchangeRow, ExportResult } from '../activity/exchange-row.ts';
import { ClassificationFile } from '../codes/classification.ts';
import { CodesExport } from '../codes/code.ts';
import {
  ChangeConnectionResult,
  ConnectionReport,
  ConnectionView,
  EnterSecretArgument,
  ProfileDraft,
} from '../connection/connection.ts';
import { ImportsExport } from '../customs-imports/import-list.ts';
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
import { ItemsExport } from '../items/item-deeds.ts';
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
import { CLASSIFICATION_CALLS, CODE_CALLS } from './code-calls.ts';
import { CUSTOMS_IMPORT_CALLS } from './customs-import-calls.ts';
import { command, event, nothing, query } from './definitions.ts';
import { ITEM_CALLS } from './item-calls.ts';
import { pageOf, PageRequest } from './page.ts';

const Id = z.strictObject({ id: z.int().positive() });
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
  codes: CODE_CALLS,
  classifications: CLASSIFICATION_CALLS,
  items: ITEM_CALLS,
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
  customsImports: CUSTOMS_IMPORT_CALLS,
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
