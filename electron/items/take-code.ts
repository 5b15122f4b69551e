import { adviceOn } from '../../shared/authority/refusal-advice.ts';
import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemFields } from '../../shared/items/item.ts';
import { composeItemCode, type ItemCodePattern, readItemCodeNumber } from '../../shared/items/item-code.ts';
import type { TakeCodeArgument } from '../../shared/items/item-editing.ts';
import type { StoredItem } from './item.repository.ts';
import { ITEM_KIND } from './item-store.ts';
import { saveItem, type SaveItemNeeds, type SaveOutcome } from './save-item.ts';

export interface TakeCodeNeeds extends SaveItemNeeds {
  /** How the shop's codes look now. */
  pattern: () => ItemCodePattern;
}

/**
 * Gives an item whose code was refused another one, and sends it, in one transaction: the number that the authority
 * expected and named (domain §5.2), from which the next codes count on, or simply the next code. A code that the
 * authority has, or may have, stays: that is a problem like any other.
 * @throws AppError 'items.not-found', 'items.no-expected-number'
 */
export function takeCode({ id, choice }: TakeCodeArgument, needs: TakeCodeNeeds): SaveOutcome {
  const stored = needs.items.get(id);
  if (stored === null) throw new AppError('items.not-found');
  const save = (itemCode: string, alongside?: () => void): SaveOutcome => {
    const fields = { ...stored.fields, itemCode };
    return saveItem({ id, fields, send: true, keepLocal: stored.state === 'local' }, needs, alongside);
  };
  if (choice === 'next') return save(needs.codeMaker.suggest(stored.fields));
  const number = expectedNumber(stored, needs);
  return save(withNumber(stored.fields, number, needs.pattern()), () => needs.codeMaker.setNext(number + 1));
}

/** The number that the authority named when it refused the newest revision. */
function expectedNumber({ id, revision }: StoredItem, { outbox }: TakeCodeNeeds): number {
  const advice = adviceOn(outbox.wordsAbout(ITEM_KIND, id, revision));
  if (advice.is !== 'expected-number') throw new AppError('items.no-expected-number');
  return Number(advice.ending);
}

/** The item's code with another running number of as many digits; a code without one is made anew. */
function withNumber(fields: ItemFields, number: number, pattern: ItemCodePattern): string {
  const { itemCode } = fields;
  const isOfPattern = readItemCodeNumber(itemCode, fields, pattern) !== null;
  const digits = /\d+$/.exec(isOfPattern ? itemCode.slice(-pattern.digits) : itemCode)?.[0].length ?? 0;
  if (digits === 0) return composeItemCode(fields, number, pattern);
  return itemCode.slice(0, -digits) + String(number).padStart(digits, '0');
}
