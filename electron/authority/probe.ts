import type { Fetch } from './http-call.ts';

const LONGEST_WAIT_MS = 8000;

/**
 * Whether anything at all answers at an address. Sends no operation and no identity; which answer comes does not
 * matter, that one comes shows that the line is there.
 */
export async function answersAtAll(fetch: Fetch, address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'GET',
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    await response.body?.cancel();
    return true;
  } catch {
    // Whatever the cause: the next call in earnest tells it in words.
    return false;
  }
}
