import type { ErrorCode } from '../../shared/errors/error-codes.ts';
import type { ErrorDetails } from '../../shared/errors/app-error.ts';
import type { CallError } from '../../shared/ipc/envelope.ts';

/** A call that was answered with an error: its code has words in `errors`, its reference can be read out. */
export class BridgeError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;
  /** Eight characters that also stand in the program's log. */
  readonly reference: string;

  constructor({ code, details, reference }: CallError) {
    super(code);
    this.name = 'BridgeError';
    this.code = code;
    this.details = details;
    this.reference = reference;
  }
}
