import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry, OutboxFilter, OutboxSelection } from '../../shared/outbox/outbox-entry.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { MOST_IDS } from '../design/list-selection.ts';
import { collectEntries } from './collect-entries.ts';
import type { DeedTarget } from './outbox-deed.ts';

/** Reads the entries that a filter finds, all or up to a number, the oldest first. */
export function useEntriesOf(): (filter: OutboxFilter, most?: number) => Promise<OutboxEntry[]> {
  const bridge = useBridge();
  const answers = useQueryClient();
  return (filter, most) =>
    collectEntries(
      (from, count) => answers.fetchQuery(answerQuery(bridge, 'outbox', 'page', { from, count, filter })),
      most,
    );
}

/**
 * Gives the arguments with which a deed reaches all of its target: one, unless a few of very many entries are left
 * out, which the contract takes only one by one.
 */
export function useTargetParts(): (target: DeedTarget) => Promise<OutboxSelection[]> {
  const entriesOf = useEntriesOf();
  return async ({ selected, filter }) => {
    if (selected.is === 'ids') return partsOf([...selected.ids]);
    if (selected.except.size === 0) return [{ all: filter }];
    const entries = await entriesOf(filter);
    return partsOf(entries.map(({ id }) => id).filter((id) => !selected.except.has(id)));
  };
}

function partsOf(ids: readonly number[]): OutboxSelection[] {
  const parts: OutboxSelection[] = [];
  for (let from = 0; from < ids.length; from += MOST_IDS)
    parts.push({ ids: ids.slice(from, from + MOST_IDS) });
  return parts;
}
