import { assertNever } from '../../shared/errors/assert-never.ts';
import { useProgram } from '../bridge/program.tsx';
import { useWords } from '../words/use-words.ts';
import { BackupPage } from './backup-page.tsx';
import { ChecksPage } from './checks-page.tsx';
import { DetailsPage } from './details-page.tsx';
import { HandOverPage } from './hand-over-page.tsx';
import { KeyPage } from './key-page.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { NoAnswerPage } from './no-answer-page.tsx';
import { NotOursPage } from './not-ours-page.tsx';
import { NotRegisteredPage } from './not-registered-page.tsx';
import { OperatorPage } from './operator-page.tsx';
import { OtherShopPage } from './other-shop-page.tsx';
import { PathPage } from './path-page.tsx';
import { PracticeFaultsMenu } from './practice-faults-menu.tsx';
import { ProgressPage } from './progress-page.tsx';
import { ReadBackPage } from './read-back-page.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { StoppedPage } from './stopped-page.tsx';
import { useTechnicalDetails } from './technical-details.tsx';
import { TransferFilePage } from './transfer-file-page.tsx';
import type { Wizard } from './use-wizard.ts';
import { useWizard } from './use-wizard.ts';
import { YourShopPage } from './your-shop-page.tsx';
import classes from './setup-screen.module.css';

/**
 * The way into the program (ux §4.1): language and path, checks, details, the one-way door, the first operator. It
 * opens on the page that was left, or on what became of a registration meanwhile.
 */
export function SetupScreen({ onDone }: { onDone: () => void }) {
  const { t } = useWords('setup');
  const wizard = useWizard(onDone);
  const { shop } = useProgram();
  const isPractice = shop?.environment === 'practice';
  // The quick way into practice takes none of the steps.
  const isQuick = isPractice && shop.operator !== null && wizard.page.is !== 'hand-over';
  useTechnicalDetails(wizard);
  return (
    <div className={classes.setup}>
      <header className={classes.bar}>
        <span className={classes.name}>Sajili</span>
        <span className={classes.what}>{t('title')}</span>
        <span className={classes.tools}>
          {isPractice && <PracticeFaultsMenu />}
          <LanguageChoice />
        </span>
      </header>
      <div className={classes.below}>
        {!isQuick && <SetupSteps page={wizard.page} path={wizard.entered.path} />}
        <main className={classes.page}>
          <Page key={wizard.page.is} wizard={wizard} />
        </main>
      </div>
    </div>
  );
}

function Page({ wizard }: { wizard: Wizard }) {
  const { page } = wizard;
  switch (page.is) {
    case 'path':
      return <PathPage wizard={wizard} />;
    case 'checks':
      return <ChecksPage wizard={wizard} />;
    case 'details':
      return <DetailsPage wizard={wizard} />;
    case 'read-back':
      return <ReadBackPage wizard={wizard} />;
    case 'progress':
      return <ProgressPage wizard={wizard} line={page.line} />;
    case 'not-registered':
      return <NotRegisteredPage wizard={wizard} result={page.result} />;
    case 'no-answer':
      return <NoAnswerPage wizard={wizard} page={page} />;
    case 'other-shop':
      return <OtherShopPage wizard={wizard} />;
    case 'your-shop':
      return <YourShopPage wizard={wizard} codes={page.codes} />;
    case 'not-ours':
      return <NotOursPage wizard={wizard} />;
    default:
      return <LaterPage wizard={wizard} page={page} />;
  }
}

interface LaterPageProps {
  readonly wizard: Wizard;
  readonly page: Extract<
    Wizard['page'],
    { is: 'operator' | 'hand-over' | 'key' | 'transfer-file' | 'backup' | 'stopped' }
  >;
}

/** What comes after a registration, and the ways in without one. */
function LaterPage({ wizard, page }: LaterPageProps) {
  switch (page.is) {
    case 'operator':
      return <OperatorPage wizard={wizard} />;
    case 'hand-over':
      return <HandOverPage wizard={wizard} />;
    case 'key':
      return <KeyPage wizard={wizard} />;
    case 'transfer-file':
      return <TransferFilePage wizard={wizard} />;
    case 'backup':
      return <BackupPage wizard={wizard} />;
    case 'stopped':
      return <StoppedPage wizard={wizard} error={page.error} />;
    default:
      return assertNever(page);
  }
}
