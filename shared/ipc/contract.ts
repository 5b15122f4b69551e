import { z } from 'zod';
import { ExchangeDetail, ExchangeFilter, ExchangeRow, ExportResult } from '../activity/exchange-row.ts';
import { Code, CodeClass, CodedField, CodeOption, CodesStatus, RefreshReport } from '../codes/code.ts';
import {
  ChangeConnectionResult,
  ConnectionReport,
  ConnectionView,
  ProfileDraft,
} from '../connection/connection.ts';
import { CustomsImport, ImportsStatus, LookBack, LookReport } from '../customs-imports/customs-import.ts';
import { InitialiseArgument, InitialiseResult } from '../device/device-state.ts';
import { Item, ItemRow, SaveItemArgument, SaveItemResult } from '../items/item.ts';
import { ItemSort, ItemView } from '../items/item-views.ts';
import { OutboxDetail, OutboxEntry, OutboxState, OutboxSummary } from '../outbox/outbox-entry.ts';
import { PracticeFaults, PracticeFaultsChange } from '../practice/practice-faults.ts';
import { ProgramState, SettingsChange } from '../program/program-state.ts';
import { ShopSummary } from '../shops/shop.ts';
import { command, event, nothing, query } from './definitions.ts';
import { pageOf, PageRequest, SearchText } from './page.ts';

const Id = z.strictObject({ id: z.int().positive() });
const Ids = z.strictObject({ ids: z.array(z.int().positive()).min(1).max(10_000) });
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
  },
  shops: {
    /** Makes the practice shop if there is none, and opens it. */
    openPractice: command(z.strictObject({ operatorName: z.string().trim().min(1).max(60) }), ShopSummary),
  },
  device: {
    /** The one-way door: asks the authority once, never again by itself (spec §3 rule 2). */
    initialise: command(InitialiseArgument, InitialiseResult),
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
      pageOf(Code),
    ),
    /** At most 50 choices for a coded field, best first. */
    options: query(z.strictObject({ field: CodedField, text: SearchText }), z.array(CodeOption).max(50)),
    /** Names of given codes of a field; an unknown code answers null. */
    describe: query(
      z.strictObject({ field: CodedField, codes: z.array(z.string().max(20)).max(200) }),
      z.array(CodeOption.nullable()),
    ),
    refresh: command(z.strictObject({ everything: z.boolean() }), RefreshReport),
    changed: event(CodesStatus),
  },
  items: {
    page: query(
      PageRequest.extend({ text: SearchText, view: ItemView, sort: ItemSort, descending: z.boolean() }),
      pageOf(ItemRow),
    ),
    get: query(Id, Item),
    save: command(SaveItemArgument, SaveItemResult),
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
    page: query(PageRequest.extend({ states: z.array(OutboxState).max(6) }), pageOf(OutboxEntry)),
    get: query(Id, OutboxDetail),
    /** Sends not-accepted or unanswered entries again, same text: a person's decision, also in bulk. */
    sendAgain: command(Ids, Count),
    /** Tries waiting entries at once, before their time. */
    sendNow: command(Ids, Count),
    hold: command(Ids, Count),
    release: command(Ids, Count),
    changed: event(OutboxSummary),
  },
  customsImports: {
    status: query(nothing, ImportsStatus),
    look: command(z.strictObject({ lookBack: LookBack }), LookReport),
    page: query(PageRequest.extend({ text: SearchText }), pageOf(CustomsImport)),
    get: query(Id, CustomsImport),
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
  },
  connection: {
    view: query(nothing, ConnectionView),
    /** Looks step by step, with reads only; never spends an initialisation. */
    check: command(nothing, ConnectionReport),
    /** Takes over an edited profile. Everything about it is checked here, so that each problem can be shown. */
    change: command(z.strictObject({ profile: ProfileDraft }), ChangeConnectionResult),
    /** Asks where to, and writes the profile into a file. It holds no secret. */
    saveFile: command(nothing, ExportResult),
    /** Asks for a file, and takes over the profile in it. */
    loadFile: command(nothing, ChangeConnectionResult),
  },
};
