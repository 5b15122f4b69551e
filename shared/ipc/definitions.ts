import { z } from 'zod';

/** A question: reads, never changes anything. */
export interface QueryDefinition<A extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly kind: 'query';
  readonly argument: A;
  readonly result: R;
}

/** A deed: may change something. */
export interface CommandDefinition<A extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly kind: 'command';
  readonly argument: A;
  readonly result: R;
}

/** News from the program to its window. */
export interface EventDefinition<P extends z.ZodType = z.ZodType> {
  readonly kind: 'event';
  readonly payload: P;
}

export type CallDefinition = QueryDefinition | CommandDefinition;
export type Definition = CallDefinition | EventDefinition;
export type ContractShape = Readonly<Record<string, Readonly<Record<string, Definition>>>>;

/** The argument or result of a call that has none. */
export const nothing = z.undefined();

/** Declares a question with the schemas of its argument and its result. */
export function query<A extends z.ZodType, R extends z.ZodType>(
  argument: A,
  result: R,
): QueryDefinition<A, R> {
  return { kind: 'query', argument, result };
}

/** Declares a deed with the schemas of its argument and its result. */
export function command<A extends z.ZodType, R extends z.ZodType>(
  argument: A,
  result: R,
): CommandDefinition<A, R> {
  return { kind: 'command', argument, result };
}

/** Declares a piece of news with the schema of its payload. */
export function event<P extends z.ZodType>(payload: P): EventDefinition<P> {
  return { kind: 'event', payload };
}
