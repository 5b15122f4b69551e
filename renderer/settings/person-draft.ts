import { OperatorName, OperatorPin } from '../../shared/operators/operator.ts';
import type { Operator } from '../../shared/operators/operator.ts';
import type { KeyOf } from '../words/dictionary.ts';

type Problem = KeyOf<'settings'> | null;
/** The page allows no code made from text, which zod would like to make. */
const NO_EVAL = { jitless: true };

const LONGEST_ID = 20;

/** What is wrong with a person's name (spec §2.6: at most 60 characters). */
export function nameProblem(name: string): Problem {
  if (name.trim() === '') return 'name-missing';
  return OperatorName.safeParse(name, NO_EVAL).success ? null : 'name-too-long';
}

/** What is wrong with a new person's id (spec §2.6: at most 20 characters, and nobody else's). */
export function idProblem(id: string, taken: readonly string[]): Problem {
  const wanted = id.trim().toLowerCase();
  if (wanted === '') return 'id-missing';
  if (wanted.length > LONGEST_ID) return 'id-too-long';
  return taken.some((other) => other.toLowerCase() === wanted) ? 'id-taken' : null;
}

/** What is wrong with a PIN for signing in. */
export function pinProblem(pin: string): Problem {
  return OperatorPin.safeParse(pin, NO_EVAL).success ? null : 'pin-digits';
}

/** Whether this is the only person in use who may set up and keep the key: the shop always keeps one. */
export function isLastManager(operator: Operator, operators: readonly Operator[]): boolean {
  const managers = operators.filter(({ inUse, role }) => inUse && role !== 'clerk');
  return managers.length === 1 && managers[0]?.id === operator.id;
}
