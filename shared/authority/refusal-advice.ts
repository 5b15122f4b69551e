import type { ItemFieldName } from '../items/item.ts';
import { fieldsNamedIn } from './named-fields.ts';
import type { ResultCodes } from './profile.ts';
import { KNOWN_RESULT_CODES } from './result-codes.ts';
import { itemWordOf } from './to-wire.ts';

/** A field as the editor knows it; registrant and modifier are no fields that a clerk types. */
type AdvisedField = ItemFieldName | 'registrant' | 'modifier';

/** What can be done about a refusal of an item, as far as its words establish a cause (ux §4.12, O05 to O08). */
export type RefusalAdvice =
  /** The code must end in these digits; never more of them than the authority showed (domain §5.2). */
  | { is: 'expected-number'; ending: string }
  | { is: 'already-there' }
  /**
   * Fields that it names: those of an item in whole words, others as they came. `areMissing` is false when it says
   * of any of them something else than that it is empty.
   */
  | {
      is: 'missing-fields';
      fields: readonly AdvisedField[];
      unknown: readonly string[];
      areMissing: boolean;
    }
  /** The letters of a unit within the item code; the field itself may be right (domain §5.2). */
  | { is: 'code-prefix'; field: 'quantityUnitCode' | 'packagingUnitCode' }
  | { is: 'asked-too-often' }
  | { is: 'device' }
  | { is: 'server' }
  | { is: 'unknown' };

/**
 * Reads a refusal of an item for what can be done about it. What the words do not establish is 'unknown'. Texts that
 * say something definite count before the result code, because codes differ between the doors (domain §3, §5.4).
 * @param refusal the authority's own words, verbatim
 */
export function adviceOn({ resultCode, message }: { resultCode: string; message: string }): RefusalAdvice {
  const words = message.slice(0, LONGEST);
  return expectedNumber(words) ?? codePrefix(words) ?? byKind(kindOf(resultCode), resultCode, words);
}

/** Behind this no refusal says anything new; a text without end is not worth searching. */
const LONGEST = 4000;

type Kind = ResultCodes['table'][string]['class'] | null;

function kindOf(resultCode: string): Kind {
  return Object.hasOwn(KNOWN_RESULT_CODES, resultCode)
    ? (KNOWN_RESULT_CODES[resultCode]?.class ?? null)
    : null;
}

function byKind(kind: Kind, resultCode: string, words: string): RefusalAdvice {
  // "This device is registered already" is not said of an item.
  if (kind === 'device' || kind === 'credentials') return { is: 'device' };
  if (kind === 'throttle') return { is: 'asked-too-often' };
  const fields = namedFields(resultCode, words);
  if (fields !== null) return fields;
  if (kind === 'duplicate' || saysAlreadyThere(words)) return { is: 'already-there' };
  return kind === 'server' || kind === 'network' ? { is: 'server' } : { is: 'unknown' };
}

// "Expected sequence ending with: ********11"
const EXPECTED_NUMBER = /\bexpected\s+sequence\s+ending\s+with\s*:?\s*\**(?<ending>\d{1,20})(?!\d)/i;

function expectedNumber(words: string): RefusalAdvice | null {
  const ending = EXPECTED_NUMBER.exec(words)?.groups?.['ending'];
  return ending === undefined ? null : { is: 'expected-number', ending };
}

const QUANTITY_PREFIX = /\bincorrect\s+(?:qty|quantity)\s*unit(?:\s*(?:cd|code))?\s+prefix\b/i;
const PACKAGING_PREFIX =
  /\bincorrect\s+(?:pkg|packaging|packing|package)\s*unit(?:\s*(?:cd|code))?\s+prefix\b/i;

function codePrefix(words: string): RefusalAdvice | null {
  if (QUANTITY_PREFIX.test(words)) return { is: 'code-prefix', field: 'quantityUnitCode' };
  return PACKAGING_PREFIX.test(words) ? { is: 'code-prefix', field: 'packagingUnitCode' } : null;
}

const EMPTY = String.raw`(?:can\s?not|must\s+not|may\s+not|should\s+not)\s+be\s+(?:null|empty|blank)`;
const MISSING = new RegExp(
  String.raw`^(?:${EMPTY}|(?:is\s+)?(?:required|missing|mandatory|null|empty))\b`,
  'i',
);
// "orgnNatCd cannot be null", without brackets; only what is written like a field, so that no sentence is mistaken.
const PLAIN = new RegExp(
  String.raw`\b(?<field>[a-z]{1,30}[A-Z]\w{0,30}|bcd)["'\`]?\s+(?<what>${EMPTY}|is\s+(?:required|missing|mandatory))`,
  'g',
);

function namedFields(resultCode: string, words: string): RefusalAdvice | null {
  const inBrackets = fieldsNamedIn(words);
  const named = inBrackets.length > 0 ? inBrackets : plainlyNamed(words);
  const areMissing = named.length > 0 && named.every(({ what }) => MISSING.test(what));
  if (named.length === 0 || (resultCode !== PARAMETER_ERROR && !areMissing)) return null;
  const names = [...new Set(named.map(({ field }) => field))];
  const fields = names.map(advisedField).filter((field) => field !== null);
  const unknown = names.filter((name) => advisedField(name) === null);
  return { is: 'missing-fields', fields: [...new Set(fields)], unknown, areMissing };
}

/** "Request parameter error": its text names fields (domain §3.1). */
const PARAMETER_ERROR = '910';

function plainlyNamed(words: string): { field: string; what: string }[] {
  return [...words.matchAll(PLAIN)].map(({ groups }) => ({
    field: groups?.['field'] ?? '',
    what: groups?.['what'] ?? '',
  }));
}

function advisedField(name: string): AdvisedField | null {
  const word = itemWordOf(name);
  switch (word) {
    case 'registrantId':
    case 'registrantName':
      return 'registrant';
    case 'modifierId':
    case 'modifierName':
      return 'modifier';
    default:
      return word;
  }
}

const ALREADY_THERE =
  /\bitem\s*(?:cd|code)?\s+(?:is\s+)?reused\b|\b(?:is|was)\s+reused\b|\balready\s+(?:exists?|registered|in\s+use|used|been\s+(?:used|registered))\b|\boverlapped\s+data\b|\bduplicated?\s+item/i;
// "Reused or not incremented" leaves open which, and a name that exists is not a code that exists.
const LEAVES_OPEN = /\bnot\s+incremented\b|\bnames?\b/i;

function saysAlreadyThere(words: string): boolean {
  return ALREADY_THERE.test(words) && !LEAVES_OPEN.test(words);
}
