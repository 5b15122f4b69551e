import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { focusedRow } from './focused-row.ts';
import type { OutboxDeed } from './outbox-deed.ts';

interface RowDeedNeeds {
  readonly place: RefObject<ListPlace<OutboxEntry> | null>;
  readonly chosen: OutboxEntry | null;
}

/**
 * A deed asked for by key is for the chosen entry. On a row that is still being read it is remembered, and done as
 * soon as the entry is known, if the keyboard is still there.
 */
export function useRowDeed(
  { place, chosen }: RowDeedNeeds,
  act: (deed: OutboxDeed, entry: OutboxEntry) => void,
): (deed: OutboxDeed) => void {
  const wished = useRef<{ readonly deed: OutboxDeed; readonly row: number } | null>(null);
  useLayoutEffect(() => {
    if (wished.current === null) return;
    const { deed, row } = wished.current;
    const list = place.current;
    const isStillThere = focusedRow() === row && list?.index === row;
    if (isStillThere && (list.row === undefined || chosen?.id !== list.row.id)) return;
    wished.current = null;
    if (isStillThere && chosen !== null) act(deed, chosen);
  });
  return (deed) => {
    const row = focusedRow();
    const isBeingRead = row !== null && place.current?.row === undefined;
    if (isBeingRead) wished.current = { deed, row };
    else if (chosen !== null) act(deed, chosen);
  };
}
