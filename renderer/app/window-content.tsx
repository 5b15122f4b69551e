import { lazy, Suspense, useState } from 'react';
import type { ProgramState } from '../../shared/program/program-state.ts';
import { ProgramContext } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { useWords } from '../words/use-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PracticeFrame } from './practice-frame.tsx';
import { Shell } from './shell.tsx';
import { useAppliedSettings } from './use-applied-settings.ts';
import { useCommandKeys } from './use-command-keys.ts';
import { useSettingsCommands } from './use-settings-commands.ts';

const SetupScreen = lazy(() =>
  import('../setup/setup-screen.tsx').then((file) => ({ default: file.SetupScreen })),
);

/** Hands down the program's state; without it nothing can be drawn, and the window says so. */
export function WindowContent() {
  const { t } = useWords('shell');
  const state = useAnswer('program', 'state', undefined);
  if (state.data !== undefined) return <Running state={state.data} />;
  if (state.error === null) return null;
  return (
    <main>
      <ErrorRegion
        isScreen
        error={state.error}
        action={{ label: t('try-again'), run: () => void state.refetch() }}
      />
    </main>
  );
}

function Running({ state }: { state: ProgramState }) {
  return (
    <ProgramContext value={state}>
      <PracticeFrame>
        <SetupOrShell state={state} />
      </PracticeFrame>
    </ProgramContext>
  );
}

/** Setup stays until the person leaves it, also after the device has been initialised: they look at the facts first. */
function SetupOrShell({ state }: { state: ProgramState }) {
  const needsSetup = state.shop === null || state.device.is !== 'initialised';
  const [hasLeftSetup, setLeftSetup] = useState(!needsSetup);
  useAppliedSettings(state.settings);
  useSettingsCommands(state.settings);
  useCommandKeys();
  if (hasLeftSetup && !needsSetup) return <Shell />;
  return (
    <ErrorBoundary>
      <Suspense>
        <SetupScreen onDone={() => setLeftSetup(true)} />
      </Suspense>
    </ErrorBoundary>
  );
}
