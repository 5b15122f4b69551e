import { useState, type ReactNode } from 'react';
import { useCommand } from '../app/commands.ts';
import { useWords } from '../words/use-words.ts';
import { ItemFilters } from './item-filters.tsx';
import { selectionOf } from './item-selection.ts';
import { ObstacleList } from './obstacle-list.tsx';
import { SetField } from './set-field.tsx';
import type { ItemDeeds } from './use-item-deeds.ts';
import type { ShownItems } from './use-shown-items.ts';

/** What the panel beside the list can hold: filters, setting a field, or what the last deed left out. */
type PanelContent = 'filters' | 'set-field' | 'left-out';

/** The panel beside the list; Esc closes it. */
export function useItemsPanel(shown: ShownItems, deeds: ItemDeeds) {
  const { t } = useWords('items');
  const [asked, setAsked] = useState<PanelContent | null>(null);
  const selection = selectionOf(shown.selection.selected, shown.request);
  // Nothing is selected any more, or something else was said since: there is nothing to show.
  const obstacles = deeds.news?.is === 'done' ? deeds.news.obstacles : [];
  const isGone =
    (asked === 'set-field' && selection === null) || (asked === 'left-out' && obstacles.length === 0);
  const opened = isGone ? null : asked;
  const close = () => setAsked(null);
  useCommand('screen.back', close, { enabled: opened !== null });
  const contents: Readonly<Record<PanelContent, ReactNode>> = {
    filters: <ItemFilters where={shown.filter.where} onChange={(where) => shown.change({ where })} />,
    'set-field': selection !== null && (
      <SetField
        selection={selection}
        count={shown.selection.count}
        isBusy={deeds.isBusy}
        onSet={deeds.setField}
        onLeave={close}
      />
    ),
    'left-out': <ObstacleList obstacles={obstacles} count={obstacles.length} />,
  };
  return {
    opened,
    toggle: (content: PanelContent) => setAsked(opened === content ? null : content),
    view: {
      title: opened === null ? '' : t(`panel-${opened}`),
      stays: 'on-demand',
      opened,
      onClose: close,
      content: opened === null ? null : contents[opened],
    } as const,
  };
}
