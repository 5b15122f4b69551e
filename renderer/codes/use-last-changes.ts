import { useQuery } from '@tanstack/react-query';
import type { CodeChange } from '../../shared/codes/code.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerKey, useAnswer } from '../bridge/use-answer.ts';
import { allRows } from './all-rows.ts';

/**
 * What the last refresh that changed something changed, for the dots and the details. Empty where that was the first
 * one, which had nothing to compare with, and where so much changed that a dot at each list would say nothing.
 */
export function useLastChanges(): readonly CodeChange[] {
  const bridge = useBridge();
  const newest = useAnswer('codes', 'refreshes', { from: 0, count: 1 }).data;
  const id = newest !== undefined && newest.total > 1 ? (newest.rows[0]?.id ?? null) : null;
  const changes = useQuery({
    queryKey: [...answerKey('codes', 'changes'), 'all', id],
    enabled: id !== null,
    queryFn: () =>
      allRows(
        (page) => ask(bridge, 'codes', 'changes', { ...page, refreshId: id ?? 0, kinds: [] }),
        MOST_CHANGES,
      ),
  });
  return (id === null ? null : changes.data) ?? NO_CHANGES;
}

const MOST_CHANGES = 1000;
const NO_CHANGES: readonly CodeChange[] = [];
