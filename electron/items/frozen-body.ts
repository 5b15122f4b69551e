import { writeItem } from '../../shared/authority/requests.ts';
import { itemToWire } from '../../shared/authority/to-wire.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import type { Person } from './item.repository.ts';

/**
 * The very text that will be sent for an item whose fields break no rule (spec §2.6). One that breaks one is a fault
 * of the program, and throws.
 */
export function frozenBody(fields: ItemFields, registrant: Person, modifier: Person): string {
  const written = writeItem(
    itemToWire({
      ...fields,
      registrantId: registrant.id,
      registrantName: registrant.name,
      modifierId: modifier.id,
      modifierName: modifier.name,
    }),
  );
  // The item rules are the spec's own: whatever is refused here was let through there.
  if (!written.ok)
    throw new Error(`an item passed the rules and cannot be sent: ${JSON.stringify(written.problems)}`);
  return written.body;
}
