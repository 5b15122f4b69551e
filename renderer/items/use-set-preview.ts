import { useEffect, useEffectEvent, useState } from 'react';
import { useDebouncedValue } from '@mantine/hooks';
import type { SetFieldArgument, SetFieldPreview } from '../../shared/items/item-deeds.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { newestOnly } from './newest-only.ts';

/** What setting a field would do, as far as that is known. */
export interface SetPreview {
  /** Of the newest value, or while that is being looked at of the one before; null when there is none. */
  readonly preview: SetFieldPreview | null;
  /** It is being found out, which takes seconds for very many items. */
  readonly isLooking: boolean;
  readonly error: Error | null;
}

/**
 * Looks at what setting a field would do; a newer value takes the place of one that waits, and never two are looked at
 * at once: each goes through every item that is selected. @param argument null while there is no value to set
 */
export function useSetPreview(argument: SetFieldArgument | null): SetPreview {
  const bridge = useBridge();
  const [looked, tell] = useState<Looked | null>(null);
  const [questions] = useState(() =>
    newestOnly<SetFieldArgument, SetFieldPreview>(
      (asked) => ask(bridge, 'items', 'previewSetField', asked),
      (asked, answer) => tell({ key: JSON.stringify(asked), answer }),
    ),
  );
  const key = JSON.stringify(argument);
  const [rested] = useDebouncedValue(key, TYPING_REST_MS);
  const isLooking = argument !== null && looked?.key !== key;
  const look = useEffectEvent(() => {
    if (argument === null) questions.drop();
    else if (isLooking) questions.ask(argument);
  });
  useEffect(() => {
    if (rested === key) look();
  }, [rested, key]);
  useEffect(() => questions.drop, [questions]);
  const answer = argument === null ? undefined : looked?.answer;
  return {
    preview: answer?.status === 'fulfilled' ? answer.value : null,
    isLooking,
    error: answer?.status === 'rejected' && !isLooking ? asError(answer.reason) : null,
  };
}

interface Looked {
  readonly key: string;
  readonly answer: PromiseSettledResult<SetFieldPreview>;
}

const TYPING_REST_MS = 150;

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error('unknown', { cause: reason });
}
