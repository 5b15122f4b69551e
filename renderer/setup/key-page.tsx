import { Button } from '@mantine/core';
import { useProgram } from '../bridge/program.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { KeyFields } from '../device/key-fields.tsx';
import { useEnteringKey } from '../device/use-entering-key.ts';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { ThreeValues } from './three-values.tsx';
import type { Wizard } from './use-wizard.ts';
import { noAnswerPage } from './wizard-state.ts';

/** A key from elsewhere, typed or pasted. It goes in and never comes back; nothing of it is kept in the window. */
export function KeyPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const { device } = useProgram();
  const entering = useEnteringKey({ serialNumber: wizard.entered.serialNumber }, wizard.goOn);
  const { keep, isBusy, error, isPresent } = entering;
  const back = device.is === 'sent-no-answer' ? noAnswerPage(device) : ({ is: 'details' } as const);
  return (
    <SetupPage
      title={t('have-key')}
      lead={t('key-page-text')}
      onBack={() => wizard.show(back)}
      // A usable key is there already: a second press puts this one in its place.
      primary={{ label: t('device:keep-key'), run: () => keep(isPresent), isBusy }}
      others={
        <Button variant="default" onClick={() => wizard.show({ is: 'transfer-file' })}>
          {t('from-transfer-file')}
        </Button>
      }
    >
      <ThreeValues values={wizard.entered} />
      {isPresent && (
        <Notice kind="warning" says="politely" title={t('key-present')}>
          {t('key-present-text')}
        </Notice>
      )}
      {error !== null && !isPresent && <FailureNotice error={error} />}
      <KeyFields entering={entering} />
    </SetupPage>
  );
}
