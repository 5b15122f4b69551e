import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPUTER_CHECKS, ComputerCheck } from '../../../shared/setup/setup.ts';
import { createComputerChecks } from '../../../electron/setup/computer-checks.ts';
import { systemPageAddress } from '../../../electron/shell/system-page-address.ts';
import { aComputer, looked } from '../../support/a-computer.ts';
import { memoryProtection } from '../../support/protection.ts';

const on = (platform: string, arch: string, release: string) =>
  looked('system', aComputer({ system: { platform, arch, release } }));

const free = (megabytes: number) =>
  looked('disk', aComputer({ freeBytes: async () => megabytes * 1024 * 1024 }));
const protectedBy = (name?: string) => {
  const protection = memoryProtection(name);
  return { protection, look: () => looked('protection', aComputer({ protection })) };
};
const never = (): Promise<never> => new Promise(() => {});
const breaks = (): never => {
  throw new Error('this computer is broken');
};

test.each([
  ['win32', 'x64', '10.0.19045', 'pass good'],
  ['win32', 'arm64', '10.0.26100', 'pass good'],
  ['win32', 'ia32', '10.0.19045', 'fail system-32-bit'],
  ['win32', 'x64', '6.3.9600', 'fail system-old'],
  ['linux', 'x64', '6.1.0-44-amd64', 'pass system-not-windows'],
  ['linux', 'arm', '6.1.0', 'fail system-32-bit'],
  ['darwin', 'arm64', '25.1.0', 'pass system-not-windows'],
])('%s on %s, release %s: %s', async (platform, arch, release, told) => {
  expect(await on(platform, arch, release)).toBe(
    `${told} platform=${platform} arch=${arch} release=${release}`,
  );
});

test('a shop needs 2 GB of free disk; with less than 200 MB nothing is begun', async () => {
  expect(await free(2048)).toMatch(/^pass good freeBytes=2147483648$/);
  expect(await free(2047)).toMatch(/^warn disk-small/);
  expect(await free(200)).toMatch(/^warn disk-small/);
  expect(await free(199)).toBe('fail disk-small freeBytes=208666624');
  const broken = aComputer({ freeBytes: () => Promise.reject(new Error('ENOENT')) });
  expect(await looked('disk', broken)).toBe('warn disk-unknown');
});

test('another time zone than the authority’s is told, and no more', async () => {
  expect(await looked('time-zone', aComputer())).toBe(
    'pass good computerOffsetMinutes=180 authorityOffsetMinutes=180',
  );
  expect(await looked('time-zone', aComputer({ zoneOffsetMinutes: () => 0 }))).toBe(
    'warn zone-differs computerOffsetMinutes=0 authorityOffsetMinutes=180',
  );
});

describe('the protection of the key', () => {
  test.each([
    ['dpapi', 'pass good protection=dpapi'],
    ['gnome_libsecret', 'pass good protection=gnome_libsecret'],
    ['basic_text', 'fail protection-weak protection=basic_text'],
    ['unknown', 'fail protection-weak protection=unknown'],
    ['host_stand_in', 'warn protection-stand-in protection=host_stand_in'],
  ])('by %s: %s', async (name, told) => {
    expect(await protectedBy(name).look()).toBe(told);
  });

  test('counts as missing when it does not open what it closed, whatever it says of itself', async () => {
    const { protection, look } = protectedBy('gnome_libsecret');
    for (const faults of [
      { encrypt: 'fails' },
      { decrypt: 'locked' },
      { decrypt: 'gives-another-text' },
    ] as const) {
      protection.faults = faults;
      expect(await look()).toBe('fail protection-missing');
    }
    protection.faults = {};
    protection.isAvailable = async () => false;
    expect(await look()).toBe('fail protection-missing');
  });
});

test('drawing without the graphics card is told as slow', async () => {
  expect(await looked('drawing', aComputer())).toBe('pass good');
  expect(await looked('drawing', aComputer({ drawing: () => 'software' }))).toBe('warn drawing-slow');
  expect(await looked('drawing', aComputer({ drawing: () => 'unknown' }))).toBe('warn drawing-unknown');
});

test('no check waits for ever: after its time it says what it could not find out', async () => {
  const waiting = aComputer({
    longestMs: 20,
    freeBytes: never,
    probeServer: never,
    protection: { ...memoryProtection(), isAvailable: never },
    clock: { now: () => Date.UTC(2026, 10, 21) },
  });
  expect(await looked('disk', waiting)).toBe('warn disk-unknown');
  expect(await looked('protection', waiting)).toBe('fail protection-missing');
  expect(await looked('address', waiting)).toBe('warn address-slow');
  expect(await looked('clock', waiting)).toBe(
    'warn clock-not-compared computerTime=2026-11-21T00:00:00.000Z',
  );
});

test('whatever is asked and whatever breaks, a check answers with something the screens have words for', async () => {
  const broken = {
    zoneOffsetMinutes: breaks,
    freeBytes: breaks,
    drawing: breaks,
    probeServer: breaks,
    protection: { name: breaks, isAvailable: breaks, encrypt: breaks, decrypt: breaks },
  };
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...COMPUTER_CHECKS),
      fc.oneof(fc.string(), fc.webUrl()),
      fc.integer({ min: -840, max: 840 }),
      async (check, baseUrl, zoneOffsetMinutes) => {
        const found = await createComputerChecks(aComputer(broken)).check({
          check,
          baseUrl,
          zoneOffsetMinutes,
        });
        expect(ComputerCheck.parse(found).check).toBe(check);
      },
    ),
    { numRuns: 200 },
  );
});

test('the pages of the system’s settings are opened on Windows and macOS only', () => {
  expect(systemPageAddress('win32', 'date')).toBe('ms-settings:dateandtime');
  expect(systemPageAddress('win32', 'storage')).toBe('ms-settings:storagesense');
  expect(systemPageAddress('darwin', 'date')).toMatch(/^x-apple\.systempreferences:/);
  expect(systemPageAddress('linux', 'date')).toBeNull();
  expect(systemPageAddress('constructor', 'date')).toBeNull();
});
