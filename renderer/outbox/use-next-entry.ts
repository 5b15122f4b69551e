import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { isSelected } from '../design/list-selection.ts';
import { focusedRow } from './focused-row.ts';
import { takesAway, type DeedTarget, type OutboxDeed } from './outbox-deed.ts';
import { filterOf, type OutboxView } from './outbox-view.ts';
import type { ChosenEntry } from './use-chosen-entry.ts';

interface NextEntryNeeds {
  readonly view: OutboxView;
  readonly chosen: ChosenEntry;
}

/**
 * After a deed that took the chosen entry out of the list: who works in the list by keyboard goes on with the entry
 * that stands in its place now, or with the last one; who pressed a button beside it still reads what came of it.
 */
export function useNextEntry({
  view,
  chosen,
}: NextEntryNeeds): (deed: OutboxDeed, target: DeedTarget) => Promise<void> {
  const bridge = useBridge();
  const answers = useQueryClient();
  const chosenNow = useRef(chosen.id);
  useEffect(() => {
    chosenNow.current = chosen.id;
  }, [chosen.id]);
  const at = async (from: number): Promise<OutboxEntry | undefined> => {
    const page = { from, count: 1, filter: filterOf(view) };
    return (await answers.fetchQuery(answerQuery(bridge, 'outbox', 'page', page))).rows[0];
  };
  return async (deed, target) => {
    const { current: id } = chosenNow;
    // Somebody went on to another entry meanwhile.
    if (id === null || !isSelected(target.selected, id) || !takesAway(deed, view)) return;
    // What was taken back is a draft among the items, and in the outbox no more.
    if (deed === 'takeBack') chosen.clear();
    const row = focusedRow();
    if (row === null) return;
    const next = (await at(row)) ?? (row > 0 ? await at(row - 1) : undefined);
    if (next !== undefined && chosenNow.current === (deed === 'takeBack' ? null : id)) chosen.choose(next);
  };
}
