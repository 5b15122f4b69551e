import { Button } from '@mantine/core';
import { useLayoutEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { BackupChoice } from '../../shared/files/chosen-file.ts';
import type { ShopSummary } from '../../shared/shops/shop.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { LinkButton } from '../design/link-button.tsx';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { ConfirmationField } from '../design/typed-confirmation.tsx';
import { useConfirming } from '../design/use-confirming.ts';
import { formatCount } from '../words/format.ts';
import { useFormat } from '../words/use-format.ts';
import { useWords } from '../words/use-words.ts';
import { Arrived } from './arrived.tsx';
import own from './form-parts.module.css';

type Chosen = Extract<BackupChoice, { is: 'chosen' }>;

/** Choose a backup, read what comes back and what is replaced, then decide. Never registers anything. */
export function RestoreBackup({ onClose }: { onClose: () => void }) {
  const { t } = useWords('settings');
  const choose = useDeed('files', 'chooseBackup');
  const [restored, setRestored] = useState<ShopSummary | null>(null);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => panel.current?.focus(), []);
  if (restored !== null) return <Restored shop={restored} />;
  const isChosen = choose.data?.is === 'chosen';
  return (
    <section ref={panel} tabIndex={-1} className={own.panel} aria-label={t('restore')}>
      <div className={own.buttons}>
        <Button
          variant={isChosen ? 'default' : 'filled'}
          loading={choose.isPending}
          onClick={() => choose.mutate(undefined)}
        >
          {t(isChosen ? 'choose-other-file' : 'choose-backup')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('shell:cancel')}
        </Button>
      </div>
      {choose.error !== null && <FailureNotice error={choose.error} />}
      {choose.data !== undefined && <Choice choice={choose.data} onRestored={setRestored} />}
    </section>
  );
}

interface ChoiceProps<Choice> {
  readonly choice: Choice;
  readonly onRestored: (shop: ShopSummary) => void;
}

function Choice({ choice, onRestored }: ChoiceProps<BackupChoice>) {
  const { t } = useWords('settings');
  switch (choice.is) {
    case 'cancelled':
      return null;
    case 'unusable':
      return (
        <Notice kind="problem" says="at-once" title={t('backup-unusable')}>
          {t('backup-unusable-text', { name: choice.fileName })}
        </Notice>
      );
    case 'chosen':
      return <WhatComesBack key={choice.fileName} choice={choice} onRestored={onRestored} />;
    default:
      return assertNever(choice);
  }
}

function WhatComesBack({ choice, onRestored }: ChoiceProps<Chosen>) {
  const { t } = useWords('settings');
  const format = useFormat();
  const { contents, replaces, keyIsHere } = choice;
  return (
    <>
      <PlainFacts
        facts={[
          { label: t('device:file'), value: choice.fileName },
          { label: t('device:file-made'), value: format.when(contents.madeAt) },
          { label: t('environment'), value: t(`shell:environment-${choice.environment}`) },
          { label: t('device:taxpayer'), value: choice.taxpayerName, isAuthority: true },
          { label: t('device:pin'), value: choice.pin, isAuthority: true },
          { label: t('device:branch'), value: choice.branchName || choice.branchId, isAuthority: true },
          { label: t('backup-items'), value: formatCount(contents.items) },
          { label: t('backup-codes'), value: formatCount(contents.codes) },
          { label: t('backup-imports'), value: formatCount(contents.customsImports) },
        ]}
      />
      <p>{t('comes-back')}</p>
      <Notice kind={keyIsHere ? 'success' : 'warning'} title={t(keyIsHere ? 'key-here' : 'key-not-here')}>
        {t(keyIsHere ? 'key-here-text' : 'key-not-here-text')}
      </Notice>
      <RestoreForm choice={choice} replaces={replaces} onRestored={onRestored} />
    </>
  );
}

interface RestoreFormProps extends ChoiceProps<Chosen> {
  readonly replaces: boolean;
}

function RestoreForm({ choice, replaces, onRestored }: RestoreFormProps) {
  const { t } = useWords('settings');
  const confirming = useConfirming(replaces ? choice.pin : null);
  const { mutate: restore, error, isPending } = useDeed('files', 'restoreBackup');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (confirming.check()) restore(undefined, { onSuccess: onRestored });
  };
  return (
    <form className={own.form} noValidate onSubmit={submit} aria-busy={isPending}>
      {replaces && (
        <>
          <Notice kind="warning" title={t('replaces')}>
            {t('replaces-text')}
          </Notice>
          <div className={own.narrow}>
            <ConfirmationField
              expected={choice.pin}
              label={t('type-to-confirm', { text: choice.pin })}
              confirming={confirming}
            />
          </div>
        </>
      )}
      {error !== null && <FailureNotice error={error} title={t('not-restored')} />}
      <div className={own.buttons}>
        <Button type="submit" loading={isPending}>
          {t('restore-now')}
        </Button>
      </div>
    </form>
  );
}

function Restored({ shop }: { shop: ShopSummary }) {
  const { t } = useWords('settings');
  return (
    <Arrived>
      <Notice
        kind="success"
        says="politely"
        title={t('restored', { shop: shop.taxpayerName || shop.pin })}
        actions={<LinkButton to="/settings/shop">{t('look-at-key')}</LinkButton>}
      >
        {t('restored-text')}
      </Notice>
    </Arrived>
  );
}
