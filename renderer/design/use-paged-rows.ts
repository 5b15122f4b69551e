import { useState } from 'react';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useThrottledValue } from '@mantine/hooks';
import { requestOfPage, rowAt, type LoadedPage, type PageRequest, type Span } from './paged-table-pages.ts';

/** One part of a list as the contract answers it. */
interface PageOfRows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** The question for one page; `answerQuery` of the bridge makes it. */
interface PageQuestion<Row> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: () => Promise<PageOfRows<Row>>;
}

/** Where a list gets its pages: the question for one page, with everything else (filter, order) already in it. */
export type PageSource<Row> = (page: PageRequest) => PageQuestion<Row>;

/** The rows of a list as far as they are at hand. */
export interface PagedRows<Row> {
  /** Length of the whole list; null until the first answer. */
  readonly total: number | null;
  readonly rowAt: (index: number) => Row | undefined;
  /** True while the rows shown are those of the filter before. */
  readonly isOutdated: boolean;
  readonly error: Error | null;
  readonly tryAgain: () => void;
}

/**
 * Holds one or two pages (`first` and `last`, from 0) and keeps the others in the query cache, so that no list
 * crosses the boundary whole (architecture §4.5). News invalidate the pages by their keys.
 */
export function usePagedRows<Row>(source: PageSource<Row>, wanted: Span): PagedRows<Row> {
  const asked = useThrottledValue(wanted, THROTTLE_MS);
  const first = usePage(source, asked.first);
  const last = usePage(source, asked.last);
  const total = useLastKnown(first.answer.data?.total ?? last.answer.data?.total ?? null);
  const pages = [first, last].flatMap(loadedPage);
  return {
    total,
    rowAt: (index) => rowAt(pages, index),
    isOutdated: first.answer.isPlaceholderData || last.answer.isPlaceholderData,
    error: first.answer.error ?? last.answer.error,
    tryAgain: () => {
      void first.answer.refetch();
      void last.answer.refetch();
    },
  };
}

/** While somebody drags the scroll bar, pages passed by are not asked for. */
const THROTTLE_MS = 80;

interface AskedPage<Row> {
  readonly page: number;
  readonly answer: UseQueryResult<PageOfRows<Row>>;
}

/** A new filter shows the same page of the old one until it is answered; another page is never shown in its place. */
function usePage<Row>(source: PageSource<Row>, page: number): AskedPage<Row> {
  const answer = useQuery({
    ...source(requestOfPage(page)),
    meta: { page },
    // News say when a page is no longer true; scrolling back asks nothing.
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before, query) => (query?.meta?.['page'] === page ? before : undefined),
  });
  return { page, answer };
}

function loadedPage<Row>({ page, answer }: AskedPage<Row>): LoadedPage<Row>[] {
  return answer.data === undefined ? [] : [{ page, rows: answer.data.rows }];
}

function useLastKnown(total: number | null): number | null {
  const [known, setKnown] = useState(total);
  if (total !== null && total !== known) setKnown(total);
  return total ?? known;
}
