/**
 * Values that fields still have to look up: somebody typed and went on faster than the list followed. Whoever
 * reads all fields waits for them first, so that nothing is saved as it stood half-way.
 */
const open = new Set<Promise<unknown>>();

/** Notes a value on its way until it is there or could not be had. */
export function noteUnsettled(value: Promise<unknown>): void {
  const settled = value.catch(() => undefined).finally(() => open.delete(settled));
  open.add(settled);
}

/** Resolves when no field has a value on its way. */
export async function whenSettled(): Promise<void> {
  while (open.size > 0) await Promise.all(open);
}
