/** Ends every switch over a union: the compiler complains when a case is missing, and so does the running program. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
