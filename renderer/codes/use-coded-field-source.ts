import { useMemo } from 'react';
import type { CodedField, CodeOption } from '../../shared/codes/code.ts';
import { useBridge } from '../bridge/bridge-context.tsx';
import { answerQuery } from '../bridge/use-answer.ts';
import { useWords, type Say } from '../words/use-words.ts';
import {
  LONGEST_CODE,
  LONGEST_TEXT,
  type Choice,
  type ChoiceSource,
  type ValueRemark,
  type ValueStanding,
} from './choice.ts';
import { rateText } from './code-text.ts';

/** The choices for a field whose codes the authority's lists hold. */
export function useCodedFieldSource(field: CodedField): ChoiceSource<CodeOption> {
  const { t } = useWords('codes');
  const bridge = useBridge();
  return useMemo(
    () => ({
      options: (text) =>
        answerQuery(bridge, 'codes', 'options', { field, text: text.slice(0, LONGEST_TEXT) }),
      describe: (code) =>
        answerQuery(bridge, 'codes', 'describe', { field, codes: [code.slice(0, LONGEST_CODE)] }),
      toChoice: (option) => choiceOf(option, field),
      isTree: false,
      remarkOn: (standing) => remarkOn(standing, t),
    }),
    [bridge, field, t],
  );
}

/** A code of the lists as a choice. Only the field of the tax type has rates. */
export function choiceOf({ code, name, inUse, value }: CodeOption, field: CodedField): Choice {
  const raw = value?.value ?? '';
  const rate = field === 'taxTypeCode' ? rateText(raw) : null;
  return { code, name, inUse, value: rate ?? raw, path: [], reason: '' };
}

function remarkOn(standing: ValueStanding, t: Say<'codes'>): ValueRemark | undefined {
  if (standing.is === 'unknown') return { is: 'warning', words: t('picker-unknown') };
  if (standing.is === 'known' && !standing.choice.inUse) return { is: 'warning', words: t('picker-off') };
  return undefined;
}
