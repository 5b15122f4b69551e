import { assertNever } from '../../shared/errors/assert-never.ts';
import { readEastAfricaTime } from './east-africa-time.ts';
import type { FieldRule, FieldTable } from './field-table.ts';
import { type RequestFields, WrittenNumber } from './request-body.ts';
import { numberProblem } from './written-number.ts';

/** True when the code stands in the authority's list of that class and is in use. */
export type IsCodeInUse = (cdCls: string, cd: string) => boolean;

/**
 * Checks a request against its table and returns one phrase per broken field in the table's order, in the
 * authority's shape `<modrId> : may not be empty`. Fields outside the table are left aside, as the live service does.
 */
export function brokenFields(fields: RequestFields, table: FieldTable, isCodeInUse: IsCodeInUse): string[] {
  const broken: string[] = [];
  for (const [field, rule] of table) {
    const problem = fieldProblem(fields.get(field), rule, isCodeInUse);
    if (problem !== null) broken.push(`<${field}> : ${problem}`);
  }
  return broken;
}

function fieldProblem(value: unknown, rule: FieldRule, isCodeInUse: IsCodeInUse): string | null {
  if (value === undefined || value === null) return rule.required ? 'may not be empty' : null;
  if (rule.is === 'number') {
    return value instanceof WrittenNumber
      ? numberProblem(value.source, rule.precision, rule.scale)
      : 'must be a JSON number';
  }
  if (typeof value !== 'string') return 'must be a JSON string';
  if (value === '') return rule.required ? 'may not be empty' : null;
  return textProblem(value, rule, isCodeInUse);
}

function textProblem(
  value: string,
  rule: Exclude<FieldRule, { is: 'number' }>,
  isCodeInUse: IsCodeInUse,
): string | null {
  switch (rule.is) {
    case 'text':
      return lengthProblem(value, rule.longest);
    case 'exact-text':
      return characters(value) === rule.length ? null : `must be exactly ${rule.length} characters`;
    case 'flag':
      return value === 'Y' || value === 'N' ? null : 'must be Y or N';
    case 'time':
      return readEastAfricaTime(value) === null ? 'must be 14 digits of a real time, YYYYMMDDHHmmss' : null;
    case 'classification':
      return /^(\d{8}|\d{10})$/.test(value) ? null : 'must be an item classification of 8 or 10 digits';
    case 'code':
      return lengthProblem(value, rule.longest) ?? codeProblem(value, rule.cdCls, isCodeInUse);
    default:
      return assertNever(rule);
  }
}

function codeProblem(cd: string, cdCls: string, isCodeInUse: IsCodeInUse): string | null {
  return isCodeInUse(cdCls, cd) ? null : `must be a code in use of class ${cdCls}`;
}

function lengthProblem(value: string, longest: number): string | null {
  return characters(value) > longest ? `may not be longer than ${longest} characters` : null;
}

/** Length in characters as people count them on paper (code points): an emoji outside the basic plane is one. */
function characters(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}
