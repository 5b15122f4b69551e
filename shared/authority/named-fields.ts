import type { FieldProblem } from './outcome.ts';

/**
 * The fields that a refusal names in its text, `[<modrId> : may not be empty]` (domain §3.1, code 910), in the
 * spec's names with the authority's words; none when it names none.
 */
export function fieldsNamedIn(message: string): FieldProblem[] {
  return [...message.slice(0, LONGEST).matchAll(NAMED)].map(([, field = '', what = '']) => ({
    field,
    row: null,
    what: what.trim(),
  }));
}

/** Behind this no refusal names a field; a text without end is not worth searching. */
const LONGEST = 4000;

const NAMED = /<([A-Za-z]\w{0,59})>\s*:([^<\]]*?)(?=[,;\s]*(?:<[A-Za-z]\w*>\s*:|\]|$))/g;
