import { BridgeError } from '../bridge/bridge-error.ts';
import { useTask } from '../bridge/use-task.ts';
import { FailureNotice } from '../design/failure-notice.tsx';
import { useWords } from '../words/use-words.ts';
import { SetupPage } from './setup-page.tsx';
import { TechnicalDetailsButton } from './technical-details.tsx';
import type { Wizard } from './use-wizard.ts';

/**
 * Something inside the program stopped the registration, e.g. the key could not be written. What has become of it is
 * read anew from the disk; no request leaves by that.
 */
export function StoppedPage({ wizard, error }: { wizard: Wizard; error: unknown }) {
  const { t } = useWords('errors');
  const task = useTask();
  const code = error instanceof BridgeError ? error.code : 'window';
  const isProtection = code === 'device.protection-weak';
  return (
    <SetupPage
      title={t(`${code}.title`)}
      lead={t(`${code}.body`)}
      primary={
        isProtection
          ? { label: t('setup:practise-set-up'), run: () => practise(wizard) }
          : { label: t('shell:try-again'), run: () => task.run(wizard.lookAgain), isBusy: task.isBusy }
      }
      others={<TechnicalDetailsButton wizard={wizard} />}
      onBack={isProtection ? () => wizard.show({ is: 'read-back' }) : undefined}
    >
      {error instanceof BridgeError && <p>{t('reference', { reference: error.reference })}</p>}
      {task.error !== null && <FailureNotice error={task.error} />}
    </SetupPage>
  );
}

/** The same wizard with the practice authority: nothing has to be protected there. */
function practise({ enter, show }: Wizard): void {
  enter({ environment: 'practice', preset: 'practice', profile: null });
  show({ is: 'details' });
}
