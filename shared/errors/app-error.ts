import type { ErrorCode } from './error-codes.ts';

/** Harmless values that a screen needs to word an error; never a path, an address, a key or a stack. */
export type ErrorDetails = Readonly<Record<string, string | number>>;

/** The one error class of the program. Thrown inside a process; across a boundary only code and details travel. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, details: ErrorDetails = {}, options?: { cause?: unknown }) {
    super(code, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }
}
