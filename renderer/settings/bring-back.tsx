import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import type { FormEvent } from 'react';
import { useAnnounce } from '../design/announcer.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { ChosenTransferFile, PassphraseOfFile } from '../device/transfer-file-parts.tsx';
import type { BringingBack } from '../device/use-transfer-file.ts';
import { useTransferFile } from '../device/use-transfer-file.ts';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';

/** Brings device and key back from a transfer file: choose, read what it is, unlock. Registers nothing. */
export function BringBack({ onClose }: { onClose: () => void }) {
  const { t } = useWords('settings');
  const announce = useAnnounce();
  const panel = useRef<HTMLElement>(null);
  const file = useTransferFile(() => {
    announce(t('brought-back'));
    onClose();
  });
  const { choice, isBusy, error } = file;
  const isChosen = choice?.is === 'chosen';
  useLayoutEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} tabIndex={-1} className={own.panel} aria-label={t('bring-back')}>
      <p>{t('bring-back-text')}</p>
      <div className={own.buttons}>
        <Button
          variant={isChosen ? 'default' : 'filled'}
          loading={isBusy && !isChosen}
          disabled={isBusy}
          onClick={file.choose}
        >
          {t(isChosen ? 'choose-other-file' : 'choose-transfer-file')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shell:cancel')}
        </Button>
      </div>
      {error !== null && <FailureNotice error={error} />}
      {choice !== null && <ChosenTransferFile choice={choice} />}
      {isChosen && <UnlockForm file={file} />}
    </section>
  );
}

function UnlockForm({ file }: { file: BringingBack }) {
  const { t } = useWords('settings');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    file.unlock();
  };
  return (
    <form className={own.form} noValidate onSubmit={submit}>
      <div className={own.narrow}>
        <PassphraseOfFile file={file} />
      </div>
      <div className={own.buttons}>
        <Button type="submit" loading={file.isBusy}>
          {t('unlock')}
        </Button>
      </div>
    </form>
  );
}
