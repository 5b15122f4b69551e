import { AppError } from '../../shared/errors/app-error.ts';
import type { CurrentOperator, Operator } from '../../shared/operators/operator.ts';
import type { OperatorRecord, ShopRecord } from './shop-record.ts';

/** The part of the shop's record that names its people. */
export type PeopleOfShop = Pick<ShopRecord, 'operators' | 'currentOperatorId'>;

/** Somebody of the shop by their id. @throws AppError 'operators.not-found' */
export function operatorOf(people: PeopleOfShop, id: string): OperatorRecord {
  const found = people.operators.find((each) => each.id === id);
  if (found === undefined) throw new AppError('operators.not-found');
  return found;
}

/** The same people with some facts of one changed. */
export function withChange(
  people: PeopleOfShop,
  id: string,
  change: Partial<OperatorRecord>,
): OperatorRecord[] {
  return people.operators.map((each) => (each.id === id ? { ...each, ...change } : each));
}

/** Somebody has to be able to set up and to keep the key. @throws AppError 'operators.last-manager' */
export function refuseWithoutManager(operators: readonly OperatorRecord[]): void {
  if (!operators.some(({ inUse, role }) => inUse && role !== 'clerk'))
    throw new AppError('operators.last-manager');
}

/**
 * The same people and one more.
 * @throws AppError 'operators.id-used', 'operators.last-manager' for a first one who could not set anything up
 */
export function withPerson(people: PeopleOfShop, person: OperatorRecord): OperatorRecord[] {
  const isUsed = people.operators.some((each) => each.id.toLowerCase() === person.id.toLowerCase());
  if (isUsed) throw new AppError('operators.id-used');
  // As many as the screens list; they are kept for ever, because items name them.
  if (people.operators.length >= MOST_OPERATORS) throw new AppError('operators.not-allowed');
  const operators = [...people.operators, person];
  refuseWithoutManager(operators);
  return operators;
}

/** A person as the screens know them. A day that has passed closes nothing any more. */
export function shownOperator(record: OperatorRecord, now: number): Operator {
  const { id, name, role, inUse, pin, keyPagesFrom } = record;
  const closedUntil = isLater(keyPagesFrom, now) ? keyPagesFrom : null;
  return { id, name, role, inUse, hasPin: pin !== null, keyPagesFrom: closedUntil };
}

/** The person who works now, as screens and items need them. */
export function workingOperator({ id, name, role }: OperatorRecord): CurrentOperator {
  return { id, name, role };
}

/** The later of two moments, null being the earliest of all. */
export function laterOf(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return Date.parse(one) > Date.parse(other) ? one : other;
}

/** Whether a moment is still to come. */
export function isLater(moment: string | null, now: number): boolean {
  return moment !== null && Date.parse(moment) > now;
}

const MOST_OPERATORS = 200;
