import type { ItemFields } from '../../shared/items/item.ts';
import { PresetFields, type ItemPreset } from '../../shared/items/item-editing.ts';

/** The presets whose name, or a word of it, begins with what was typed, the best first; all for nothing typed. */
export function presetsFor(presets: readonly ItemPreset[], typed: string): ItemPreset[] {
  const wanted = plain(typed);
  const ranked = presets.map((preset) => ({ preset, rank: rankOf(plain(preset.name), wanted) }));
  return ranked
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((one, other) => one.rank - other.rank || one.preset.name.localeCompare(other.preset.name))
    .map(({ preset }) => preset);
}

/** The fields of an item that a preset holds (ux §4.5: 3 and 5 to 9). */
export function presetFieldsOf(fields: ItemFields): PresetFields {
  return {
    classificationCode: fields.classificationCode,
    taxTypeCode: fields.taxTypeCode,
    quantityUnitCode: fields.quantityUnitCode,
    packagingUnitCode: fields.packagingUnitCode,
    originCountryCode: fields.originCountryCode,
    itemTypeCode: fields.itemTypeCode,
  };
}

/** What a preset puts into the form: an empty part of it leaves the field as it is. */
export function filledBy({ fields }: ItemPreset): [keyof PresetFields, string][] {
  return PRESET_FIELDS.filter((name) => fields[name] !== '').map((name) => [name, fields[name]]);
}

/** Whether what stands in the form could be kept as a preset: PresetFields holds no longer codes, and something. */
export function canBePreset(fields: PresetFields): boolean {
  return PresetFields.safeParse(fields, { jitless: true }).success && Object.values(fields).some(Boolean);
}

const PRESET_FIELDS = PresetFields.keyof().options;

const NO_MATCH = 3;

function rankOf(name: string, wanted: string): number {
  if (wanted === '' || name.startsWith(wanted)) return 0;
  if (name.split(/\s+/).some((word) => word.startsWith(wanted))) return 1;
  return name.includes(wanted) ? 2 : NO_MATCH;
}

function plain(text: string): string {
  return text.trim().toLowerCase();
}
