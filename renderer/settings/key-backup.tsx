import { Button } from '@mantine/core';
import { IconUsb } from '@tabler/icons-react';
import { useState } from 'react';
import { Notice } from '../design/notice.tsx';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { Arrived } from './arrived.tsx';
import own from './form-parts.module.css';
import type { Initialised } from './initialised-device.tsx';
import classes from './settings-page.module.css';
import { useOpened } from './use-opened.ts';
import { WriteTransferFile } from './write-transfer-file.tsx';

interface KeyBackupProps {
  readonly device: Initialised;
  /** Whether there is a key to write, and a person who may. */
  readonly mayWrite: boolean;
}

/** The one small file that outlives this computer; a reminder stands until there is one for the key of today. */
export function KeyBackup({ device, mayWrite }: KeyBackupProps) {
  const { t } = useWords('settings');
  const { opened, opener, close } = useOpened<'write'>();
  const [written, setWritten] = useState<string | null>(null);
  return (
    <section>
      <h3 className={classes.heading}>{t('key-backup')}</h3>
      <p>{t('key-backup-text')}</p>
      <div className={classes.below}>
        {written === null ? (
          <HowItStands file={device.transferFile} />
        ) : (
          <Written key={written} fileName={written} />
        )}
      </div>
      {mayWrite && opened === null && (
        <div className={`${own.buttons} ${classes.below}`}>
          <Button
            variant={device.transferFile?.isCurrent === true ? 'default' : 'filled'}
            leftSection={<IconUsb size="1rem" aria-hidden />}
            {...opener('write')}
          >
            {t('write-transfer-file')}
          </Button>
        </div>
      )}
      {opened === 'write' && (
        <WriteTransferFile
          onClose={close}
          onWritten={(fileName) => {
            setWritten(fileName);
            close();
          }}
        />
      )}
    </section>
  );
}

function HowItStands({ file }: { file: Initialised['transferFile'] }) {
  const { t } = useWords('settings');
  const format = useFormat();
  if (file === null)
    return (
      <Notice kind="warning" title={t('no-transfer-file')}>
        {t('no-transfer-file-text')}
      </Notice>
    );
  const when = format.when(file.writtenAt);
  if (!file.isCurrent)
    return (
      <Notice kind="warning" title={t('old-transfer-file')}>
        {t('old-transfer-file-text', { when })}
      </Notice>
    );
  return <Notice kind="success">{t('transfer-file-stands', { when })}</Notice>;
}

function Written({ fileName }: { fileName: string }) {
  const { t } = useWords('settings');
  return (
    <Arrived>
      <Notice kind="success" says="politely" title={t('transfer-file-written', { name: fileName })}>
        <ul className={own.list}>
          <li>{t('transfer-file-where')}</li>
          <li>{t('transfer-file-passphrase')}</li>
          <li>{t('transfer-file-again')}</li>
        </ul>
      </Notice>
    </Arrived>
  );
}
