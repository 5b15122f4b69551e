import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Item, ItemProblem, SaveItemArgument, SaveItemResult } from '../../shared/items/item.ts';
import { assertNever } from '../../shared/errors/assert-never.ts';
import { useDeed } from '../bridge/use-deed.ts';
import { whenSettled } from '../design/unsettled.ts';
import { forgetWaitingKeys, keysWaitFor } from '../design/waiting-keys.ts';
import { questionKey, type SaveQuestion } from './save-questions.ts';
import type { TypingKeeper } from './typing-keeper.ts';

/** What happens after a save: the next new item, staying here, or staying without sending. */
export type SaveIntent = 'next' | 'stay' | 'draft';

/** What a save needs to know of the editor, and tells it. */
export interface SavingNeeds {
  readonly argumentFor: (intent: SaveIntent) => SaveItemArgument;
  /** What has to be asked before; null when nothing has. */
  readonly questionFor: (
    intent: SaveIntent,
    isAnswered: (question: SaveQuestion) => boolean,
  ) => Promise<SaveQuestion | null>;
  readonly keeper: TypingKeeper;
  readonly onSaved: (item: Item, intent: SaveIntent, undo: number | null) => void;
  /** `kept`: the item was stored nevertheless, as one that needs fixing. */
  readonly onProblems: (problems: readonly ItemProblem[], kept: Item | null) => void;
}

/** Saving: one at a time, questions before, and what came of it. */
export interface Saving {
  readonly save: (intent: SaveIntent) => void;
  /** What went wrong with saving itself; null when nothing did. Nothing that was typed is lost by it. */
  readonly failure: Error | null;
  /** What is asked now; null when nothing is. */
  readonly question: SaveQuestion | null;
  /** Yes: the save goes on, and the same is not asked again. */
  readonly answer: (isYes: boolean) => void;
  /** Answers a question before it is asked. */
  readonly confirm: (question: SaveQuestion) => void;
  readonly isConfirmed: (question: SaveQuestion) => boolean;
  /** The item as somebody else has saved it meanwhile; null when nobody has. */
  readonly meanwhile: Item | null;
  readonly endMeanwhile: () => void;
  /** The save that was not carried out because of it, once more. */
  readonly saveAgain: () => void;
}

/** Saves on this computer, always at once; sending is the outbox's business (ux §0.2). */
export function useSaving(needs: SavingNeeds): Saving {
  const [question, setQuestion] = useState<SaveQuestion | null>(null);
  const [lastIntent, setLastIntent] = useState<SaveIntent>('stay');
  const answered = useAnswered();
  const { store, ...stored } = useStoring(needs);
  const save = useOneAtATime(async (intent: SaveIntent) => {
    await whenSettled();
    setLastIntent(intent);
    const asked = await needs.questionFor(intent, answered.has);
    if (asked !== null) {
      forgetWaitingKeys();
      return flushSync(() => setQuestion(asked));
    }
    needs.keeper.pause();
    // What was not saved is kept on the disk as before.
    return store(intent).finally(() => needs.keeper.resume());
  });
  return {
    ...stored,
    save,
    question,
    answer(isYes) {
      if (isYes && question !== null) answered.add(question);
      setQuestion(null);
      if (isYes) save(lastIntent);
    },
    confirm: answered.add,
    isConfirmed: answered.has,
    saveAgain: () => save(lastIntent),
  };
}

/** The save itself, and what came of it. */
function useStoring({ argumentFor, keeper, onSaved, onProblems }: SavingNeeds) {
  const deed = useDeed('items', 'save');
  const [meanwhile, setMeanwhile] = useState<Item | null>(null);
  const store = async (intent: SaveIntent): Promise<void> => {
    const result = await deed.mutateAsync(argumentFor(intent));
    if (result.is !== 'saved') forgetWaitingKeys();
    // Drawn at once: the keys that waited for it are meant for what comes now.
    flushSync(() => settle(result, intent));
  };
  const settle = (result: SaveItemResult, intent: SaveIntent): void => {
    switch (result.is) {
      case 'saved':
        keeper.settled();
        return onSaved(result.item, intent, result.undo);
      case 'problems':
        if (result.item !== null) keeper.settled();
        return onProblems(result.problems, result.item);
      case 'changed-meanwhile':
        return setMeanwhile(result.item);
      default:
        return assertNever(result);
    }
  };
  return { store, failure: deed.error, meanwhile, endMeanwhile: () => setMeanwhile(null) };
}

/** The questions that were answered with yes. Known at once for the save that follows, and drawn. */
function useAnswered() {
  const newest = useRef<ReadonlySet<string>>(new Set());
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (question: SaveQuestion) =>
      drawn.has(questionKey(question)) || newest.current.has(questionKey(question)),
    add: (question: SaveQuestion): void => {
      newest.current = new Set([...newest.current, questionKey(question)]);
      setDrawn(newest.current);
    },
  };
}

/**
 * A second press while the first is being saved would save twice (domain §8, 31). Other keys wait for the next item: they
 * are not for the one that is being saved, and never answer a question that nobody has read.
 */
function useOneAtATime<Argument>(work: (argument: Argument) => Promise<void>): (argument: Argument) => void {
  const isBusy = useRef(false);
  return (argument) => {
    if (isBusy.current) return;
    isBusy.current = true;
    // A failure is shown from the deed's own error.
    const done = work(argument)
      .catch(forgetWaitingKeys)
      .finally(() => {
        isBusy.current = false;
      });
    void keysWaitFor(done, isSaving);
  };
}

function isSaving({ ctrlKey, key }: KeyboardEvent): boolean {
  return ctrlKey && (key === 'Enter' || key.toLowerCase() === 's');
}
