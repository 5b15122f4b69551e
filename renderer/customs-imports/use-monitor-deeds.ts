import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { CustomsImport, ImportMark } from '../../shared/customs-imports/customs-import.ts';
import type { ImportFilter } from '../../shared/customs-imports/import-list.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { useTask } from '../bridge/use-task.ts';
import { keysWaitFor } from '../design/waiting-keys.ts';
import { MOST_IDS, NOTHING_SELECTED } from '../design/list-selection.ts';
import { selectionOf, type CollectedLines } from './list/collect-lines.ts';
import { sheetColumns } from './list/column-set.ts';
import { useCopying } from './list/use-copying.ts';
import { useDrafts } from './list/use-drafts.ts';
import { useImportsExport } from './list/use-imports-export.ts';
import { useMarking } from './list/use-marking.ts';
import { useSelectedLines } from './list/use-selected-lines.ts';
import type { MonitorState } from './use-monitor.ts';

/** Everything that a person can do with the lines, and what came of it. */
export function useMonitorDeeds(state: MonitorState) {
  const { view, list, columns, selection, place } = state;
  // Groups and pictures show all lines of the filter: what was selected in the list does not count there.
  const selected = view.way === 'lines' && selection.count > 0 ? selection.selected : NOTHING_SELECTED;
  const chosen = selectionOf(selected, list.filter);
  const readLines = useSelectedLines(list, selected);
  const marking = useMarking();
  const sheet = sheetColumns(columns);
  const copying = useCopying(sheet);
  const reading = useTask();
  const [printed, setPrinted] = useState<Printed | null>(null);
  const ofLine = useLineDeeds(state);
  const copySelected = () => reading.run(async () => copying.lines((await readLines(MOST_IDS)).lines));
  return {
    ...ofLine,
    marking,
    drafts: useDrafts(chosen),
    toFile: useImportsExport(list, selected, sheet),
    /** Why lines could not be read to be copied or printed, or the columns not be kept. */
    failure: reading.error ?? state.columnsFailure,
    markLine: (id: number, mark: ImportMark | null) => marking.mark({ ids: [id] }, mark),
    markSelected: (mark: ImportMark | null) => {
      if (chosen !== null) marking.mark(chosen, mark);
    },
    copySelected,
    /** What is selected, the row that the keyboard is on, or text that was marked with the mouse. */
    copy: () => {
      const text = getSelection()?.toString() ?? '';
      const line = place.current?.row;
      if (text !== '') copying.text(text);
      else if (chosen !== null) copySelected();
      else if (line !== undefined) copying.lines([line]);
    },
    /** What is selected, or the whole list. */
    print: () =>
      reading.run(async () => {
        const filter = selected.is === 'ids' && selected.ids.size > 0 ? null : list.filter;
        setPrinted({ collected: await readLines(MOST_PRINTED), filter });
      }),
    printed,
    endPrinting: () => setPrinted(null),
  };
}

/** Lines on their way to paper, and what the list was narrowed to; null when they were picked one by one. */
interface Printed {
  readonly collected: CollectedLines;
  readonly filter: ImportFilter | null;
}

export type MonitorDeeds = ReturnType<typeof useMonitorDeeds>;

/** About two hundred sheets of paper. */
const MOST_PRINTED = 5000;

function useLineDeeds({ panel, setPanel, wished: [, wish] }: MonitorState) {
  const bridge = useBridge();
  const client = useQueryClient();
  const [, go] = useLocation();
  const makeItem = (id: number) => go(`/items/new?import=${id}`);
  const openAt = (id: number, part: 'note' | 'item') => {
    setPanel({ is: 'line', id });
    wish({ id, part });
  };
  return {
    openLine: (id: number) => setPanel({ is: 'line', id }),
    openNote: (id: number) => openAt(id, 'note'),
    /** Begins an item with what the line tells. */
    makeItem,
    /** The same, but items that the line may be already are offered first: in the details, where the button is too. */
    offerItem: ({ id, item }: Pick<CustomsImport, 'id' | 'item'>) => {
      if (item !== null) return openAt(id, 'item');
      if (panel.is === 'line' && panel.id === id) return makeItem(id);
      const looked = client.fetchQuery(answerQuery(bridge, 'customsImports', 'asItem', { id })).then(
        ({ likely }) => flushSync(() => (likely.length > 0 ? openAt(id, 'item') : makeItem(id))),
        // The editor tells what is the matter.
        () => makeItem(id),
      );
      void keysWaitFor(looked);
    },
  };
}
