import { z } from 'zod';
import { IMPORT_COLUMNS, ImportColumn } from '../customs-imports/import-list.ts';
import { Moment } from '../ipc/page.ts';
import { ACCESS } from '../operators/permissions.ts';
import { SetupDraft } from '../setup/setup.ts';
import { ShopSummary } from '../shops/shop.ts';
import { DeviceState } from '../device/device-state.ts';

const LANGUAGES = ['en', 'sw'] as const;
const THEMES = ['auto', 'light', 'dark'] as const;
const DENSITIES = ['compact', 'comfort'] as const;

/** What a person chose for this program on this computer. */
export const Settings = z.strictObject({
  language: z.enum(LANGUAGES),
  theme: z.enum(THEMES),
  density: z.enum(DENSITIES),
  /** Size of all text in per cent, 80 to 200 (ux §4.0). */
  textSize: z.int().min(80).max(200),
  /** Columns of the list of customs imports, in their order; the usual ones while nobody chose any (ux §4.8). */
  importColumns: z.array(ImportColumn).min(1).max(IMPORT_COLUMNS.length).optional(),
});
export type Settings = z.infer<typeof Settings>;

/** Some settings anew; what is not given stays. */
export const SettingsChange = Settings.partial().strict();
export type SettingsChange = z.infer<typeof SettingsChange>;

/** What the last real call told about the line; never asked of the network adapter. */
export const LineState = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('unknown') }),
  z.strictObject({ is: z.literal('up'), lastContact: Moment }),
  z.strictObject({ is: z.literal('down'), since: Moment, lastContact: Moment.nullable() }),
]);
export type LineState = z.infer<typeof LineState>;

/** The one snapshot with which a window starts; every change arrives whole as an event. */
export const ProgramState = z.strictObject({
  version: z.string(),
  /** `host` says that the program runs without Electron, for tests and demonstrations. */
  runsOn: z.enum(['electron', 'host']),
  settings: Settings,
  shop: ShopSummary.nullable(),
  device: DeviceState,
  line: LineState,
  /** What the person at the computer may do in the open shop. */
  access: z.enum(ACCESS),
  /** A set-up that was begun and not finished; null when there is none. */
  setup: SetupDraft.nullable(),
  /** The last backup of the open shop that a person made; null when there is none. */
  backup: z.strictObject({ at: Moment, fileName: z.string() }).nullable(),
});
export type ProgramState = z.infer<typeof ProgramState>;
