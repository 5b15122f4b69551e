import { useLayoutEffect } from 'react';
import type { FormEvent } from 'react';
import { useAnnounce } from '../design/announcer.tsx';
import { ConfirmationField } from '../design/typed-confirmation.tsx';
import { useConfirming } from '../design/use-confirming.ts';
import type { KnownOfKey } from '../device/entered-key.ts';
import { KeyFields } from '../device/key-fields.tsx';
import { keyFieldId, useEnteringKey } from '../device/use-entering-key.ts';
import { useWords } from '../words/use-words.ts';
import { FormEnd } from './form-end.tsx';
import own from './form-parts.module.css';

interface EnterKeyFormProps {
  /** What is known already and stands in the fields at first. */
  readonly known: Partial<KnownOfKey>;
  /** What has to be typed before a key that can be used gives way; null where there is none. */
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** "I already have a key": the key and what stands beside it on the papers. It goes in and never comes out. */
export function EnterKeyForm({ known, replaces, onClose }: EnterKeyFormProps) {
  const { t } = useWords('settings');
  const announce = useAnnounce();
  const confirming = useConfirming(replaces);
  const entering = useEnteringKey(known, () => {
    announce(t('key-kept'));
    onClose();
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Both are looked at, so that everything that is wrong is told at once.
    const isConfirmed = confirming.check();
    if (entering.check() && isConfirmed) entering.keep(replaces !== null);
  };
  useLayoutEffect(() => document.getElementById(keyFieldId('key'))?.focus(), []);
  return (
    <form className={own.panel} noValidate aria-label={t('have-key')} onSubmit={submit}>
      <p>{t('enter-text')}</p>
      <KeyFields entering={entering} asksSerial />
      {replaces !== null && (
        <>
          <p>{t('replace-text')}</p>
          <div className={own.narrow}>
            <ConfirmationField
              expected={replaces}
              label={t('type-to-confirm', { text: replaces })}
              confirming={confirming}
            />
          </div>
        </>
      )}
      <FormEnd
        label={t(replaces === null ? 'device:keep-key' : 'replace-key')}
        isPending={entering.isBusy}
        error={entering.error}
        onCancel={onClose}
      />
    </form>
  );
}
