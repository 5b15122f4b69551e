import type { ItemFields, ItemProblem } from '../../shared/items/item.ts';
import { type ItemCodePattern, readItemCodeNumber } from '../../shared/items/item-code.ts';
import { momentText } from '../../shared/time/clock.ts';
import { addItems } from './bulk-items.repository.ts';
import type { ManyItemsNeeds } from './change-many.ts';
import { inChunks } from './in-chunks.ts';
import { checkSave, type CheckedSave, type Saved, storeSave } from './save-item.ts';
import { planWith } from './set-field.ts';

export interface LoadItemsNeeds extends ManyItemsNeeds {
  /** How the shop's codes look now. */
  pattern: () => ItemCodePattern;
}

/** What loading has done. */
export interface LoadReport {
  /** New ones, as drafts. */
  added: number;
  /** Those whose code an item has already, and which say something new about it. */
  changed: number;
  same: number;
  leftOut: number;
  /** The first of those that a rule kept out, by their place among all, from 0. */
  problems: { place: number; problems: ItemProblem[] }[];
}

/**
 * Loads very many items by the rules of a save by hand (spec §2.6): an item whose code the shop has is changed as by
 * setting its fields, any other becomes a new draft, and one that cannot even be a draft is left out. One transaction
 * for each chunk; other calls come through in between.
 * @throws AppError 'shop.none-open' when the shop is being closed: chunks that are stored stay
 */
export async function loadItems(items: Iterable<ItemFields>, needs: LoadItemsNeeds): Promise<LoadReport> {
  const report: LoadReport = { added: 0, changed: 0, same: 0, leftOut: 0, problems: [] };
  await inChunks(items, needs, (chunk) => loadChunk(chunk, report, needs));
  return report;
}

/** Adds new drafts in the caller's transaction; answers their ids. @param drafts tidy, with no code that is used */
export function addDrafts(drafts: readonly ItemFields[], needs: LoadItemsNeeds): number[] {
  const savedBy = needs.operator();
  const at = momentText(needs.clock.now());
  const firstId = addItems(needs.database, drafts, { state: 'draft', savedBy, at });
  noteHighestNumber(drafts, needs);
  return drafts.map((_, place) => firstId + place);
}

const MOST_PROBLEMS = 50;

/** What is stored of a chunk; told of when it is. */
interface Stored {
  id: number;
  before: ItemFields | null;
  fields: ItemFields;
}

function loadChunk(chunk: readonly ItemFields[], report: LoadReport, needs: LoadItemsNeeds): void {
  const firstPlace = report.added + report.changed + report.same + report.leftOut;
  const stored = needs.database.transaction(() => {
    const { drafts, others } = parted(chunk, needs);
    const ids = addDrafts(drafts, needs);
    report.added += ids.length;
    const added = drafts.map((fields, place) => ({ id: ids[place] ?? 0, before: null, fields }));
    const changed = others.flatMap(({ place, fields }) => {
      const plan = overwriting(fields, needs);
      if (plan.is === 'problems') noteProblems(report, firstPlace + place, plan.problems);
      else if (plan.is === 'saved') report.same += 1;
      return plan.is === 'to-store' ? storedOver(plan, needs) : [];
    });
    report.changed += changed.length;
    return [...added, ...changed];
  });
  for (const { id, before, fields } of stored) needs.stored(id, before, fields);
}

/** The items of a chunk that can be added as they are, and those that cannot: their codes are other items' too. */
function parted(
  chunk: readonly ItemFields[],
  needs: LoadItemsNeeds,
): { drafts: ItemFields[]; others: { place: number; fields: ItemFields }[] } {
  const drafts: ItemFields[] = [];
  const others: { place: number; fields: ItemFields }[] = [];
  const codes = new Set<string>();
  for (const [place, fields] of chunk.entries()) {
    const save = codes.has(fields.itemCode.trim())
      ? null
      : checkSave({ id: null, fields, send: false }, needs);
    if (save?.is !== 'to-store') {
      others.push({ place, fields });
      continue;
    }
    drafts.push(save.fields);
    if (save.fields.itemCode !== '') codes.add(save.fields.itemCode);
  }
  return { drafts, others };
}

/** How an item is saved over the one that has its code; or what keeps a new one from being a draft. */
function overwriting(fields: ItemFields, needs: LoadItemsNeeds): Saved | CheckedSave {
  const { items } = needs;
  const other = items.findByCode(fields.itemCode.trim());
  const item = other === null ? null : items.get(other.id);
  return item === null ? checkSave({ id: null, fields, send: false }, needs) : planWith(item, fields, needs);
}

function storedOver(save: CheckedSave, needs: LoadItemsNeeds): Stored[] {
  return [{ id: storeSave(save, needs), before: save.before?.fields ?? null, fields: save.fields }];
}

function noteProblems(report: LoadReport, place: number, problems: ItemProblem[]): void {
  report.leftOut += 1;
  if (report.problems.length < MOST_PROBLEMS) report.problems.push({ place, problems });
}

/** One look at the counter for all of them: the running number goes on from the highest. */
function noteHighestNumber(drafts: readonly ItemFields[], { pattern, codeMaker }: LoadItemsNeeds): void {
  const codes = pattern();
  let highest = { number: 0, fields: drafts[0] };
  for (const fields of drafts) {
    const number = readItemCodeNumber(fields.itemCode, fields, codes) ?? 0;
    if (number > highest.number) highest = { number, fields };
  }
  if (highest.fields !== undefined) codeMaker.note(highest.fields.itemCode, highest.fields);
}
