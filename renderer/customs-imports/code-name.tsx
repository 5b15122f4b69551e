import type { CodedField } from '../../shared/codes/code.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import classes from './customs-imports.module.css';

interface CodeNameProps {
  readonly field: CodedField;
  readonly code: string;
  /** Says so when the lists do not hold the code; in a narrow column the code alone is enough. */
  readonly saysUnknown?: boolean;
}

/** A code with its name from the lists. One they do not hold stays raw: it is the authority's data, not an error. */
export function CodeName({ field, code, saysUnknown = false }: CodeNameProps) {
  const { t } = useWords('customs-imports');
  const isAskable = code !== '' && code.length <= LONGEST_CODE;
  const answer = useAnswer('codes', 'describe', { field, codes: [code] }, { enabled: isAskable });
  const option = answer.data?.[0];
  const isUnknown = saysUnknown && code !== '' && (option === null || !isAskable);
  return (
    <span title={option?.name}>
      {code}
      {option && <span lang="en"> {option.name}</span>}
      {isUnknown && <span className={classes['quiet']}> {t('name-unknown')}</span>}
    </span>
  );
}

/** What the contract lets through. */
const LONGEST_CODE = 20;
