import type {
  ClassOfField,
  Code,
  CodeClass,
  CodeClassFacts,
  CodedField,
  CodeOption,
} from '../../shared/codes/code.ts';
import { type CodeList, type CodeLists, listsInOrder } from './code-lists.ts';
import { type CodeSearch, createCodeSearch, type WantedCodes } from './code-search.ts';
import { findCodes } from './find-codes.ts';

type CodePageRequest = WantedCodes & { from: number; count: number };

/** The one place where all screens and domains ask about codes. Answers from memory. */
export interface CodeService {
  /** True when the authority's lists hold the code for that field, in use or off. */
  isKnown(field: CodedField, code: string): boolean;
  /** True when the authority has switched the code off; false for an unknown one. */
  isOff(field: CodedField, code: string): boolean;
  /** What stands behind given codes, in their order; null for an unknown code. */
  describe(field: CodedField, codes: readonly string[]): (CodeOption | null)[];
  /** At most 50 codes in use that fit what a person typed, best first; all codes fit ''. */
  options(field: CodedField, text: string): CodeOption[];
  /** All classes by code, with the number of their codes. */
  classes(): CodeClass[];
  /** One page of the code browser. Throws AppError('codes.class-not-found'). */
  page(request: CodePageRequest): { rows: Code[]; total: number };
  /** One class as the authority tells of it; undefined when it does not exist. */
  classFacts(classCode: string): CodeClassFacts | undefined;
}

/** The code service together with what only a refresh may do. */
export interface KeptCodes extends CodeService, Pick<CodeSearch, 'prepare'> {
  /** The lists as they are now. */
  lists(): CodeLists;
  /** Puts stored lists in the place of the old ones. */
  replace(lists: CodeLists): void;
}

/** Builds the code service over the lists as they are stored; `classOfField` is data of the connection profile. */
export function createCodeService(stored: CodeLists, classOfField: ClassOfField): KeptCodes {
  let lists = stored;
  const search = createCodeSearch(() => lists);
  const listOf = (field: CodedField): CodeList | undefined => lists.get(classOfField[field]);
  return {
    isKnown: (field, code) => listOf(field)?.byCode.has(code) === true,
    isOff: (field, code) => listOf(field)?.byCode.get(code)?.inUse === false,
    describe: (field, codes) => codes.map((code) => described(listOf(field), code)),
    options: (field, text) => optionsOf(listOf(field), text),
    classes: () => listsInOrder(lists).map(countedClass),
    page(request) {
      const found = search.find(request);
      return { rows: found.slice(request.from, request.count), total: found.total };
    },
    classFacts: (classCode) => lists.get(classCode)?.facts,
    lists: () => lists,
    replace(stored) {
      lists = stored;
    },
    prepare: (giveWay, isWanted) => search.prepare(giveWay, isWanted),
  };
}

/** A picker shows no more (ux §5.2). */
export const MOST_OPTIONS = 50;

function optionsOf(list: CodeList | undefined, text: string): CodeOption[] {
  if (list === undefined) return [];
  return findCodes(list.pieces, text, false)
    .slice(0, MOST_OPTIONS)
    .map((code) => optionOf(list, code));
}

function described(list: CodeList | undefined, code: string): CodeOption | null {
  const known = list?.byCode.get(code);
  return list === undefined || known === undefined ? null : optionOf(list, known);
}

function optionOf({ facts }: CodeList, { code, name, inUse, values }: Code): CodeOption {
  const [value] = values;
  const hasValue = value !== null && value !== '';
  return { code, name, inUse, value: hasValue ? { label: facts.labels[0], value } : null };
}

function countedClass({ facts, byCode }: CodeList): CodeClass {
  let offCount = 0;
  for (const code of byCode.values()) if (!code.inUse) offCount += 1;
  return { ...facts, codeCount: byCode.size, offCount };
}
