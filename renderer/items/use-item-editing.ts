import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Item, ItemFields, ItemProblem, SaveItemArgument } from '../../shared/items/item.ts';
import { ITEM_FIELD_NAMES } from '../../shared/items/item-rules.ts';
import type { Opening } from './use-opening.ts';
import { useKeptTyping } from './use-kept-typing.ts';
import { useProblems, type Problems } from './use-problems.ts';
import { useSaveQuestion } from './use-save-question.ts';
import { useSaving, type SaveIntent, type Saving } from './use-saving.ts';
import { useSuggestedCode, type SuggestedCode } from './use-suggested-code.ts';
import type { TypingKeeper } from './typing-keeper.ts';

/** One item being edited: its fields, what is wrong with them, and saving. */
export interface ItemEditing {
  /** The stored item with its newest state; null for a new one. */
  readonly item: Item | null;
  readonly opening: Opening;
  readonly form: UseFormReturn<ItemFields>;
  /** What the fields held when they were opened or saved last. */
  readonly base: ItemFields;
  readonly suggestion: SuggestedCode;
  /** The item is never sent, and a name and a price are enough (ux §4.5 Alt+K). */
  readonly keepLocal: boolean;
  readonly setKeepLocal: (isLocal: boolean) => void;
  readonly problems: Problems;
  readonly saving: Saving;
  readonly keeper: TypingKeeper;
  /** The item was stored otherwise than by a save from here: what is typed goes on from that. */
  readonly goOnFrom: (item: Item, taken: Partial<ItemFields>) => void;
}

interface ItemEditingNeeds {
  readonly item: Item | null;
  readonly opening: Opening;
  readonly onSaved: (item: Item, intent: SaveIntent, undo: number | null) => void;
  /** A new item was kept although it needs fixing. */
  readonly onKept: (item: Item, problems: readonly ItemProblem[]) => void;
}

/** Holds what is typed, keeps it, and saves it. */
export function useItemEditing(needs: ItemEditingNeeds): ItemEditing {
  const { item, opening } = needs;
  const form = useForm<ItemFields>({ defaultValues: opening.first });
  const suggestion = useSuggestedCode(form, item?.isCodeFrozen !== true);
  const [keepLocal, setLocal] = useState(opening.keepLocal);
  const { base, revision, setBase } = useBase(opening);
  const problems = useProblems(form, opening.problems);
  const importId = opening.line?.line.id ?? null;
  const keeper = useKeptTyping({
    id: item?.id ?? null,
    form,
    isTyped: () => keepLocal !== opening.keepLocal || isTyped(form.getValues(), base, suggestion.code),
    wasKept: opening.typedAt !== null,
    about: () => ({ keepLocal, basedOnRevision: revision(), importId }),
  });
  const parts = { form, suggestion, keepLocal, base, revision, setBase, problems, importId, keeper };
  return {
    item,
    opening,
    form,
    base,
    suggestion,
    keepLocal,
    setKeepLocal(isLocal) {
      setLocal(isLocal);
      problems.clear();
      keeper.touch();
    },
    problems,
    saving: useItemSaving(needs, parts),
    keeper,
    goOnFrom(newer, taken) {
      form.reset({ ...form.getValues(), ...taken }, { keepDirty: true });
      setBase({ ...base, ...taken }, newer.revision);
    },
  };
}

/** What the form was opened or saved with last. Its revision counts at once, also for a save in the same moment. */
function useBase(opening: Opening) {
  const [base, setFields] = useState(opening.base);
  const newest = useRef(opening.basedOn);
  return {
    base,
    /** null for what is not stored. */
    revision: () => newest.current,
    setBase: (fields: ItemFields, revision: number): void => {
      newest.current = revision;
      setFields(fields);
    },
  };
}

interface EditingParts
  extends
    ReturnType<typeof useBase>,
    Pick<ItemEditing, 'form' | 'suggestion' | 'keepLocal' | 'problems' | 'keeper'> {
  readonly importId: number | null;
}

/** The save of what stands in the form; afterwards that is what is stored. */
function useItemSaving({ item, onSaved, onKept }: ItemEditingNeeds, parts: EditingParts): Saving {
  const { form, suggestion, keepLocal, base, revision, setBase, problems, importId, keeper } = parts;
  const id = item?.id ?? null;
  const questionFor = useSaveQuestion({ item, form, base, keepLocal });
  const stored = (saved: Item): void => setBase(form.getValues(), saved.revision);
  return useSaving({
    keeper,
    questionFor,
    argumentFor(intent) {
      const fields = fieldsToSave(form.getValues(), suggestion.isInField && intent !== 'draft');
      return saveArgument({ id, fields, intent, keepLocal, revision: revision(), importId });
    },
    onSaved(saved, intent, undo) {
      stored(saved);
      problems.clear();
      onSaved(saved, intent, undo);
    },
    onProblems(found, kept) {
      if (kept !== null) stored(kept);
      if (kept !== null && item === null) onKept(kept, found);
      else problems.show(found);
    },
  });
}

interface SaveParts {
  readonly id: number | null;
  readonly fields: ItemFields;
  readonly intent: SaveIntent;
  readonly keepLocal: boolean;
  readonly revision: number | null;
  readonly importId: number | null;
}

function saveArgument({ id, fields, intent, keepLocal, revision, importId }: SaveParts): SaveItemArgument {
  return {
    id,
    fields,
    send: intent !== 'draft' && !keepLocal,
    keepLocal,
    ...(revision === null ? {} : { basedOnRevision: revision }),
    ...(importId === null ? {} : { importId }),
  };
}

/** A code that nobody typed is only a proposal: the save itself takes the next one, so that two quick items differ. */
function fieldsToSave(typed: ItemFields, leavesCodeToSave: boolean): ItemFields {
  return leavesCodeToSave ? { ...typed, itemCode: '' } : typed;
}

/** Whether anything differs from what would be there anyway; a code that was only proposed is nothing typed. */
function isTyped(values: ItemFields, base: ItemFields, suggested: string): boolean {
  return ITEM_FIELD_NAMES.some(
    (name) => values[name] !== base[name] && !(name === 'itemCode' && values.itemCode === suggested),
  );
}
