import type { ChangeConnectionResult } from '../../shared/connection/connection.ts';
import type { KeyOf } from '../words/dictionary.ts';
import type { Draft } from './connection-draft.ts';

export type ConnectionProblem = Extract<ChangeConnectionResult, { is: 'problems' }>['problems'][number];

/** The words for what the rules of a profile may find wrong; what they do not name does not fit its field. */
const WORDS: Readonly<Record<string, KeyOf<'connection'>>> = {
  'is not an address': 'problem-not-address',
  'must begin with https://': 'problem-https',
  'may not hold a name or a password': 'problem-no-password',
  'may not hold ? or #': 'problem-no-question',
  'is not a path': 'problem-path',
  'is not a name for a header': 'problem-header-name',
  'is written by the program itself': 'problem-own-header',
  'may hold plain letters only': 'problem-plain-letters',
  'is not the environment of this shop': 'problem-environment',
  'does not belong in a profile': 'problem-not-a-member',
  'the profile is not JSON': 'problem-not-json',
};

/** What to say about a problem; of a field for numbers, at least that. */
export function problemWord({ what }: ConnectionProblem, isNumber = false): KeyOf<'connection'> {
  return WORDS[what] ?? (isNumber ? 'problem-number' : 'problem-other');
}

/** The field in which a problem is to be mended, e.g. 'extraHeaders' for 'extraHeaders.0.name'; null: there is none. */
export function fieldOf({ field }: ConnectionProblem, draft: Draft): string | null {
  const parts = field.split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const member = parts.slice(0, length).join('.');
    if (member in draft) return member;
  }
  return null;
}

/** The problems that belong to no field of the form. */
export function homelessProblems(
  problems: readonly ConnectionProblem[],
  draft: Draft,
): readonly ConnectionProblem[] {
  return problems.filter((problem) => fieldOf(problem, draft) === null);
}

/** The first field that needs another look, in the order of the problems; null when none belongs to a field. */
export function firstFieldOf(problems: readonly ConnectionProblem[], draft: Draft): string | null {
  return problems.map((problem) => fieldOf(problem, draft)).find((field) => field !== null) ?? null;
}
