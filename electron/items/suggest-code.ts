import {
  composeItemCode,
  type ItemCodeParts,
  type ItemCodePattern,
  readItemCodeNumber,
} from '../../shared/items/item-code.ts';
import type { Database } from '../database/database.ts';
import type { ItemRepository } from './item.repository.ts';

/** Proposes item codes and follows the numbers that are given (domain §5.2). Its writes need a transaction or none. */
export interface CodeMaker {
  /** The next code for these parts; never one that an item of the shop has. A question: nothing is used up by it. */
  suggest(parts: ItemCodeParts): string;
  /** Notes the number of a code that an item was saved with, if the code fits its parts; in the caller's transaction. */
  note(itemCode: string, parts: ItemCodeParts): void;
  /** The running number that the next code gets, unless an item has that code already. */
  nextNumber(): number;
  /** Says what the next number is, forward or back: a person's or the authority's word, over that of other branches. */
  setNext(number: number): void;
  /** Lets the codes of another pattern count on from where those of the present one are. */
  carryTo(pattern: ItemCodePattern): void;
}

export interface CodeMakerNeeds {
  database: Database;
  items: Pick<ItemRepository, 'findByCode'>;
  /** How the shop's codes look now. */
  pattern: () => ItemCodePattern;
  /** The highest running number that other branches of the taxpayer have used on this computer; 0 without any. */
  siblingLastNumber: (counter: string) => number;
}

/** The running number is one for all codes of the taxpayer, whatever their letters: one door demands just that. */
export function createCodeMaker({ database, items, pattern, siblingLastNumber }: CodeMakerNeeds): CodeMaker {
  const lastNumber = (): number => {
    const counter = counterOf(pattern());
    const row = database.prepare(COUNTER).get(counter);
    const siblings = siblingLastNumber(counter);
    const own = Number(row?.['last_number'] ?? 0);
    return siblings > Number(row?.['overruled'] ?? 0) ? Math.max(own, siblings) : own;
  };
  return {
    suggest(parts) {
      let number = lastNumber() + 1;
      while (items.findByCode(composeItemCode(parts, number, pattern())) !== null) number += 1;
      return composeItemCode(parts, number, pattern());
    },
    note(itemCode, parts) {
      const number = readItemCodeNumber(itemCode, parts, pattern());
      if (number !== null && number > lastNumber())
        database.prepare(MOVE_NUMBER).run(counterOf(pattern()), number);
    },
    nextNumber: () => lastNumber() + 1,
    setNext(number) {
      const counter = counterOf(pattern());
      database.prepare(SET_NUMBER).run(counter, number - 1, siblingLastNumber(counter));
    },
    carryTo: (next) => void database.prepare(MOVE_NUMBER).run(counterOf(next), lastNumber()),
  };
}

/** Under which name the numbers of a pattern are counted. */
function counterOf({ style, digits }: ItemCodePattern): string {
  return `${style}-${digits}`;
}

const COUNTER = `SELECT last_number, overruled FROM item_code_counter WHERE pattern = ?`;
/** Forward, never back. */
const MOVE_NUMBER = `
  INSERT INTO item_code_counter (pattern, last_number) VALUES (?, ?)
  ON CONFLICT (pattern) DO UPDATE SET last_number = max(last_number, excluded.last_number)`;
const SET_NUMBER = `
  INSERT INTO item_code_counter (pattern, last_number, overruled) VALUES (?, ?, ?)
  ON CONFLICT (pattern) DO UPDATE SET last_number = excluded.last_number, overruled = excluded.overruled`;
