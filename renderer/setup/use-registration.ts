import type { InitialiseArgument, InitialiseResult } from '../../shared/device/device-state.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { ask } from '../bridge/ask.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { BridgeError } from '../bridge/bridge-error.ts';
import { PRACTICE_DETAILS } from './practice-device.ts';
import { cleanSerial } from './shop-details.ts';
import type { Entered, WizardEvent, WizardPage } from './wizard-state.ts';
import { noAnswerPage, standingPage } from './wizard-state.ts';

/** The one-way door as the pages use it. */
export interface Registration {
  /** Asks the authority once, by this one press of a person. */
  readonly register: () => void;
  /** Asks once more after a request without an answer; the person typed the serial number for it. */
  readonly askOnceMore: (serialNumber: string) => void;
  /** Shows the page for no answer; the request itself goes on, and its answer is shown when it comes. */
  readonly stopWaiting: () => void;
  /** Makes or opens the practice shop and registers its device. */
  readonly startPractice: (operatorName: string) => void;
}

/** Passes the one-way door: never by itself, never twice for one press (spec §3 rule 2, domain §2.3). */
export function useRegistration(entered: Entered, dispatch: (event: WizardEvent) => void): Registration {
  const bridge = useBridge();
  const answered = (page: WizardPage): void => dispatch({ is: 'answered', page });

  const getCodes = async (): Promise<void> => {
    answered({ is: 'progress', line: 'codes' });
    const codes = await ask(bridge, 'codes', 'refresh', { everything: false }).catch(bridgeErrorOnly);
    answered({ is: 'your-shop', codes });
  };
  const askAuthority = async (argument: InitialiseArgument): Promise<void> => {
    const result = await ask(bridge, 'device', 'initialise', argument);
    if (result.is === 'initialised') await getCodes();
    else answered(pageOf(result));
  };
  const run = (work: () => Promise<void>): void => {
    dispatch({ is: 'show', page: { is: 'progress', line: 'asking' } });
    work().catch((error: unknown) => answered({ is: 'stopped', error }));
  };
  const openPractice = async (operatorName: string): Promise<void> => {
    const { id } = await ask(bridge, 'shops', 'openPractice', { operatorName });
    dispatch({ is: 'enter', entered: { ...PRACTICE_DETAILS, shopId: id } });
    // The practice shop may be there from an earlier day, with its device.
    const { device, setup } = await ask(bridge, 'program', 'state', undefined);
    if (device.is === 'initialised') await getCodes();
    else if (device.is === 'not-initialised') await askAuthority(argumentOf(PRACTICE_DETAILS));
    else answered(standingPage({ device, setup }) ?? { is: 'path' });
  };
  return {
    register: () => run(() => askAuthority(argumentOf(entered))),
    askOnceMore: (serialNumber) => {
      dispatch({ is: 'enter', entered: { serialNumber } });
      run(() => askAuthority({ ...argumentOf(entered), serialNumber, askOnceMore: true }));
    },
    stopWaiting: () =>
      dispatch({
        is: 'show',
        page: { is: 'no-answer', because: 'no-answer', isStillAsking: true, resultCode: '', message: '' },
      }),
    startPractice: (operatorName) => run(() => openPractice(operatorName)),
  };
}

function argumentOf({ pin, branchId, serialNumber }: Entered): InitialiseArgument {
  return { pin, branchId, serialNumber: cleanSerial(serialNumber).value };
}

/** Which page an answer without a usable device leads to. */
function pageOf(result: Exclude<InitialiseResult, { is: 'initialised' }>): WizardPage {
  switch (result.is) {
    case 'other-shop':
      return { is: 'other-shop' };
    case 'not-initialised': {
      const { outcome, resultCode, message, device } = result;
      return device.is === 'sent-no-answer'
        ? { ...noAnswerPage(device), resultCode, message }
        : { is: 'not-registered', result: { outcome, resultCode, message } };
    }
    default:
      return assertNever(result);
  }
}

function bridgeErrorOnly(error: unknown): BridgeError {
  if (error instanceof BridgeError) return error;
  throw error;
}
