import { CodeList } from '../../../electron/codes/code-lists.ts';
import { createCodeService, type CodeService } from '../../../electron/codes/code-service.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';
import type { Code, CodeClassFacts } from '../../../shared/codes/code.ts';

export function aCode(classCode: string, code: string, name: string, differing: Partial<Code> = {}): Code {
  return {
    classCode,
    code,
    name,
    description: null,
    sortOrder: null,
    values: [null, null, null],
    inUse: true,
    ...differing,
  };
}

export function aList(
  code: string,
  codes: readonly Code[],
  differing: Partial<CodeClassFacts> = {},
): CodeList {
  const facts: CodeClassFacts = {
    code,
    name: `Class ${code}`,
    description: null,
    labels: [null, null, null],
    inUse: true,
    ...differing,
  };
  return new CodeList(facts, new Map(codes.map((each) => [each.code, each])));
}

export function serviceOver(...lists: CodeList[]): CodeService {
  return createCodeService(
    new Map(lists.map((list) => [list.facts.code, list])),
    PRESETS.practice.classOfField,
  );
}

export const UNITS = aList('10', [
  aCode('10', 'BX', 'Box'),
  aCode('10', 'KG', 'Kilo-Gramme'),
  aCode('10', 'U', 'Pieces/item [Number]', { sortOrder: 2 }),
  aCode('10', 'GRM', 'Gram', { inUse: false }),
  aCode('10', 'GLL', 'Gallon', { sortOrder: 10 }),
  aCode('10', '4B', 'Pair', { sortOrder: 1, description: 'Zwölf Stück, a dozen' }),
]);
export const TAXES = aList(
  '04',
  [
    aCode('04', 'A', 'A-Exempt', { values: ['0', 'A-EX', null] }),
    aCode('04', 'B', 'B-VAT 16%', { values: ['16', null, null] }),
    aCode('04', 'X', 'No rate', { values: ['', null, null] }),
  ],
  { labels: ['Tax Rate', null, null] },
);
