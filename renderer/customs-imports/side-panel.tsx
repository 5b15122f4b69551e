import { useWords } from '../words/use-words.ts';
import { closePanel } from './close-panel.ts';
import { FilterPanel } from './filter/filter-panel.tsx';
import { LineDetail } from './line/line-detail.tsx';
import { withFilter } from './monitor-view.ts';
import type { MonitorDeeds } from './use-monitor-deeds.ts';
import type { MonitorState } from './use-monitor.ts';

interface SidePanelNeeds {
  readonly state: MonitorState;
  readonly deeds: MonitorDeeds;
  readonly lookedAt: string | null;
}

/** What stands at the right of the list: the filters, or the details of one line. */
export function useSidePanel({ state, deeds, lookedAt }: SidePanelNeeds) {
  const { t } = useWords('customs-imports');
  const { panel } = state;
  const common = { stays: 'on-demand', onClose: () => closePanel(state) } as const;
  switch (panel.is) {
    case 'filters':
      return { ...common, title: t('filters'), opened: 'filters', content: <Filters state={state} /> };
    case 'line':
      return {
        ...common,
        title: t('detail'),
        opened: panel.id,
        content: <Details state={state} deeds={deeds} id={panel.id} lookedAt={lookedAt} />,
      };
    default:
      return { ...common, title: '', opened: null, content: null };
  }
}

function Filters({ state: { view, setView } }: Pick<SidePanelNeeds, 'state'>) {
  return <FilterPanel filter={view.list.filter} onChange={(filter) => setView(withFilter(view, filter))} />;
}

function Details({ state, deeds, id, lookedAt }: SidePanelNeeds & { readonly id: number }) {
  const { markMenu, wished } = state;
  return (
    <LineDetail
      id={id}
      lookedAt={lookedAt}
      wished={wished[0]}
      onWishDone={() => wished[1](null)}
      onMakeItem={deeds.makeItem}
      marking={{
        isOpen: markMenu[0] === 'line',
        setOpen: (isOpen) => markMenu[1](isOpen ? 'line' : null),
        mark: (mark) => deeds.markLine(id, mark),
      }}
    />
  );
}
