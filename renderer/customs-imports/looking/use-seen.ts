import { useEffect, useEffectEvent } from 'react';
import { useDocumentVisibility } from '@mantine/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { ask } from '../../bridge/ask.ts';
import { useBridge } from '../../bridge/bridge-context.tsx';
import { answerKey } from '../../bridge/use-answer.ts';

/**
 * Tells the program that somebody is on the screen: after a moment there, and again when news come while the window
 * is in sight. What the lines themselves show as new or changed stays until the next look.
 */
export function useSeen(unseen: number): void {
  const bridge = useBridge();
  const client = useQueryClient();
  const isVisible = useDocumentVisibility() === 'visible';
  const tell = useEffectEvent(() => {
    const key = answerKey('customsImports', 'status');
    // A failure is no matter: the count stays in the rail, and the next arrival tells it again.
    void ask(bridge, 'customsImports', 'seen', undefined).then(
      (status) => client.setQueryData(key, status),
      () => undefined,
    );
  });
  useEffect(() => {
    if (unseen === 0 || !isVisible) return undefined;
    const timer = setTimeout(tell, MOMENT_MS);
    return () => clearTimeout(timer);
  }, [unseen, isVisible]);
}

/** Long enough that passing through the screen is not seeing. */
const MOMENT_MS = 1500;
