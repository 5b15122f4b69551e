import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useWords } from '../words/use-words.ts';
import type { ItemNews } from './item-news.tsx';
import type { ItemPrint } from './printed-items.tsx';
import { readItems, type ReadItems } from './read-items.ts';

const PrintedItems = lazy(() =>
  import('./printed-items.tsx').then((file) => ({ default: file.PrintedItems })),
);

/** A sheet of more would keep the printer busy for an hour. */
const MOST_PRINTED = 2_000;

/** Prints items; `sheet` has to stand somewhere on the screen, where nobody sees it. */
export function usePrintItems(say: (news: ItemNews) => void): {
  readonly print: (what: ItemPrint, selection: ItemSelection) => void;
  readonly sheet: ReactNode;
} {
  const { t } = useWords('items');
  const bridge = useBridge();
  const [job, setJob] = useState<(ReadItems & { readonly what: ItemPrint }) | null>(null);
  const begin = (what: ItemPrint, read: ReadItems): void => {
    if (read.total > read.rows.length)
      say({ is: 'said', text: t('printed-first', { count: read.rows.length, total: read.total }) });
    if (read.rows.length > 0) setJob({ ...read, what });
  };
  const print = (what: ItemPrint, selection: ItemSelection): void =>
    void readItems(bridge, selection, MOST_PRINTED).then(
      (read) => begin(what, read),
      (cause: unknown) =>
        say({ is: 'failed', error: cause instanceof Error ? cause : new Error('print', { cause }) }),
    );
  const sheet = job !== null && (
    <Suspense>
      <PrintedItems print={job.what} rows={job.rows} onDone={() => setJob(null)} />
    </Suspense>
  );
  return { print, sheet };
}
