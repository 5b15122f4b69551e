import { Button } from '@mantine/core';
import { IconDeviceFloppy, IconRestore } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Late } from '../design/late.tsx';
import { Notice } from '../design/notice.tsx';
import { formatCount } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';
import { ManagersOnly, useMayManage } from './managers-only.tsx';
import { RestoreBackup } from './restore-backup.tsx';
import classes from './settings-page.module.css';
import { useOpened } from './use-opened.ts';

/** A copy of all data in one file, and the way back from it. It holds no key: that is the transfer file's work. */
export function BackupPage() {
  const { t } = useWords('settings');
  const mayManage = useMayManage();
  const { opened, opener, close } = useOpened<'restore'>();
  return (
    <div className={classes.parts}>
      <BackUp />
      <section>
        <h3 className={classes.heading}>{t('restore')}</h3>
        <p className={classes.after}>{t('restore-text')}</p>
        <ManagersOnly />
        {mayManage && opened === null && (
          <div className={`${own.buttons} ${classes.below}`}>
            <Button
              variant="default"
              leftSection={<IconRestore size="1rem" aria-hidden />}
              {...opener('restore')}
            >
              {t('restore-begin')}
            </Button>
          </div>
        )}
        {opened === 'restore' && <RestoreBackup onClose={close} />}
      </section>
    </div>
  );
}

function BackUp() {
  const { t } = useWords('settings');
  const { mutate: backUp, data, error, isPending } = useDeed('files', 'backUp');
  return (
    <section aria-busy={isPending}>
      <h3 className={classes.heading}>{t('backup')}</h3>
      <p>{t('backup-text')}</p>
      <div className={classes.below}>
        <LastBackup />
      </div>
      <div className={`${own.buttons} ${classes.below}`}>
        <Button
          loading={isPending}
          leftSection={<IconDeviceFloppy size="1rem" aria-hidden />}
          onClick={() => backUp(undefined)}
        >
          {t('back-up-now')}
        </Button>
      </div>
      <div className={`${own.parts} ${classes.below}`}>
        {isPending && (
          <Late afterMs={1000}>
            <output>{t('backing-up')}</output>
          </Late>
        )}
        {error !== null && <FailureNotice error={error} title={t('not-backed-up')} />}
        {data?.is === 'written' && (
          <Notice kind="success" says="politely" title={t('backed-up', { name: data.fileName })}>
            {t('backed-up-text', { count: data.count, number: formatCount(data.count) })}
          </Notice>
        )}
      </div>
    </section>
  );
}

function LastBackup() {
  const { t } = useWords('settings');
  const format = useFormat();
  const { backup } = useProgram();
  if (backup !== null)
    return <p>{t('last-backup', { when: format.when(backup.at), name: backup.fileName })}</p>;
  return (
    <Notice kind="warning" title={t('no-backup')}>
      {t('no-backup-text')}
    </Notice>
  );
}
