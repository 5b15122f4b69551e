import { z } from 'zod';
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
  ImportsSettings,
  ImportTotals,
  UnreadableRow,
} from '../customs-imports/import-list.ts';
import { DraftsReport, ImportOfItem, ItemFromImport } from '../customs-imports/make-item.ts';
import { command, event, nothing, query } from './definitions.ts';
import { pageOf, PageRequest } from './page.ts';

const Id = z.strictObject({ id: z.int().positive() });
const Count = z.strictObject({ count: z.int() });

/** Calls and news of the customs imports; part of the contract. */
export const CUSTOMS_IMPORT_CALLS = {
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
};
