import { useQueryClient } from '@tanstack/react-query';
import type { Argument, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import { ask } from './ask.ts';
import { useBridge } from './bridge-context.tsx';
import type { Task } from './use-task.ts';
import { useTask } from './use-task.ts';

interface SecretDeed<G extends Group, N extends CallsOf<G>> extends Omit<Task, 'run'> {
  readonly run: (argument: Argument<G, N>, onAnswer: (answer: Result<G, N>) => void) => void;
}

/**
 * A deed of the contract that carries a secret. A mutation would keep what it was given for as long as the screen
 * stands; this keeps nothing of it. Whatever came of it, the answers of its group are asked again, as by `useDeed`.
 */
export function useSecretDeed<G extends Group, N extends CallsOf<G>>(group: G, name: N): SecretDeed<G, N> {
  const bridge = useBridge();
  const client = useQueryClient();
  const { run, isBusy, error } = useTask();
  return {
    isBusy,
    error,
    run: (argument, onAnswer) =>
      run(async () => {
        try {
          onAnswer(await ask(bridge, group, name, argument));
        } finally {
          void client.invalidateQueries({ queryKey: [group] });
        }
      }),
  };
}
