import { lazy, Suspense } from 'react';
import type { ImportsStatus } from '../../shared/customs-imports/customs-import.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { Screen } from '../design/screen.tsx';
import { SplitView } from '../design/split-view.tsx';
import { useKeysWait } from '../design/waiting-keys.ts';
import { useWords } from '../words/use-words.ts';
import { ColumnsDialog } from './list/columns-dialog.tsx';
import { DeedNotices } from './list/deed-notices.tsx';
import { DraftsDialog } from './list/drafts-dialog.tsx';
import { ListBar } from './list/list-bar.tsx';
import { PrintedLines } from './list/printed-lines.tsx';
import { SelectionBar } from './list/selection-bar.tsx';
import { TotalsLine } from './list/totals-line.tsx';
import { useFocusWithin } from './list/use-copying.ts';
import { FreshnessWords } from './looking/freshness-words.tsx';
import { LookButtons } from './looking/look-buttons.tsx';
import { LookNotices } from './looking/look-notices.tsx';
import { NextLook } from './looking/next-look.tsx';
import { UnreadableNotice } from './looking/unreadable-rows.tsx';
import { useLook } from './looking/use-look.ts';
import { useSeen } from './looking/use-seen.ts';
import { Lines } from './lines.tsx';
import { closePanel } from './close-panel.ts';
import { useSidePanel } from './side-panel.tsx';
import { withFilter } from './monitor-view.ts';
import { useMonitorCommands } from './use-monitor-commands.ts';
import { useMonitorDeeds, type MonitorDeeds } from './use-monitor-deeds.ts';
import { useMonitor, type MonitorState } from './use-monitor.ts';
import list from './list/list.module.css';
import classes from './customs-imports.module.css';

// Only who asks for the pictures loads them.
const Pictures = lazy(() => import('./pictures/pictures.tsx').then((file) => ({ default: file.Pictures })));

/** What customs has booked on this shop, as of the last look (ux §4.8). */
export function Monitor() {
  const { t } = useWords('customs-imports');
  const status = useAnswer('customsImports', 'status', undefined).data;
  const look = useLook(status?.looking ?? false);
  const state = useMonitor();
  const deeds = useMonitorDeeds(state);
  const within = useFocusWithin();
  const lookedAt = status?.lookedAt ?? null;
  useSeen(status?.unseen ?? 0);
  // What is typed next is meant for the part that was asked for.
  useKeysWait(state.wished[0] !== null);
  useMonitorCommands(state, deeds, within.isWithin && state.view.way === 'lines');
  return (
    <Screen fills title={t('title')} detail={<Age status={status} />} toolbar={<LookButtons look={look} />}>
      <SplitView panel={useSidePanel({ state, deeds, lookedAt })}>
        <Bar state={state} deeds={deeds} />
        <LookNotices look={look} status={status} />
        <UnreadableNotice count={status?.unreadableRows ?? 0} />
        <DeedNotices {...deeds} />
        <div className={classes['listed']} data-dimmed={look.isRunning || undefined} {...within.listeners}>
          <Shown state={state} deeds={deeds} lookedAt={lookedAt} onFetch={look.start} />
          <footer className={list['foot']}>
            <TotalsLine filter={state.list.filter} />
          </footer>
        </div>
      </SplitView>
      <Dialogs state={state} deeds={deeds} lookedAt={lookedAt} />
    </Screen>
  );
}

/** How old the list is, always in sight, and when it will be renewed. */
function Age({ status }: { readonly status: ImportsStatus | undefined }) {
  if (status === undefined) return null;
  const { lookedAt, nextLookAt } = status;
  return (
    <span className={classes['age']}>
      {lookedAt !== null && <FreshnessWords lookedAt={lookedAt} />}
      <NextLook at={nextLookAt} />
    </span>
  );
}

interface PartProps {
  readonly state: MonitorState;
  readonly deeds: MonitorDeeds;
}

function Bar({ state, deeds }: PartProps) {
  const { view, setView, panel, setPanel, selection, markMenu, total } = state;
  const isFiltering = panel.is === 'filters';
  const isSelecting = selection.count > 0 && view.way === 'lines';
  return (
    <ListBar
      view={view}
      onView={setView}
      isFiltering={isFiltering}
      onFilters={() => (isFiltering ? closePanel(state) : setPanel({ is: 'filters' }))}
      more={{
        total,
        onColumns: () => state.isChoosingColumns[1](true),
        onExport: deeds.toFile.start,
        onPrint: deeds.print,
      }}
      selectionBar={
        isSelecting ? (
          <SelectionBar
            count={selection.count}
            isBusy={deeds.drafts.isRunning}
            marking={{
              isOpen: markMenu[0] === 'selection',
              setOpen: (isOpen) => markMenu[1](isOpen ? 'selection' : null),
            }}
            onMark={deeds.markSelected}
            onMakeDrafts={() => deeds.drafts.ask(selection.count)}
            onExport={deeds.toFile.start}
            onCopy={deeds.copySelected}
            onPrint={deeds.print}
            onClear={selection.clear}
          />
        ) : null
      }
    />
  );
}

interface ShownProps extends PartProps {
  readonly lookedAt: string | null;
  readonly onFetch: () => void;
}

function Shown(props: ShownProps) {
  const { view, setView } = props.state;
  if (view.way !== 'pictures') return <Lines {...props} />;
  return (
    <Suspense>
      <Pictures
        filter={props.state.list.filter}
        onFilter={(filter) => setView(withFilter(view, { ...filter, text: view.list.filter.text }))}
      />
    </Suspense>
  );
}

function Dialogs({ state, deeds, lookedAt }: PartProps & { readonly lookedAt: string | null }) {
  const { columns, setColumns, isChoosingColumns } = state;
  const [isChoosing, setChoosing] = isChoosingColumns;
  return (
    <>
      {isChoosing && (
        <ColumnsDialog chosen={columns} onChange={setColumns} onClose={() => setChoosing(false)} />
      )}
      <DraftsDialog drafts={deeds.drafts} />
      {deeds.printed !== null && (
        <PrintedLines
          {...deeds.printed}
          columns={columns}
          lookedAt={lookedAt}
          onPrinted={deeds.endPrinting}
        />
      )}
    </>
  );
}
