import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import type { SecretSlot } from '../../shared/authority/profile.ts';
import { SECRET_SLOTS } from '../../shared/authority/profile.ts';
import type { ConnectionView } from '../../shared/connection/connection.ts';
import { useEnteringSecret } from '../connection/use-entering-secret.ts';
import { useAnnounce } from '../design/announcer.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { SecretField } from '../design/secret-field.tsx';
import { useWords } from '../words/use-words.ts';
import own from './form-parts.module.css';
import classes from './settings-page.module.css';
import state from './connection-secrets.module.css';

type Standing = Exclude<ConnectionView['secrets'][SecretSlot], 'not-needed'>;

interface ConnectionSecretsProps {
  readonly view: ConnectionView;
  readonly mayManage: boolean;
}

/** The secrets of the sign-in: whether they are kept, a field to put one in, and a way to forget it. */
export function ConnectionSecrets({ view, mayManage }: ConnectionSecretsProps) {
  const { t } = useWords('connection');
  const needed = SECRET_SLOTS.flatMap((slot) => {
    const standing = view.secrets[slot];
    return standing === 'not-needed' ? [] : [{ slot, standing }];
  });
  if (needed.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{t('secrets')}</h3>
      <p>{t('secrets-text')}</p>
      {needed.map(({ slot, standing }) => (
        <Secret key={slot} slot={slot} standing={standing} mayManage={mayManage && view.mayChange} />
      ))}
    </section>
  );
}

const ICONS = { kept: IconCircleCheck, missing: IconAlertTriangle, 'cannot-be-opened': IconCircleX } as const;

interface SecretProps {
  readonly slot: SecretSlot;
  readonly standing: Standing;
  readonly mayManage: boolean;
}

function Secret({ slot, standing, mayManage }: SecretProps) {
  const { t } = useWords('connection');
  const Icon = ICONS[standing];
  return (
    <div className={own.panel}>
      <p className={state.standing} data-standing={standing}>
        <strong>{t(`secret-${slot}`)}</strong>
        <span className={state.word}>
          <Icon size="1.125rem" stroke={1.75} aria-hidden /> {t(`secret-${standing}`)}
        </span>
      </p>
      {mayManage && <SecretForm slot={slot} standing={standing} />}
    </div>
  );
}

function SecretForm({ slot, standing }: Omit<SecretProps, 'mayManage'>) {
  const { t } = useWords('connection');
  const announce = useAnnounce();
  const secret = useEnteringSecret(slot, (isKept) =>
    announce(t(isKept ? 'secret-saved' : 'secret-forgotten')),
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    secret.keep();
  };
  return (
    <form className={own.form} noValidate onSubmit={submit}>
      <div className={own.narrow}>
        <SecretField
          id={`secret-${slot}`}
          label={t('secret-enter')}
          problem={secret.isEmpty ? t('secret-empty') : undefined}
          value={secret.typed}
          onChange={secret.type}
        />
      </div>
      {secret.error !== null && <FailureNotice error={secret.error} />}
      <div className={own.buttons}>
        <Button type="submit" variant={standing === 'kept' ? 'default' : 'filled'} disabled={secret.isBusy}>
          {t(standing === 'kept' ? 'secret-replace' : 'secret-save')}
        </Button>
        {standing !== 'missing' && (
          <Button variant="default" disabled={secret.isBusy} onClick={secret.forget}>
            {t('secret-forget')}
          </Button>
        )}
      </div>
    </form>
  );
}
