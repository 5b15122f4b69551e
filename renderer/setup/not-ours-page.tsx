import { Button } from '@mantine/core';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useProgram } from '../bridge/program.tsx';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { TechnicalDetailsButton } from './technical-details.tsx';
import type { Wizard } from './use-wizard.ts';
import { WhoToCall } from './who-to-call.tsx';

/** A person said no to "Is this your shop?": the key stays sealed, nothing is sent, and this is who to call. */
export function NotOursPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const bridge = useBridge();
  const task = useTask();
  const { device } = useProgram();
  const itIsOurs = (): void =>
    task.run(async () => {
      await ask(bridge, 'device', 'confirm', { isOurs: true });
      await wizard.goOn();
    });
  return (
    <SetupPage
      title={t('not-ours-title')}
      lead={t('not-ours-text')}
      primary={{ label: t('finish-later'), run: () => void wizard.finishLater() }}
      others={
        <>
          <TechnicalDetailsButton wizard={wizard} />
          <Button variant="default" loading={task.isBusy} onClick={itIsOurs}>
            {t('ours-after-all')}
          </Button>
        </>
      }
    >
      {device.is === 'initialised' && <ShopFacts facts={device.facts} />}
      <WhoToCall />
      {task.error !== null && <FailureNotice error={task.error} />}
    </SetupPage>
  );
}
