import type { ImportFilter } from '../../../shared/customs-imports/import-list.ts';
import { NO_CONDITIONS } from './import-filter.ts';

/** One condition that holds, and the filter without it. */
export interface FilterChip {
  readonly condition: Exclude<keyof ImportFilter, 'text'>;
  /** A code, a name, a beginning, a day (ISO), a mark or a change; null for "without a mark". */
  readonly value: string | null;
  readonly without: ImportFilter;
}

/** Every value that is filtered by, each of which can be taken away alone (ux §4.8); the text has its own box. */
export function chipsOf(filter: ImportFilter): FilterChip[] {
  return CONDITIONS.flatMap((condition) => {
    const asked = filter[condition];
    if (!Array.isArray(asked)) {
      const isAsked = asked !== NO_CONDITIONS[condition];
      return isAsked
        ? [{ condition, value: asked, without: { ...filter, [condition]: NO_CONDITIONS[condition] } }]
        : [];
    }
    return asked.map((value) => ({
      condition,
      value,
      without: { ...filter, [condition]: asked.filter((other) => other !== value) },
    }));
  });
}

const CONDITIONS = [
  'declarationNumber',
  'statusCodes',
  'suppliers',
  'hsPrefix',
  'originCountryCodes',
  'currencyCodes',
  'marks',
  'changes',
  'declaredFrom',
  'declaredTo',
] as const satisfies readonly FilterChip['condition'][];
