import type { CodedField, CodeOption } from '../../shared/codes/code.ts';
import { useAnswer } from '../bridge/use-answer.ts';

/** What stands behind a value: a code of the lists, one that the lists do not hold, or nothing known yet. */
export type ValueStanding = { is: 'known'; option: CodeOption } | { is: 'unknown' } | { is: 'not-known-yet' };

/** Asks the lists about the value of a field; an empty field is not asked about. */
export function useValueStanding(field: CodedField, value: string): ValueStanding {
  const answer = useAnswer(
    'codes',
    'describe',
    { field, codes: [value.slice(0, LONGEST_CODE)] },
    { enabled: value !== '' },
  );
  if (value === '' || answer.data === undefined) return { is: 'not-known-yet' };
  const option = answer.data[0] ?? null;
  return option === null ? { is: 'unknown' } : { is: 'known', option };
}

/** What the contract lets through; a longer text is no code of any list. */
const LONGEST_CODE = 20;
