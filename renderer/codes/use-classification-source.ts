import { useMemo } from 'react';
import type { ClassificationOption } from '../../shared/codes/classification.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery, useAnswer } from '../bridge/use-answer.ts';
import { useWords, type Say } from '../words/use-words.ts';
import {
  LONGEST_CODE,
  LONGEST_TEXT,
  type Choice,
  type ChoiceSource,
  type ValueRemark,
  type ValueStanding,
} from './choice.ts';

/**
 * The choices for the classification of an item, from the list that was loaded (ux §4.5). Such names and what they
 * were given before come first, so the item's name is asked along.
 */
export function useClassificationSource(itemName: string): ChoiceSource<ClassificationOption> {
  const { t } = useWords('classifications');
  const bridge = useBridge();
  const status = useAnswer('classifications', 'status', undefined).data;
  const isLoaded = status === undefined ? null : status.list !== null;
  return useMemo(
    () => ({
      options: (text) =>
        answerQuery(bridge, 'classifications', 'options', {
          text: text.slice(0, LONGEST_TEXT),
          itemName: itemName.slice(0, LONGEST_TEXT),
        }),
      describe: (code) =>
        answerQuery(bridge, 'classifications', 'describe', { codes: [code.slice(0, LONGEST_CODE)] }),
      toChoice: (option) => choiceOf(option, t),
      isTree: true,
      remarkOn: (standing) => remarkOn(standing, isLoaded, t),
    }),
    [bridge, itemName, isLoaded, t],
  );
}

function choiceOf(option: ClassificationOption, t: Say<'classifications'>): Choice {
  const { code, name, inUse, path, taxTypeCode, reason } = option;
  return {
    code,
    name,
    inUse,
    path,
    value: taxTypeCode === null ? '' : t('tax-hint', { code: taxTypeCode }),
    reason: reason === 'found' ? '' : t(`reason-${reason}`),
  };
}

/** Which of list, free text or "not checked" it is has always to be said (ux §0 decision 8). */
function remarkOn(
  standing: ValueStanding,
  isLoaded: boolean | null,
  t: Say<'classifications'>,
): ValueRemark | undefined {
  if (isLoaded === null) return undefined;
  if (!isLoaded) return { is: 'note', words: t('picker-no-list') };
  if (standing.is === 'unknown') return { is: 'warning', words: t('picker-unknown') };
  if (standing.is === 'known' && !standing.choice.inUse) return { is: 'warning', words: t('picker-off') };
  return undefined;
}
