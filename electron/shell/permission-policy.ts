const ALLOWED: ReadonlySet<string> = new Set(['clipboard-sanitized-write']);

/** The one answer to every permission a page may ask for: copying text to the clipboard, nothing else. */
export function isPermissionAllowed(permission: string): boolean {
  return ALLOWED.has(permission);
}
