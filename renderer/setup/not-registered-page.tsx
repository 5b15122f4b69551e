import { Button } from '@mantine/core';
import { useState } from 'react';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { useTask } from '../bridge/use-task.ts';
import { AuthorityWords } from '../design/authority-words.tsx';
import { FailureNotice } from '../design/failure-notice.tsx';
import { Notice } from '../design/notice.tsx';
import type { Say } from '../words/use-words.ts';
import { useWords } from '../words/use-words.ts';
import type { SetupProblem } from './setup-problem.ts';
import { setupProblem } from './setup-problem.ts';
import { SetupPage } from './setup-page.tsx';
import { TechnicalDetailsButton } from './technical-details.tsx';
import { ThreeValues } from './three-values.tsx';
import type { Wizard } from './use-wizard.ts';
import { WhoToCall } from './who-to-call.tsx';
import type { NotInitialised } from './wizard-state.ts';
import classes from './not-registered-page.module.css';

interface NotRegisteredPageProps {
  readonly wizard: Wizard;
  readonly result: Pick<NotInitialised, 'outcome' | 'resultCode' | 'message'>;
}

/** What happened, what it means, what to do; the authority's own words with it, never a cause that is not known. */
export function NotRegisteredPage({ wizard, result }: NotRegisteredPageProps) {
  const { t } = useWords('setup');
  const problem = setupProblem(result);
  const storedKey = useStoredKey(wizard);
  const [first, ...others] = waysOf(problem, wizard, storedKey, t);
  return (
    <SetupPage
      title={t(`${problem.name}-title`)}
      onBack={() => wizard.show({ is: 'read-back' })}
      {...(first === undefined ? {} : { primary: { ...first, isBusy: storedKey.isBusy } })}
      others={
        <>
          <TechnicalDetailsButton wizard={wizard} />
          {others.map(({ label, run }) => (
            <Button key={label} variant="default" onClick={run}>
              {label}
            </Button>
          ))}
        </>
      }
    >
      <div className={classes.words}>
        <p>{t(`${problem.name}-text`)}</p>
        <AuthorityWords message={result.message} resultCode={result.resultCode} />
      </div>
      {storedKey.isMissing && (
        <Notice kind="warning" says="politely">
          {t('no-stored-key')}
        </Notice>
      )}
      {storedKey.error !== null && <FailureNotice error={storedKey.error} />}
      {problem.showsDetails && <ThreeValues values={wizard.entered} />}
      {problem.ways.includes('who-to-call') && <WhoToCall />}
    </SetupPage>
  );
}

interface Way {
  readonly label: string;
  readonly run: () => void;
}

/** The buttons, best first; whom to call stands on the page itself. */
function waysOf(
  { ways }: SetupProblem,
  { show }: Wizard,
  storedKey: ReturnType<typeof useStoredKey>,
  t: Say<'setup'>,
): Way[] {
  const runs = {
    'try-again': () => show({ is: 'read-back' }),
    'check-details': () => show({ is: 'details' }),
    'stored-key': storedKey.use,
    'type-key': () => show({ is: 'key' }),
  } as const;
  return ways
    .filter((way) => way !== 'who-to-call')
    .filter((way) => way !== 'stored-key' || !storedKey.isMissing)
    .map((way) => ({ label: t(`way-${way}`), run: runs[way] }));
}

/** Looks whether this computer holds the key already, e.g. from an answer that came late. */
function useStoredKey({ goOn }: Wizard) {
  const bridge = useBridge();
  const task = useTask();
  const [isMissing, setMissing] = useState(false);
  return {
    isBusy: task.isBusy,
    error: task.error,
    isMissing,
    use: () =>
      task.run(async () => {
        const device = await ask(bridge, 'device', 'readKey', undefined);
        setMissing(device.is !== 'initialised');
        if (device.is === 'initialised') await goOn();
      }),
  };
}
