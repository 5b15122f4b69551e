import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { KeyBackupFields } from '../device/key-backup-fields.tsx';
import { useWritingKeyBackup } from '../device/use-writing-key-backup.ts';
import { formatDate } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import classes from './hand-over-page.module.css';

/**
 * One small file, locked with a pass-phrase, without which the key is lost with this computer. It can be put off: Home
 * reminds until it is there (ux §4.10).
 */
export function KeyBackup() {
  const { t } = useWords('setup');
  const { device } = useProgram();
  const saved =
    device.is === 'initialised' && device.transferFile?.isCurrent === true ? device.transferFile : null;
  return (
    <section className={classes.part}>
      <h2 className={classes.heading}>{t('key-backup')}</h2>
      <p>{t('key-backup-text')}</p>
      {saved === null ? <KeyBackupForm /> : <Saved at={saved.writtenAt} />}
    </section>
  );
}

function Saved({ at }: { at: string }) {
  const { t } = useWords('setup');
  return (
    <output className={classes.saved}>
      <IconCircleCheck size="1.25rem" stroke={1.75} aria-hidden />
      {t('key-backup-saved', { date: formatDate(at) })}
    </output>
  );
}

function KeyBackupForm() {
  const { t } = useWords('setup');
  const writing = useWritingKeyBackup({});
  const { write, isBusy, error } = writing;
  return (
    <div className={classes.form}>
      <KeyBackupFields writing={writing} note={t('passphrase-note')} onEnter={write} />
      <Button loading={isBusy} variant="default" onClick={write}>
        {t('save-key-backup')}
      </Button>
      {error !== null && <FailureNotice error={error} />}
    </div>
  );
}
