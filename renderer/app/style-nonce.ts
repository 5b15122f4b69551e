// oxlint-disable no-underscore-dangle -- the name is the package's
declare global {
  // The name under which the package get-nonce, below Mantine's dialogs, looks for the nonce of its style elements.
  var __webpack_nonce__: string | undefined;
}

/** The nonce of this load, without which the content security policy allows no style element; '' when there is none. */
export function styleNonce(): string {
  const nonce = document.querySelector('meta[name="csp-nonce"]')?.getAttribute('content') ?? '';
  globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
