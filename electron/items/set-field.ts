import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemFieldName, ItemFields } from '../../shared/items/item.ts';
import type { BulkReport, SetFieldArgument, SetFieldPreview } from '../../shared/items/item-deeds.ts';
import { ITEM_FIELD_RULES, tidyItem } from '../../shared/items/item-rules.ts';
import { changeMany, type ManyItemsNeeds, noteObstacle, type Plan, previewMany } from './change-many.ts';
import type { StoredItem } from './item.repository.ts';
import { checkSave, type CheckedSave, type Saved, type SaveItemNeeds } from './save-item.ts';
import type { UndoLog } from './undo-log.ts';

/** One field and what is to stand in it. */
type Setting = Pick<SetFieldArgument, 'field' | 'value'>;

/**
 * Tells what setting a field would do to given items; changes nothing.
 * @throws AppError 'ipc.invalid-request' for a text in a yes-or-no field or the other way round
 */
export async function previewSetField(
  ids: readonly number[],
  setting: Setting,
  needs: ManyItemsNeeds,
): Promise<SetFieldPreview> {
  const { field } = checked(setting);
  const preview: SetFieldPreview = {
    total: 0,
    same: 0,
    willBeSent: 0,
    willStayHere: 0,
    cannotBeSaved: 0,
    examples: [],
    obstacles: [],
  };
  await previewMany(ids, setFieldOf(setting, needs), needs, (item, plan) => {
    preview.total += 1;
    count(preview, item, plan, needs);
    if (plan?.is !== 'to-store' || preview.examples.length === MOST_EXAMPLES) return;
    const [row] = needs.rows([item.id]);
    const texts = { before: textOf(item.fields[field]), after: textOf(plan.fields[field]) };
    if (row !== undefined) preview.examples.push({ item: row, ...texts });
  });
  return preview;
}

/**
 * Sets a field of given items. What is with the authority or on its way there is sent again; drafts and local items
 * stay what they are; one that needed fixing and does no more is sent.
 * @throws AppError 'ipc.invalid-request', 'shop.none-open' when the shop is closed meanwhile
 */
export async function setField(
  ids: readonly number[],
  setting: Setting,
  needs: ManyItemsNeeds & { undoLog: UndoLog },
): Promise<BulkReport> {
  const { steps, leftOut, obstacles } = await changeMany(ids, setFieldOf(checked(setting), needs), needs);
  return {
    changed: steps.length,
    leftOut,
    obstacles,
    undo: steps.length > 0 ? needs.undoLog.note(steps) : null,
  };
}

/** How an item is saved with other fields by a deed on many: it stays what it is, as far as it can. */
export function planWith(item: StoredItem, fields: ItemFields, needs: SaveItemNeeds): Saved | CheckedSave {
  const { id, state } = item;
  const isKept = state === 'draft' || state === 'local';
  const save = checkSave({ id, fields, send: !isKept, keepLocal: state === 'local' }, needs, item);
  if (state !== 'needs-fixing' || save.is !== 'problems') return save;
  // It goes on needing to be fixed, with the new value.
  const kept = checkSave({ id, fields, send: false }, needs, item);
  return kept.is === 'to-store' ? { ...kept, keptAs: 'needs-fixing' } : kept;
}

const MOST_EXAMPLES = 20;

/** Null for an item that has the value already. */
function setFieldOf({ field, value }: Setting, needs: SaveItemNeeds): (item: StoredItem) => Plan {
  return (item) => {
    const fields = tidyItem({ ...item.fields, [field]: value });
    return fields[field] === item.fields[field] ? null : planWith(item, fields, needs);
  };
}

function count(preview: SetFieldPreview, { id }: StoredItem, plan: Plan, needs: ManyItemsNeeds): void {
  if (plan === null || plan.is === 'saved') {
    preview.same += 1;
  } else if (plan.is === 'problems') {
    preview.cannotBeSaved += 1;
    noteObstacle(preview.obstacles, id, plan.problems, needs);
  } else if (plan.send) {
    preview.willBeSent += 1;
  } else {
    preview.willStayHere += 1;
  }
}

function checked(setting: Setting): Setting {
  const isFlag = ITEM_FIELD_RULES[setting.field].is === 'flag';
  if (isFlag !== (typeof setting.value === 'boolean')) throw new AppError('ipc.invalid-request');
  return setting;
}

function textOf(value: ItemFields[ItemFieldName]): string {
  if (typeof value === 'string') return value;
  return value ? 'Y' : 'N';
}
