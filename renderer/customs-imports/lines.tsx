import { goIntoList } from './go-into-list.ts';
import { FIRST_VIEW, groupOpened, withOrder } from './monitor-view.ts';
import { GroupList } from './list/group-list.tsx';
import { ImportList } from './list/import-list.tsx';
import { RowMenu } from './list/row-menu.tsx';
import type { MonitorDeeds } from './use-monitor-deeds.ts';
import type { MonitorState } from './use-monitor.ts';

interface LinesProps {
  readonly state: MonitorState;
  readonly deeds: MonitorDeeds;
  readonly lookedAt: string | null;
  readonly onFetch: () => void;
}

/** The lines one by one, or told in one by declaration or supplier. */
export function Lines({ state, deeds, lookedAt, onFetch }: LinesProps) {
  const { view, setView, list, columns, selection, panel, place, rowMenu } = state;
  const empty = {
    list,
    lookedAt,
    onFetch,
    onShowAll: () => setView({ ...FIRST_VIEW, way: view.way }),
  };
  if (view.way === 'declaration' || view.way === 'supplier') {
    const by = view.way;
    return (
      <GroupList
        {...empty}
        by={by}
        filter={list.filter}
        onOpen={({ value }) => goIntoList(() => setView(groupOpened(view, by, value)))}
      />
    );
  }
  const openedId = panel.is === 'line' ? panel.id : null;
  return (
    <>
      <ImportList
        {...empty}
        columns={columns}
        selection={selection}
        openedId={openedId}
        onOpen={deeds.openLine}
        onOrder={(sort, descending) => setView(withOrder(view, sort, descending))}
        onTotal={state.setTotal}
        onRowMenu={(line, at) => rowMenu[1]({ line, at })}
        place={place}
      />
      <LineMenu state={state} deeds={deeds} />
    </>
  );
}

/** The menu of a row; of a selected one it is for all that are selected. */
function LineMenu({ state, deeds }: Pick<LinesProps, 'state' | 'deeds'>) {
  const [open, setOpen] = state.rowMenu;
  if (open === null) return null;
  const { selection } = state;
  const { line } = open;
  const isForSeveral = selection.count > 0 && selection.isSelected(line);
  return (
    <RowMenu
      open={open}
      selectedCount={isForSeveral ? selection.count : null}
      onClose={() => setOpen(null)}
      deeds={{
        mark: (mark) => (isForSeveral ? deeds.markSelected(mark) : deeds.markLine(line.id, mark)),
        open: () => deeds.openLine(line.id),
        note: () => deeds.openNote(line.id),
        makeItem: () => (isForSeveral ? deeds.drafts.ask(selection.count) : deeds.offerItem(line)),
        copy: deeds.copy,
        toFile: deeds.toFile.start,
      }}
    />
  );
}
