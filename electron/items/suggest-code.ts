import {
  composeItemCode,
  type ItemCodeParts,
  type ItemCodePattern,
  readItemCodeNumber,
} from '../../shared/items/item-code.ts';
import type { ItemRepository } from './item.repository.ts';

/** Proposes item codes and follows the numbers that are given (domain §5.2). */
export interface CodeMaker {
  /** The next code for these parts; never one that an item of the shop has. A question: nothing is used up by it. */
  suggest(parts: ItemCodeParts): string;
  /** Notes the number of a code that an item was saved with, if the code fits its parts; in the caller's transaction. */
  note(itemCode: string, parts: ItemCodeParts): void;
}

/** The running number is one for all codes of the taxpayer, whatever their letters: one door demands just that. */
export function createCodeMaker(items: ItemRepository, pattern: ItemCodePattern): CodeMaker {
  const counter = `${pattern.style}-${pattern.digits}`;
  return {
    suggest(parts) {
      let number = items.lastNumber(counter) + 1;
      while (items.findByCode(composeItemCode(parts, number, pattern)) !== null) number += 1;
      return composeItemCode(parts, number, pattern);
    },
    note(itemCode, parts) {
      const number = readItemCodeNumber(itemCode, parts, pattern);
      if (number !== null && number > items.lastNumber(counter)) items.moveNumber(counter, number);
    },
  };
}
