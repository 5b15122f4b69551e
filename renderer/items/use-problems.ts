import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ItemFieldName, ItemFields, ItemProblem } from '../../shared/items/item.ts';
import { checkItem } from '../../shared/items/item-rules.ts';
import { whenSettled } from '../design/unsettled.ts';
import { inTypingOrder } from './item-fields.ts';

/** What is wrong with the fields of a form. */
export interface Problems {
  /** Named by the rules on saving, or found when the cursor left a field; the newest state of each field only. */
  readonly all: readonly ItemProblem[];
  /** Counts the saves that ended in problems, so that the summary can take the focus each time. */
  readonly refusals: number;
  /** A field was changed: what was said about it no longer holds. */
  readonly touch: (field: ItemFieldName) => void;
  /** The cursor left a field: what breaks a rule is said; that something is missing waits until saving. */
  readonly check: (field: ItemFieldName) => void;
  /** A save ended in these. */
  readonly show: (problems: readonly ItemProblem[]) => void;
  readonly clear: () => void;
}

/** Keeps the problems of a form; it may begin with some. */
export function useProblems(form: UseFormReturn<ItemFields>, first: readonly ItemProblem[]): Problems {
  const [all, setAll] = useState<readonly ItemProblem[]>(() => toSay(first));
  const [refusals, setRefusals] = useState(first.length > 0 ? 1 : 0);
  const note = (found: ItemProblem): void => setAll((known) => [...without(known, found.field), found]);
  return {
    all,
    refusals,
    touch(field) {
      if (all.some((problem) => problem.field === field)) setAll(without(all, field));
    },
    check: (field) => void problemOf(field, form).then((found) => found && note(found)),
    show(problems) {
      setAll(toSay(problems));
      setRefusals((count) => count + 1);
    },
    clear: () => setAll([]),
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

/** In typing order; a missing item code is left out while another field is missing, because it is made of those. */
function toSay(problems: readonly ItemProblem[]): ItemProblem[] {
  const missing = problems.filter(({ rule }) => rule === 'required');
  const isMade = missing.length > 1;
  return inTypingOrder(
    problems.filter(({ field, rule }) => !(isMade && field === 'itemCode' && rule === 'required')),
  );
}

function without(problems: readonly ItemProblem[], field: string): readonly ItemProblem[] {
  return problems.filter((problem) => problem.field !== field);
}
