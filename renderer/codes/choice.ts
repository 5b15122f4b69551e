import type { UseQueryResult } from '@tanstack/react-query';

/** One choice of a code field, in the words in which it is shown. */
export interface Choice {
  readonly code: string;
  readonly name: string;
  readonly inUse: boolean;
  /** Stands at the right: a rate as `16 %`, another value as it came, a tax hint; '' for none. */
  readonly value: string;
  /** Names from the top of the tree down to the parent; [] in a flat list. */
  readonly path: readonly string[];
  /** Why it is offered, in the person's words; '' when that needs no saying. */
  readonly reason: string;
}

/** What stands behind the value of a field: a code of the lists, one that they do not hold, or nothing known yet. */
export type ValueStanding =
  | { readonly is: 'known'; readonly choice: Choice }
  | { readonly is: 'unknown' }
  | { readonly is: 'not-known-yet' };

/** A word about the value of a field: a note, or a warning where the authority may refuse it. */
export interface ValueRemark {
  readonly is: 'note' | 'warning';
  readonly words: string;
}

/** A question as `answerQuery` of the bridge makes it. */
interface Question<Answer> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<Answer>;
}

/** Where a code field gets its choices: the authority's lists, or the classifications that were loaded. */
export interface ChoiceSource<Raw> {
  /** At most fifty choices for what is typed, the best first. */
  readonly options: (text: string) => Question<readonly Raw[]>;
  /** One code: its entry, or null where the lists do not hold it. */
  readonly describe: (code: string) => Question<readonly (Raw | null)[]>;
  readonly toChoice: (raw: Raw) => Choice;
  /** Choices say where in a tree they stand, for which a field alone is too narrow. */
  readonly isTree: boolean;
  /** What is said under the field about its value; undefined when nothing is. */
  readonly remarkOn: (standing: ValueStanding) => ValueRemark | undefined;
}

/** What the contract lets through; a longer text is no code of any list. */
export const LONGEST_CODE = 20;
export const LONGEST_TEXT = 200;

/** What stands behind a value, from the answer to `describe`. */
export function standingOf<Raw>(
  answer: UseQueryResult<readonly (Raw | null)[]>['data'],
  toChoice: (raw: Raw) => Choice,
): ValueStanding {
  if (answer === undefined) return { is: 'not-known-yet' };
  const [raw = null] = answer;
  return raw === null ? { is: 'unknown' } : { is: 'known', choice: toChoice(raw) };
}
