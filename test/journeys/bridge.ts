import type { Page } from '@playwright/test';
import type { Argument, CallsOf, Group, Result } from '../../shared/ipc/derive-types.ts';
import type { Envelope } from '../../shared/ipc/envelope.ts';

/**
 * Makes a call of the contract from the window, for what a journey needs and is not about.
 * @throws Error with the code, when the program refuses
 */
export async function call<G extends Group, N extends CallsOf<G>>(
  page: Page,
  group: G,
  name: N,
  argument: Argument<G, N>,
): Promise<Result<G, N>> {
  const envelope: Envelope<Result<G, N>> = await page.evaluate(
    ({ inGroup, named, given }) => Reflect.get(window, 'sajili')[inGroup][named](given),
    { inGroup: group, named: name, given: argument },
  );
  if (!envelope.ok) throw new Error(`${group}.${name}: ${envelope.error.code}`);
  return envelope.value;
}
