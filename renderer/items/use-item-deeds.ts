import { useState } from 'react';
import type { BulkReport, SetFieldArgument } from '../../shared/items/item-deeds.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { useWords } from '../words/use-words.ts';
import { setFieldWords } from './deed-words.ts';
import type { ItemNews } from './item-news.tsx';
import { useUndoing, type Undoing } from './use-undoing.ts';

/** What can be done with many items at once, and what came of the last time. */
export interface ItemDeeds extends Omit<Undoing, 'note'> {
  readonly send: (selection: ItemSelection) => void;
  readonly hold: (selection: ItemSelection) => void;
  /** @param willBeSent how many of the items will wait to be sent, as the preview told */
  readonly setField: (argument: SetFieldArgument, willBeSent: number) => void;
  /** An item was saved in the list itself. */
  readonly saved: (text: string, undo: number | null) => void;
  readonly news: ItemNews | null;
  readonly say: (news: ItemNews | null) => void;
}

/** @param onDone a deed is done: what was selected for it is no longer of interest */
export function useItemDeeds(onDone: () => void): ItemDeeds {
  const { t } = useWords('items');
  const [news, say] = useState<ItemNews | null>(null);
  const { note, ...undoing } = useUndoing(say);
  const tell = (text: string, report: BulkReport): void => {
    if (report.undo !== null) note(report.undo);
    const rest = report.leftOut > 0 ? ` ${t('left-out', { count: report.leftOut })}` : '';
    say({ is: 'done', text: text + rest, canUndo: report.undo !== null, obstacles: report.obstacles });
    onDone();
  };
  const bulk = useBulkDeeds(tell, say);
  return {
    ...undoing,
    ...bulk,
    isBusy: undoing.isBusy || bulk.isBusy,
    news,
    say,
    saved: (text, undo) => {
      note(undo);
      say({ is: 'done', text, canUndo: undo !== null, obstacles: [] });
    },
  };
}

/** One deed at a time: a second press while one is under way does nothing. */
function useBulkDeeds(
  tell: (text: string, report: BulkReport) => void,
  say: (news: ItemNews) => void,
): Pick<ItemDeeds, 'send' | 'hold' | 'setField' | 'isBusy'> {
  const { t } = useWords('items');
  const send = useDeed('items', 'send');
  const hold = useDeed('items', 'hold');
  const set = useDeed('items', 'setField');
  const isBusy = [send, hold, set].some(({ isPending }) => isPending);
  const telling = (words: (count: number) => string) => ({
    onSuccess: (report: BulkReport) => tell(words(report.changed), report),
    onError: (error: Error) => say({ is: 'failed', error }),
  });
  return {
    isBusy,
    send: (selection) => {
      if (!isBusy)
        send.mutate(
          { selection },
          telling((count) => t('sent', { count })),
        );
    },
    hold: (selection) => {
      if (!isBusy)
        hold.mutate(
          { selection },
          telling((count) => t('held', { count })),
        );
    },
    setField: (argument, willBeSent) => {
      const words = (count: number) => setFieldWords(argument, { count, willBeSent }, t);
      if (!isBusy) set.mutate(argument, telling(words));
    },
  };
}
