import { AppError } from '../../shared/errors/app-error.ts';
import type { ItemProblem, ItemRow } from '../../shared/items/item.ts';
import type { ReplaceCodeArgument, ReplaceCodePreview } from '../../shared/items/replace-code.ts';
import { isItemField } from './coded-item-fields.ts';
import type { ItemUse } from './item-use.ts';
import { type CheckedSave, checkSave, type SaveItemNeeds, storeSave } from './save-item.ts';

export interface ReplaceCodeNeeds extends SaveItemNeeds {
  use: ItemUse;
  rows: (ids: readonly number[]) => ItemRow[];
  /** Lets waiting calls through between two chunks of long work. */
  giveWay: () => Promise<void>;
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
  for await (const { id, save } of savesOf(argument, needs)) {
    preview.total += 1;
    if (save.is === 'problems') noteObstacle(preview, id, save.problems, needs);
    else if (save.is === 'to-store' && !save.send) preview.willStayDrafts += 1;
    else preview.willBeSent += 1;
  }
  return preview;
}

/**
 * Replaces a code on every item in use that can be saved with the new one, in chunks of one transaction each: what
 * is stored is stored with its outbox entry. Answers how many items were changed.
 */
export async function replaceCode(argument: ReplaceCodeArgument, needs: ReplaceCodeNeeds): Promise<number> {
  let changed = 0;
  let chunk: CheckedSave[] = [];
  const storeChunk = (): void => {
    const ids = needs.database.transaction(() => chunk.map((save) => storeSave(save, needs)));
    for (const [place, save] of chunk.entries())
      needs.stored(ids[place] ?? 0, save.before?.fields ?? null, save.fields);
    changed += chunk.length;
    chunk = [];
  };
  for await (const { save, isEndOfChunk } of savesOf(argument, needs)) {
    if (save.is === 'to-store') chunk.push(save);
    if (isEndOfChunk) storeChunk();
  }
  return changed;
}

const CHUNK = 50;

interface PlannedSave {
  id: number;
  save: ReturnType<typeof checkSave>;
  /** After this one the thread gives way: what was checked must be stored before. */
  isEndOfChunk: boolean;
}

/** Each item as it would be saved. A draft stays a draft; what was sent or waits is sent again. */
async function* savesOf(argument: ReplaceCodeArgument, needs: ReplaceCodeNeeds): AsyncGenerator<PlannedSave> {
  const { field, code, by } = argument;
  if (!isItemField(field)) return;
  // Every change makes the list anew, so it is taken as it stands now.
  const ids = [...needs.use.withCode(field, code)];
  for (const [place, id] of ids.entries()) {
    const isEndOfChunk = (place + 1) % CHUNK === 0 || place === ids.length - 1;
    const stored = needs.items.get(id);
    if (stored === null) throw new AppError('items.not-found');
    // Somebody may have changed it meanwhile.
    const isStill = stored.fields[field] === code;
    const save = isStill
      ? checkSave({ id, fields: { ...stored.fields, [field]: by }, send: stored.state !== 'draft' }, needs)
      : ({ is: 'saved', id } as const);
    yield { id, save, isEndOfChunk };
    if (isEndOfChunk) await needs.giveWay();
  }
}

function noteObstacle(
  preview: ReplaceCodePreview,
  id: number,
  problems: ItemProblem[],
  needs: ReplaceCodeNeeds,
): void {
  preview.cannotBeSaved += 1;
  const [item] = preview.obstacles.length < MOST_OBSTACLES ? needs.rows([id]) : [];
  if (item !== undefined) preview.obstacles.push({ item, problems });
}

const MOST_OBSTACLES = 50;
