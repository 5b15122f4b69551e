import { assertNever } from '../../shared/errors/assert-never.ts';
import type { SaveItemArgument, SaveItemResult } from '../../shared/items/item.ts';
import type { TakeCodeArgument } from '../../shared/items/item-editing.ts';
import type { TypedItems } from './item-typing.ts';
import { readItem, readNewItem } from './read-item.ts';
import { saveItem, type SaveOutcome } from './save-item.ts';
import { takeCode, type TakeCodeNeeds } from './take-code.ts';
import type { UndoLog } from './undo-log.ts';

export interface SaveCallNeeds extends TakeCodeNeeds {
  typed: TypedItems;
  undoLog: UndoLog;
  /** Says within the save's transaction from which customs line a new item was made. */
  linkImport: (importId: number, itemId: number) => void;
}

/**
 * A save from the editor: what was typed for the item is forgotten in the same transaction, and a new item is linked
 * with the customs line that it was made from.
 */
export function saveAsked(argument: SaveItemArgument, needs: SaveCallNeeds): SaveItemResult {
  const { id, importId } = argument;
  const outcome = saveItem(argument, needs, (savedId) => {
    needs.typed.drop(id);
    if (id === null && importId !== undefined) needs.linkImport(importId, savedId);
  });
  return resultOf(outcome, needs);
}

/** Another code for a refused item. What somebody has typed for it meanwhile stays typed. */
export function takeCodeAsked(argument: TakeCodeArgument, needs: SaveCallNeeds): SaveItemResult {
  return resultOf(takeCode(argument, needs), needs);
}

function resultOf(outcome: SaveOutcome, needs: SaveCallNeeds): SaveItemResult {
  switch (outcome.is) {
    case 'saved': {
      const { id, step } = outcome;
      const item = step?.before === null ? readNewItem(id, needs) : readItem(id, needs);
      return { is: 'saved', item, undo: step === null ? null : needs.undoLog.note([step]) };
    }
    case 'problems': {
      const { problems, keptId } = outcome;
      return { is: 'problems', problems, item: keptId === null ? null : readItem(keptId, needs) };
    }
    case 'changed-meanwhile':
      return { is: 'changed-meanwhile', item: readItem(outcome.id, needs) };
    default:
      return assertNever(outcome);
  }
}
