import { useEffect, useRef } from 'react';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { useProgram } from '../bridge/program.tsx';
import { ErrorRegion } from '../design/error-region.tsx';
import { useWindowTitle } from '../design/use-window-title.ts';
import { useWords } from '../words/use-words.ts';
import { LanguageChoice } from './language-choice.tsx';
import { NotRegistered } from './not-registered.tsx';
import { Progress } from './progress.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { usePracticeSetup } from './use-practice-setup.ts';
import type { PracticeSetup } from './use-practice-setup.ts';
import { Welcome } from './welcome.tsx';
import classes from './setup-screen.module.css';

/** The first run: language, and the practice shop set up by the same three calls as a real one (ux §4.1). */
export function SetupScreen({ onDone }: { onDone: () => void }) {
  const { t } = useWords('setup');
  const setup = usePracticeSetup();
  useWindowTitle(t('title'));
  const heading = useHeadingFocus(setup.step.is);
  return (
    <div className={classes.setup}>
      <header className={classes.bar}>
        <span className={classes.name}>Sajili</span>
        <LanguageChoice />
      </header>
      <main className={classes.page} ref={heading}>
        <Page setup={setup} onDone={onDone} />
      </main>
    </div>
  );
}

function Page({ setup, onDone }: { setup: PracticeSetup; onDone: () => void }) {
  const { t } = useWords('setup');
  const operatorName = useProgram().shop?.operator.name ?? '';
  const { step } = setup;
  switch (step.is) {
    case 'welcome':
      return <Welcome onStart={setup.start} />;
    case 'asking':
      return <Progress step={step} />;
    case 'registered':
      return step.codes === 'asking' ? (
        <Progress step={step} />
      ) : (
        <ShopFacts device={step.device} codes={step.codes} onDone={onDone} />
      );
    case 'not-registered':
      return (
        <NotRegistered
          result={step.result}
          onTryAgain={() => (operatorName === '' ? setup.backToWelcome() : setup.start(operatorName))}
          onNewDevice={setup.askWithNewDevice}
        />
      );
    case 'stopped':
      return (
        <ErrorRegion
          isScreen
          error={step.error}
          action={{ label: t('back-to-start'), run: setup.backToWelcome }}
        />
      );
    default:
      return assertNever(step);
  }
}

/** Each page of the setup begins at its heading, so that a screen reader says which one it is. */
function useHeadingFocus(page: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    main.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [page]);
  return main;
}
