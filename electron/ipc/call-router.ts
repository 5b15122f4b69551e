import { AppError } from '../../shared/errors/app-error.ts';
import { contract } from '../../shared/ipc/contract.ts';
import type { CallDefinition, ContractShape } from '../../shared/ipc/definitions.ts';
import type { Group, Handlers } from '../../shared/ipc/derive-types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';
import { channelName } from '../../shared/ipc/channels.ts';
import type { ErrorReporter } from './error-envelope.ts';
import { succeeded } from './error-envelope.ts';

/** One call of the contract with its place in it. */
export interface NamedCall {
  group: Group;
  name: string;
  channel: string;
  definition: CallDefinition;
}

type AnyHandler = (argument: unknown) => unknown;

/** All calls of the contract; events are left out. */
export function callsOfContract(shape: ContractShape = contract): NamedCall[] {
  return Object.entries(shape).flatMap(([group, entries]) =>
    Object.entries(entries).flatMap(([name, definition]) =>
      definition.kind === 'event'
        ? []
        : [{ group: group as Group, name, channel: channelName(group, name), definition }],
    ),
  );
}

/**
 * Parses an argument that came from the window. The detail of what is wrong stays in the log.
 * @throws AppError 'ipc.invalid-request'
 */
export function parseArgument(call: NamedCall, rawArguments: readonly unknown[]): unknown {
  if (rawArguments.length > 1) throw new AppError('ipc.invalid-request', { call: call.channel });
  const parsed = call.definition.argument.safeParse(rawArguments[0]);
  if (!parsed.success)
    throw new AppError('ipc.invalid-request', { call: call.channel }, { cause: parsed.error });
  return parsed.data;
}

/** Runs the handler of a call with a parsed argument, parses its result, and wraps either outcome. */
export async function answerCall(
  call: NamedCall,
  handlers: Partial<Handlers>,
  argument: unknown,
  errors: ErrorReporter,
): Promise<Envelope<unknown>> {
  try {
    const result: unknown = await handlerOf(handlers, call)(argument);
    return succeeded(call.definition.result.parse(result));
  } catch (error) {
    return errors.failed(call.channel, error);
  }
}

function handlerOf(handlers: Partial<Handlers>, call: NamedCall): AnyHandler {
  const group = handlers[call.group] as Record<string, AnyHandler> | undefined;
  const handler = group?.[call.name];
  if (handler === undefined) throw new AppError('shop.none-open');
  return handler;
}
