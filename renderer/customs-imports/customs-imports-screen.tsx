import { Button } from '@mantine/core';
import { useBeginSetup } from '../app/use-begin-setup.ts';
import { useProgram } from '../bridge/program.tsx';
import { useTask } from '../bridge/use-task.ts';
import { EmptyState } from '../design/empty-state.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Screen } from '../design/screen.tsx';
import { useWords } from '../words/use-words.ts';
import { Monitor } from './monitor.tsx';

/** The customs imports monitor (ux §4.8); before the computer is registered there is nothing to ask for. */
export function CustomsImportsScreen() {
  const { device } = useProgram();
  return device.is === 'initialised' ? <Monitor /> : <NotSetUp />;
}

function NotSetUp() {
  const { t } = useWords('customs-imports');
  const begin = useBeginSetup();
  const { run, isBusy, error } = useTask();
  return (
    <Screen title={t('title')}>
      {error !== null && <FailureNotice error={error} />}
      <EmptyState
        text={t('not-set-up')}
        action={
          <Button loading={isBusy} onClick={() => run(begin.thisShop)}>
            {t('set-up')}
          </Button>
        }
      />
    </Screen>
  );
}
