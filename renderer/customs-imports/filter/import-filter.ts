import type { ImportFacetField, ImportFilter } from '../../../shared/customs-imports/import-list.ts';

/** Every line. */
export const NO_CONDITIONS: ImportFilter = {
  text: '',
  statusCodes: [],
  suppliers: [],
  originCountryCodes: [],
  currencyCodes: [],
  hsPrefix: '',
  marks: [],
  changes: [],
  declaredFrom: null,
  declaredTo: null,
  declarationNumber: null,
};

/** The conditions that are a list of values of the lines, each with the facet that offers them. */
export const FACETS = {
  statusCodes: 'status',
  suppliers: 'supplier',
  originCountryCodes: 'origin',
  currencyCodes: 'currency',
} as const satisfies Partial<Record<keyof ImportFilter, ImportFacetField>>;
export type FacetCondition = keyof typeof FACETS;

/** Whether anything but the text narrows the list. */
export function hasConditions(filter: ImportFilter): boolean {
  return JSON.stringify({ ...filter, text: '' }) !== JSON.stringify(NO_CONDITIONS);
}

/** The filter without its conditions on some fields: what there would be to choose from. */
export function without(filter: ImportFilter, ...conditions: readonly (keyof ImportFilter)[]): ImportFilter {
  const open = Object.fromEntries(conditions.map((condition) => [condition, NO_CONDITIONS[condition]]));
  return { ...filter, ...open };
}

/** A list with a value added, or taken out when it was there. */
export function withToggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}

/** First and last day (ISO) of the month of a value like `2026-10`. */
export function daysOfMonth(month: string): { first: string; last: string } {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { first: `${month}-01`, last: `${month}-${days}` };
}
