import { useCommand } from '../app/commands.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { Screen } from '../design/screen.tsx';
import { useKeptState } from '../design/use-kept-state.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { CodesBrowser, type CodesFilter } from './codes-browser.tsx';
import { CodesNotices } from './codes-notices.tsx';
import { CodesToolbar } from './codes-toolbar.tsx';
import { useCodesRefresh } from './use-codes-refresh.ts';
import classes from './codes-screen.module.css';

const FIRST_FILTER: CodesFilter = { classCode: '', text: '', showOff: false };

/** The code browser (ux §4.3): the authority's lists at the left, their codes at the right, and refreshing them. */
export function CodesScreen() {
  const { t } = useWords('codes');
  const format = useFormat();
  const [filter, setFilter] = useKeptState<CodesFilter>('codes.filter', FIRST_FILTER);
  const status = useAnswer('codes', 'status', undefined);
  const refresh = useCodesRefresh(status.data?.refreshing ?? false);
  const change = (part: Partial<CodesFilter>) => setFilter({ ...filter, ...part });
  useCommand('codes.show-off', () => change({ showOff: !filter.showOff }));
  const refreshedAt = status.data?.refreshedAt ?? null;
  return (
    <Screen
      fills
      title={t('title')}
      detail={refreshedAt === null ? undefined : t('as-of', { when: format.when(refreshedAt) })}
      toolbar={<CodesToolbar filter={filter} onChange={change} onRefresh={refresh.start} />}
    >
      <div className={classes['screen']}>
        <CodesNotices refresh={refresh} refreshedAt={refreshedAt} />
        <CodesBrowser
          filter={filter}
          onChange={change}
          isEmpty={status.data?.classCount === 0}
          onGetLists={() => refresh.start(false)}
        />
      </div>
    </Screen>
  );
}
