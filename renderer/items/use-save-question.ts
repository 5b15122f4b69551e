import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { Item, ItemFields } from '../../shared/items/item.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { changedAfterAcceptance } from './save-questions.ts';
import type { SavingNeeds } from './use-saving.ts';

interface QuestionNeeds {
  readonly item: Item | null;
  readonly form: UseFormReturn<ItemFields>;
  readonly base: ItemFields;
  readonly keepLocal: boolean;
}

/** Finds what has to be asked before an item is sent; what stays on this computer is never asked about. */
export function useSaveQuestion({ item, form, base, keepLocal }: QuestionNeeds): SavingNeeds['questionFor'] {
  const bridge = useBridge();
  const answers = useQueryClient();
  const isUnknown = async (code: string): Promise<boolean> => {
    if (code === '' || code.length > LONGEST_CODE) return false;
    const status = await answers.fetchQuery(answerQuery(bridge, 'classifications', 'status', undefined));
    if (status.list === null) return false;
    const [known] = await answers.fetchQuery(
      answerQuery(bridge, 'classifications', 'describe', { codes: [code] }),
    );
    return known === null;
  };
  return async (intent, isAnswered) => {
    if (intent === 'draft' || keepLocal) return null;
    const now = form.getValues();
    const fields = changedAfterAcceptance(item, base, now);
    const changes = { is: 'changes-accepted', fields } as const;
    if (fields.length > 0 && !isAnswered(changes)) return changes;
    const code = now.classificationCode.trim();
    const question = { is: 'unknown-class', code } as const;
    if (code === base.classificationCode && item !== null) return null;
    // A question that cannot be answered must not keep anything from being saved.
    const isAsked = !isAnswered(question) && (await isUnknown(code).catch(() => false));
    return isAsked ? question : null;
  };
}

const LONGEST_CODE = 20;
