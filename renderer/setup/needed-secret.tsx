import { Button } from '@mantine/core';
import type { SecretSlot } from '../../shared/authority/profile.ts';
import { useEnteringSecret } from '../connection/use-entering-secret.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { SecretField } from '../design/secret-field.tsx';
import { useWords } from '../words/use-words.ts';
import classes from './needed-secret.module.css';

/** A secret without which this connection lets nobody in: asked for before the one-way door, sealed at once. */
export function NeededSecret({ slot }: { slot: SecretSlot }) {
  const { t } = useWords('connection');
  const secret = useEnteringSecret(slot);
  return (
    <Notice kind="info" title={t('setup:needs-secret')}>
      <div className={classes.line}>
        <div className={classes.field}>
          <SecretField
            id={`secret-${slot}`}
            label={t(`secret-${slot}`)}
            note={t('secrets-text')}
            problem={secret.isEmpty ? t('secret-empty') : undefined}
            value={secret.typed}
            onChange={secret.type}
            onEnter={secret.keep}
          />
        </div>
        <Button className={classes.button ?? ''} loading={secret.isBusy} onClick={secret.keep}>
          {t('secret-save')}
        </Button>
      </div>
      {secret.error !== null && <FailureNotice error={secret.error} />}
    </Notice>
  );
}
