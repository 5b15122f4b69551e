import { describe, expect, it } from 'vitest';
import { technicalDetails } from '../../../renderer/setup/technical-details.tsx';
import type { WizardPage, WizardState } from '../../../renderer/setup/wizard-state.ts';
import { NOTHING_ENTERED } from '../../../shared/setup/nothing-entered.ts';
import { draftOf, firstState, nextState, pageAfterDevice } from '../../../renderer/setup/wizard-state.ts';
import type { DeviceState } from '../../../shared/device/device-state.ts';
import type { ProgramState } from '../../../shared/program/program-state.ts';
import type { ShopSummary } from '../../../shared/shops/shop.ts';
import type { SetupDraft } from '../../../shared/setup/setup.ts';
import { SETUP_PAGES, SetupDraft as SetupDraftSchema } from '../../../shared/setup/setup.ts';
import { deviceFacts } from '../../support/device-facts.ts';
import { aProgram } from './a-program.ts';

const at = '2026-11-21T08:00:00.000Z';
const serialNumber = 'KRA-2026/0001';
const realShop: ShopSummary = {
  id: 'real-A012345678B-01',
  environment: 'real',
  pin: 'A012345678B',
  branchId: '01',
  taxpayerName: '',
  branchName: '',
  operator: null,
};
const draft: SetupDraft = {
  ...NOTHING_ENTERED,
  page: 'details',
  pin: 'A012345678B',
  branchId: '01',
  serialNumber,
  shopId: realShop.id,
};
const facts = deviceFacts({ branchId: '01', branchName: 'Westlands' });
const unanswered: DeviceState = { is: 'sent-no-answer', at, serialNumber, because: 'no-answer' };
const other: DeviceState = { is: 'answered-other', at, serialNumber, facts };

function initialised(confirmed: 'not-asked' | 'yes' | 'no', origin: 'registered' | 'typed' = 'registered') {
  return {
    is: 'initialised',
    at,
    serialNumber,
    origin,
    confirmed,
    key: 'available',
    fingerprint: null,
    transferFile: null,
    repeats: [],
    protection: 'dpapi',
    facts,
  } as const satisfies DeviceState;
}

/** What follows once a device is there. */
function after(device: DeviceState, hasOperators: boolean, environment: 'real' | 'practice' = 'real') {
  return (
    pageAfterDevice({ device, shop: { ...realShop, environment } }, hasOperators, 'new-device')?.is ?? 'end'
  );
}

const opensOn = (state: Partial<ProgramState>): WizardPage['is'] => firstState(aProgram(state)).page.is;

describe('the wizard opens', () => {
  it('on the paths when nothing was begun', () => {
    expect(opensOn({})).toBe('path');
  });

  it('on every page that was left, with what was entered there', () => {
    const reached = SETUP_PAGES.filter((page) => !['your-shop', 'operator', 'hand-over'].includes(page));
    for (const page of reached) {
      const { page: shown, entered } = firstState(aProgram({ shop: realShop, setup: { ...draft, page } }));
      expect(shown.is).toBe(page);
      expect({ ...entered, page }).toEqual({ ...draft, page });
    }
    for (const page of ['your-shop', 'operator', 'hand-over'] as const) {
      const confirmed = page === 'your-shop' ? 'not-asked' : 'yes';
      expect(opensOn({ shop: realShop, device: initialised(confirmed), setup: { ...draft, page } })).toBe(
        page,
      );
    }
  });

  it('on no answer when the power went after the request had left', () => {
    expect(opensOn({ shop: realShop, device: unanswered, setup: { ...draft, page: 'read-back' } })).toBe(
      'no-answer',
    );
    expect(firstState(aProgram({ shop: realShop, device: unanswered })).entered).toMatchObject({
      pin: 'A012345678B',
      branchId: '01',
      serialNumber,
      shopId: realShop.id,
    });
  });

  it('on the shop when the power went after the answer was stored', () => {
    const setup = { ...draft, page: 'read-back' } as const;
    expect(opensOn({ shop: realShop, device: initialised('not-asked'), setup })).toBe('your-shop');
    expect(opensOn({ shop: realShop, device: initialised('yes'), setup })).toBe('operator');
    expect(opensOn({ shop: realShop, device: initialised('no'), setup })).toBe('not-ours');
    expect(opensOn({ shop: realShop, device: other, setup })).toBe('other-shop');
  });

  it('with a draft of another shop is not led astray by the open one', () => {
    const setup = { ...draft, shopId: null, page: 'checks' } as const;
    expect(opensOn({ shop: realShop, device: initialised('yes'), setup })).toBe('checks');
    expect(opensOn({ shop: realShop, device: unanswered, setup })).toBe('checks');
    expect(opensOn({ shop: realShop, device: unanswered, setup: { ...setup, page: 'operator' } })).toBe(
      'details',
    );
  });
});

describe('the wizard', () => {
  const asking: WizardState = { page: { is: 'progress', line: 'asking' }, entered: NOTHING_ENTERED };
  const answer = { is: 'answered', page: { is: 'your-shop', codes: null } } as const;

  it('shows an answer to who waits for it, also when they stopped waiting', () => {
    expect(nextState(asking, answer).page.is).toBe('your-shop');
    const page = {
      is: 'no-answer',
      because: 'no-answer',
      isStillAsking: true,
      resultCode: '',
      message: '',
    } as const;
    expect(nextState({ ...asking, page }, answer).page.is).toBe('your-shop');
  });

  it('does not take who went on elsewhere away from there', () => {
    expect(nextState({ ...asking, page: { is: 'key' } }, answer).page.is).toBe('key');
  });

  it('goes on with what is still to be asked, and ends when nothing is', () => {
    expect(after(initialised('not-asked'), false)).toBe('your-shop');
    expect(after(initialised('not-asked', 'typed'), false)).toBe('operator');
    expect(after(initialised('no'), true)).toBe('not-ours');
    expect(after(initialised('yes'), false)).toBe('operator');
    expect(after(initialised('yes'), true)).toBe('hand-over');
    expect(after(initialised('yes'), true, 'practice')).toBe('end');
    expect(after({ is: 'not-initialised' }, true)).toBe('details');
  });

  it('keeps what was entered as a draft that the program takes, and nothing before anything was', () => {
    const { page, ...entered } = draft;
    expect(draftOf({ page: { is: page }, entered } as WizardState)).toEqual(draft);
    expect(SetupDraftSchema.safeParse(draftOf({ page: { is: 'checks' }, entered })).success).toBe(true);
    expect(draftOf({ page: { is: 'path' }, entered: NOTHING_ENTERED })).toBeNull();
    expect(draftOf({ page: { is: 'progress', line: 'asking' }, entered })).toBeUndefined();
  });

  it('copies technical details with the three values, the codes and the words, and no secret', () => {
    const { page: _, ...entered } = draft;
    const result = { outcome: 'refused', resultCode: '902', message: 'This device is installed' } as const;
    const text = technicalDetails(
      { page: { is: 'not-registered', result }, entered },
      aProgram({ shop: realShop }),
    );
    expect(text.split('\n')).toEqual([
      'Program: Sajili 0.1.0 (host)',
      'Page: not-registered',
      'Environment: real',
      'Connection: direct-real',
      'PIN: A012345678B',
      'Branch: 01',
      'Serial number: KRA-2026/0001',
      'Device: not-initialised',
      'Outcome: refused',
      'Result code: 902',
      'Message: This device is installed',
    ]);
  });
});
