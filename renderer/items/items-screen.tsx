import { useRef } from 'react';
import type { ItemRow } from '../../shared/items/item.ts';
import type { ListPlace } from '../design/use-list-place.ts';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useKeptFocus } from '../design/use-kept-focus.ts';
import { useWords } from '../words/use-words.ts';
import { ItemList } from './item-list.tsx';
import { ItemNewsLine } from './item-news.tsx';
import { SelectionBar, ViewsBar } from './items-bar.tsx';
import { ItemsToolbar } from './items-toolbar.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { UnsavedLine } from './unsaved-line.tsx';
import { useItemsWork } from './use-items-work.ts';

/** The item list (ux §4.4): find, filter, select, and work on one item or on all of them. */
export function ItemsScreen() {
  const { t } = useWords('items');
  const place = useRef<ListPlace<ItemRow>>(null);
  const { shown, deeds, panel, editing, onDo, stopping, endStopping, sheet } = useItemsWork(place);
  // What a deed was pressed with goes with it: the selection's bar, the panel, a row's menu.
  useKeptFocus(place);
  const { selection, total, filter, change } = shown;
  const bar = { filter, onFilter: change, hasFiltersOpen: panel.opened === 'filters' };
  return (
    <Screen
      fills
      title={t('title')}
      detail={<output>{total === null ? '' : t('count', { count: total })}</output>}
      toolbar={<ItemsToolbar {...bar} onFilters={() => panel.toggle('filters')} />}
    >
      <SplitView panel={panel.view}>
        {selection.count === 0 && <ViewsBar {...bar} />}
        {selection.count > 0 && (
          <SelectionBar count={selection.count} isBusy={deeds.isBusy} onClear={selection.clear} />
        )}
        <UnsavedLine />
        <ItemNewsLine
          news={deeds.news}
          onUndo={deeds.undo}
          onObstacles={() => panel.toggle('left-out')}
          onClose={() => deeds.say(null)}
        />
        <ItemList shown={shown} place={place} editing={editing} onDo={onDo} />
      </SplitView>
      {stopping !== null && <StopDialog request={stopping} onDo={deeds.setField} onClose={endStopping} />}
      {sheet}
    </Screen>
  );
}
