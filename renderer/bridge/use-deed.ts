import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import type { Argument, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import { ask } from './ask.ts';
import { useBridge } from './bridge-context.tsx';
import type { BridgeError } from './bridge-error.ts';

/**
 * A deed of the contract as a mutation: `mutate(argument)` or `mutateAsync(argument)`. It is never repeated by
 * itself; whatever came of it, the answers of its group are asked again.
 */
export function useDeed<G extends Group, N extends CallsOf<G>>(
  group: G,
  name: N,
): UseMutationResult<Result<G, N>, BridgeError, Argument<G, N>> {
  const bridge = useBridge();
  const client = useQueryClient();
  return useMutation<Result<G, N>, BridgeError, Argument<G, N>>({
    mutationFn: (argument) => ask(bridge, group, name, argument),
    onSettled: () => {
      // Not awaited: the deed is done when its answer is here, not when every list has been read anew.
      void client.invalidateQueries({ queryKey: [group] });
    },
  });
}
