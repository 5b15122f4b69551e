import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BackupChoice } from '../../shared/files/chosen-file.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import { PlainFacts } from '../design/plain-facts.tsx';
import { groupedPin } from '../device/grouped-pin.ts';
import { formatCount, formatDateTime } from '../words/format.ts';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { chosenShop } from './chosen-shop.ts';
import type { Wizard } from './use-wizard.ts';

type Chosen = Extract<BackupChoice, { is: 'chosen' }>;

/**
 * Brings a backup back: what is in it, what it replaces, and what becomes of the key, before anything is changed. It
 * never starts a registration (ux §4.10).
 */
export function BackupPage({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const backup = useBackup(wizard);
  const { choice, isRestored } = backup;
  if (choice?.is === 'chosen' && isRestored) return <Restored wizard={wizard} choice={choice} />;
  const chosen = choice?.is === 'chosen' ? choice : null;
  return (
    <SetupPage
      title={t('bring-back')}
      lead={t('backup-text')}
      onBack={() => wizard.show({ is: 'path' })}
      primary={
        chosen === null
          ? { label: t('choose-backup'), run: backup.choose, isBusy: backup.isBusy }
          : { label: t('restore'), run: backup.restore, isBusy: backup.isBusy }
      }
      others={
        chosen !== null && (
          <Button variant="default" disabled={backup.isBusy} onClick={backup.choose}>
            {t('choose-other-file')}
          </Button>
        )
      }
    >
      {backup.error !== null && <FailureNotice error={backup.error} />}
      {choice?.is === 'unusable' && (
        <Notice kind="problem" says="at-once" title={t('backup-unusable-title')}>
          {t('backup-unusable-text', { file: choice.fileName })}
        </Notice>
      )}
      {chosen !== null && <Contents choice={chosen} />}
    </SetupPage>
  );
}

function Contents({ choice }: { choice: Chosen }) {
  const { t } = useWords('setup');
  const { contents, fileName, taxpayerName, pin, branchId, branchName, environment, replaces } = choice;
  return (
    <>
      <PlainFacts
        facts={[
          { label: t('device:file'), value: fileName },
          { label: t('device:file-made'), value: formatDateTime(contents.madeAt) },
          { label: t('device:file-for'), value: t(`device:environment-${environment}`) },
          { label: t('device:taxpayer'), value: taxpayerName, isAuthority: true },
          { label: t('device:pin'), value: groupedPin(pin) },
          { label: t('device:branch'), value: [branchName, branchId].filter(Boolean).join(' · ') },
          {
            label: t('backup-holds'),
            value: t('backup-contents', {
              items: formatCount(contents.items),
              codes: formatCount(contents.codes),
              imports: formatCount(contents.customsImports),
            }),
          },
        ]}
      />
      {replaces && (
        <Notice kind="warning" says="politely" title={t('replaces-title')}>
          {t('replaces-text')}
        </Notice>
      )}
      <KeyCase keyIsHere={choice.keyIsHere} />
    </>
  );
}

/** What becomes of the key, in its three cases: it is here, a key backup has it, or only the authority can help. */
function KeyCase({ keyIsHere }: { keyIsHere: boolean }) {
  const { t } = useWords('setup');
  if (keyIsHere) return <Notice kind="success">{t('key-case-here')}</Notice>;
  return (
    <Notice kind="info" title={t('key-case-title')}>
      <p>{t('key-case-file')}</p>
      <p>{t('key-case-none')}</p>
    </Notice>
  );
}

/** The data is back; without its key the shop can be looked at, and there are two ways to bring the key. */
function Restored({ wizard, choice }: { wizard: Wizard; choice: Chosen }) {
  const { t } = useWords('setup');
  const task = useTask();
  const leave = (): void => task.run(wizard.finish);
  const typeKey = (): void => {
    wizard.enter({ path: 'have-key' });
    // A backup of a shop that was never registered names no device yet.
    wizard.show({ is: wizard.entered.serialNumber === '' ? 'details' : 'key' });
  };
  if (choice.keyIsHere)
    return (
      <SetupPage
        title={t('restored')}
        lead={t('restored-text')}
        primary={{ label: t('go-home'), run: leave, isBusy: task.isBusy }}
      />
    );
  return (
    <SetupPage
      title={t('restored')}
      lead={t('restored-without-key')}
      primary={{ label: t('from-transfer-file'), run: () => wizard.show({ is: 'transfer-file' }) }}
      others={
        <>
          <Button variant="default" onClick={typeKey}>
            {t('type-key')}
          </Button>
          <Button variant="default" loading={task.isBusy} onClick={leave}>
            {t('go-home')}
          </Button>
        </>
      }
    >
      <KeyCase keyIsHere={false} />
    </SetupPage>
  );
}

function useBackup(wizard: Wizard) {
  const bridge = useBridge();
  const task = useTask();
  const [choice, setChoice] = useState<BackupChoice | null>(null);
  const [isRestored, setRestored] = useState(false);
  return {
    choice,
    isRestored,
    isBusy: task.isBusy,
    error: task.error,
    choose: () =>
      task.run(async () => {
        const next = await ask(bridge, 'files', 'chooseBackup', undefined);
        // Somebody who closes the dialog keeps the file that was chosen before.
        if (next.is !== 'cancelled') setChoice(next);
      }),
    restore: () =>
      task.run(async () => {
        const shop = await ask(bridge, 'files', 'restoreBackup', undefined);
        const { device } = await ask(bridge, 'program', 'state', undefined);
        const serialNumber = device.is === 'not-initialised' ? '' : device.serialNumber;
        wizard.enter({ ...chosenShop(shop), serialNumber });
        setRestored(true);
      }),
  };
}
