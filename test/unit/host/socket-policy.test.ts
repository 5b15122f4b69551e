import { describe, expect, it } from 'vitest';
import { allowSocket, allowSocketInDocument } from '../../host/server/socket-policy.ts';

const SOCKET = 'ws://127.0.0.1:40123/__host/ipc';

describe('the one line that the host adds to the program’s policy', () => {
  it('replaces "no connections" by its own socket and leaves all else as it is', () => {
    const policy = "default-src 'none'; script-src 'self' 'nonce-abc'; connect-src 'none'; base-uri 'none'";
    expect(allowSocket(policy, SOCKET)).toBe(
      `default-src 'none'; script-src 'self' 'nonce-abc'; connect-src ${SOCKET}; base-uri 'none'`,
    );
  });

  it('stands beside what the program allows', () => {
    expect(allowSocket("connect-src 'self' https://a.invalid", SOCKET)).toBe(
      `connect-src 'self' https://a.invalid ${SOCKET}`,
    );
  });

  it('takes over the default where connections have no line of their own', () => {
    expect(allowSocket("default-src 'self'", SOCKET)).toBe(
      `default-src 'self'; connect-src 'self' ${SOCKET}`,
    );
    expect(allowSocket("default-src 'none';", SOCKET)).toBe(`default-src 'none'; connect-src ${SOCKET}`);
  });

  it('adds nothing where connections are not restricted', () => {
    expect(allowSocket("script-src 'self'", SOCKET)).toBe("script-src 'self'");
  });

  it('does the same to a policy in the document, whichever quotes it has', () => {
    const tag = `<meta content="connect-src 'none'" http-equiv="Content-Security-Policy">`;
    expect(allowSocketInDocument(`<head>${tag}<meta name="a" content="connect-src 'none'">`, SOCKET)).toBe(
      `<head><meta content="connect-src ${SOCKET}" http-equiv="Content-Security-Policy"><meta name="a" content="connect-src 'none'">`,
    );
  });
});
