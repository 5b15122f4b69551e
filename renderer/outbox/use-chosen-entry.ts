import { useState } from 'react';
import type { OutboxDetail, OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { latestKnown } from './latest-known.ts';

/** The entry beside the list, always as it is now: its state changes while somebody looks at it. */
export interface ChosenEntry {
  /** null while none is chosen. */
  readonly id: number | null;
  readonly choose: (entry: OutboxEntry) => void;
  /** What was chosen is in the list no more. */
  readonly clear: () => void;
  /** What is shown: null until it has been read; the one before while another is on its way. */
  readonly detail: OutboxDetail | null;
  /** What a deed is for: the chosen one as it was known last. */
  readonly entry: OutboxEntry | null;
  readonly failure: Error | null;
  /** Where there is no room beside the list, the details stand in a drawer. */
  readonly isOpened: boolean;
  readonly open: (entry: OutboxEntry) => void;
  readonly close: () => void;
}

/** Reads the chosen entry with its attempts. */
export function useChosenEntry(): ChosenEntry {
  const [told, choose] = useState<OutboxEntry | null>(null);
  const id = told?.id ?? null;
  const answer = useAnswer('outbox', 'get', { id: id ?? NO_ENTRY }, { enabled: id !== null, keepOld: true });
  const detail = id === null ? null : (answer.data ?? null);
  const [isOpened, setOpened] = useState(false);
  return {
    id,
    choose,
    clear() {
      choose(null);
      setOpened(false);
    },
    detail,
    entry: latestKnown(told, detail?.entry ?? null),
    failure: answer.error,
    isOpened,
    open(opened) {
      choose(opened);
      setOpened(true);
    },
    close: () => setOpened(false),
  };
}

/** Never asked for: the question waits until there is an id. */
const NO_ENTRY = 1;
