import { lazy, Suspense, useState } from 'react';
import type { ProgramState } from '../../shared/program/program-state.ts';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { ProgramContext } from '../bridge/program.tsx';
import { useAnswer } from '../bridge/use-answer.ts';
import { ErrorRegion } from '../design/error-region.tsx';
import { useWords } from '../words/use-words.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { PracticeFrame } from './practice-frame.tsx';
import { ScannerGuard } from './scanner-guard.tsx';
import { SetupDoor } from './setup-door.ts';
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

/**
 * The set-up wizard is there while no shop is open, and at the start when a draft of it is kept or a request to
 * register has no usable answer. It stays until somebody leaves it, because the shop and its device come to be while
 * it runs; and whoever has left it is out of it until they begin it again.
 */
function SetupOrShell({ state }: { state: ProgramState }) {
  const hasNoShop = state.shop === null;
  const isDoubtful = state.device.is === 'sent-no-answer' || state.device.is === 'answered-other';
  const [isInSetup, setInSetup] = useState(hasNoShop || state.setup !== null || isDoubtful);
  const [begunAt, setBegunAt] = useState<SetupDraft | null>(null);
  if (hasNoShop && !isInSetup) setInSetup(true);
  useAppliedSettings(state.settings);
  useSettingsCommands(state.settings);
  useCommandKeys();
  if (!isInSetup)
    return (
      <SetupDoor
        value={(draft) => {
          setBegunAt(draft);
          setInSetup(true);
        }}
      >
        <ScannerGuard hasScreens>
          <Shell key={state.shop?.id} />
        </ScannerGuard>
      </SetupDoor>
    );
  const leave = (): void => {
    setBegunAt(null);
    setInSetup(false);
  };
  return (
    <ProgramContext value={{ ...state, setup: begunAt ?? state.setup }}>
      <ErrorBoundary>
        <ScannerGuard hasScreens={false}>
          <Suspense>
            <SetupScreen onDone={leave} />
          </Suspense>
        </ScannerGuard>
      </ErrorBoundary>
    </ProgramContext>
  );
}
