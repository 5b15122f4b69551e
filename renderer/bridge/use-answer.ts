import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Argument, Bridge, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import { ask } from './ask.ts';
import { useBridge } from './bridge-context.tsx';
import type { BridgeError } from './bridge-error.ts';

interface AnswerOptions {
  /** false asks nothing yet. */
  enabled?: boolean;
  /** true keeps showing the old answer while the one to a new argument is on its way. */
  keepOld?: boolean;
}

/**
 * Asks a question of the contract and keeps its answer; news of the group ask it again (app/news.ts). The result's
 * `data` is the value itself, its `error` a BridgeError. Screens keep old data when a later answer is an error.
 */
export function useAnswer<G extends Group, N extends CallsOf<G>>(
  group: G,
  name: N,
  argument: Argument<G, N>,
  { enabled = true, keepOld = false }: AnswerOptions = {},
): UseQueryResult<Result<G, N>, BridgeError> {
  const bridge = useBridge();
  return useQuery<Result<G, N>, BridgeError>({
    ...answerQuery(bridge, group, name, argument),
    enabled,
    ...(keepOld ? { placeholderData: keepPreviousData } : {}),
  });
}

/** The same question for `useQueries` and `fetchQuery`, when a screen needs several pages at once. */
export function answerQuery<G extends Group, N extends CallsOf<G>>(
  bridge: Bridge,
  group: G,
  name: N,
  argument: Argument<G, N>,
): { queryKey: readonly unknown[]; queryFn: () => Promise<Result<G, N>> } {
  return { queryKey: answerKey(group, name, argument), queryFn: () => ask(bridge, group, name, argument) };
}

/** Under which key an answer is kept: group, call, and the argument if there is one. */
export function answerKey(group: Group, name: string, argument?: unknown): readonly unknown[] {
  return argument === undefined ? [group, name] : [group, name, argument];
}
