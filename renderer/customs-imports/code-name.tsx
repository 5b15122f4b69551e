import type { CodedField } from '../../shared/codes/code.ts';
import { useAnswer } from '../bridge/use-answer.ts';
import { useWords } from '../words/use-words.ts';
import { asOneLine } from './display-text.ts';
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
  const name = useCodeName(field, code);
  return (
    <span title={name ?? undefined}>
      <span lang="en">{asOneLine(code)}</span>
      {name !== null && name !== undefined && <span lang="en"> {name}</span>}
      {saysUnknown && name === null && <span className={classes['quiet']}> {t('name-unknown')}</span>}
    </span>
  );
}

/** The name of a code; null where the lists do not hold it, undefined while that is not known. */
export function useCodeName(field: CodedField, code: string): string | null | undefined {
  const isAskable = code !== '' && code.length <= LONGEST_CODE;
  const { data } = useAnswer('codes', 'describe', { field, codes: [code] }, { enabled: isAskable });
  if (code === '') return undefined;
  if (!isAskable) return null;
  return data === undefined ? undefined : (data[0]?.name ?? null);
}

/** What the contract lets through. */
const LONGEST_CODE = 20;
