/** Where the program writes what support needs. Every line goes through the redactor first. */
export interface Log {
  info(message: string, cause?: unknown): void;
  warn(message: string, cause?: unknown): void;
  error(message: string, cause?: unknown): void;
}

export type LogLevel = keyof Log;

/**
 * A log over one function that writes a finished line.
 * @param write takes level and text; the text is redacted already
 * @param redact strikes secrets out of a text
 */
export function createLog(
  write: (level: LogLevel, text: string) => void,
  redact: (text: string) => string,
): Log {
  const at =
    (level: LogLevel) =>
    (message: string, cause?: unknown): void =>
      write(level, redact(cause === undefined ? message : `${message}\n${describeCause(cause)}`));
  return { info: at('info'), warn: at('warn'), error: at('error') };
}

const DEEPEST_CAUSE = 5;

/** An error with its stack and its causes as text, for the log only. */
export function describeCause(cause: unknown, depth = 0): string {
  if (!(cause instanceof Error)) return String(cause);
  const own = cause.stack ?? `${cause.name}: ${cause.message}`;
  const deeper = cause.cause;
  if (deeper === undefined || depth >= DEEPEST_CAUSE) return own;
  return `${own}\ncaused by ${describeCause(deeper, depth + 1)}`;
}
