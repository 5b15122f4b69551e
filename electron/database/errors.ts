import { AppError } from '../../shared/errors/app-error.ts';
import type { ErrorCode } from '../../shared/errors/error-codes.ts';

/**
 * Turns what the engine or the file system threw into the program's error, once and here: the engine's own `code` is
 * always the same, its `errcode` tells (anchors §4.2). Errors of programming come back as they are.
 */
export function databaseError(error: unknown): Error {
  if (!(error instanceof Error)) return new Error('something that is no error was thrown', { cause: error });
  if (error instanceof AppError) return error;
  if ('errcode' in error && typeof error.errcode === 'number') return fromEngine(error.errcode, error);
  if ('code' in error && error.code === 'ERR_OUT_OF_RANGE') return beyondDouble(error);
  if ('syscall' in error && 'code' in error) return fromFileSystem(String(error.code), error);
  return error;
}

/** Which kind of constraint refused a row; the details of 'database.constraint' carry it as `constraint`. */
type ConstraintKind = 'unique' | 'not-null' | 'foreign-key' | 'check' | 'type' | 'other';

// The low byte is the class of the result, the rest says more (sqlite.org/rescode.html).
const CLASS_OF_RESULT = 0xff;

const CODE_OF_RESULT: Readonly<Record<number, ErrorCode>> = {
  3: 'database.read-only',
  5: 'database.locked',
  6: 'database.locked',
  8: 'database.read-only',
  11: 'database.damaged',
  13: 'database.disk-full',
  14: 'database.read-only',
  19: 'database.constraint',
  26: 'database.damaged',
};

const CONSTRAINT_OF_RESULT: Readonly<Record<number, ConstraintKind>> = {
  275: 'check',
  787: 'foreign-key',
  1299: 'not-null',
  1555: 'unique',
  2067: 'unique',
  2579: 'unique',
  3091: 'type',
};

const CODE_OF_SYSTEM_ERROR: Readonly<Record<string, ErrorCode>> = {
  ENOSPC: 'database.disk-full',
  EDQUOT: 'database.disk-full',
  EACCES: 'database.read-only',
  EPERM: 'database.read-only',
  EROFS: 'database.read-only',
  EBUSY: 'database.locked',
};

/** The log's index could not be made larger: the only way a full disk shows when a file is opened. */
const SHARED_MEMORY_SIZE = 4874;

function fromEngine(result: number, cause: Error): AppError {
  if (result === SHARED_MEMORY_SIZE) return new AppError('database.disk-full', { result }, { cause });
  const code = CODE_OF_RESULT[result & CLASS_OF_RESULT] ?? 'database.fault';
  if (code !== 'database.constraint') return new AppError(code, { result }, { cause });
  return new AppError(code, { constraint: CONSTRAINT_OF_RESULT[result] ?? 'other' }, { cause });
}

function fromFileSystem(systemCode: string, cause: Error): AppError {
  return new AppError(
    CODE_OF_SYSTEM_ERROR[systemCode] ?? 'database.fault',
    { system: systemCode },
    { cause },
  );
}

function beyondDouble(cause: Error): Error {
  return new Error('a whole number beyond 2^53 was read: prepare the statement with { bigInts: true }', {
    cause,
  });
}
