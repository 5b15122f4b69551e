import { describe, expect, it } from 'vitest';
import { nextStep } from '../../../renderer/home/next-step.ts';
import type { WhatIsKnown } from '../../../renderer/home/next-step.ts';
import type { DeviceState } from '../../../shared/device/device-state.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');

const device: Extract<DeviceState, { is: 'initialised' }> = {
  is: 'initialised',
  at: '2026-11-01T08:00:00.000Z',
  serialNumber: 'PRACTICE-0001',
  origin: 'registered',
  confirmed: 'yes',
  key: 'available',
  fingerprint: 'ab12-cd34',
  transferFile: { writtenAt: '2026-11-01T08:10:00.000Z', isCurrent: true },
  repeats: [],
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
  isPractice: false,
  backup: { at: '2026-11-20T08:00:00.000Z', fileName: 'sajili.sajili-backup' },
  outbox: { notAccepted: 0, noAnswer: 0 },
  noAnswerSince: null,
  codes: { refreshedAt: '2026-11-21T06:00:00.000Z' },
  items: { total: 10, withoutBarcode: 0 },
};

/** Everything that wants care at once; each test mends what comes before. */
const everything: WhatIsKnown = {
  device: { is: 'not-initialised' },
  isPractice: false,
  backup: null,
  outbox: { notAccepted: 4, noAnswer: 2 },
  noAnswerSince: '2026-11-21T09:00:00.000Z',
  codes: { refreshedAt: null },
  items: { total: 10, withoutBarcode: 3 },
};

describe('the next step on Home', () => {
  it('first the device, then the key and its copy, then refusals, lost answers, codes, backup and barcodes', () => {
    const steps = [
      everything,
      { ...everything, device: { ...device, key: 'locked' as const } },
      { ...everything, device: { ...device, transferFile: null } },
      { ...everything, device },
      { ...everything, device, outbox: { notAccepted: 0, noAnswer: 2 } },
      { ...everything, device, outbox: clear.outbox },
      { ...everything, device, outbox: clear.outbox, codes: clear.codes },
      { ...everything, device, outbox: clear.outbox, codes: clear.codes, backup: clear.backup },
      clear,
    ].map((known) => nextStep(known, NOW).is);
    expect(steps).toEqual([
      'set-up',
      'key',
      'key-backup',
      'not-accepted',
      'no-answer',
      'get-codes',
      'backup-never',
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

  it('a transfer file of an older key counts as none, and practice needs neither it nor a backup', () => {
    const stale = { ...device, transferFile: { writtenAt: device.at, isCurrent: false } };
    expect(nextStep({ ...clear, device: stale }, NOW).is).toBe('key-backup');
    const practice = { ...clear, isPractice: true, backup: null };
    expect(nextStep({ ...practice, device: { ...device, transferFile: null } }, NOW).is).toBe('all-clear');
  });

  it('a backup is asked for again after fourteen days', () => {
    const [lately, longAgo] = ['2026-11-07T09:00:00.000Z', '2026-11-06T09:00:00.000Z'].map((at) => {
      return { ...clear, backup: { at, fileName: 'a' } };
    });
    expect(nextStep(lately!, NOW).is).toBe('all-clear');
    expect(nextStep(longAgo!, NOW)).toEqual({ is: 'backup-old', count: 15 });
  });

  it('a person who said that this is not their shop, or an answer for another, comes before everything', () => {
    expect(nextStep({ ...everything, device: { ...device, confirmed: 'no' } }, NOW).is).toBe('not-ours');
    const { at, serialNumber, facts } = device;
    const other = { is: 'answered-other' as const, at, serialNumber, facts };
    expect(nextStep({ ...everything, device: other }, NOW).is).toBe('answered-other');
  });

  it('a key that is only weakly protected does not stop the work', () => {
    expect(nextStep({ ...clear, device: { ...device, key: 'weak' } }, NOW).is).toBe('all-clear');
  });

  it('what could not be read says nothing', () => {
    const unknown = {
      device,
      isPractice: false,
      backup: null,
      outbox: undefined,
      noAnswerSince: undefined,
      codes: undefined,
      items: undefined,
    };
    expect(nextStep(unknown, NOW)).toEqual({ is: 'all-clear' });
  });
});
