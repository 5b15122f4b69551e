import type { ReactNode } from 'react';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import type { CodesStatus } from '../../shared/codes/code.ts';
import { useCommand } from '../app/commands.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { Screen } from '../design/screen.tsx';
import { useWords } from '../words/use-words.ts';
import { ChangesView } from './changes/changes-view.tsx';
import { CodesBrowser } from './codes-browser.tsx';
import { CodesNotices } from './codes-notices.tsx';
import { CodesToolbar } from './codes-toolbar.tsx';
import { useCodesPlace, type CodesView } from './codes-view.ts';
import { useFocusKept } from './focus-row.ts';
import { ItemsWithCode } from './items-with-code.tsx';
import { OffHint } from './off-hint.tsx';
import { RefreshButtons, RefreshTimes } from './refresh-buttons.tsx';
import { useCodesExport } from './use-codes-export.ts';
import { useCodesRefresh, type CodesRefresh } from './use-codes-refresh.ts';
import classes from './codes-screen.module.css';

/** The code browser (ux §4.3): the authority's lists and their codes, what refreshes changed, and refreshing. */
export function CodesScreen() {
  const { t } = useWords('codes');
  const status = useAnswer('codes', 'status', undefined).data;
  const refresh = useCodesRefresh(status?.refreshing ?? false);
  return (
    <Screen
      fills
      title={t('title')}
      detail={<RefreshTimes status={status} />}
      toolbar={<RefreshButtons refresh={refresh} />}
    >
      <CodesTabs status={status} refresh={refresh} />
    </Screen>
  );
}

interface CodesTabsProps {
  readonly status: CodesStatus | undefined;
  readonly refresh: CodesRefresh;
}

/** The two parts of the screen. The items that carry a code take the place of the part they were reached from. */
function CodesTabs({ status, refresh }: CodesTabsProps) {
  const { filter, setFilter, view, isBrowsing, showOffInUse } = useCodesPlace();
  const toFile = useCodesExport(filter, isBrowsing);
  const part = useFocusKept<HTMLDivElement>(JSON.stringify([view.tab, view.items, filter.list]));
  const items = view.items && <ItemsWithCode key={view.items.code} of={view.items} view={view} />;
  return (
    <Tabs
      ref={part}
      tabIndex={-1}
      value={view.tab}
      onChange={(tab) => view.openTab(tab === 'changes' ? 'changes' : 'lists')}
      {...LOOKS}
    >
      <TabNames view={view}>
        {isBrowsing && <CodesToolbar filter={filter} onFilter={setFilter} toFile={toFile} />}
      </TabNames>
      <CodesNotices refresh={refresh} status={status} toFile={toFile} />
      <OffHint
        count={isBrowsing && filter.list.is === 'off-in-use' ? 0 : status?.itemsWithOffCodes}
        onShow={showOffInUse}
      />
      <Tabs.Panel value="lists">
        {items ?? (
          <CodesBrowser
            filter={filter}
            onFilter={setFilter}
            view={view}
            status={status}
            onGetLists={() => refresh.start(false)}
          />
        )}
      </Tabs.Panel>
      <Tabs.Panel value="changes">{items ?? <ChangesView view={view} />}</Tabs.Panel>
    </Tabs>
  );
}

const LOOKS = {
  keepMounted: false,
  className: classes['screen'] ?? '',
  classNames: { panel: classes['content'] ?? '', tab: classes['tab'] ?? '' },
};

/**
 * The bar with the two tabs, and what belongs to the open one. A press on the tab that is open already leads back to
 * it from the items of a code.
 */
function TabNames({ view: { tab, openTab }, children }: { view: CodesView; children: ReactNode }) {
  const { t } = useWords('codes');
  useCommand('codes.changes', () => openTab(tab === 'changes' ? 'lists' : 'changes'));
  return (
    <div className={classes['bar']} data-pane="tabs">
      <Tabs.List aria-label={t('tabs')}>
        <Tabs.Tab value="lists" onClick={() => openTab('lists')}>
          {t('tab-lists')}
        </Tabs.Tab>
        <Tabs.Tab value="changes" title="Alt+W" aria-keyshortcuts="Alt+W" onClick={() => openTab('changes')}>
          {t('tab-changes')}
        </Tabs.Tab>
      </Tabs.List>
      {children}
    </div>
  );
}
