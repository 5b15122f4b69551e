import { useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import type { Item, ItemFieldName, ItemFields, ItemProblem } from '../../shared/items/item.ts';
import { checkItem } from '../../shared/items/item-rules.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { whenSettled } from '../design/unsettled.ts';
import { inTypingOrder } from './item-fields.ts';
import { useSuggestedCode } from './use-suggested-code.ts';

/** What happens after a save: the next new item, staying here, or staying without sending. */
export type SaveIntent = 'next' | 'stay' | 'draft';

/** One item being edited: its fields, what is wrong with them, and saving. */
export interface ItemEditing {
  readonly form: UseFormReturn<ItemFields>;
  /** The item code in the field is the proposal, not typed by a person. */
  readonly isCodeMade: boolean;
  /** Named by the rules on saving, or found when the cursor left a field; the newest state of each field only. */
  readonly problems: readonly ItemProblem[];
  /** A field was changed: what was said about it no longer holds. */
  readonly touch: (field: ItemFieldName) => void;
  /** The cursor left a field: what breaks a rule is said; that something is missing waits until saving. */
  readonly check: (field: ItemFieldName) => void;
  readonly save: (intent: SaveIntent) => void;
  /** What went wrong with saving itself; null when nothing did. */
  readonly failure: Error | null;
  /** Counts the saves that ended in problems, so that the summary can take the focus each time. */
  readonly refusals: number;
}

interface ItemEditingNeeds {
  /** null for a new item. */
  readonly id: number | null;
  /** What the fields hold at first. */
  readonly first: ItemFields;
  readonly onSaved: (item: Item, intent: SaveIntent) => void;
}

/** Holds what is typed and saves it: first on this computer, always; sending is the outbox's business (ux §0.2). */
export function useItemEditing({ id, first, onSaved }: ItemEditingNeeds): ItemEditing {
  const form = useForm<ItemFields>({ defaultValues: first });
  const isCodeMade = useSuggestedCode(form, id === null);
  const [problems, setProblems] = useState<readonly ItemProblem[]>([]);
  const [refusals, setRefusals] = useState(0);
  const saving = useDeed('items', 'save');
  const isBusy = useRef(false);
  const save = async (intent: SaveIntent) => {
    const send = intent !== 'draft';
    await whenSettled();
    const fields = fieldsToSave(form.getValues(), isCodeMade && send);
    const result = await saving.mutateAsync({ id, fields, send });
    if (result.is === 'saved') return onSaved(result.item, intent);
    setProblems(inTypingOrder(result.problems));
    setRefusals((count) => count + 1);
  };
  const note = (found: ItemProblem) => setProblems((all) => [...without(all, found.field), found]);
  return {
    form,
    isCodeMade,
    problems,
    refusals,
    failure: saving.error,
    touch(field) {
      if (problems.some((problem) => problem.field === field)) setProblems(without(problems, field));
    },
    check: (field) => void problemOf(field, form).then((found) => found && note(found)),
    save(intent) {
      // A second press while the first is being saved would save twice.
      if (isBusy.current) return;
      isBusy.current = true;
      // A failure is shown from the deed's own error.
      void save(intent)
        .catch(() => undefined)
        .finally(() => {
          isBusy.current = false;
        });
    },
  };
}

/** What breaks a rule in a field that was left; that something is missing is no news while somebody types. */
async function problemOf(
  field: ItemFieldName,
  form: UseFormReturn<ItemFields>,
): Promise<ItemProblem | undefined> {
  await whenSettled();
  return checkItem(form.getValues()).find(
    (problem) => problem.field === field && problem.rule !== 'required',
  );
}

/** A code that nobody typed is only a proposal: the save itself takes the next one, so that two quick items differ. */
function fieldsToSave(typed: ItemFields, leavesCodeToSave: boolean): ItemFields {
  return leavesCodeToSave ? { ...typed, itemCode: '' } : typed;
}

function without(problems: readonly ItemProblem[], field: string): readonly ItemProblem[] {
  return problems.filter((problem) => problem.field !== field);
}
