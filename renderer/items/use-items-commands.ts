import type { RefObject } from 'react';
import { useLocation } from 'wouter';
import type { ItemsExport } from '../../shared/items/item-deeds.ts';
import type { ItemRow } from '../../shared/items/item.ts';
import type { ItemSelection } from '../../shared/items/item-list.ts';
import { useCommand } from '../app/commands.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { onlyItem, selectionOf, wholeList } from './item-selection.ts';
import type { ItemPrint } from './printed-items.tsx';
import type { RowDeed } from './row-menu.tsx';
import type { StopRequest } from './stop-dialog.tsx';
import type { InlineField } from './use-inline-edit.ts';
import type { ItemDeeds } from './use-item-deeds.ts';
import { useNextProblem } from './use-next-problem.ts';
import type { ShownItems } from './use-shown-items.ts';

/** Everything that the screen's commands and menus set going. */
export interface ItemsWork {
  readonly shown: ShownItems;
  readonly deeds: ItemDeeds;
  readonly edit: (row: ItemRow, field: InlineField) => void;
  readonly copy: (selection: ItemSelection) => void;
  readonly print: (what: ItemPrint, selection: ItemSelection) => void;
  readonly saveFile: (selection: ItemSelection, format: ItemsExport['format']) => void;
  readonly onFilters: () => void;
  readonly onSetField: () => void;
  readonly onStop: (request: StopRequest) => void;
}

/** Where the keyboard is in the list. */
type PlaceRef = RefObject<ListPlace<ItemRow> | null>;

/**
 * Attaches the commands of the list. A deed is for what is selected, otherwise for the item on which the keyboard is;
 * files and paper without a selection are of the whole list.
 */
export function useItemsCommands(work: ItemsWork, place: PlaceRef): void {
  const { shown, deeds } = work;
  const { selection, request } = shown;
  const selected = selectionOf(selection.selected, request);
  const forTarget = (deed: (target: ItemSelection) => void) => () => {
    const { current } = place;
    if (selected !== null) deed(selected);
    else if (current?.row !== undefined) deed(onlyItem(current.row.id));
  };
  const all = selected ?? wholeList(request);
  const hasItems = shown.total !== null && shown.total > 0;
  useCommand('items.filters', work.onFilters);
  useCommand('items.select-all', selection.selectAll, { enabled: hasItems });
  useCommand('items.set-field', work.onSetField, { enabled: selection.count > 0 });
  useCommand('items.send', forTarget(deeds.send), { enabled: hasItems });
  useCommand('items.hold', forTarget(deeds.hold), { enabled: hasItems });
  useCommand('items.stop-using', () => selected && work.onStop(stopMany(selected, selection.count)), {
    enabled: selection.count > 0,
  });
  useCommand('items.copy', () => copyMarked() || forTarget(work.copy)(), { enabled: hasItems });
  useCommand('items.export-xlsx', () => work.saveFile(all, 'xlsx'), { enabled: hasItems });
  useCommand('items.export-csv', () => work.saveFile(all, 'csv'), { enabled: hasItems });
  useCommand('items.print-list', () => work.print('list', all), { enabled: hasItems });
  useCommand('items.print-labels', () => work.print('labels', all), { enabled: hasItems });
  useCommand('items.undo', deeds.undo, { enabled: deeds.canUndo });
  useCommand('items.redo', deeds.redo, { enabled: deeds.canRedo });
  useCommand('items.next-problem', useNextProblem(request, place), { enabled: hasItems });
  useRowCommands(work.edit, place, hasItems);
}

function useRowCommands(edit: ItemsWork['edit'], place: PlaceRef, hasItems: boolean): void {
  const [, goTo] = useLocation();
  // The price changes most; Tab leads on to the name.
  useCommand('items.edit', () => place.current?.row && edit(place.current.row, 'price'), {
    enabled: hasItems,
  });
  useCommand('items.duplicate', () => place.current?.row && goTo(duplicateAddress(place.current.row)), {
    enabled: hasItems,
  });
}

/** What the menu of a row does. */
export function useRowDeeds(work: ItemsWork): (deed: RowDeed, row: ItemRow) => void {
  const [, goTo] = useLocation();
  const { deeds, edit, print, onStop } = work;
  return (deed, row) => {
    const only = onlyItem(row.id);
    const deedOf: Readonly<Record<RowDeed, () => void>> = {
      open: () => goTo(`/items/${row.id}`),
      edit: () => edit(row, 'price'),
      duplicate: () => goTo(duplicateAddress(row)),
      send: () => deeds.send(only),
      hold: () => deeds.hold(only),
      stop: () => onStop({ selection: only, count: 1, name: row.name, is: 'stop' }),
      'start-again': () => onStop({ selection: only, count: 1, name: row.name, is: 'start-again' }),
      label: () => print('labels', only),
    };
    deedOf[deed]();
  };
}

function stopMany(selection: ItemSelection, count: number): StopRequest {
  return { selection, count, name: '', is: 'stop' };
}

function duplicateAddress({ id }: ItemRow): string {
  return `/items/new?duplicate=${id}`;
}

/** Text that somebody marked is what Ctrl+C is for; false when none is. */
function copyMarked(): boolean {
  const marked = getSelection()?.toString() ?? '';
  if (marked === '') return false;
  void navigator.clipboard.writeText(marked);
  return true;
}
