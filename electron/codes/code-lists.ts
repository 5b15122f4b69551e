import type { Code, CodeClassFacts } from '../../shared/codes/code.ts';
import { CodeIndex } from './code-index.ts';
import { compareTexts } from './ordered-texts.ts';

/**
 * One class with its codes as they are held in memory. Never changed: a stored refresh puts another one in its
 * place. Sorting and folding wait until somebody looks or there is time, so that a refresh does not pay for them.
 */
export class CodeList {
  readonly facts: CodeClassFacts;
  readonly byCode: ReadonlyMap<string, Code>;
  readonly #pieces: CodeIndex[] = [];
  #sorted: readonly Code[] | null = null;

  constructor(facts: CodeClassFacts, byCode: ReadonlyMap<string, Code>) {
    this.facts = facts;
    this.byCode = byCode;
  }

  /** The codes in the authority's order; those it gave no order come last, by code. */
  get sorted(): readonly Code[] {
    this.#sorted ??= [...this.byCode.values()].sort(byAuthorityOrder);
    return this.#sorted;
  }

  /** The search indexes of the codes, in their order; those that are not there yet are made. */
  get pieces(): readonly CodeIndex[] {
    while (this.makePiece());
    return this.#pieces;
  }

  /** Makes one more search index, which takes a few milliseconds; false when there are all. */
  makePiece(): boolean {
    const from = this.#pieces.length * CODES_PER_PIECE;
    if (from >= this.byCode.size) return false;
    this.#pieces.push(new CodeIndex(this.sorted.slice(from, from + CODES_PER_PIECE)));
    return true;
  }
}

/** All classes of the shop by their codes. */
export type CodeLists = ReadonlyMap<string, CodeList>;

/** The classes by code. */
export function listsInOrder(lists: CodeLists): CodeList[] {
  return [...lists.values()].sort((a, b) => compareTexts(a.facts.code, b.facts.code));
}

/** Larger than nearly every class, and still indexed in a few milliseconds. */
const CODES_PER_PIECE = 2000;

function byAuthorityOrder(a: Code, b: Code): number {
  if (a.sortOrder !== b.sortOrder) return (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity);
  return compareTexts(a.code, b.code);
}
