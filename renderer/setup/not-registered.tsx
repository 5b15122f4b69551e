import { Button } from '@mantine/core';
import { useProgram } from '../bridge/program.tsx';
import { AuthorityWords } from '../design/authority-words.tsx';
import { useWords } from '../words/use-words.ts';
import { AskOnceMore } from './ask-once-more.tsx';
import { nextSerial } from './practice-device.ts';
import { setupProblem } from './setup-problem.ts';
import type { SetupStep } from './use-practice-setup.ts';
import classes from './not-registered.module.css';

interface NotRegisteredProps {
  result: Extract<SetupStep, { is: 'not-registered' }>['result'];
  onTryAgain: () => void;
  onNewDevice: (serialNumber: string) => void;
}

/** What happened, what it means, what to do; never the word failed, never a cause that is not established. */
export function NotRegistered({ result, onTryAgain, onNewDevice }: NotRegisteredProps) {
  const { t } = useWords('setup');
  const { device } = useProgram();
  const problem = setupProblem(result);
  return (
    <div className={classes.problem}>
      <h1 className={classes.title} tabIndex={-1}>
        {t(`${problem.name}-title`)}
      </h1>
      <div className={classes.words} data-way-out={problem.wayOut}>
        <p>{t(`${problem.name}-text`)}</p>
        <AuthorityWords message={result.message} resultCode={result.resultCode} />
      </div>
      {problem.wayOut === 'try-again' ? (
        <Button className={classes.button ?? ''} onClick={onTryAgain}>
          {t('try-again')}
        </Button>
      ) : (
        <AskOnceMore
          isUncertain={problem.name !== 'registered-before'}
          serialNumber={nextSerial(device.is === 'not-initialised' ? undefined : device.serialNumber)}
          onAsk={onNewDevice}
        />
      )}
    </div>
  );
}
