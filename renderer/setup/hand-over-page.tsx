import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from 'wouter';
import { useProgram } from '../bridge/program.tsx';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { PrintHandOver } from '../device/hand-over-sheet.tsx';
import { useWords } from '../words/use-words.ts';
import { ConnectionWorks } from './connection-works.tsx';
import { KeyBackup } from './key-backup.tsx';
import { SetupPage } from './setup-page.tsx';
import type { Wizard } from './use-wizard.ts';
import classes from './hand-over-page.module.css';

/** The last page: a backup of the key, a sheet on paper, and off to work (ux §4.1 page 6). */
export function HandOverPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const task = useTask();
  const [, go] = useLocation();
  const { device } = useProgram();
  const isTyped = device.is === 'initialised' && device.origin !== 'registered';
  const leaveFor = (address: string): void =>
    task.run(async () => {
      go(address);
      await wizard.finish();
    });
  return (
    <SetupPage
      title={t('hand-over')}
      lead={t('hand-over-text')}
      primary={{ label: t('go-home'), run: () => leaveFor('/'), isBusy: task.isBusy }}
      others={
        <Button
          variant="default"
          leftSection={<IconPlus size="1rem" aria-hidden />}
          disabled={task.isBusy}
          onClick={() => leaveFor('/items/new')}
        >
          {t('first-item')}
        </Button>
      }
    >
      {task.error !== null && <FailureNotice error={task.error} />}
      {isTyped && <ConnectionWorks />}
      <KeyBackup />
      <PrintPart />
    </SetupPage>
  );
}

function PrintPart() {
  const { t } = useWords('device');
  const { shop } = useProgram();
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('sheet-hand-over')}</h2>
      <p>{t('print-text')}</p>
      <div className={classes.button}>
        <PrintHandOver setUpBy={shop?.operator?.name} />
      </div>
    </section>
  );
}
