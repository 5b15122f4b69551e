type Listener = (text: string) => void;
let tell: Listener = () => undefined;

/** Who is told of every deed: the process that started the host. */
export function tellDeedsTo(listener: Listener): void {
  tell = listener;
}

/**
 * Notes what the program asked the system to do (open a link, show a dialog …), as one line:
 * `shell.openExternal https://example.invalid/`. Objects are written as JSON.
 */
export function noteDeed(what: string, ...details: unknown[]): void {
  tell([what, ...details.map(asText)].join(' '));
}

function asText(detail: unknown): string {
  return typeof detail === 'string' ? detail : (JSON.stringify(detail) ?? String(detail));
}
