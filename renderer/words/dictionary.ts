import activityEn from './en/activity.json';
import classificationsEn from './en/classifications.json';
import codesEn from './en/codes.json';
import connectionEn from './en/connection.json';
import customsImportsEn from './en/customs-imports.json';
import deviceEn from './en/device.json';
import errorsEn from './en/errors.json';
import helpEn from './en/help.json';
import homeEn from './en/home.json';
import itemEditorEn from './en/item-editor.json';
import itemsEn from './en/items.json';
import outboxEn from './en/outbox.json';
import settingsEn from './en/settings.json';
import setupEn from './en/setup.json';
import shellEn from './en/shell.json';
import activitySw from './sw/activity.json';
import classificationsSw from './sw/classifications.json';
import codesSw from './sw/codes.json';
import connectionSw from './sw/connection.json';
import customsImportsSw from './sw/customs-imports.json';
import deviceSw from './sw/device.json';
import errorsSw from './sw/errors.json';
import helpSw from './sw/help.json';
import homeSw from './sw/home.json';
import itemEditorSw from './sw/item-editor.json';
import itemsSw from './sw/items.json';
import outboxSw from './sw/outbox.json';
import settingsSw from './sw/settings.json';
import setupSw from './sw/setup.json';
import shellSw from './sw/shell.json';

/** The English words, one namespace per screen; English is complete and is what the types of the keys come from. */
export const english = {
  activity: activityEn,
  classifications: classificationsEn,
  codes: codesEn,
  connection: connectionEn,
  'customs-imports': customsImportsEn,
  device: deviceEn,
  errors: errorsEn,
  help: helpEn,
  home: homeEn,
  'item-editor': itemEditorEn,
  items: itemsEn,
  outbox: outboxEn,
  settings: settingsEn,
  setup: setupEn,
  shell: shellEn,
};

type Words = typeof english;
export type Namespace = keyof Words;

/** The Swahili words, a draft until a native reviewer has approved each. */
export const swahili: { [N in Namespace]: Record<string, string> } = {
  activity: activitySw,
  classifications: classificationsSw,
  codes: codesSw,
  connection: connectionSw,
  'customs-imports': customsImportsSw,
  device: deviceSw,
  errors: errorsSw,
  help: helpSw,
  home: homeSw,
  'item-editor': itemEditorSw,
  items: itemsSw,
  outbox: outboxSw,
  settings: settingsSw,
  setup: setupSw,
  shell: shellSw,
};

/** `waiting_one` and `waiting_other` are asked for as `waiting` with a count. */
type WithoutPlural<Key extends string> = Key extends `${infer Stem}_${'one' | 'other'}` ? Stem : Key;

/** The keys of one namespace, e.g. `save`. */
export type KeyOf<N extends Namespace> = WithoutPlural<keyof Words[N] & string>;

/** A key with its namespace, e.g. `items:save`; good anywhere. */
export type WordKey = { [N in Namespace]: `${N}:${KeyOf<N>}` }[Namespace];
