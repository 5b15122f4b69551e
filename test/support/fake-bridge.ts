import { AppError } from '../../shared/errors/app-error.ts';
import { contract } from '../../shared/ipc/contract.ts';
import type { CallDefinition, ContractShape, Definition } from '../../shared/ipc/definitions.ts';
import type { Bridge, Group, GroupHandlers, Publish } from '../../shared/ipc/derive-types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';

/** Answers for the calls a test cares about; every other call is answered with an error. */
export type FakeHandlers = { [G in Group]?: Partial<GroupHandlers<G>> };

export interface FakeBridge {
  readonly bridge: Bridge;
  /** Tells a piece of news to everything that listens, as the program would. */
  readonly publish: Publish;
}

/**
 * A bridge without a program behind it, made from the contract: argument and result are parsed by its schemas, errors
 * cross as envelopes, and listeners can be told news. Runs in Node and in a page.
 */
export function createFakeBridge(handlers: FakeHandlers): FakeBridge {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const shape: ContractShape = contract;
  const groups = Object.entries(shape).map(([group, entries]) => {
    const members = Object.entries(entries).map(([name, definition]) => [
      name,
      definition.kind === 'event'
        ? subscription(listeners, `${group}.${name}`)
        : call(definition, handlerOf(handlers, group, name)),
    ]);
    return [group, Object.freeze(Object.fromEntries(members))];
  });
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- made from the contract member by member
    bridge: Object.freeze(Object.fromEntries(groups)) as Bridge,
    publish(group, name, payload) {
      const definition = shape[group]?.[name];
      if (definition?.kind === 'event') definition.payload.parse(payload, NO_EVAL);
      for (const listener of listeners.get(`${group}.${name}`) ?? []) listener(payload);
    },
  };
}

/** The page's content security policy allows no code made from text, which zod would like to make. */
const NO_EVAL = { jitless: true };

type Handler = (argument: unknown) => unknown;

function handlerOf(handlers: FakeHandlers, group: string, name: string): Handler | undefined {
  const tables: Record<string, Record<string, Handler> | undefined> = handlers as never;
  return tables[group]?.[name];
}

function call(definition: CallDefinition & Definition, handler: Handler | undefined) {
  return async (argument: unknown): Promise<Envelope<unknown>> => {
    try {
      if (handler === undefined) throw new Error('this test gives no answer to this call');
      const value = await handler(definition.argument.parse(argument, NO_EVAL));
      return { ok: true, value: definition.result.parse(value, NO_EVAL) };
    } catch (error) {
      if (!(error instanceof AppError)) console.error(error);
      return { ok: false, error: envelopeError(error) };
    }
  };
}

function envelopeError(error: unknown) {
  const reference = 'FAKE0000';
  return error instanceof AppError
    ? { code: error.code, details: { ...error.details }, reference }
    : { code: 'internal' as const, details: {}, reference };
}

function subscription(listeners: Map<string, Set<(payload: unknown) => void>>, channel: string) {
  return (listener: (payload: unknown) => void): (() => void) => {
    const subscribed = listeners.get(channel) ?? new Set();
    listeners.set(channel, subscribed.add(listener));
    return () => subscribed.delete(listener);
  };
}
