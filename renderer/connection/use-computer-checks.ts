import { useQueries } from '@tanstack/react-query';
import type { ComputerCheck } from '../../shared/setup/setup.ts';
import { COMPUTER_CHECKS } from '../../shared/setup/setup.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';

/** The checks of this computer, each as soon as it has answered. */
export interface ComputerLook {
  readonly checks: readonly {
    readonly name: ComputerCheck['check'];
    /** undefined while it is being looked at. */
    readonly found: ComputerCheck | undefined;
    readonly error: Error | null;
  }[];
  readonly isLooking: boolean;
  readonly lookAgain: () => void;
}

/** Looks at every thing about this computer at once, and again when asked to. */
export function useComputerChecks(baseUrl: string, zoneOffsetMinutes: number): ComputerLook {
  const bridge = useBridge();
  const answers = useQueries({
    queries: COMPUTER_CHECKS.map((check) => ({
      // Not under `setup`: what the wizard keeps of its own does not make the computer another one.
      queryKey: ['computer', check, baseUrl, zoneOffsetMinutes],
      queryFn: () => ask(bridge, 'setup', 'check', { check, baseUrl, zoneOffsetMinutes }),
    })),
  });
  const isLooking = answers.some(({ isFetching }) => isFetching);
  return {
    checks: answers.map((answer, index) => ({
      name: COMPUTER_CHECKS[index] ?? 'system',
      found: answer.isFetching ? undefined : answer.data,
      error: answer.isFetching ? null : answer.error,
    })),
    isLooking,
    lookAgain() {
      for (const answer of answers) void answer.refetch();
    },
  };
}
