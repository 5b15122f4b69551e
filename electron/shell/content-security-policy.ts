/**
 * The policy of every page of ours. Styles need a nonce because the component library adds style elements at run
 * time; scripts come from the bundle only.
 * @param nonce fresh random text for each page load, base64 letters only
 */
export function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
