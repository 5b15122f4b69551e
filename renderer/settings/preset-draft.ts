import type { ItemPreset, PresetFields } from '../../shared/items/item-editing.ts';

/** The fields of a preset in the order in which they are typed in the editor. */
export const PRESET_FIELDS = [
  'classificationCode',
  'taxTypeCode',
  'quantityUnitCode',
  'packagingUnitCode',
  'originCountryCode',
  'itemTypeCode',
] as const satisfies readonly (keyof PresetFields)[];

export type PresetProblem = 'name-missing' | 'name-long' | 'name-taken' | 'nothing-filled' | 'code-long';

/** Where a problem of a preset is shown. */
export interface PresetProblems {
  readonly name: PresetProblem | null;
  readonly fields: Partial<Record<keyof PresetFields, PresetProblem>>;
}

const LONGEST_NAME = 60;
/** What the authority demands of each code (spec §2.6). */
const LONGEST_CODE: Readonly<Record<keyof PresetFields, number>> = {
  classificationCode: 10,
  taxTypeCode: 5,
  quantityUnitCode: 5,
  packagingUnitCode: 5,
  originCountryCode: 5,
  itemTypeCode: 5,
};

/** What keeps a preset from being kept. A name is used once: another preset with it would be written over. */
export function presetProblems(
  { name, fields }: Pick<ItemPreset, 'name' | 'fields'>,
  others: readonly Pick<ItemPreset, 'name'>[],
): PresetProblems {
  const tooLong = PRESET_FIELDS.filter((field) => fields[field].length > LONGEST_CODE[field]);
  const isEmpty = PRESET_FIELDS.every((field) => fields[field].trim() === '');
  return {
    name: nameProblem(name.trim(), others),
    fields: {
      ...(isEmpty ? { classificationCode: 'nothing-filled' } : {}),
      ...Object.fromEntries(tooLong.map((field) => [field, 'code-long'])),
    },
  };
}

/** Whether nothing keeps it from being kept. */
export function isGoodPreset({ name, fields }: PresetProblems): boolean {
  return name === null && Object.keys(fields).length === 0;
}

function nameProblem(name: string, others: readonly Pick<ItemPreset, 'name'>[]): PresetProblem | null {
  if (name === '') return 'name-missing';
  if (name.length > LONGEST_NAME) return 'name-long';
  const isTaken = others.some((other) => other.name.toLowerCase() === name.toLowerCase());
  return isTaken ? 'name-taken' : null;
}
