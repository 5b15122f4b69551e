import { useState, type RefObject } from 'react';
import type { ItemRow } from '../../shared/items/item.ts';
import { useCommand } from '../app/commands.ts';
import { useScanTaker } from '../app/scans.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import type { StopRequest } from './stop-dialog.tsx';
import { useCopyItems } from './use-copy-items.ts';
import { useInlineEdit } from './use-inline-edit.ts';
import { useItemDeeds } from './use-item-deeds.ts';
import { useItemsCommands, useRowDeeds } from './use-items-commands.ts';
import { useItemsFile } from './use-items-file.ts';
import { useItemsPanel } from './use-items-panel.tsx';
import { usePrintItems } from './use-print-items.tsx';
import { useReturnToItem } from './use-return-to-item.ts';
import { useShownItems } from './use-shown-items.ts';

/** Everything behind the item list: what it shows, what can be done with it, and the commands for that. */
export function useItemsWork(place: RefObject<ListPlace<ItemRow> | null>) {
  const shown = useShownItems();
  const { selection } = shown;
  useReturnToItem(place, shown.request);
  const deeds = useItemDeeds(selection.clear);
  const panel = useItemsPanel(shown, deeds);
  const [stopping, setStopping] = useState<StopRequest | null>(null);
  const backToRow = () => place.current?.goTo(place.current.index);
  const editing = useInlineEdit({ say: deeds.say, onSaved: deeds.saved, onLeft: backToRow });
  const { print, sheet } = usePrintItems(deeds.say);
  const copy = useCopyItems(deeds.say);
  const saveFile = useItemsFile(deeds.say);
  const work = {
    shown,
    deeds,
    edit: editing.begin,
    copy,
    print,
    saveFile,
    onFilters: () => panel.toggle('filters'),
    onSetField: () => panel.toggle('set-field'),
    onStop: setStopping,
  };
  useItemsCommands(work, place);
  // Whatever has the focus, a scan looks for the item with that barcode and presses nothing (U33).
  useScanTaker((text) => shown.change({ text }));
  const isIdle = panel.opened === null;
  useCommand('screen.back', selection.clear, { enabled: selection.count > 0 && isIdle });
  return {
    shown,
    deeds,
    panel,
    editing,
    onDo: useRowDeeds(work),
    stopping,
    endStopping: () => setStopping(null),
    /** What is being printed; seen on paper only. */
    sheet,
  };
}
