import { Button } from '@mantine/core';
import type { CodesStatus } from '../../shared/codes/code.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import type { CodesRefresh } from './use-codes-refresh.ts';

/** Refreshing by hand: what changed since the last time, or everything anew. */
export function RefreshButtons({ refresh }: { refresh: CodesRefresh }) {
  const { t } = useWords('codes');
  const { isRunning, start } = refresh;
  // Still in the way of the keyboard while it runs: a button that is disabled under the focus would lose it.
  const resting = isRunning ? { 'data-disabled': true, 'aria-disabled': true } : {};
  return (
    <>
      <Button variant="default" {...resting} onClick={() => start(true)}>
        {t('everything')}
      </Button>
      <Button title="F5" aria-keyshortcuts="F5" {...resting} onClick={() => start(false)}>
        {t('refresh')}
      </Button>
    </>
  );
}

/** How old the lists are, and when they are looked at again by themselves. */
export function RefreshTimes({ status }: { status: CodesStatus | undefined }) {
  const { t } = useWords('codes');
  const format = useFormat();
  if (status === undefined || status.refreshedAt === null) return null;
  const { refreshedAt, nextRefreshAt } = status;
  return (
    <>
      {t('refreshed-at', { when: format.when(refreshedAt), age: format.age(refreshedAt) })}
      {nextRefreshAt !== null && ` · ${t('next-at', { when: format.when(nextRefreshAt) })}`}
    </>
  );
}
