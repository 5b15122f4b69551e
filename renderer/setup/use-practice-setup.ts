import { useState } from 'react';
import type { RefreshReport } from '../../shared/codes/code.ts';
import type { DeviceState, InitialiseResult } from '../../shared/device/device-state.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { BridgeError } from '../bridge/bridge-error.ts';
import { useProgram } from '../bridge/program.tsx';
import { practiceDevice } from './practice-device.ts';

type NotInitialised = Extract<InitialiseResult, { is: 'not-initialised' }>;
export type Initialised = Extract<DeviceState, { is: 'initialised' }>;

/** How getting the first code lists went; a failure does not undo the registration. */
export type FirstCodes = 'asking' | RefreshReport | BridgeError;

/** Where the setup of the practice shop stands. */
export type SetupStep =
  | { is: 'welcome' }
  | { is: 'asking' }
  | { is: 'registered'; device: Initialised; codes: FirstCodes }
  | { is: 'not-registered'; result: Pick<NotInitialised, 'outcome' | 'resultCode' | 'message'> }
  | { is: 'stopped'; error: unknown };

export interface PracticeSetup {
  readonly step: SetupStep;
  /** Opens the practice shop and asks for its device to be registered: once, by this one press of a person. */
  readonly start: (operatorName: string) => void;
  /** Asks with another practice device, after the person has typed its number. */
  readonly askWithNewDevice: (serialNumber: string) => void;
  readonly backToWelcome: () => void;
}

/** Sets up the practice shop with the same three calls as a real one: open, initialise, get the code lists. */
export function usePracticeSetup(): PracticeSetup {
  const bridge = useBridge();
  const [step, setStep] = useState<SetupStep>(firstStep(useProgram()));

  const register = async (serialNumber?: string): Promise<void> => {
    const argument = practiceDevice(serialNumber);
    const result = await ask(
      bridge,
      'device',
      'initialise',
      serialNumber === undefined ? argument : { ...argument, askOnceMore: true },
    );
    if (result.is === 'not-initialised') setStep({ is: 'not-registered', result });
    else if (result.device.is === 'initialised') await getCodes(result.device);
  };
  const getCodes = async (device: Initialised): Promise<void> => {
    setStep({ is: 'registered', device, codes: 'asking' });
    const codes = await ask(bridge, 'codes', 'refresh', { everything: false }).catch(bridgeErrorOnly);
    setStep({ is: 'registered', device, codes });
  };
  const open = async (operatorName: string): Promise<void> => {
    await ask(bridge, 'shops', 'openPractice', { operatorName });
    // The practice shop may be there from an earlier day, with its device.
    const { device } = await ask(bridge, 'program', 'state', undefined);
    if (device.is === 'initialised') await getCodes(device);
    else if (device.is === 'sent-no-answer') setStep(firstStep({ device }));
    else await register();
  };
  const run = (deed: Promise<void>): void => {
    setStep({ is: 'asking' });
    deed.catch((error: unknown) => setStep({ is: 'stopped', error }));
  };
  return {
    step,
    start: (operatorName) => run(open(operatorName)),
    askWithNewDevice: (serialNumber) => run(register(serialNumber)),
    backToWelcome: () => setStep({ is: 'welcome' }),
  };
}

/** A request that left before the program stopped is no fresh start: it is reopened as what it is (ux §4.1). */
function firstStep({ device }: Pick<ProgramState, 'device'>): SetupStep {
  if (device.is !== 'sent-no-answer') return { is: 'welcome' };
  return { is: 'not-registered', result: { outcome: 'no-answer', resultCode: '', message: '' } };
}

function bridgeErrorOnly(error: unknown): BridgeError {
  if (error instanceof BridgeError) return error;
  throw error;
}
