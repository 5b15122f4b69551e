import { useEffect, useState } from 'react';
import { nextItem } from '../../shared/items/blank-item.ts';
import type { ItemFromImport } from '../../shared/customs-imports/make-item.ts';
import type { Item, ItemFields, ItemProblem } from '../../shared/items/item.ts';
import type { ItemTyping } from '../../shared/items/item-editing.ts';
import { checkItem } from '../../shared/items/item-rules.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import type { Arrival } from './editor-session.ts';
import { copyOf, withImport } from './origin.ts';
import { tidyAmounts } from './typed-amount.ts';

/** What the editor begins with. */
export interface Opening {
  /** What the fields hold before anything is typed. */
  readonly base: ItemFields;
  /** What they hold on screen at first: the base, or what was typed before and not saved. */
  readonly first: ItemFields;
  readonly keepLocal: boolean;
  /** The revision it is based on; null for a new item. */
  readonly basedOn: number | null;
  /** When what is brought back was typed; null when nothing is. */
  readonly typedAt: string | null;
  /** The customs line that a new item is made from. */
  readonly line: ItemFromImport | null;
  readonly problems: readonly ItemProblem[];
  readonly field: string;
}

/** The opening once everything that it needs is known. */
export type OpeningState =
  | { readonly is: 'opening' }
  | { readonly is: 'open'; readonly opening: Opening }
  | { readonly is: 'failed'; readonly error: Error; readonly tryAgain: () => void };

/** What a new item begins with: what was typed and left, a customs line, a copy, or what is pinned. */
export function useNewOpening(arrival: Arrival): OpeningState {
  const typing = useTypingBefore(null, !arrival.isFresh);
  const { origin } = arrival;
  const copyId = origin.is === 'copy' ? origin.itemId : null;
  const importId = typing.value?.importId ?? (origin.is === 'import' ? origin.importId : null);
  const entry = useAnswer('items', 'entry', undefined);
  const copied = useAnswer('items', 'get', { id: copyId ?? 1 }, { enabled: copyId !== null });
  const line = useAnswer('customsImports', 'asItem', { id: importId ?? 1 }, { enabled: importId !== null });
  const failed = [entry, copied, line].find(({ error, data }) => error !== null && data === undefined);
  if (failed?.error) return failure(failed.error, () => void failed.refetch());
  const isComplete =
    typing.isKnown &&
    entry.data !== undefined &&
    (copyId === null || copied.data !== undefined) &&
    (importId === null || line.data !== undefined);
  if (!isComplete || entry.data === undefined) return { is: 'opening' };
  const pinned = nextItem(entry.data.pins);
  // A question that is not asked may still be answered from before.
  const lineThere = importId === null ? null : (line.data ?? null);
  const original = copyId === null ? undefined : copied.data;
  const begun = original === undefined ? pinned : copyOf(original.fields);
  const base = tidyAmounts(lineThere === null ? begun : withImport(begun, lineThere.fields));
  return open({ base, typing: typing.value, arrival, line: lineThere, item: null });
}

/** What a stored item begins with: its fields, or what was typed for it and left. */
export function useStoredOpening(id: number, arrival: Arrival): OpeningState & { readonly item?: Item } {
  const typing = useTypingBefore(id, !arrival.isFresh);
  const answer = useAnswer('items', 'get', { id });
  const item = answer.data;
  if (item === undefined && answer.error !== null) {
    return failure(answer.error, () => void answer.refetch());
  }
  if (item === undefined || !typing.isKnown) return { is: 'opening' };
  const base = tidyAmounts(item.fields);
  return { ...open({ base, typing: typing.value, arrival, line: null, item }), item };
}

interface OpenNeeds {
  readonly base: ItemFields;
  readonly typing: ItemTyping | null;
  readonly arrival: Arrival;
  readonly line: ItemFromImport | null;
  readonly item: Item | null;
}

function open({ base, typing, arrival, line, item }: OpenNeeds): OpeningState {
  // Who opens what needs fixing sees at once what there is to fix.
  const known = item?.state === 'needs-fixing' && typing === null ? checkItem(item.fields) : [];
  return {
    is: 'open',
    opening: {
      base,
      first: typing?.fields ?? base,
      keepLocal: typing?.keepLocal ?? item?.state === 'local',
      basedOn: typing?.basedOnRevision ?? item?.revision ?? null,
      typedAt: typing?.at ?? null,
      line,
      problems: arrival.problems.length > 0 ? arrival.problems : known,
      field: arrival.field,
    },
  };
}

function failure(error: Error, tryAgain: () => void): OpeningState {
  return { is: 'failed', error, tryAgain };
}

/** Asked once, when the editor opens: what is on the disk changes with every letter afterwards. */
function useTypingBefore(id: number | null, isWanted: boolean) {
  const bridge = useBridge();
  const [typing, setTyping] = useState<{ isKnown: boolean; value: ItemTyping | null }>({
    isKnown: !isWanted,
    value: null,
  });
  useEffect(() => {
    if (!isWanted) return;
    // What cannot be read does not keep anybody from working.
    const found = ask(bridge, 'items', 'typing', { id }).catch(() => null);
    void found.then((value) => setTyping({ isKnown: true, value }));
  }, [bridge, id, isWanted]);
  return typing;
}
