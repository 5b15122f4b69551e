import type { Code, CodeClassFacts } from '../../shared/codes/code.ts';
import { CodeIndex } from './code-index.ts';
import { compareTexts } from './ordered-texts.ts';

/**
 * One class with its codes as they are held in memory. Never changed: a stored refresh puts another one in its
 * place. Sorting and folding wait until somebody looks, so that a refresh does not pay for them.
 */
export class CodeList {
  readonly facts: CodeClassFacts;
  readonly byCode: ReadonlyMap<string, Code>;
  #sorted: readonly Code[] | null = null;
  #index: CodeIndex | null = null;

  constructor(facts: CodeClassFacts, byCode: ReadonlyMap<string, Code>) {
    this.facts = facts;
    this.byCode = byCode;
  }

  /** The codes in the authority's order; those it gave no order come last, by code. */
  get sorted(): readonly Code[] {
    this.#sorted ??= [...this.byCode.values()].sort(byAuthorityOrder);
    return this.#sorted;
  }

  /** Finds codes of this class. */
  get index(): CodeIndex {
    this.#index ??= new CodeIndex(this.sorted);
    return this.#index;
  }
}

/** All classes of the shop by their codes. */
export type CodeLists = ReadonlyMap<string, CodeList>;

function byAuthorityOrder(a: Code, b: Code): number {
  if (a.sortOrder !== b.sortOrder) return (a.sortOrder ?? Infinity) - (b.sortOrder ?? Infinity);
  return compareTexts(a.code, b.code);
}
