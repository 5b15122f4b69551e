import { useLayoutEffect } from 'react';
import type { FormEvent } from 'react';
import { KeyBackupFields, NEW_PASSPHRASE_ID } from '../device/key-backup-fields.tsx';
import { useWritingKeyBackup } from '../device/use-writing-key-backup.ts';
import { useWords } from '../words/use-words.ts';
import { FormEnd } from './form-end.tsx';
import own from './form-parts.module.css';

interface WriteTransferFileProps {
  readonly onWritten: (fileName: string) => void;
  readonly onClose: () => void;
}

/** Locks device and key with a pass-phrase into one file, e.g. on a USB drive. */
export function WriteTransferFile({ onWritten, onClose }: WriteTransferFileProps) {
  const { t } = useWords('settings');
  const writing = useWritingKeyBackup({ twice: true, onWritten });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    writing.write();
  };
  useLayoutEffect(() => document.getElementById(NEW_PASSPHRASE_ID)?.focus(), []);
  return (
    <form className={own.panel} noValidate aria-label={t('write-transfer-file')} onSubmit={submit}>
      <p>{t('passphrase-text')}</p>
      <div className={`${own.narrow} ${own.parts}`}>
        <KeyBackupFields writing={writing} />
      </div>
      <p className={own.muted}>{t('passphrase-lost')}</p>
      <FormEnd
        label={t('choose-where')}
        isPending={writing.isBusy}
        error={writing.error}
        onCancel={onClose}
      />
    </form>
  );
}
