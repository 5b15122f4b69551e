import type { Group, Handlers } from '../../shared/ipc/derive-types.ts';

type AnyHandler = (argument: unknown) => unknown;

/**
 * The same handlers, each behind a check of its own name.
 * @param refuse throws when the call `group.name` is not to run now; asked before every call
 */
export function guardHandlers<Groups extends Group>(
  handlers: Handlers<Groups>,
  refuse: (call: string) => void,
): Handlers<Groups> {
  const groups = Object.entries(handlers as Record<string, Record<string, AnyHandler>>);
  return Object.fromEntries(
    groups.map(([group, calls]) => [group, guardGroup(group, calls, refuse)]),
  ) as unknown as Handlers<Groups>;
}

function guardGroup(
  group: string,
  calls: Record<string, AnyHandler>,
  refuse: (call: string) => void,
): Record<string, AnyHandler> {
  const guarded = Object.entries(calls).map(([name, handler]): [string, AnyHandler] => [
    name,
    (argument) => {
      refuse(`${group}.${name}`);
      return handler(argument);
    },
  ]);
  return Object.fromEntries(guarded);
}
