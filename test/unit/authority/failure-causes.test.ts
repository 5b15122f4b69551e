import { describe, expect, it } from 'vitest';
import { failureOf } from '../../../electron/authority/failure-causes.ts';

/** As Electron's net.fetch throws. */
const chromium = (name: string) => new TypeError(`net::${name}`);
/** As Node's fetch throws: the reason is in the cause. */
const node = (code: string, more: Record<string, unknown> = {}) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`${code} 10.0.0.1`), { code, ...more }) });

/** Numbers -200 to -219 of Chromium's net errors. */
const CERTIFICATE_ERRORS = [
  'ERR_CERT_COMMON_NAME_INVALID',
  'ERR_CERT_DATE_INVALID',
  'ERR_CERT_AUTHORITY_INVALID',
  'ERR_CERT_CONTAINS_ERRORS',
  'ERR_CERT_NO_REVOCATION_MECHANISM',
  'ERR_CERT_UNABLE_TO_CHECK_REVOCATION',
  'ERR_CERT_REVOKED',
  'ERR_CERT_INVALID',
  'ERR_CERT_WEAK_SIGNATURE_ALGORITHM',
  'ERR_CERT_NON_UNIQUE_NAME',
  'ERR_CERT_WEAK_KEY',
  'ERR_CERT_NAME_CONSTRAINT_VIOLATION',
  'ERR_CERT_VALIDITY_TOO_LONG',
  'ERR_CERTIFICATE_TRANSPARENCY_REQUIRED',
  'ERR_CERT_KNOWN_INTERCEPTION_BLOCKED',
];

describe('what a call failed of', () => {
  it.each([
    ['offline', [chromium('ERR_INTERNET_DISCONNECTED'), node('ENETDOWN')]],
    [
      'name',
      [
        chromium('ERR_NAME_NOT_RESOLVED'),
        chromium('ERR_DNS_TIMED_OUT'),
        node('ENOTFOUND'),
        node('EAI_AGAIN'),
      ],
    ],
    ['refused', [chromium('ERR_CONNECTION_REFUSED'), node('ECONNREFUSED')]],
    [
      'unreachable',
      [
        chromium('ERR_ADDRESS_UNREACHABLE'),
        chromium('ERR_CONNECTION_TIMED_OUT'),
        chromium('ERR_CONNECTION_FAILED'),
        node('EHOSTUNREACH'),
        node('ENETUNREACH'),
        node('UND_ERR_CONNECT_TIMEOUT'),
        node('ETIMEDOUT', { syscall: 'connect' }),
        node('ECONNRESET', { syscall: 'connect' }),
        new TypeError('fetch failed', { cause: new Error('bad port') }),
      ],
    ],
    [
      'proxy',
      [
        chromium('ERR_PROXY_CONNECTION_FAILED'),
        chromium('ERR_TUNNEL_CONNECTION_FAILED'),
        chromium('ERR_PROXY_CERTIFICATE_INVALID'),
        chromium('ERR_SOCKS_CONNECTION_FAILED'),
      ],
    ],
    [
      'certificate',
      [
        chromium('ERR_CERT_AUTHORITY_INVALID'),
        chromium('ERR_CERT_DATE_INVALID'),
        chromium('ERR_SSL_PROTOCOL_ERROR'),
        chromium('ERR_BAD_SSL_CLIENT_AUTH_CERT'),
        node('DEPTH_ZERO_SELF_SIGNED_CERT'),
        node('CERT_HAS_EXPIRED'),
        node('ERR_TLS_CERT_ALTNAME_INVALID'),
        node('UNABLE_TO_VERIFY_LEAF_SIGNATURE'),
        node('ERR_SSL_WRONG_VERSION_NUMBER'),
      ],
    ],
  ])('never connected: %s', (cause, errors) => {
    for (const error of errors) expect(failureOf(error)).toMatchObject({ is: 'never-connected', cause });
  });

  it.each([
    [
      'time-out',
      [
        chromium('ERR_TIMED_OUT'),
        node('ETIMEDOUT'),
        node('UND_ERR_HEADERS_TIMEOUT'),
        node('UND_ERR_BODY_TIMEOUT'),
      ],
    ],
    [
      'cut',
      [
        chromium('ERR_CONNECTION_RESET'),
        chromium('ERR_CONNECTION_CLOSED'),
        chromium('ERR_EMPTY_RESPONSE'),
        chromium('ERR_INCOMPLETE_CHUNKED_ENCODING'),
        chromium('ERR_HTTP2_PROTOCOL_ERROR'),
        node('ECONNRESET'),
        node('EPIPE'),
        node('UND_ERR_SOCKET'),
        node('HPE_INVALID_CONSTANT'),
      ],
    ],
    ['network-changed', [chromium('ERR_NETWORK_CHANGED'), chromium('ERR_NETWORK_IO_SUSPENDED')]],
  ])('no answer: %s', (cause, errors) => {
    for (const error of errors) expect(failureOf(error)).toMatchObject({ is: 'no-answer', cause });
  });

  it('counts what nobody knows as an answer cut off, because it may have arrived', () => {
    for (const error of [
      new Error('what?'),
      'text',
      null,
      undefined,
      7,
      {},
      { code: 5 },
      chromium('ERR_WHATEVER'),
    ]) {
      expect(failureOf(error)).toMatchObject({ is: 'no-answer', cause: 'cut' });
    }
  });

  it('finds the reason among several attempts to connect', () => {
    const attempts = [Object.assign(new Error('a'), { code: 'ECONNREFUSED', syscall: 'connect' })];
    const error = new TypeError('fetch failed', { cause: new AggregateError(attempts) });
    expect(failureOf(error)).toEqual({ is: 'never-connected', cause: 'refused', detail: 'ECONNREFUSED' });
  });

  it('tells a broken compression from a cut line, and a redirect from both', () => {
    expect(failureOf(chromium('ERR_CONTENT_DECODING_FAILED')).is).toBe('undecodable');
    expect(failureOf(node('Z_DATA_ERROR')).is).toBe('undecodable');
    expect(failureOf(new Error('Redirect was cancelled')).is).toBe('redirect');
  });

  it('names the failure without address or secret', () => {
    const error = new TypeError('fetch failed', {
      cause: Object.assign(new Error('connect ECONNREFUSED 10.1.2.3:443 key=abc'), { code: 'ECONNREFUSED' }),
    });
    expect(JSON.stringify(failureOf(error))).not.toMatch(/10\.1|abc/);
  });

  it('gives way to a chain of causes without end', () => {
    const error = new Error('a');
    error.cause = error;
    expect(failureOf(error).is).toBe('no-answer');
  });

  it.each(CERTIFICATE_ERRORS)('takes no certificate error for something harmless: %s', (name) => {
    expect(failureOf(chromium(name))).toMatchObject({ is: 'never-connected', cause: 'certificate' });
  });
});
