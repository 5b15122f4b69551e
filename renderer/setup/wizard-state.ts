import type { RefreshReport } from '../../shared/codes/code.ts';
import type { DeviceState, InitialiseResult } from '../../shared/device/device-state.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import type { ProgramState } from '../../shared/program/program-state.ts';
import { NOTHING_ENTERED } from '../../shared/setup/nothing-entered.ts';
import type { SetupDraft } from '../../shared/setup/setup.ts';
import { SETUP_PAGES } from '../../shared/setup/setup.ts';
import type { BridgeError } from '../bridge/bridge-error.ts';

/** An initialisation that ended without a key, in the authority's words where it spoke. */
export type NotInitialised = Extract<InitialiseResult, { is: 'not-initialised' }>;
export type Unanswered = Extract<DeviceState, { is: 'sent-no-answer' }>;
export type Initialised = Extract<DeviceState, { is: 'initialised' }>;

/** How getting the first code lists went; a failure does not undo the registration. */
export type FirstCodes = RefreshReport | BridgeError;

/** The page that is shown (ux §4.1). What a person entered stands beside it, see `Entered`. */
export type WizardPage =
  | { is: 'path' }
  | { is: 'checks' }
  | { is: 'details' }
  | { is: 'read-back' }
  /** The request is on its way, or it was answered and the code lists are being fetched. */
  | { is: 'progress'; line: 'asking' | 'codes' }
  | { is: 'not-registered'; result: Pick<NotInitialised, 'outcome' | 'resultCode' | 'message'> }
  /** `isStillAsking`: a person stopped waiting; the request itself goes on. */
  | {
      is: 'no-answer';
      because: Unanswered['because'];
      isStillAsking: boolean;
      resultCode: string;
      message: string;
    }
  | { is: 'other-shop' }
  /** `codes`: what came of the first lists; null when they were not asked for now. */
  | { is: 'your-shop'; codes: FirstCodes | null }
  | { is: 'not-ours' }
  | { is: 'operator' }
  | { is: 'hand-over' }
  | { is: 'key' }
  | { is: 'transfer-file' }
  | { is: 'backup' }
  | { is: 'stopped'; error: unknown };

/** What a person entered; kept on disk with the page, so that a power cut loses nothing. Never holds a secret. */
export type Entered = Omit<SetupDraft, 'page'>;

export interface WizardState {
  readonly page: WizardPage;
  readonly entered: Entered;
}

export type WizardEvent =
  | { is: 'show'; page: WizardPage }
  | { is: 'enter'; entered: Partial<Entered> }
  /** The answer to a registration: it is shown only to who is still waiting for it. */
  | { is: 'answered'; page: WizardPage };

/** Where the wizard stands after an event. */
export function nextState(state: WizardState, event: WizardEvent): WizardState {
  switch (event.is) {
    case 'show':
      return { ...state, page: event.page };
    case 'enter':
      return { ...state, entered: { ...state.entered, ...event.entered } };
    case 'answered':
      return isWaiting(state.page) ? { ...state, page: event.page } : state;
    default:
      return assertNever(event);
  }
}

/** Where the wizard opens: on the page that was left, or on what became of the registration meanwhile. */
export function firstState(program: ProgramState): WizardState {
  const { setup } = program;
  if (setup === null) return { page: standingPage(program) ?? { is: 'path' }, entered: enteredFor(program) };
  const { page, ...entered } = setup;
  const isOfOpenShop = entered.shopId !== null && entered.shopId === program.shop?.id;
  const standing = isOfOpenShop ? standingPage(program) : null;
  return { page: standing ?? pageLeft(page, isOfOpenShop, program), entered };
}

/**
 * Where the device of the open shop itself puts the wizard; null while it was never asked for.
 * A request that left before the program stopped is no fresh start: it is reopened as what it is.
 */
export function standingPage({ device, setup }: Pick<ProgramState, 'device' | 'setup'>): WizardPage | null {
  switch (device.is) {
    case 'not-initialised':
      return null;
    case 'sent-no-answer':
      return noAnswerPage(device);
    case 'answered-other':
      return { is: 'other-shop' };
    case 'initialised':
      return initialisedPage(device, setup?.page);
    default:
      return assertNever(device);
  }
}

/**
 * What is still to be asked once a device is there; null when nothing is. Who typed a key has said which shop it is
 * of, and the quick way into practice ends with its facts.
 */
export function pageAfterDevice(
  { device, shop }: Pick<ProgramState, 'device' | 'shop'>,
  hasOperators: boolean,
  path: Entered['path'],
): WizardPage | null {
  if (device.is !== 'initialised') return { is: 'details' };
  if (device.confirmed === 'no') return { is: 'not-ours' };
  if (device.confirmed === 'not-asked' && device.origin !== 'typed') return { is: 'your-shop', codes: null };
  if (!hasOperators) return { is: 'operator' };
  return shop?.environment === 'practice' && path === 'new-device' ? null : { is: 'hand-over' };
}

/** The page of a request that is without a usable answer. */
export function noAnswerPage({
  because,
}: Pick<Unanswered, 'because'>): Extract<WizardPage, { is: 'no-answer' }> {
  return { is: 'no-answer', because, isStillAsking: false, resultCode: '', message: '' };
}

/** What is kept of the wizard on disk: undefined where the page adds nothing, null where nothing was begun. */
export function draftOf({ page, entered }: WizardState): SetupDraft | null | undefined {
  const kept = SETUP_PAGES.find((name) => name === page.is);
  if (kept === undefined) return undefined;
  if (kept === 'path' && JSON.stringify(entered) === JSON.stringify(NOTHING_ENTERED)) return null;
  return { ...entered, page: kept };
}

function isWaiting(page: WizardPage): boolean {
  return page.is === 'progress' || (page.is === 'no-answer' && page.isStillAsking);
}

function initialisedPage({ confirmed }: Initialised, left: SetupDraft['page'] | undefined): WizardPage {
  if (confirmed === 'no') return { is: 'not-ours' };
  if (left === 'operator' || left === 'hand-over' || left === 'transfer-file' || left === 'backup')
    return { is: left };
  return confirmed === 'yes' ? { is: 'operator' } : { is: 'your-shop', codes: null };
}

/** Pages after the registration need one; without it the details are what is left. */
function pageLeft(page: SetupDraft['page'], isOfOpenShop: boolean, { device }: ProgramState): WizardPage {
  switch (page) {
    case 'your-shop':
    case 'operator':
    case 'hand-over':
      if (!isOfOpenShop || device.is !== 'initialised') return { is: 'details' };
      return page === 'your-shop' ? { is: 'your-shop', codes: null } : { is: page };
    case 'read-back':
    case 'key':
      return { is: isOfOpenShop ? page : 'details' };
    default:
      return { is: page };
  }
}

/** A shop that was opened without the wizard, e.g. by the switcher, brings its own PIN and branch. */
function enteredFor({ shop, device }: ProgramState): Entered {
  if (shop === null) return NOTHING_ENTERED;
  const { id, environment, pin, branchId } = shop;
  const serialNumber = device.is === 'not-initialised' ? '' : device.serialNumber;
  if (serialNumber === '') return NOTHING_ENTERED;
  const preset = environment === 'practice' ? 'practice' : `direct-${environment}`;
  return { ...NOTHING_ENTERED, environment, preset, pin, branchId, serialNumber, shopId: id };
}
