import { AppError } from '../../shared/errors/app-error.ts';
import type { CodeIndex } from './code-index.ts';
import { type CodeLists, listsInOrder } from './code-lists.ts';
import { findCodes, type FoundCodes } from './find-codes.ts';

/** Which codes are wanted: of one class, or of all with `classCode` ''. */
export interface WantedCodes {
  classCode: string;
  text: string;
  showOff: boolean;
}

/** The search of the code browser. */
export interface CodeSearch {
  /** Throws AppError('codes.class-not-found'). */
  find(wanted: WantedCodes): FoundCodes;
  /**
   * Makes ready what the first search needs, bit by bit, as long as it is wanted and the lists are still these.
   */
  prepare(giveWay: () => Promise<void>, isWanted: () => boolean): Promise<void>;
}

/** @param lists the lists as they are now: others after a refresh */
export function createCodeSearch(lists: () => CodeLists): CodeSearch {
  let searched: CodeLists | null = null;
  let everything: readonly CodeIndex[] | null = null;
  let last: { key: string; found: FoundCodes } | null = null;
  const indexesOf = (classCode: string): readonly CodeIndex[] => {
    if (classCode === '') return (everything ??= listsInOrder(lists()).flatMap(({ pieces }) => pieces));
    const list = lists().get(classCode);
    if (list === undefined) throw new AppError('codes.class-not-found', { classCode });
    return list.pieces;
  };
  return {
    find({ classCode, text, showOff }) {
      if (searched !== lists()) [searched, everything, last] = [lists(), null, null];
      // Scrolling asks for page after page of one search.
      const key = JSON.stringify([classCode, text, showOff]);
      if (last?.key !== key) last = { key, found: findCodes(indexesOf(classCode), text, showOff) };
      return last.found;
    },
    async prepare(giveWay, isWanted) {
      const prepared = lists();
      const isStillWanted = (): boolean => isWanted() && lists() === prepared;
      await giveWay();
      for (const list of listsInOrder(prepared)) {
        while (isStillWanted() && list.makePiece()) await giveWay();
      }
    },
  };
}
