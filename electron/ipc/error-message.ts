import { AppError } from '../../shared/errors/app-error.ts';
import type { ErrorMessage } from './core-messages.ts';

/** What of an error may travel between the threads. */
export function errorMessage(error: unknown): ErrorMessage {
  if (error instanceof AppError) return { code: error.code, details: error.details };
  return { code: 'internal', details: {} };
}
