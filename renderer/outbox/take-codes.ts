import type { TakeCodeArgument } from '../../shared/items/item-editing.ts';
import type { OutboxEntry } from '../../shared/outbox/outbox-entry.ts';

/** An item that could not be sent with its new code, because something else in it breaks a rule. */
export interface Unsent {
  readonly itemId: number;
  readonly subject: string;
}

/**
 * Gives refused items other codes, one after the other, however many: the first that can be saved as chosen, the
 * others count on from there. Tells which could not be saved.
 */
export async function takeCodes(
  entries: readonly Pick<OutboxEntry, 'itemId' | 'subject'>[],
  first: TakeCodeArgument['choice'],
  takeCode: (argument: TakeCodeArgument) => Promise<{ readonly is: string }>,
): Promise<Unsent[]> {
  const unsent: Unsent[] = [];
  let choice = first;
  for (const { itemId, subject } of entries) {
    const { is } = await takeCode({ id: itemId, choice });
    if (is === 'saved') choice = 'next';
    else unsent.push({ itemId, subject });
  }
  return unsent;
}
