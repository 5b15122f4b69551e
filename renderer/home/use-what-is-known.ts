import type { OutboxEntry, OutboxFilter } from '../../shared/outbox/outbox-entry.ts';
import { useProgram } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import type { WhatIsKnown } from './next-step.ts';

const FIRST = { from: 0, count: 1, text: '', sort: 'changed', descending: true } as const;
const UNANSWERED: OutboxFilter = { states: ['no-answer'], cause: null, text: '' };

/** Gathers what the next step depends on; null until everything was answered or could not be read. */
export function useWhatIsKnown(): WhatIsKnown | null {
  const { device, shop, backup } = useProgram();
  const outbox = useAnswer('outbox', 'summary', undefined);
  const unanswered = useAnswer('outbox', 'page', { from: 0, count: 200, filter: UNANSWERED });
  const codes = useAnswer('codes', 'status', undefined);
  const all = useAnswer('items', 'page', { ...FIRST, view: 'all' });
  const withoutBarcode = useAnswer('items', 'page', { ...FIRST, view: 'no-barcode' });
  if ([outbox, unanswered, codes, all, withoutBarcode].some(({ isPending }) => isPending)) return null;
  const items =
    all.data === undefined || withoutBarcode.data === undefined
      ? undefined
      : { total: all.data.total, withoutBarcode: withoutBarcode.data.total };
  return {
    device,
    isPractice: shop?.environment === 'practice',
    backup,
    outbox: outbox.data,
    noAnswerSince: unanswered.data && oldest(unanswered.data.rows),
    codes: codes.data,
    items,
  };
}

function oldest(entries: readonly OutboxEntry[]): string | null {
  return entries.map(({ changedAt }) => changedAt).sort()[0] ?? null;
}
