/** What is known of who sent a call; taken from Electron's event, so that the rule itself runs anywhere. */
export interface Sender {
  /** Address of the frame that sent it; null when the frame is gone. */
  frameUrl: string | null;
  isMainFrame: boolean;
  /** Whether the window is one of ours and still open. */
  isKnownWindow: boolean;
}

/**
 * True only for the main frame of one of our own windows at our own origin. Anybody else is a stranger and is
 * refused with a code, never ignored.
 * @param origin the origin of our pages, e.g. 'app://shop'
 */
export function isTrustedSender(sender: Sender, origin: string): boolean {
  return (
    sender.isKnownWindow &&
    sender.isMainFrame &&
    sender.frameUrl !== null &&
    originOf(sender.frameUrl) === origin
  );
}

/** Scheme and host of an address; the standard `origin` is 'null' for schemes like app:. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '' || url.host === '') return null;
  return `${url.protocol}//${url.host}`;
}
