import { useReducer } from 'react';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useProgram } from '../bridge/program.tsx';
import { useKeptDraft } from './use-kept-draft.ts';
import type { Registration } from './use-registration.ts';
import { useRegistration } from './use-registration.ts';
import type { Entered, WizardPage } from './wizard-state.ts';
import { firstState, nextState, pageAfterDevice, standingPage } from './wizard-state.ts';

/** The wizard as its pages use it. */
export interface Wizard extends Registration {
  readonly page: WizardPage;
  readonly entered: Entered;
  readonly enter: (entered: Partial<Entered>) => void;
  readonly show: (page: WizardPage) => void;
  /** Goes where the device and the operators of the open shop say: what is still to be asked, or the end. */
  readonly goOn: () => Promise<void>;
  /** Reads anew how things stand, after something stopped. */
  readonly lookAgain: () => Promise<void>;
  /** Forgets the draft and leaves the wizard. */
  readonly finish: () => Promise<void>;
  /** Leaves the wizard for now; what was entered stays. */
  readonly finishLater: () => Promise<void>;
}

/** Runs the wizard: one page at a time, what was entered beside it, both kept on disk (ux §4.1). */
export function useWizard(onDone: () => void): Wizard {
  const bridge = useBridge();
  const [state, dispatch] = useReducer(nextState, useProgram(), firstState);
  const draft = useKeptDraft(state);
  const show = (page: WizardPage): void => dispatch({ is: 'show', page });
  const finish = async (): Promise<void> => {
    await draft.end();
    onDone();
  };
  return {
    ...state,
    ...useRegistration(state.entered, dispatch),
    enter: (entered) => dispatch({ is: 'enter', entered }),
    show,
    goOn: async () => {
      const program = await ask(bridge, 'program', 'state', undefined);
      const { operators } = await ask(bridge, 'operators', 'list', undefined);
      const next = pageAfterDevice(program, operators.length > 0, state.entered.path);
      if (next === null) await finish();
      else show(next);
    },
    lookAgain: async () => {
      await ask(bridge, 'device', 'readKey', undefined).catch(unlessUnwritable);
      const { device, setup } = await ask(bridge, 'program', 'state', undefined);
      show(standingPage({ device, setup }) ?? { is: setup?.page === 'path' ? 'path' : 'details' });
    },
    finish,
    finishLater: async () => {
      await draft.keepNow();
      onDone();
    },
  };
}

/** Without an open shop there is no key to read; an answer that still cannot be kept has to be said again. */
function unlessUnwritable(error: unknown): void {
  if (error instanceof BridgeError && error.code === 'device.store-unwritable') throw error;
}
