import { useState } from 'react';
import type { OutboxDetail, OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useAnswer } from '../bridge/use-answer.ts';

/** The entry beside the list, always as it is now: its state changes while somebody looks at it. */
export interface ChosenEntry {
  /** null while none is chosen. */
  readonly id: number | null;
  readonly choose: (id: number) => void;
  /** null until it has been read. */
  readonly detail: OutboxDetail | null;
  readonly entry: OutboxEntry | null;
  readonly failure: Error | null;
}

/** Reads the chosen entry with its attempts. */
export function useChosenEntry(): ChosenEntry {
  const [id, choose] = useState<number | null>(null);
  const answer = useAnswer('outbox', 'get', { id: id ?? NO_ENTRY }, { enabled: id !== null, keepOld: true });
  const detail = answer.data ?? null;
  return { id, choose, detail, entry: detail?.entry ?? null, failure: answer.error };
}

/** Never asked for: the question waits until there is an id. */
const NO_ENTRY = 1;
