import { useState } from 'react';
import type { OutboxCause, OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import type { TakeCodeArgument } from '../../shared/items/item-editing.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useTask } from '../bridge/use-task.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { useWords } from '../words/use-words.ts';
import { takeCodes, type Unsent } from './take-codes.ts';
import { useEntriesOf } from './use-target-parts.ts';

/** Giving refused items other codes. */
export interface NewCodes {
  /** Of one entry. */
  readonly take: (entry: OutboxEntry, choice: TakeCodeArgument['choice']) => void;
  /** Of everything that was refused in the same words: the oldest as chosen, the others count on from there. */
  readonly takeAll: (cause: OutboxCause, choice: TakeCodeArgument['choice']) => void;
  readonly isBusy: boolean;
  readonly failure: Error | null;
  /** What came of it last; null when there is nothing to tell. */
  readonly unsent: readonly Unsent[];
}

/**
 * Takes other codes for refused items; each is sent at once with its new one (domain §5.2).
 * @param onDone the entries of before have given way to new ones
 */
export function useNewCodes(onDone: () => void): NewCodes {
  const { t } = useWords('outbox');
  const announce = useAnnounce();
  const entriesOf = useEntriesOf();
  const { mutateAsync: takeCode } = useDeed('items', 'takeCode');
  const { run, isBusy, error } = useTask();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const takeEach = async (
    entries: readonly OutboxEntry[],
    first: TakeCodeArgument['choice'],
  ): Promise<void> => {
    setUnsent([]);
    const left = await takeCodes(entries, first, takeCode);
    setUnsent(left);
    onDone();
    announce(t('codes-taken', { count: entries.length - left.length }));
  };
  return {
    take: (entry, choice) => run(() => takeEach([entry], choice)),
    takeAll: ({ resultCode, message }, choice) =>
      run(async () => {
        const filter = { states: ['not-accepted' as const], cause: { resultCode, message }, text: '' };
        await takeEach(await entriesOf(filter), choice);
      }),
    isBusy,
    failure: error,
    unsent,
  };
}
