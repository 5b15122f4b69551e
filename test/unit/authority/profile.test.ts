import { describe, expect, it } from 'vitest';
import {
  addressProblem,
  isLoopbackAddress,
  pathPreview,
  suggestOtherBase,
} from '../../../shared/authority/addresses.ts';
import { OPERATIONS } from '../../../shared/authority/operation.ts';
import { ConnectionProfile } from '../../../shared/authority/profile.ts';
import { readProfileFile, writeProfileFile } from '../../../shared/authority/profile-file.ts';
import { PRESETS } from '../../../shared/authority/profile-presets.ts';

const presets = Object.entries(PRESETS);
const edited = (differing: Record<string, unknown>): string =>
  JSON.stringify({ ...PRESETS['direct-test'], ...differing });

const addresses = (profile: ConnectionProfile) =>
  OPERATIONS.map((operation) => pathPreview(profile, operation));

const problems = (differing: Record<string, unknown>) => {
  const read = readProfileFile(edited(differing));
  return read.ok ? [] : read.problems.map(({ field }) => field);
};

describe('the presets', () => {
  it.each(presets)('"%s" is a good profile and comes back from a file as it went', (_name, preset) => {
    expect(ConnectionProfile.parse(preset)).toEqual(preset);
    expect(readProfileFile(writeProfileFile(preset))).toEqual({ ok: true, profile: preset });
  });

  it('reach the two doors by their own paths', () => {
    expect(addresses(PRESETS['direct-real'])).toEqual([
      'https://etims-api.kra.go.ke/etims-api/selectInitOsdcInfo',
      'https://etims-api.kra.go.ke/etims-api/selectCodeList',
      'https://etims-api.kra.go.ke/etims-api/saveItem',
      'https://etims-api.kra.go.ke/etims-api/selectImportItemList',
    ]);
    expect(addresses(PRESETS['gateway-test'])).toEqual([
      'https://sbx.kra.go.ke/etims-oscu/api/v1/initialize',
      'https://sbx.kra.go.ke/etims-oscu/api/v1/selectCodeList',
      'https://sbx.kra.go.ke/etims-oscu/api/v1/saveItem',
      'https://sbx.kra.go.ke/etims-oscu/api/v1/importedItemInfo',
    ]);
  });

  it('send the key with every operation but the initialisation, which has none', () => {
    for (const [, { identity }] of presets) {
      expect(identity.initialise.cmcKey).toBeNull();
      for (const operation of ['codes', 'item', 'imports'] as const) {
        expect(identity[operation]).toMatchObject({
          tin: { name: 'tin' },
          bhfId: { name: 'bhfId' },
          cmcKey: { name: 'cmcKey' },
        });
      }
    }
  });

  it('say that nobody is sure of the real gateway, and only of that', () => {
    expect(presets.filter(([, { isHostSettled }]) => !isHostSettled).map(([name]) => name)).toEqual([
      'gateway-real',
    ]);
  });

  it('wait as long as the authority needs', () => {
    for (const [, { timeoutSeconds }] of presets) {
      expect(timeoutSeconds).toEqual({ connect: 10, initialise: 30, otherwise: 120 });
    }
  });
});

describe('a profile that a person edited', () => {
  it('loses the blanks around its texts, and slashes do not double', () => {
    const read = readProfileFile(
      edited({
        baseUrl: ' https://Example.test/base// ',
        paths: { ...PRESETS['direct-test'].paths, item: ' saveItem ' },
      }),
    );
    expect(read.ok && pathPreview(read.profile, 'item')).toBe('https://Example.test/base/saveItem');
  });

  it('is refused by name where it is wrong', () => {
    expect(problems({ baseUrl: 'http://example.test' })).toEqual(['baseUrl']);
    expect(problems({ baseUrl: 'https://example.test/a?b=c' })).toEqual(['baseUrl']);
    expect(problems({ paths: { ...PRESETS['direct-test'].paths, codes: 'a b' } })).toEqual(['paths.codes']);
    expect(problems({ timeoutSeconds: { connect: 0, initialise: 30, otherwise: 120 } })).toEqual([
      'timeoutSeconds.connect',
    ]);
    expect(problems({ extraHeaders: [{ name: 'Cookie', value: 'a=b' }] })).toEqual(['extraHeaders.0.name']);
    expect(problems({ extraHeaders: [{ name: 'x-id', value: 'a\r\nb: c' }] })).toEqual([
      'extraHeaders.0.value',
    ]);
    expect(problems({ resultCodes: { ...PRESETS['direct-test'].resultCodes, success: [] } })).toEqual([
      'resultCodes.success',
    ]);
  });

  it('cannot smuggle a secret into its file', () => {
    for (const secret of ['cmcKey', 'clientSecret', 'bearerToken', 'token']) {
      expect(readProfileFile(edited({ [secret]: 'abc' }))).toMatchObject({ ok: false });
      const authentication = { ...PRESETS['gateway-test'].authentication, [secret]: 'abc' };
      expect(readProfileFile(edited({ authentication }))).toMatchObject({ ok: false });
    }
  });

  it('that is no JSON is refused, and one with a byte order mark is read', () => {
    expect(readProfileFile('{')).toEqual({
      ok: false,
      problems: [{ field: '', what: 'the profile is not JSON' }],
    });
    expect(readProfileFile(`\uFEFF${edited({})}`).ok).toBe(true);
  });
});

describe('an address', () => {
  it.each([
    ['https://etims-api.kra.go.ke', null],
    ['http://127.0.0.1:8090', null],
    ['http://127.8.9.10', null],
    ['http://localhost:1', null],
    ['http://[::1]:8090', null],
    ['http://etims-api.kra.go.ke', 'must begin with https://'],
    ['http://localhost.evil.test', 'must begin with https://'],
    ['http://127.0.0.1.evil.test', 'must begin with https://'],
    ['http://127.0.0.1@evil.test', 'must begin with https://'],
    ['ftp://127.0.0.1', 'must begin with https://'],
    ['file:///etc/passwd', 'must begin with https://'],
    ['https://user:word@example.test', 'may not hold a name or a password'],
    ['example.test', 'is not an address'],
    ['', 'is not an address'],
  ])('%s: %s', (address, problem) => {
    expect(addressProblem(address)).toBe(problem);
  });

  it('is on this computer only when it truly is', () => {
    expect(['https://127.0.0.1', 'http://LOCALHOST/x', 'https://[::1]'].every(isLoopbackAddress)).toBe(true);
    expect(['https://127.0.0.1@evil.test', 'https://128.0.0.1', 'nonsense'].some(isLoopbackAddress)).toBe(
      false,
    );
  });

  it('that is not found suggests its other form', () => {
    expect(suggestOtherBase(' https://etims-api.kra.go.ke/etims-api/ ')).toBe('https://etims-api.kra.go.ke');
    expect(suggestOtherBase('https://etims-api.kra.go.ke')).toBe('https://etims-api.kra.go.ke/etims-api');
  });
});
