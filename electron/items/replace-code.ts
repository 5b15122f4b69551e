import type { ReplaceCodeArgument, ReplaceCodePreview } from '../../shared/items/replace-code.ts';
import { changeMany, type ManyItemsNeeds, noteObstacle, type Plan, previewMany } from './change-many.ts';
import { isItemField } from './coded-item-fields.ts';
import type { ItemUse } from './item-use.ts';
import type { StoredItem } from './item.repository.ts';
import { planWith } from './set-field.ts';

export interface ReplaceCodeNeeds extends ManyItemsNeeds {
  use: ItemUse;
}

/**
 * Tells what replacing a code would do on the items in use that carry it; changes nothing. The same rules decide
 * as for a save by hand (spec §2.6), so an item that has another fault keeps the old code and is listed.
 */
export async function previewReplaceCode(
  argument: ReplaceCodeArgument,
  needs: ReplaceCodeNeeds,
): Promise<ReplaceCodePreview> {
  const preview: ReplaceCodePreview = {
    total: 0,
    willBeSent: 0,
    willStayDrafts: 0,
    cannotBeSaved: 0,
    obstacles: [],
  };
  await previewMany(carriers(argument, needs), replacing(argument, needs), needs, ({ id }, plan) => {
    preview.total += 1;
    if (plan?.is === 'problems') {
      preview.cannotBeSaved += 1;
      noteObstacle(preview.obstacles, id, plan.problems, needs);
    } else if (plan?.is === 'to-store' && !plan.send) preview.willStayDrafts += 1;
    else preview.willBeSent += 1;
  });
  return preview;
}

/**
 * Replaces a code on every item in use that can be saved with the new one, as if it were set by hand. Answers how
 * many items were changed.
 */
export async function replaceCode(argument: ReplaceCodeArgument, needs: ReplaceCodeNeeds): Promise<number> {
  const { steps } = await changeMany(carriers(argument, needs), replacing(argument, needs), needs);
  return steps.length;
}

/** Every change makes the list anew, so it is taken as it stands now. */
function carriers({ field, code }: ReplaceCodeArgument, { use }: ReplaceCodeNeeds): readonly number[] {
  return [...use.withCode(field, code)];
}

/** Somebody may have changed an item meanwhile: it is left out then. */
function replacing(
  { field, code, by }: ReplaceCodeArgument,
  needs: ReplaceCodeNeeds,
): (item: StoredItem) => Plan {
  return (item) =>
    isItemField(field) && item.fields[field] === code
      ? planWith(item, { ...item.fields, [field]: by }, needs)
      : null;
}
