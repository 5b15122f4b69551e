import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useProgram } from '../bridge/program.tsx';
import { AuthorityWords } from '../design/authority-words.tsx';
import { Notice } from '../design/notice.tsx';
import { TypedConfirmation } from '../design/typed-confirmation.tsx';
import { useWords } from '../words/use-words.ts';
import { AskAuthoritySheet } from './ask-authority-sheet.tsx';
import { nextSerial } from './practice-device.ts';
import { SetupPage } from './setup-page.tsx';
import { cleanSerial } from './shop-details.ts';
import { TechnicalDetailsButton } from './technical-details.tsx';
import { ThreeValues } from './three-values.tsx';
import type { Wizard } from './use-wizard.ts';
import { WhoToCall } from './who-to-call.tsx';
import type { WizardPage } from './wizard-state.ts';
import classes from './no-answer-page.module.css';

interface NoAnswerPageProps {
  readonly wizard: Wizard;
  readonly page: Extract<WizardPage, { is: 'no-answer' }>;
}

/**
 * The request left and no usable answer came: this computer may be registered. What to do now, in this order; asking
 * once more stands behind typing the serial number, because repeats can harm (domain §2.3). Never said to have failed.
 */
export function NoAnswerPage({ wizard, page }: NoAnswerPageProps) {
  const { t } = useWords('setup');
  const { because, isStillAsking, message, resultCode } = page;
  return (
    <SetupPage
      title={t(`${because}-title`)}
      lead={t(isStillAsking ? 'no-answer-still' : `${because}-text`)}
      primary={{ label: t('finish-later'), run: () => void wizard.finishLater() }}
      others={<TechnicalDetailsButton wizard={wizard} />}
    >
      {message + resultCode !== '' && (
        <Notice kind="no-answer">
          <AuthorityWords message={message} resultCode={resultCode} />
        </Notice>
      )}
      <WhatToDo isAnswered={because !== 'no-answer'} onHaveKey={() => wizard.show({ is: 'key' })} />
      <ThreeValues values={wizard.entered} />
      <WhoToCall />
      {!isStillAsking && <AskOnceMore wizard={wizard} />}
      <AskAuthoritySheet values={wizard.entered} />
    </SetupPage>
  );
}

interface WhatToDoProps {
  /** An answer came, only no key with it: there is nothing to wait for. */
  readonly isAnswered: boolean;
  readonly onHaveKey: () => void;
}

/** The steps, in the order in which they are to be taken. */
function WhatToDo({ isAnswered, onHaveKey }: WhatToDoProps) {
  const { t } = useWords('setup');
  return (
    <section className={classes.what}>
      <h2 className={classes.heading}>{t('what-to-do')}</h2>
      <ol className={classes.steps}>
        {!isAnswered && <li>{t('what-to-do-line')}</li>}
        <li>
          <p>{t('what-to-do-ask')}</p>
          <Button
            variant="default"
            leftSection={<IconPrinter size="1rem" aria-hidden />}
            onClick={() => window.print()}
          >
            {t('print-question')}
          </Button>
        </li>
        <li>
          <p>{t('what-to-do-key')}</p>
          <Button variant="default" onClick={onHaveKey}>
            {t('i-have-key')}
          </Button>
        </li>
      </ol>
    </section>
  );
}

/** Another request, only after a person typed what it is for. In practice a new device is the way on. */
function AskOnceMore({ wizard }: { wizard: Wizard }) {
  const { t } = useWords('setup');
  const isPractice = useProgram().shop?.environment === 'practice';
  const asked = cleanSerial(wizard.entered.serialNumber).value;
  const serialNumber = isPractice ? nextSerial(asked) : asked;
  return (
    <details className={classes.more}>
      <summary className={classes.summary}>{t(isPractice ? 'ask-new-device' : 'ask-once-more')}</summary>
      <p>{t(isPractice ? 'what-to-do-practice' : 'ask-once-more-text')}</p>
      <TypedConfirmation
        expected={serialNumber}
        label={t('type-to-ask', { text: serialNumber })}
        deed={t(isPractice ? 'ask-new-device' : 'ask-once-more')}
        onConfirmed={() => wizard.askOnceMore(serialNumber)}
      />
    </details>
  );
}
