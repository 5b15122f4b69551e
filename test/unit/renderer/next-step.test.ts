import { describe, expect, it } from 'vitest';
import { nextStep } from '../../../renderer/home/next-step.ts';
import type { WhatIsKnown } from '../../../renderer/home/next-step.ts';
import type { DeviceState } from '../../../shared/device/device-state.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

const device: DeviceState = {
  is: 'initialised',
  at: '2026-11-01T08:00:00.000Z',
  serialNumber: 'PRACTICE-0001',
  key: 'available',
  protection: 'dpapi',
  facts: {
    taxpayerPin: 'P000000001Z',
    taxpayerName: 'Mwangaza General Stores',
    businessActivity: null,
    branchId: '00',
    branchName: 'Head office',
    branchOpenedOn: null,
    countyName: null,
    subCountyName: null,
    taxLocalityName: null,
    locationDescription: null,
    isHeadOffice: true,
    managerName: null,
    managerPhone: null,
    managerEmail: null,
    deviceId: null,
    controlUnitId: null,
    mrcNumber: null,
  },
};

const clear: WhatIsKnown = {
  device,
  outbox: { notAccepted: 0, noAnswer: 0 },
  noAnswerSince: null,
  codes: { refreshedAt: '2026-11-21T06:00:00.000Z' },
  items: { total: 10, withoutBarcode: 0 },
};

/** Everything that wants care at once; each test mends what comes before. */
const everything: WhatIsKnown = {
  device: { is: 'not-initialised' },
  outbox: { notAccepted: 4, noAnswer: 2 },
  noAnswerSince: '2026-11-21T09:00:00.000Z',
  codes: { refreshedAt: null },
  items: { total: 10, withoutBarcode: 3 },
};

describe('the next step on Home', () => {
  it('first the device, then the key, then refusals, lost answers, codes and barcodes', () => {
    const steps = [
      everything,
      { ...everything, device: { ...device, key: 'locked' as const } },
      { ...everything, device },
      { ...everything, device, outbox: { notAccepted: 0, noAnswer: 2 } },
      { ...everything, device, outbox: clear.outbox },
      { ...everything, device, outbox: clear.outbox, codes: clear.codes },
      clear,
    ].map((known) => nextStep(known, NOW).is);
    expect(steps).toEqual([
      'set-up',
      'key',
      'not-accepted',
      'no-answer',
      'get-codes',
      'no-barcode',
      'all-clear',
    ]);
  });

  it('a request without answer is left alone for ten minutes', () => {
    const known = { ...clear, outbox: { notAccepted: 0, noAnswer: 1 } };
    expect(nextStep({ ...known, noAnswerSince: '2026-11-21T09:51:00.000Z' }, NOW).is).toBe('all-clear');
    expect(nextStep({ ...known, noAnswerSince: '2026-11-21T09:49:59.000Z' }, NOW).is).toBe('no-answer');
  });

  it('a shop without items is asked for its first', () => {
    expect(nextStep({ ...clear, items: { total: 0, withoutBarcode: 0 } }, NOW).is).toBe('first-item');
  });

  it('a key that is only weakly protected does not stop the work', () => {
    expect(nextStep({ ...clear, device: { ...device, key: 'weak' } }, NOW).is).toBe('all-clear');
  });

  it('what could not be read says nothing', () => {
    const unknown = {
      device,
      outbox: undefined,
      noAnswerSince: undefined,
      codes: undefined,
      items: undefined,
    };
    expect(nextStep(unknown, NOW)).toEqual({ is: 'all-clear' });
  });
});
