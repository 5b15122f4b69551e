import type { ErrorCode } from '../../shared/errors/error-codes.ts';

/** What a person can do when the shop does not open. */
export type FailureChoice = 'quit' | 'open-folder' | 'restore' | 'without-shop';

/** The choices in the order of their buttons; the first is meant when the dialog is only closed. */
export function failureChoices(
  code: ErrorCode,
  hasBackup: boolean,
): readonly [FailureChoice, ...FailureChoice[]] {
  // A copy holds the data, not the record; opening another shop changes nothing of this one.
  if (code === 'shop.record-unreadable') return ['without-shop', 'open-folder', 'quit'];
  const restore = hasBackup && code === 'database.damaged' ? (['restore'] as const) : [];
  return ['quit', 'open-folder', ...restore, 'without-shop'];
}
